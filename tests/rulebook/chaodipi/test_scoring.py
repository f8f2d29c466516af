"""B8, B9: the score of a round, levels, the next banker, the end of the match."""

import pytest

from game.rules.cards import Rank
from game.rules.chaodipi.game import Chaodipi
from game.rules.chaodipi.scoring import Account, climb, kitty_factor
from game.rules.chaodipi.settling import settle
from game.rules.match import Match, MatchPlan, Standing
from game.rules.seats import Seat, Team
from game.rules.settlement import NO_POINTS, Settlement
from tests.kit.accounts import sides
from tests.kit.chaodipi import DEFAULT, PlayScene, options, ranking
from tests.kit.notation import P0, P1, P2, P3, cards, rank
from tests.kit.playthrough import play

KITTY = "S5 S5 DK H3 H4 H6 H7 H8"

# --- B8 ---

LEADS = [
    ("C9", 40),
    ("C9*2", 80),
    ("C8*2 C9*2", 160),
    ("C7*2 C8*2 C9*2", 240),
    ("CA CK", 40),
    ("CA CK*2", 80),
    ("CA*2 C9*2", 80),
    ("CA*2 C8*2 C9*2", 160),
]


@pytest.mark.parametrize(("lead", "worth"), LEADS)
def test_ex_b8_1_the_kitty_counts_by_the_lead_of_the_last_trick(lead: str, worth: int) -> None:
    size = len(cards(lead))
    low = " ".join(["D3", "D3", "D4", "D4", "D6", "D6", "D7", "D7"][:size])
    game = PlayScene({P1: lead, P2: low, P3: low, P0: low}, KITTY).start(P1)
    game.play_trick(lead, low, low, low)
    assert game.round.board.failed_throws == ()
    points = game.round.board.points
    assert Chaodipi().settle(game.round).score == points + worth
    assert kitty_factor(cards(lead), ranking("2 S")) * 20 == worth


@pytest.mark.parametrize(("lead", "worth"), LEADS)
def test_ex_b8_1_won_by_the_bankers_it_counts_nothing(lead: str, worth: int) -> None:
    size = len(cards(lead))
    low = " ".join(["D3", "D3", "D4", "D4", "D6", "D6", "D7", "D7"][:size])
    game = PlayScene({P0: lead, P1: low, P2: low, P3: low}, KITTY).start(P0)
    game.play_trick(lead, low, low, low)
    assert (Chaodipi().settle(game.round).score, worth > 0) == (0, True)


def test_b8_won_by_another_the_lead_still_decides() -> None:
    game = PlayScene({P0: "C3*2 C4*2", P1: "S3*2 S4*2", P2: "D3*2 D4*2", P3: "H3*2 H4*2"}, KITTY).start(P0)
    game.play_trick("C3*2 C4*2", "S3*2 S4*2", "D3*2 D4*2", "H3*2 H4*2")
    result = Chaodipi().settle(game.round)
    assert (result.captured, result.score) == (True, 160)


def test_b8_a_failed_throw_counts_as_what_was_forced() -> None:
    game = PlayScene({P0: "C9 C8", P1: "C10 S3", P2: "D3 D4", P3: "H3 H4"}, KITTY).start(P0)
    game.do(P0, play("C9 C8"))
    game.play_trick("C10", "D3", "H3")
    game.play_trick("S3", "D4", "H4", "C9")
    board, result = game.round.board, Chaodipi().settle(game.round)
    assert (board.points, board.penalties, result.captured) == (10, 20, True)
    assert result.score == 10 + 20 + 2 * 20


# --- B9 ---


def earned(score: int, level: str = "9", against: str = "9", banker: Seat = P1, **texts: str) -> Settlement:
    """The result of a round that brought the attackers so many points; `level` is that of the banker's side."""
    levels = sides(banker.team, level, against)
    return settle(Account(banker, levels, score, 0, (), captured=False, factor=2), options(**texts))


def steps(score: int, table: str) -> tuple[int, bool]:
    """The levels gained, and whether the attackers took the bank."""
    result = earned(score, level_table=table)
    assert min(result.gained) == 0
    bank = result.next_banker == P2
    assert result.gained[Team.EVEN if bank else Team.ODD] == max(result.gained)
    return max(result.gained), bank


GUANG20 = [
    *[(0, 5, False), (5, 3, False), (35, 3, False), (40, 2, False), (55, 2, False), (60, 1, False), (75, 1, False)],
    *[(80, 0, True), (95, 0, True), (100, 1, True), (115, 1, True), (120, 2, True), (135, 2, True), (140, 3, True)],
    *[(155, 3, True), (160, 4, True), (175, 4, True), (180, 5, True), (195, 5, True), (200, 6, True), (280, 10, True)],
]
INCL20 = [
    *[(0, 5, False), (5, 3, False), (40, 3, False), (45, 2, False), (60, 2, False), (65, 1, False), (75, 1, False)],
    *[(80, 0, True), (95, 0, True), (100, 1, True), (120, 2, True)],
]
STD40 = [
    *[(0, 3, False), (5, 2, False), (35, 2, False), (40, 1, False), (75, 1, False)],
    *[(80, 0, True), (115, 0, True), (120, 1, True), (155, 1, True), (160, 2, True), (200, 3, True)],
]


@pytest.mark.parametrize(
    ("table", "score", "levels", "bank"),
    [(name, *row) for name, rows in (("guang20", GUANG20), ("incl20", INCL20), ("std40", STD40)) for row in rows],
)
def test_b9_the_tables_of_levels(table: str, score: int, levels: int, *, bank: bool) -> None:
    assert steps(score, table) == (levels, bank)


@pytest.mark.parametrize(("score", "level"), [(35, "Q"), (0, "A"), (40, "J"), (75, "10")])
def test_ex_b9_1_the_bankers_go_up(score: int, level: str) -> None:
    result = earned(score, "9", banker=P1)
    assert result.levels[Team.ODD] is rank(level)
    assert (result.next_banker, result.cycles) == (P3, (0, 0))


@pytest.mark.parametrize(("score", "level", "gained"), [(95, "4", 0), (140, "7", 3), (280, "A", 10)])
def test_ex_b9_2_the_attackers_take_the_bank(score: int, level: str, gained: int) -> None:
    result = earned(score, "9", "4", banker=P1)
    assert (result.next_banker, result.levels[Team.EVEN], result.gained) == (P2, rank(level), (gained, 0))
    assert result.levels[Team.ODD] is rank("9")


@pytest.mark.parametrize(
    ("level", "score", "after", "cycles"), [("K", 35, "3", 1), ("A", 75, "2", 1), ("Q", 75, "K", 0)]
)
def test_ex_b9_3_behind_a_comes_2_again(level: str, score: int, after: str, cycles: int) -> None:
    result = earned(score, level, banker=P1)
    assert (result.levels[Team.ODD], result.cycles) == (rank(after), (0, cycles))


def test_b9_a_huge_score_may_lead_round_more_than_once() -> None:
    result = earned(80 + 20 * 28, "9", "K", banker=P1)
    assert (result.gained, result.cycles, result.levels[Team.EVEN]) == ((28, 0), (3, 0), rank("2"))


def test_b9_nothing_else_follows_from_a_round() -> None:
    result = earned(140)
    assert (result.winners, result.tribute, result.special) == (None, 0, False)
    assert (result.points, result.tribute_points) == (NO_POINTS, NO_POINTS)


# --- must-play levels, which work as in A8 ---


@pytest.mark.parametrize(
    ("level", "count", "stops", "after"),
    [
        ("4", 3, "5", "5"),
        ("5", 3, "5", "8"),
        ("4", 3, "", "7"),
        ("K", 3, "2", "2"),
        ("K", 3, "A", "A"),
        ("A", 2, "A", "3"),
        ("Q", 1, "A", "K"),
    ],
)
def test_b9_no_step_passes_over_a_must_play_level(level: str, count: int, stops: str, after: str) -> None:
    found = climb(rank(level), count, tuple(map(rank, stops.split())))
    assert found.level is rank(after)
    assert found.cycles == (level in "KA" and after in "23")


def test_b9_only_bankers_leave_a_must_play_level() -> None:
    attackers = earned(160, "9", "5", banker=P1, must_play="5")
    assert (attackers.levels[Team.EVEN], attackers.gained, attackers.next_banker) == (Rank.FIVE, (0, 0), P2)
    assert earned(160, "9", "4", banker=P1, must_play="5,7").levels[Team.EVEN] is Rank.FIVE
    bankers = earned(35, "5", banker=P1, must_play="5,7")
    assert (bankers.levels[Team.ODD], bankers.gained) == (Rank.SEVEN, (0, 2))


# --- the match ---


def standing_after(match: Match, score: int, banker: Seat) -> Match:
    levels = match.standing.levels
    return match.after(settle(Account(banker, levels, score, 0, (), captured=False, factor=2), DEFAULT))


def test_d_b16_the_first_side_past_a_wins_the_match() -> None:
    levels = (rank("K"), rank("A"))
    match = Match(Chaodipi(), DEFAULT, MatchPlan(start_level=rank("2")), Standing(levels, P0))
    match = standing_after(match, 75, P0)
    assert (match.standing.levels, match.winners, match.over) == ((rank("A"), rank("A")), None, False)
    assert match.setup(P3).banker == P2
    match = standing_after(match, 100, P2)
    assert (match.standing.won, match.winners, match.over) == ((0, 1), Team.ODD, True)
    assert match.standing.levels == (rank("A"), rank("2"))


def test_b9_two_cycles_are_an_option() -> None:
    rules = options(cycles="2")
    match = Match(Chaodipi(), rules, MatchPlan(start_level=rank("2")), Standing((rank("A"), rank("2")), P0))
    match = standing_after(match, 75, P0)
    assert (match.standing.won, match.over, match.standing.levels) == ((1, 0), False, (rank("2"), rank("2")))
    match = standing_after(match, 80 + 20 * 14, P1)
    assert (match.standing.won, match.winners) == ((2, 0), Team.EVEN)


def test_b9_banker_and_levels_are_handed_on() -> None:
    match = Match.begin(Chaodipi(), DEFAULT, MatchPlan(start_level=rank("2")))
    assert match.setup(P1).first_round
    setup = standing_after(match, 95, P1).setup(P0)
    assert (setup.banker, setup.first_drawer, setup.first_round) == (P2, P2, False)
