"""What lies on the table."""

import pytest

from game.rules.board import Board, Setup
from game.rules.dagunzi.presets import PRESETS
from game.rules.seats import SEATS
from game.rules.trick import Trick
from tests.kit.notation import P0, P1, P2, P3, piles, rank

LEVELS = (rank("4"), rank("6"))


def board(banker: int | None) -> Board:
    seat = None if banker is None else SEATS[banker]
    return Board(Setup(LEVELS, seat, P0), PRESETS["classic"], seat)


def test_the_level_is_that_of_the_bankers_side() -> None:
    assert [board(seat).level for seat in range(4)] == [4, 6, 4, 6]
    assert board(None).level == 4


def test_banker_and_trump_are_asked_for_only_once_they_are_known() -> None:
    with pytest.raises(RuntimeError, match="no banker yet"):
        _ = board(None).bank
    with pytest.raises(RuntimeError, match="trump suit is not known"):
        _ = board(0).trump
    assert board(3).bank == P3


def test_the_bankers_are_he_and_his_partner() -> None:
    assert [board(1).is_banker_side(seat) for seat in SEATS] == [False, True, False, True]


def test_only_tricks_that_attackers_won_count() -> None:
    plays = piles("S5 | SK | S10 | S3")
    assert board(0).points_won(Trick(P0, plays, P1)) == 25
    assert board(0).points_won(Trick(P0, plays, P2)) == 0
    assert board(0).points_won(Trick(P0, plays)) == 0


def test_a_first_round_has_no_banker_to_begin_with() -> None:
    assert board(None).setup.first_round
    assert not board(2).setup.first_round
