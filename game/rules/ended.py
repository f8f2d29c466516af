"""收局: the two ways in which a deal ends, as phases in which nothing more happens."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.rules.actions import Action
from game.rules.board import Board
from game.rules.open_cards import OpenCards
from game.rules.phase import Phase, Step
from game.rules.refusals import Refusal
from game.rules.seats import Seat
from game.rules.view import SeatView


@dataclass(frozen=True, slots=True)
class Ended(Phase):
    """收局: nobody acts any more."""

    over: ClassVar[bool] = True

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return ()

    def check(self, view: SeatView, action: Action) -> Refusal | None:
        del view, action
        return Refusal.WRONG_STEP

    def actions(self, view: SeatView) -> Iterator[Action]:
        del view
        return iter(())

    def apply(self, board: Board, cards: OpenCards, seat: Seat, action: Action) -> Step:
        raise RuntimeError(
            f"{seat} wants {action} with {len(cards.kitty)} cards in the kitty of an ended round at level {board.level}"
        )


@dataclass(frozen=True, slots=True)
class Redeal(Ended):
    """重发: no banker or trump could be found; whoever runs the table supplies a new deck (A3, D-A34)."""

    name = "redeal"


@dataclass(frozen=True, slots=True)
class Over(Ended):
    """一局完: all cards are played; `captured` tells who won the last trick (A7)."""

    name = "over"
    settles: ClassVar[bool] = True

    captured: bool
