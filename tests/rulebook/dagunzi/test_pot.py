"""A9: the end of a pot, and the match."""

from dataclasses import replace

import pytest

from game.rules.dagunzi.presets import PRESETS
from game.rules.dagunzi.settling import settle
from game.rules.games import GAMES
from game.rules.match import Match, MatchPlan, Standing
from game.rules.seats import Team
from game.rules.settlement import Settlement
from tests.kit.accounts import account, sides
from tests.kit.notation import P0, P1, P2, P3, rank
from tests.kit.playthrough import options

EVERY_PRESET = pytest.mark.parametrize("preset", PRESETS)
BANKERS, ATTACKERS = P1.team, P2.team


@EVERY_PRESET
def test_ex_a9_1_attackers_with_three_big_jokers(preset: str) -> None:
    result = settle(account(140, "captured", "BJ*3", banker=P1), PRESETS[preset])
    assert (result.winners, result.special) == (ATTACKERS, True)


@pytest.mark.parametrize("preset", ["classic", "qiqi"])
def test_ex_a9_2_kept_an_ordinary_round(preset: str) -> None:
    result = settle(account(90, "kept", "BJ*3", level="3", banker=P1), PRESETS[preset])
    assert result.winners is None
    assert result.levels[BANKERS] == rank("10")


@pytest.mark.parametrize("preset", ["online", "dalian"])
def test_ex_a9_2_kept_the_bankers_win_the_pot(preset: str) -> None:
    result = settle(account(90, "kept", "BJ*3", level="3", banker=P1), PRESETS[preset])
    assert (result.winners, result.special) == (BANKERS, True)


@EVERY_PRESET
def test_ex_a9_3_three_small_jokers(preset: str) -> None:
    result = settle(account(140, "captured", "LJ*3", against="4", banker=P1), PRESETS[preset])
    if preset == "dalian":
        assert (result.winners, result.special) == (ATTACKERS, True)
    else:
        assert result.winners is None
        assert result.levels[ATTACKERS] == rank("8")


@EVERY_PRESET
def test_ex_a9_4_captured_below_120_is_nothing_special(preset: str) -> None:
    result = settle(account(110, "captured", "BJ*3", banker=P1), PRESETS[preset])
    assert (result.winners, result.gained, result.next_banker) == (None, (0, 0), P3)


@EVERY_PRESET
def test_ex_a9_5_dry_jokers_do_not_count(preset: str) -> None:
    result = settle(account(140, "captured", "BJ*3", against="6", banker=P1, dry=True), PRESETS[preset])
    assert (result.winners, result.levels[ATTACKERS]) == (None, rank("7"))


@EVERY_PRESET
@pytest.mark.parametrize(("score", "fate"), [(130, "kept"), (100, "captured")])
def test_a9_three_jokers_end_nothing_for_who_did_not_earn_the_round(preset: str, score: int, fate: str) -> None:
    assert settle(account(score, fate, "BJ*3"), PRESETS[preset]).winners is None


def test_a9_two_big_jokers_and_a_small_one_are_not_three() -> None:
    assert settle(account(140, "captured", "BJ BJ LJ"), PRESETS["dalian"]).winners is None


@EVERY_PRESET
def test_a9_the_endings_are_tried_in_order(preset: str) -> None:
    nothing = settle(account(0, "captured", "BJ*3", level="10", banker=P1), PRESETS[preset])
    assert (nothing.winners, nothing.special) == (BANKERS, True)
    everything = settle(account(300, "kept", level="10", banker=P1), PRESETS[preset])
    assert (everything.winners, everything.special) == (ATTACKERS, True)


@EVERY_PRESET
@pytest.mark.parametrize(
    ("score", "fate", "jokers", "level"),
    [(0, "kept", "BJ", "6"), (300, "captured", "BJ", "6"), (140, "captured", "BJ*3", "6"), (5, "kept", "BJ", "10")],
)
def test_a9_steps_and_tribute_are_dropped(preset: str, score: int, fate: str, jokers: str, level: str) -> None:
    result = settle(account(score, fate, jokers, level=level), PRESETS[preset])
    assert result.winners is not None
    assert result.levels == (rank("3"), rank("3"))
    assert (result.gained, result.tribute, result.next_banker, result.payer) == ((0, 0), 0, None, None)


def test_d_a28_reaching_10_does_not_end_the_pot() -> None:
    result = settle(account(70, "kept", level="9", banker=P1), PRESETS["online"])
    assert (result.winners, result.levels[BANKERS]) == (None, rank("10"))


# --- the match ---


def match_at(level: str, pots: str = "1", plan: MatchPlan | None = None) -> Match:
    """A match in which P1 banks at this level against 6."""
    standing = Standing(sides(BANKERS, level, "6"), P1)
    return Match(GAMES["dagunzi"], options(pots=pots), plan or MatchPlan(), standing)


def result_of(score: int, fate: str, level: str = "6") -> Settlement:
    return settle(account(score, fate, level=level, banker=P1), options())


def test_a9_after_a_pot_both_sides_start_again() -> None:
    match = match_at("10", pots="2").after(result_of(60, "kept", level="10"))
    assert match.standing.levels == (rank("3"), rank("3"))
    assert not match.over
    for drawer in (P0, P3):
        setup = match.setup(drawer)
        assert (setup.banker, setup.first_drawer, setup.tribute, setup.first_round) == (None, drawer, 0, True)


def test_d_a33_the_first_side_to_win_the_pots_wins_the_match() -> None:
    match = match_at("6", pots="2")
    for score, won in ((0, {BANKERS: 1, ATTACKERS: 0}), (300, {BANKERS: 1, ATTACKERS: 1})):
        match = match.after(result_of(score, "captured"))
        assert {team: match.standing.won[team] for team in Team} == won
        assert (match.winners, match.over) == (None, False)
    match = match.after(result_of(300, "captured"))
    assert (match.winners, match.over) == (ATTACKERS, True)


def test_a9_one_pot_is_the_match_by_default() -> None:
    match = match_at("6").after(result_of(0, "captured"))
    assert (match.winners, match.over) == (BANKERS, True)


def test_a9_between_rounds_of_a_pot_bank_levels_and_tribute_stand() -> None:
    match = match_at("6").after(result_of(60, "kept"))
    setup = match.setup(P0)
    assert (setup.banker, setup.first_drawer, setup.tribute, setup.first_round) == (P3, P3, 2, False)
    assert setup.levels == sides(BANKERS, "7", "6")


def test_a_match_may_be_planned_for_some_rounds() -> None:
    match = match_at("6", plan=MatchPlan(rounds=2))
    assert not match.over
    match = match.after(result_of(60, "kept"))
    assert not match.over
    match = match.after(result_of(60, "kept"))
    assert (match.over, match.winners) == (True, None)


def test_a_match_may_start_at_another_level() -> None:
    plan = MatchPlan(start_level=rank("8"))
    match = Match.begin(GAMES["dagunzi"], options(pots="2"), plan)
    assert match.setup(P2).levels == (rank("8"), rank("8"))
    assert match.after(result_of(300, "captured")).standing.levels == (rank("8"), rank("8"))


def test_a_match_books_the_points_of_rounds_and_tributes() -> None:
    result = replace(result_of(60, "kept"), points=(-3, 3, -3, 3), tribute_points=(-2, 2, -2, 2))
    match = match_at("6").after(result)
    assert match.standing.points == (-5, 5, -5, 5)
    assert match.standing.rounds == 1
