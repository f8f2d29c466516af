"""An op: a kind of question, its fields, and what answers it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.rules.refusals import Refusal
from tools.referee.question import Question

Answer = Mapping[str, object]
"""What is printed, as JSON."""

COMMON = ("op", "game", "preset", "options", "level", "trump")
"""Fields that every question may have, also where its answer does not hang on them."""


@dataclass(frozen=True, slots=True)
class Op:
    """A kind of question: what answers it, and the fields of its own."""

    answer: Callable[[Question], Answer]
    fields: tuple[str, ...] = ()

    @property
    def known(self) -> tuple[str, ...]:
        """Every field that the question may have."""
        return (*COMMON, *self.fields)


Ops = Mapping[str, Op]
"""A game's ops by name."""


def ruling(refusal: Refusal | None, **more: object) -> Answer:
    """The answer to "is this legal?"; `more` is added to it."""
    if refusal is None:
        return {"legal": True, **more}
    return {"legal": False, "refusal": refusal.value, **more}


def as_text(cards: tuple[str, ...]) -> str:
    """Cards spelt out, copy by copy."""
    return " ".join(cards)
