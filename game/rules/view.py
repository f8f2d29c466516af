"""视角: what one seat may see of a round, and the one place where legality is decided."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.rules.actions import Action
from game.rules.board import Board
from game.rules.cards import Cards
from game.rules.events import Viewer
from game.rules.refusals import Refusal
from game.rules.seats import Seat


class Stage(ABC):
    """阶段: the public facts of the phase a round is in: whose turn it is and what may be done.

    `name` is the phase's name on the wire, in texts and in notation.
    """

    __slots__ = ()

    name: ClassVar[str]

    @property
    @abstractmethod
    def to_act(self) -> tuple[Seat, ...]:
        """轮到谁: the seats that must act for the round to go on; none while the dealer deals or all is over."""

    @abstractmethod
    def check(self, view: "SeatView", action: Action) -> Refusal | None:
        """Say why the view's seat may not do this now, None when it may."""

    @abstractmethod
    def actions(self, view: "SeatView") -> Iterator[Action]:
        """Give every legal action of the view's seat once (A5.3 has millions: take what you need)."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """视角: all that a seat (None: a spectator) knows; nothing in here depends on cards it was not shown.

    `sizes` are the hand sizes by seat, `stock` the number of undealt cards. `kitty` and `first_kitty` are None unless
    this viewer knows them; `fried` are the kitties that each of `board.fryers` took up, None where the viewer neither
    buried nor took it (B4). `returned` is known to the two seats of a tribute; `most` is the number of jokers that the
    seat asked may bury (A5.4).
    """

    seat: Viewer
    board: Board
    stage: Stage
    hand: Cards
    sizes: tuple[int, int, int, int]
    stock: int
    first_kitty: Cards | None = None
    kitty: Cards | None = None
    fried: tuple[Cards | None, ...] = ()
    returned: Cards | None = None
    most: int | None = None

    @property
    def my_turn(self) -> bool:
        """轮到我: whether the round waits for this seat."""
        return self.seat in self.stage.to_act

    def check(self, action: Action) -> Refusal | None:
        """Say why the seat may not do this now, None when it may: host, screen and bots all ask here."""
        return self.stage.check(self, action)

    def actions(self) -> Iterator[Action]:
        """Give every legal action of the seat once."""
        return self.stage.actions(self)
