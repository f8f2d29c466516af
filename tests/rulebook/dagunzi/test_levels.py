"""A8: levels and the next banker."""

import pytest

from game.rules.cards import RANK_TEXT, Card
from game.rules.dagunzi.options import DagunziOptions
from game.rules.dagunzi.scoring import Account
from game.rules.dagunzi.settling import settle
from game.rules.games import GAMES
from game.rules.match import Match, MatchPlan, Standing
from game.rules.round import Round
from game.rules.seats import SEATS, Seat
from game.rules.settlement import Settlement
from tests.kit.accounts import account
from tests.kit.notation import P0, P1, P2, P3
from tests.kit.playthrough import CLASSIC, options


def levels_after(before: Account, rules: DagunziOptions = CLASSIC) -> tuple[str, str]:
    """The levels of the old bankers and of the attackers after a round that does not end the pot."""
    result = settle(before, rules)
    assert result.winners is None
    return RANK_TEXT[result.levels[before.bankers]], RANK_TEXT[result.levels[before.attackers]]


def banker_after(before: Account, rules: DagunziOptions = CLASSIC) -> Seat | None:
    return settle(before, rules).next_banker


def next_round(before: Account) -> Round:
    """The round that is dealt after this one, by classic rules."""
    game = GAMES["dagunzi"]
    match = Match(game, CLASSIC, MatchPlan(), Standing(before.levels, before.banker)).after(settle(before, CLASSIC))
    return game.start(CLASSIC, match.setup(P0), game.pack)


def test_ex_a8_1_one_level_and_two_for_the_big_joker() -> None:
    before = account(70, "kept", "BJ", level="3", banker=P1)
    assert levels_after(before)[0] == "6"
    assert banker_after(before) == P3


def test_ex_a8_2_captured_below_120_nobody_moves() -> None:
    before = account(75, "captured", "BJ", level="4", against="4")
    assert levels_after(before) == ("4", "4")
    assert banker_after(before) == before.banker.partner


def test_ex_a8_3_the_attackers_earn_the_round() -> None:
    before = account(130, "captured", "BJ", against="4", banker=P1)
    assert levels_after(before) == ("6", "7")
    assert banker_after(before) == P2
    assert next_round(before).board.level == 7


def test_ex_a8_4_120_but_kept_the_bank_without_a_level() -> None:
    before = account(130, "kept", "BJ", against="4", banker=P1)
    assert levels_after(before)[1] == "4"
    assert banker_after(before) == P2
    assert next_round(before).board.level == 4


def test_ex_a8_5_attackers_do_not_leave_3() -> None:
    before = account(165, "captured", "LJ", against="3", banker=P1)
    assert levels_after(before)[1] == "3"
    assert banker_after(before) == P2


def test_ex_a8_6_a_jump_stops_at_10() -> None:
    assert levels_after(account(110, "kept", "BJ LJ", level="8"))[0] == "10"


def test_ex_a8_7_level_10_must_be_passed() -> None:
    won = settle(account(115, "kept", level="10", banker=P1), CLASSIC)
    assert (won.winners, won.special) == (P1.team, False)
    held = account(115, "captured", level="10", banker=P1)
    assert (levels_after(held)[0], banker_after(held)) == ("10", P3)
    lost = account(120, "captured", level="10", banker=P1)
    assert (levels_after(lost)[0], banker_after(lost)) == ("10", P2)


def test_ex_a8_8_attackers_at_10_and_9() -> None:
    standing = account(200, "captured", against="10", banker=P1)
    assert (levels_after(standing)[1], banker_after(standing)) == ("10", P2)
    assert levels_after(account(120, "captured", against="9"))[1] == "10"


def test_ex_a8_9_jokers_of_a_dry_pot_give_no_level() -> None:
    assert levels_after(account(60, "kept", "BJ", level="5", dry=True))[0] == "6"


@pytest.mark.parametrize(("fate", "level_card"), [("kept", Card.H4), ("captured", Card.H5)])
def test_ex_a8_10_the_level_cards_of_the_next_round(fate: str, level_card: Card) -> None:
    assert next_round(account(120, fate, level="6", against="4")).board.level == level_card.rank


@pytest.mark.parametrize(
    ("score", "fate", "bankers", "attackers", "take_over"),
    [
        (5, "kept", "7", "6", False),
        (115, "kept", "7", "6", False),
        (5, "captured", "6", "6", False),
        (115, "captured", "6", "6", False),
        (120, "captured", "6", "7", True),
        (295, "captured", "6", "7", True),
        (120, "kept", "6", "6", True),
        (295, "kept", "6", "6", True),
    ],
)
def test_a8_the_table(score: int, fate: str, bankers: str, attackers: str, take_over: bool) -> None:
    before = account(score, fate)
    assert levels_after(before) == (bankers, attackers)
    assert banker_after(before) == (before.banker.next if take_over else before.banker.partner)


@pytest.mark.parametrize("banker", SEATS)
@pytest.mark.parametrize("fate", ["kept", "captured"])
def test_d_a26_the_bank_may_stay_with_the_same_seat(banker: Seat, fate: str) -> None:
    rules = options(next_banker_hold="same")
    assert banker_after(account(115, fate, banker=banker), rules) == banker
    assert banker_after(account(120, fate, banker=banker), rules) == banker.next


@pytest.mark.parametrize(
    ("score", "fate", "jokers", "levels"),
    [
        (165, "captured", "LJ", ("6", "5")),  # attackers may leave 3
        (165, "captured", "", ("6", "4")),
        (165, "kept", "LJ", ("6", "3")),
        (295, "captured", "BJ*2 LJ*3", ("6", "10")),
        (70, "kept", "", ("7", "3")),
    ],
)
def test_d_a27_must_play_10_alone(score: int, fate: str, jokers: str, levels: tuple[str, str]) -> None:
    before = account(score, fate, jokers, level="6", against="3")
    assert levels_after(before, options(must_play="10")) == levels


@pytest.mark.parametrize(("against", "reached"), [("4", "5"), ("5", "6"), ("9", "10")])
def test_d_a27_attackers_leave_levels_that_need_not_be_played(against: str, reached: str) -> None:
    before = account(120, "captured", against=against)
    assert levels_after(before)[1] == reached


@pytest.mark.parametrize(
    ("level", "jokers", "reached"), [("4", "", "5"), ("4", "BJ LJ", "6"), ("6", "BJ", "9"), ("7", "LJ LJ LJ", "10")]
)
def test_d_a27_a_jump_stops_at_every_level_that_must_be_played(level: str, jokers: str, reached: str) -> None:
    rules = options(must_play="3,6,10")
    assert levels_after(account(70, "kept", jokers, level=level), rules)[0] == reached


def test_d_a27_attackers_do_not_leave_any_level_that_must_be_played() -> None:
    rules = options(must_play="6,10")
    assert levels_after(account(120, "captured", against="6"), rules)[1] == "6"
    assert levels_after(account(70, "kept", level="6"), rules)[0] == "7"


def test_d_a13_captured_below_120_earns_nobody_a_level_and_no_joker_blood() -> None:
    result: Settlement = settle(account(75, "captured", "BJ LJ"), CLASSIC)
    assert (result.gained, result.tribute) == ((0, 0), 1)


def test_a8_gained_counts_the_steps_really_made() -> None:
    assert settle(account(110, "kept", "BJ LJ", level="8", banker=P2), CLASSIC).gained == (2, 0)
    assert settle(account(110, "kept", "BJ LJ", level="8", banker=P3), CLASSIC).gained == (0, 2)
