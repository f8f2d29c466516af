"""Declaring: what questions about it ask for in the same way, whatever the game (A3, B3, B4)."""

from game.rules.actions import Declare
from game.rules.board import Claim
from game.rules.cards import Cards, Rank, Suit
from game.rules.refusals import Refusal
from tools.referee.faults import Fault, QuestionError
from tools.referee.op import as_text
from tools.referee.question import Question

FIELDS = ("first_round", "seat", "hand", "cards", "suit", "standing", "stage")
"""The fields of such a question."""
_CLAIM_FIELDS = ("seat", "cards", "suit", "insured")


def level_of(question: Question, *, first_round: bool) -> Rank:
    """The level of the round; in a first round the first one may be left out."""
    return question.game.levels[0] if first_round and not question.has("level") else question.level("level")


def stage_of(question: Question, *stages: str) -> str:
    """One of the times to declare, the first when left out."""
    name = question.text("stage") if question.has("stage") else stages[0]
    if name not in stages:
        allowed = repr(stages[0]) if len(stages) == 1 else f"one of {', '.join(stages)}"
        raise QuestionError(Fault.BAD_FIELD, f"field 'stage' can only be {allowed} in {question.game.name}")
    return name


def suit_of(question: Question) -> Suit | None:
    """The suit that is named; None for "none", and where none is."""
    return question.trump("suit") if question.has("suit") else None


def names_needlessly(question: Question, claim: Declare, *free: Cards) -> Refusal | None:
    """Refuse "none" beside cards that bring their suit; beside the `free` ones it says something."""
    needless = question.has("suit") and claim.suit is None and claim.cards not in free
    return Refusal.SUIT_NOT_YOURS_TO_NAME if needless else None


def standing_of(question: Question, hand: Cards) -> tuple[Claim, bool] | None:
    """The claim on the table beside a hand, and whether it is said to be insured; None where there is no claim."""
    if not question.has("standing"):
        return None
    inner = question.inner("standing", _CLAIM_FIELDS)
    insured = inner.has("insured") and inner.flag("insured")
    claim = Claim(inner.seat("seat"), inner.cards("cards"), suit_of(inner))
    if claim.seat != question.seat("seat"):
        question.refuse_extra_copies({"standing": claim.cards, "hand": hand})
    return claim, insured


def cannot_stand(claim: Claim, refusal: Refusal) -> QuestionError:
    """The error of a claim that cannot lie on the table."""
    shown = as_text(claim.cards) or "nothing"
    return QuestionError(Fault.BAD_FIELD, f"field 'standing': {shown} cannot be declared ({refusal})")


def see_trump(claim: Claim, trump: Suit | None) -> None:
    """See that a standing claim whose cards make this trump was not said to make another. Raises QuestionError."""
    if trump is not None and claim.suit not in (None, trump):
        raise QuestionError(Fault.BAD_FIELD, f"field 'standing': {as_text(claim.cards)} makes {trump} trump")
