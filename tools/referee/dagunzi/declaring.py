"""Declaring (A3)."""

from dataclasses import replace

from game.rules.actions import Declare
from game.rules.board import Claim
from game.rules.cards import Suit
from game.rules.dagunzi.declaring import Bidding
from game.rules.refusals import Refusal
from tools.referee.faults import Fault, QuestionError
from tools.referee.op import Answer, as_text, ruling
from tools.referee.question import Question

STAGE = "deal"
"""Da Gunzi has one time to declare; the closing round goes by the same rule."""
_CLAIM_FIELDS = ("seat", "cards", "suit", "insured")


def declare(question: Question) -> Answer:
    """May a seat show these cards, and what is trump then? Null: the next suited card that it draws will tell."""
    _see_stage(question)
    bidding = _bidding(question)
    hand, claim = question.cards("hand"), Declare(question.cards("cards"), _suit(question))
    standing = bidding.standing
    if standing is not None and standing.seat != question.seat("seat"):
        question.refuse_extra_copies({"standing": standing.cards, "hand": hand})
    refusal = bidding.check(hand, claim)
    if refusal is None and claim.suit is None and question.has("suit"):
        refusal = Refusal.SUIT_NOT_YOURS_TO_NAME  # "none", beside cards that bring their suit
    if refusal is not None:
        return ruling(refusal)
    trump = bidding.trump(claim)
    return ruling(None, trump=None if trump is None else trump.value)


def _see_stage(question: Question) -> None:
    if question.has("stage") and question.text("stage") != STAGE:
        raise QuestionError(Fault.BAD_FIELD, f"field 'stage' can only be {STAGE!r} in {question.game.name}")


def _suit(question: Question) -> Suit | None:
    return question.trump("suit") if question.has("suit") else None


def _bidding(question: Question) -> Bidding:
    """What the claim is measured by; in a first round the level does not matter and may be left out (A3.1)."""
    first_round = question.flag("first_round")
    level = question.game.levels[0] if first_round and not question.has("level") else question.level("level")
    question.seat("seat")
    bidding = Bidding(first_round, level, None)
    return replace(bidding, standing=_standing(question, bidding)) if question.has("standing") else bidding


def _standing(question: Question, bidding: Bidding) -> Claim:
    """The claim on the table, which must be one that can lie there."""
    inner = question.inner("standing", _CLAIM_FIELDS)
    if inner.has("insured"):
        inner.flag("insured")
    claim = Claim(inner.seat("seat"), inner.cards("cards"), _suit(inner))
    shown = Declare(claim.cards)
    refusal = bidding.check(claim.cards, shown)
    if refusal not in (None, Refusal.SUIT_NOT_NAMED):
        message = f"field 'standing': {as_text(claim.cards) or 'nothing'} cannot be declared ({refusal})"
        raise QuestionError(Fault.BAD_FIELD, message)
    trump = bidding.trump(shown)
    if trump is not None and claim.suit not in (None, trump):
        raise QuestionError(Fault.BAD_FIELD, f"field 'standing': {as_text(claim.cards)} makes {trump} trump")
    return claim
