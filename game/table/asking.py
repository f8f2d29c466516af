"""问牌: the one question a table has out to a bot, its answer, and the pause before the answer counts."""

from dataclasses import dataclass
from itertools import islice

from game.rules.actions import Action, Bury, BuryJokers, Pass
from game.rules.cards import JOKERS, Cards, bundle, without
from game.rules.round import Round
from game.rules.seats import Seat
from game.rules.view import SeatView

PATIENCE = 10.0
"""Seconds after which a question without an answer is given up."""


@dataclass(frozen=True, slots=True)
class Ask:
    """问牌: what should the seat do? `ask_id` never repeats; `level` names the bot's strength."""

    ask_id: int
    level: str
    view: SeatView


@dataclass(slots=True)
class Question:
    """An ask on its way: `due` is the earliest moment for the answer to count, `careful` that of a stand-in."""

    ask: Ask
    seat: Seat
    due: float
    asked_at: float
    careful: bool = False
    answered: bool = False
    answer: Action | None = None

    def take(self, ask_id: int, answer: Action | None) -> None:
        """Note the answer, if it is to this question and the first."""
        if ask_id == self.ask.ask_id and not self.answered:
            self.answered, self.answer = True, answer

    def settled(self, now: float) -> bool:
        """Whether the answer counts now, or nobody will wait for it longer."""
        return now >= (self.due if self.answered else max(self.due, self.asked_at + PATIENCE))

    def action(self, played: Round) -> Action | None:
        """The answer where it is legal; else the first thing that is: a bot never stops a table.

        None only while cards are drawn, where nobody must act.
        """
        view = played.view(self.seat)
        answer = self.answer
        if answer is None or played.check(self.seat, answer) is not None:
            answer = next(view.actions()) if view.my_turn else None
        return _careful(answer, view.hand) if self.careful else answer


def _careful(answer: Action | None, hand: Cards) -> Action | None:
    """托管: what a stand-in makes of an answer: it buries no joker, but the cheapest cards instead (A10b)."""
    if isinstance(answer, BuryJokers):
        return Pass()
    if not isinstance(answer, Bury):
        return answer
    buried = tuple(card for card in answer.cards if card not in JOKERS)
    others = sorted(without(hand, answer.cards), key=lambda card: (card in JOKERS, card.points))
    return Bury(bundle((*buried, *others[: len(answer.cards) - len(buried)])))


def only_passes(view: SeatView) -> bool:
    """不要: whether passing is all that the seat could do in an optional step."""
    return all(action == Pass() for action in islice(view.actions(), 2))
