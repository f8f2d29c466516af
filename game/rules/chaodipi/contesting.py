"""反主, 炒底: what overriding in the first round and frying in later ones have in common: who is asked (B4)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from game.rules.actions import Declare
from game.rules.board import Board
from game.rules.chaodipi.claims import Bidding
from game.rules.declaring import Asking
from game.rules.phase import Finished
from game.rules.refusals import Refusal
from game.rules.seats import SEATS, Seat
from game.rules.view import SeatView


@dataclass(frozen=True, slots=True)
class Uncontested:
    """定主: the outcome: nobody overrides the standing claim any more."""


@dataclass(frozen=True, slots=True)
class Contesting(Asking):
    """反主, 炒底: seats are asked in turn, only the owner of the standing claim is left out (B4).

    It is over when all the others have passed in a row; whoever passed before may claim when his turn comes back
    (回头望, D-B05).
    """

    @classmethod
    def after(cls, board: Board, seat: Seat) -> Self:
        """Ask everybody, from the seat behind `seat` on."""
        return cls(_next_asked(board, seat), _asked_at_most(board))

    def passed(self, board: Board) -> tuple[Seat, ...]:
        """不要: who has passed since asking began anew, in turn (B4)."""
        owner = board.claims[-1].seat if board.claims else None
        before = [self.turn.plus(-back) for back in range(1, len(SEATS)) if self.turn.plus(-back) != owner]
        return tuple(reversed(before[: _asked_at_most(board) - self.left]))

    def after_pass(self, board: Board) -> Self | Finished:
        return type(self)(_next_asked(board, self.turn), self.left - 1) if self.left > 1 else Finished(Uncontested())

    def check_claim(self, view: SeatView, claim: Declare) -> Refusal | None:
        return Bidding.of(view.board, view.seat, view.hand).check_override(claim)

    def claims(self, view: SeatView) -> Iterator[Declare]:
        return Bidding.of(view.board, view.seat, view.hand).overrides()


def _asked_at_most(board: Board) -> int:
    return len(SEATS) - 1 if board.claims else len(SEATS)


def _next_asked(board: Board, seat: Seat) -> Seat:
    owner = board.claims[-1].seat if board.claims else None
    return seat.next.next if seat.next == owner else seat.next
