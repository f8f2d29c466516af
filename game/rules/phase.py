"""阶段: the protocol of a phase: a frozen value of public facts that can be looked at and moved on."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from game.rules.actions import Action
from game.rules.board import Board
from game.rules.events import Notice, Viewer
from game.rules.open_cards import OpenCards
from game.rules.seats import Seat
from game.rules.view import Stage


@dataclass(frozen=True, slots=True)
class Finished:
    """A phase is over; `outcome` tells the game's script which one, and how, so that it can go on."""

    outcome: object = None


@dataclass(frozen=True, slots=True)
class Step:
    """What an action leads to: the table, the cards, the phase from here on, and who is told what."""

    board: Board
    cards: OpenCards
    then: "Phase | Finished"
    notices: tuple[Notice, ...] = ()


class Phase(Stage):
    """阶段: one file, one phase. It never names the phase that follows: it returns `Finished`."""

    __slots__ = ()

    over: ClassVar[bool] = False
    """Whether the round ends here."""
    settles: ClassVar[bool] = False
    """Whether it was played to its end and can be reckoned; a void deal cannot."""

    @property
    def deals(self) -> bool:
        """发牌: whether the dealer may draw now."""
        return False

    def deal(self, board: Board, cards: OpenCards) -> Step:
        """发牌: deal the next card. Raises RuntimeError in a phase that deals none."""
        raise RuntimeError(f"no card is dealt at level {board.level} with {len(cards.stock)} cards left")

    def most(self, cards: OpenCards, viewer: Viewer) -> int | None:
        """Give the one number that hangs on cards the viewer may not see (A5.4); most phases have none."""
        del cards, viewer

    @abstractmethod
    def apply(self, board: Board, cards: OpenCards, seat: Seat, action: Action) -> Step:
        """Do an action of a seat, found legal before."""
