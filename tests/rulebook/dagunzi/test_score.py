"""A7: the score of a round."""

import pytest

from game.rules.seats import Seat
from game.rules.settlement import Settlement
from tests.kit.notation import P0, P1, P2, P3
from tests.kit.scenes import Scene

LAST_TRICKS = {
    # Nothing in these tricks counts; P1 is an attacker, P0 and P2 are the bankers.
    ("single", "captured"): ("S9", "SA", "S4", "S3"),
    ("triple", "captured"): ("S9*3", "SA*3", "S4*3", "S3*3"),
    ("single", "kept"): ("SA", "S9", "S4", "S3"),
}


def round_ended(points: int, kitty: str, lead: str, fate: str, banker: Seat = P0) -> Settlement:
    """The attackers have `points` from earlier tricks; the last one, worth nothing, is played."""
    plays = LAST_TRICKS[lead, fate]
    hands = dict(zip((P0, P1, P2, P3), plays, strict=True))
    game = Scene(hands, kitty, banker=banker, points=points).from_play(leader=P0)
    game.play_trick(*plays)
    assert game.stage == "over"
    result = game.settle()
    assert result.captured is (fate == "captured")
    return result


def test_ex_a7_1_captured_with_a_single() -> None:
    assert round_ended(105, "S10 H10 C3 C4 C6 C8", "single", "captured").score == 145


def test_ex_a7_2_captured_with_a_triple_counts_no_more_than_twice() -> None:
    assert round_ended(95, "S10 H10 DK S5 C6 C8", "triple", "captured").score == 165


def test_ex_a7_3_kept_it_counts_for_nobody() -> None:
    assert round_ended(110, "S10 H10 DK C4 C6 C8", "single", "kept").score == 110


def test_ex_a7_4_300_with_the_kitty_ends_the_pot() -> None:
    result = round_ended(260, "S10 H10 C3 C4 C6 C8", "single", "captured")
    assert result.score == 300
    assert (result.winners, result.special) == (P1.team, True)


def test_ex_a7_5_nothing_ends_the_pot_for_the_bankers() -> None:
    result = round_ended(0, "C3*2 C4*2 C6 C8", "single", "captured")
    assert result.score == 0
    assert (result.winners, result.special) == (P0.team, True)


@pytest.mark.parametrize(("points", "ends"), [(239, False), (240, True), (300, True)])
def test_d_a25_300_and_more_is_300(points: int, ends: bool) -> None:
    result = round_ended(points, "S10 H10 DK C4 C6 C8", "single", "captured")
    assert result.score == points + 60
    assert (result.winners is not None) is ends


def test_a7_points_of_the_last_trick_count_too() -> None:
    game = Scene({P0: "S9", P1: "SA", P2: "SK", P3: "S10"}, "C3*3 C4*3", banker=P0, points=100).from_play()
    game.play_trick("S9", "SA", "SK", "S10")
    assert game.settle().score == 120
