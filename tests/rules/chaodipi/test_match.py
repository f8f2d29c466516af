"""What a match carries from round to round for the second game: cycles, and deals that came to nothing."""

from dataclasses import replace

from game.rules.board import FailedThrow
from game.rules.chaodipi.game import Chaodipi
from game.rules.match import Match, MatchPlan, Standing
from game.rules.seats import Team
from game.rules.settlement import Settlement
from tests.kit.chaodipi import DEFAULT, PlayScene, options
from tests.kit.notation import P0, P1, P2, cards, rank

PLAN = MatchPlan(start_level=rank("2"))
RESULT = Settlement(80, False, (rank("3"), rank("2")), (4, 0), next_banker=P1)


def test_cycles_are_counted_as_wins_and_levels_go_on() -> None:
    match = Match(Chaodipi(), options(cycles="3"), PLAN, Standing((rank("K"), rank("2")), P0, won=(1, 1)))
    after = match.after(replace(RESULT, cycles=(1, 0)))
    assert after.standing.won == (2, 1)
    assert after.standing.levels == (rank("3"), rank("2"))
    assert after.winners is None
    assert after.after(replace(RESULT, cycles=(0, 2))).winners is Team.ODD


def test_redeals_are_counted_until_a_round_is_played() -> None:
    match = Match.begin(Chaodipi(), DEFAULT, PLAN)
    assert match.setup(P2).redeals == 0
    again = match.redealt().redealt()
    assert again.setup(P1).redeals == 2
    assert again.standing == replace(match.standing, redeals=2)
    assert again.after(RESULT).setup(P0).redeals == 0


def test_the_penalties_of_a_table_are_those_of_its_failed_throws() -> None:
    board = PlayScene({}).board
    assert board.penalties == 0
    failed = FailedThrow(0, P1, cards("CQ CJ"), cards("CJ"), P2, cards("CK"), -20)
    board = replace(board, failed_throws=(failed, replace(failed, trick=3, seat=P0, penalty=50)))
    assert board.penalties == 30
