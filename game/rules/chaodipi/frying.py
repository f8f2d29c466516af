"""炒底: in later rounds a stronger pair takes the trump and the buried kitty; the bank stays (B4)."""

from dataclasses import dataclass

from game.rules.actions import Declare
from game.rules.board import Board
from game.rules.chaodipi.claims import put_claim
from game.rules.chaodipi.contesting import Contesting
from game.rules.chaodipi.options import chaodipi_options
from game.rules.events import Notice
from game.rules.phase import Finished
from game.rules.seats import Seat


def can_be_fried(board: Board) -> bool:
    """炒底: whether the kitty, once buried, can be fried in this round (B3, B4, D-B03, D-B17)."""
    claimed = bool(board.claims) or chaodipi_options(board.options).fry_after_flip
    return claimed and not board.setup.first_round


@dataclass(frozen=True, slots=True)
class Fried:
    """炒底: the outcome: this seat takes the kitty up and buries anew."""

    fryer: Seat


@dataclass(frozen=True, slots=True)
class Frying(Contesting):
    """炒底: asked after each burying, from the seat behind the one who buried (B4)."""

    name = "fry"

    def claim(self, board: Board, seat: Seat, claim: Declare) -> tuple[Board, tuple[Notice, ...]]:
        return put_claim(board, seat, claim, takes_bank=False)

    def after_claim(self, board: Board) -> Finished:
        del board
        return Finished(Fried(self.turn))
