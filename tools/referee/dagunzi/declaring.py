"""Declaring (A3)."""

from dataclasses import replace

from game.rules.actions import Declare
from game.rules.board import Claim
from game.rules.cards import Cards
from game.rules.dagunzi.declaring import Bidding
from game.rules.refusals import Refusal
from tools.referee.declaring import (
    cannot_stand,
    level_of,
    names_needlessly,
    see_trump,
    stage_of,
    standing_of,
    suit_of,
)
from tools.referee.op import Answer, ruling
from tools.referee.question import Question

STAGE = "deal"
"""Da Gunzi has one time to declare; the closing round goes by the same rule."""


def declare(question: Question) -> Answer:
    """May a seat show these cards, and what is trump then? Null: the next suited card that it draws will tell."""
    stage_of(question, STAGE)
    question.seat("seat")
    hand, claim = question.cards("hand"), Declare(question.cards("cards"), suit_of(question))
    bidding = _bidding(question, hand)
    refusal = bidding.check(hand, claim) or names_needlessly(question, claim)
    if refusal is not None:
        return ruling(refusal)
    trump = bidding.trump(claim)
    return ruling(None, trump=None if trump is None else trump.value)


def _bidding(question: Question, hand: Cards) -> Bidding:
    """What the claim is measured by; in a first round the level does not matter (A3.1)."""
    first_round = question.flag("first_round")
    bidding = Bidding(first_round, level_of(question, first_round=first_round), None)
    found = standing_of(question, hand)
    if found is None:
        return bidding
    _see_standing(found[0], bidding)
    return replace(bidding, standing=found[0])


def _see_standing(claim: Claim, bidding: Bidding) -> None:
    """See that the claim on the table can lie there; being insured changes nothing."""
    shown = Declare(claim.cards)
    refusal = bidding.check(claim.cards, shown)
    if refusal not in (None, Refusal.SUIT_NOT_NAMED):
        raise cannot_stand(claim, refusal)
    see_trump(claim, bidding.trump(shown))
