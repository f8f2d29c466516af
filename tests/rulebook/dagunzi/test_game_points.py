"""A10: game points and titles."""

import pytest

from game.rules.dagunzi.game_points import leave_points, title_of, tribute_points
from game.rules.dagunzi.options import DagunziOptions
from game.rules.dagunzi.scoring import Account
from game.rules.dagunzi.settling import settle
from game.rules.seats import SEATS, Seat
from game.rules.settlement import NO_POINTS, Points
from tests.kit.accounts import account
from tests.kit.notation import P0, P1, P2, P3
from tests.kit.playthrough import give_back, options, pay
from tests.kit.scenes import Scene

SMALL, LARGE, NONE = (options(score_table=table) for table in ("small", "large", "none"))

A8_1 = account(70, "kept", "BJ", level="3")
A8_2 = account(75, "captured", "BJ", level="4", against="4")
A8_3 = account(130, "captured", "BJ", against="4")
A8_4 = account(130, "kept", "BJ", against="4")
A8_5 = account(165, "captured", "LJ", against="3")
A8_6 = account(110, "kept", "BJ LJ", level="8")
PASSING_10 = account(115, "kept", level="10")


def booked(before: Account, table: DagunziOptions) -> tuple[int, int]:
    """What each banker and each attacker books."""
    points = settle(before, table).points
    assert points[before.banker] == points[before.banker.partner]
    assert points[before.banker.next] == points[before.banker.previous]
    return points[before.banker], points[before.banker.next]


def test_ex_a10_1_levels_of_the_bankers() -> None:
    assert booked(A8_1, SMALL) == (9, -9)
    assert booked(A8_1, LARGE) == (60, -30)


def test_ex_a10_2_bank_and_levels_of_the_attackers() -> None:
    assert booked(A8_3, SMALL) == (-10, 10)
    assert booked(A8_3, LARGE) == (-30, 60), "levels only"


def test_ex_a10_3_the_bank_alone() -> None:
    assert booked(A8_4, SMALL) == (-1, 1)
    assert booked(A8_4, LARGE) == (-5, 10)
    assert booked(A8_5, SMALL) == (-1, 1), "no level was made"
    assert booked(A8_5, LARGE) == (-5, 10)


def test_ex_a10_4_steps_really_made() -> None:
    assert booked(A8_6, SMALL) == (6, -6)
    assert booked(A8_6, LARGE) == (40, -20)
    assert booked(A8_2, SMALL) == booked(A8_2, LARGE) == (0, 0)


def test_ex_a10_5_passing_10() -> None:
    assert booked(PASSING_10, SMALL) == (3, -3)
    assert booked(PASSING_10, LARGE) == (500, 200)


def tribute_booked(rules: DagunziOptions, holder: Seat | None = None) -> Points:
    """P3 owes the banker P0 three cards, `holder` has all big jokers; gives what is booked when the round is over."""
    strong, weak = "LJ HA HQ S9 S8 S6", "S3 S4 C3 C4 D8 D9"
    hands = {P0: strong, P1: weak, P2: weak, P3: strong}
    hands = {seat: f"{hand} {'BJ*3' if seat == holder else 'D3 D4 D6'}" for seat, hand in hands.items()}
    game = Scene(hands, "S4 S9 DK C3 C5 H9", "7 H", P0, 3, options=rules).from_tribute()
    game.finish()
    return game.settle().tribute_points


def test_ex_a10_6_three_tribute_cards() -> None:
    assert tribute_points(3, P3, SMALL) == (3, -3, 3, -3)
    assert tribute_points(3, P3, LARGE) == (30, -30, 30, -30)
    assert tribute_booked(SMALL) == (3, -3, 3, -3)
    assert tribute_booked(LARGE) == (30, -30, 30, -30)


def test_ex_a10_7_leaving() -> None:
    assert leave_points(P0, options(leave_penalty="large")) == (-200, 30, 0, 30)
    assert leave_points(P3, options(leave_penalty="large")) == (30, 0, 30, -200)
    assert leave_points(P0, options(leave_penalty="none")) == NO_POINTS


@pytest.mark.parametrize(
    ("total", "title"),
    [(-50, 0), (0, 0), (1, 1), (499, 1), (500, 2), (511_999, 14), (512_000, 15), (9_999_999, 18)],
)
def test_ex_a10_8_titles(total: int, title: int) -> None:
    assert title_of(total) == title


def test_a10_every_title_begins_at_its_threshold() -> None:
    thresholds = [1, 500, 3000, 6000, 11000, 19000, 31000, 47000, 67000, 92000, 122000, 170000, 240000, 350000]
    thresholds += [512000, 1024000, 2048000, 4096000]
    for title, threshold in enumerate(thresholds, start=1):
        assert (title_of(threshold - 1), title_of(threshold)) == (title - 1, title)


@pytest.mark.parametrize(
    ("before", "small", "large"),
    [
        (account(0, "kept"), (50, -50), (500, -100)),
        (account(0, "kept", level="10"), (50, -50), (500, -100)),  # only the first ending applies
        (account(300, "captured"), (-50, 50), (-100, 500)),
        (account(140, "captured", "BJ*3"), (-50, 50), (-100, 500)),
        (account(100, "captured"), (0, 0), (0, 0)),
        (account(100, "kept"), (3, -3), (20, -10)),
    ],
)
def test_a10_special_endings_replace_bank_and_levels(
    before: Account, small: tuple[int, int], large: tuple[int, int]
) -> None:
    assert booked(before, SMALL) == small
    assert booked(before, LARGE) == large


@pytest.mark.parametrize(
    "before", [A8_1, A8_2, A8_3, A8_4, A8_5, A8_6, PASSING_10, account(0, "kept"), account(300, "captured")]
)
def test_a10_without_a_table_nothing_is_booked(before: Account) -> None:
    assert booked(before, NONE) == (0, 0)
    assert tribute_points(3, P3, NONE) == NO_POINTS


def test_d_a31_a_reversed_tribute_reverses_the_sign() -> None:
    assert tribute_booked(SMALL, holder=P3) == (-3, 3, -3, 3)


def test_d_a31_a_waived_tribute_books_nothing() -> None:
    assert tribute_booked(LARGE, holder=P1) == NO_POINTS


def test_d_a31_only_cards_really_paid_count() -> None:
    game = Scene({P0: "S9 S8", P3: "LJ SK S5"}, "S4 S9 DK C3 C5 H9", "7 H", P0, 3).from_tribute()
    game.do(P3, pay("LJ"))
    game.do(P0, give_back("S9"))
    tribute = game.round.board.tribute
    assert tribute is not None
    assert tribute_points(len(tribute.paid), tribute.payer, SMALL) == (1, -1, 1, -1)


@pytest.mark.parametrize("banker", SEATS)
def test_a10_points_are_booked_by_seat(banker: Seat) -> None:
    points = settle(account(100, "kept", banker=banker), SMALL).points
    assert points == tuple(3 if seat.team == banker.team else -3 for seat in SEATS)
