"""Seats and sides."""

import pytest

from game.rules.seats import SEATS, Seat, Team
from tests.kit.notation import P0, P1, P2, P3


def test_play_runs_from_seat_to_seat() -> None:
    assert [seat.next for seat in SEATS] == [P1, P2, P3, P0]
    assert [seat.previous for seat in SEATS] == [P3, P0, P1, P2]
    assert [seat.partner for seat in SEATS] == [P2, P3, P0, P1]


@pytest.mark.parametrize(("steps", "seat"), [(0, P1), (1, P2), (6, P3), (-1, P0), (-2, P3)])
def test_counting_on(steps: int, seat: Seat) -> None:
    assert P1.plus(steps) is seat


def test_partners_are_on_one_side() -> None:
    assert [seat.team for seat in SEATS] == [Team.EVEN, Team.ODD, Team.EVEN, Team.ODD]
    assert (Team.EVEN.other, Team.ODD.other) == (Team.ODD, Team.EVEN)
