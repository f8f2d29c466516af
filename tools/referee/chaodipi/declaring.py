"""Reporting, insuring, overriding, frying (B3, B4)."""

from dataclasses import replace

from game.rules.actions import Declare
from game.rules.board import Board, Claim, Setup
from game.rules.cards import Cards
from game.rules.chaodipi.claims import BIG_JOKERS, SMALL_JOKERS, Bidding, trump_of
from game.rules.chaodipi.frying import can_be_fried
from game.rules.refusals import Refusal
from game.rules.seats import Seat
from tools.referee.chaodipi.asked import options_of
from tools.referee.declaring import (
    cannot_stand,
    level_of,
    names_needlessly,
    see_trump,
    stage_of,
    standing_of,
    suit_of,
)
from tools.referee.faults import Fault, QuestionError
from tools.referee.op import Answer, ruling
from tools.referee.question import NO_TRUMP, Question

DEAL, OVERRIDE, FRY = "deal", "override", "fry"
STAGES = (DEAL, OVERRIDE, FRY)
"""The times to declare: while the cards are dealt and right after, before the first banker has the kitty, later on."""


def declare(question: Question) -> Answer:
    """May a seat show these cards at this stage, and what is trump then?"""
    stage = _stage(question)
    hand, claim = question.cards("hand"), Declare(question.cards("cards"), suit_of(question))
    bidding = _bidding(question, stage, hand)
    refusal = _check(question, stage, bidding, claim)
    if refusal is not None:
        return ruling(refusal)
    trump = trump_of(claim)
    return ruling(None, trump=NO_TRUMP if trump is None else trump.value)


def _stage(question: Question) -> str:
    stage, first_round = stage_of(question, *STAGES), question.flag("first_round")
    if stage != DEAL and first_round != (stage == OVERRIDE):
        rounds = "a first round" if stage == OVERRIDE else "later rounds"
        raise QuestionError(Fault.BAD_FIELD, f"field 'stage': {stage!r} is part of {rounds} alone")
    return stage


def _bidding(question: Question, stage: str, hand: Cards) -> Bidding:
    """What the claim is measured by."""
    level = level_of(question, first_round=question.flag("first_round"))
    bidding = Bidding(question.seat("seat"), hand, level, None)
    found = standing_of(question, hand)
    return bidding if found is None else replace(bidding, standing=_standing(stage, bidding, *found))


def _standing(stage: str, bidding: Bidding, claim: Claim, insured: bool) -> Claim:
    """The claim on the table, which must be one that can lie there; an insured card lies there with its twin (B3)."""
    shown = Declare(claim.cards * 2 if insured and len(claim.cards) == 1 else claim.cards)
    maker = Bidding(claim.seat, shown.cards, bidding.level, None)
    refusal = maker.check_report(shown)
    if refusal is not None and stage != DEAL and not insured:
        refusal = maker.check_override(shown)
    if refusal is not None:
        raise cannot_stand(claim, refusal)
    trump = trump_of(shown)
    see_trump(claim, trump)
    if shown.cards == SMALL_JOKERS and claim.suit is not None:
        raise cannot_stand(claim, Refusal.NO_TRUMP_ONLY)
    return replace(claim, cards=shown.cards, suit=claim.suit or trump)


def _check(question: Question, stage: str, bidding: Bidding, claim: Declare) -> Refusal | None:
    if stage == DEAL:
        refusal = bidding.check_report(claim)
    elif not _comes_to_it(question, stage, bidding):
        refusal = Refusal.WRONG_STEP
    else:
        refusal = bidding.check_override(claim)
    return refusal or names_needlessly(question, claim, SMALL_JOKERS, BIG_JOKERS)


def _comes_to_it(question: Question, stage: str, bidding: Bidding) -> bool:
    """Whether a round gets to this stage: without a report there is no overriding, nor frying by default (B3)."""
    if stage == OVERRIDE:
        return bidding.standing is not None
    options = options_of(question)
    setup = Setup((bidding.level, bidding.level), Seat.P0, Seat.P0)
    claims = () if bidding.standing is None else (bidding.standing,)
    return can_be_fried(Board(setup, options, Seat.P0, claims=claims))
