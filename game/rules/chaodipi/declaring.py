"""报主: drawing the cards and reporting while they arrive, then the closing round (B2, B3)."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.rules import declaring
from game.rules.actions import Declare
from game.rules.board import Board
from game.rules.chaodipi.claims import Bidding, put_claim
from game.rules.events import Notice
from game.rules.phase import Finished
from game.rules.refusals import Refusal
from game.rules.seats import Seat
from game.rules.view import SeatView


@dataclass(frozen=True, slots=True)
class DealDone:
    """发完: the outcome of drawing and the closing round."""


class _Reports:
    """What drawing and the closing round have in common: the first level card shown reports, its twin insures (B3)."""

    __slots__ = ()

    def check_claim(self, view: SeatView, claim: Declare) -> Refusal | None:
        return Bidding.of(view.board, view.seat, view.hand).check_report(claim)

    def claims(self, view: SeatView) -> Iterator[Declare]:
        return Bidding.of(view.board, view.seat, view.hand).reports()

    def claim(self, board: Board, seat: Seat, claim: Declare) -> tuple[Board, tuple[Notice, ...]]:
        return put_claim(board, seat, claim, takes_bank=board.setup.first_round)


@dataclass(frozen=True, slots=True)
class Drawing(_Reports, declaring.Drawing):
    """抓牌: whoever is first to show a level card sets the trump, in the first round he takes the bank (B2, B3)."""

    def when_dealt(self, board: Board) -> "Closing":
        return Closing(board.setup.first_drawer)


@dataclass(frozen=True, slots=True)
class Closing(_Reports, declaring.Asking):
    """收亮: after the last card each seat is asked once, from the first drawer on; insurance closes with it (B3)."""

    name = "closing"

    def after_claim(self, board: Board) -> "Closing | Finished":
        return self.after_pass(board)

    def after_pass(self, board: Board) -> "Closing | Finished":
        del board
        return Closing(self.turn.next, self.left - 1) if self.left > 1 else Finished(DealDone())
