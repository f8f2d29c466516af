"""反主: in the first round a stronger pair takes trump and bank, before the banker has the kitty (B4)."""

from dataclasses import dataclass

from game.rules.actions import Declare
from game.rules.board import Board
from game.rules.chaodipi.claims import put_claim
from game.rules.chaodipi.contesting import Contesting
from game.rules.events import Notice
from game.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Overriding(Contesting):
    """反主: the last to override is banker; until he has taken the kitty anybody may come back (B4)."""

    name = "override"

    def claim(self, board: Board, seat: Seat, claim: Declare) -> tuple[Board, tuple[Notice, ...]]:
        return put_claim(board, seat, claim, takes_bank=True)

    def after_claim(self, board: Board) -> "Overriding":
        return Overriding.after(board, self.turn)
