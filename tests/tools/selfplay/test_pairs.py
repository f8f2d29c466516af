"""Starts, pairs and the sums over them."""

from collections.abc import MutableSequence
from random import Random
from typing import Any

import pytest

from game.bots.random_bot import RandomBot
from game.rules.board import Setup
from game.rules.cards import Rank
from game.rules.dagunzi.game import Dagunzi
from game.rules.games import GAMES
from game.rules.match import Game
from game.rules.seats import SEATS, Seat, Team
from game.rules.settlement import Settlement
from tools.selfplay.figures import figures, lines, mean_with_interval, share_with_interval
from tools.selfplay.memoryless import MemorylessBot
from tools.selfplay.names import NAMES, MakeBot, maker
from tools.selfplay.pairs import Books, Deal, Duel, Pair
from tools.selfplay.rounds import dealt_anew, play_out, play_round, shuffled
from tools.selfplay.starts import draw_start
from tools.selfplay.timed import thinking

GAME = Dagunzi()
CLASSIC = GAME.presets["classic"]
LINE = GAME.take_over


def _duel(first: MakeBot, second: MakeBot) -> Duel:
    return Duel(GAME, CLASSIC, first, second)


def _settled(
    score: int, *, captured: bool, gained: tuple[int, int] = (0, 0), winners: Team | None = None
) -> Settlement:
    return Settlement(score, captured, (Rank.FOUR, Rank.FOUR), gained, winners=winners)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_bot_against_itself_comes_out_even(name: str, game: Game):
    duel = Duel(game, next(iter(game.presets.values())), maker(name, game), maker(name, game))
    for number in range(3):
        pair = duel.play_pair(5, number)
        assert (pair.result, pair.score) == (0, 0.5)


def test_a_pair_follows_from_seed_and_number():
    one, other = (_duel(MemorylessBot, RandomBot) for _ in range(2))
    assert one.play_pair(5, 2) == other.play_pair(5, 2)
    assert one.play_pair(5, 2) != one.play_pair(5, 3)


def test_swapped_bots_see_the_opposite():
    one = _duel(MemorylessBot, RandomBot).play_pair(5, 1)
    other = _duel(RandomBot, MemorylessBot).play_pair(5, 1)
    assert one.result == -other.result


def test_both_sides_play_the_same_deal_in_both_seats():
    pair = _duel(MemorylessBot, RandomBot).play_pair(5, 1)
    assert [deal.team for deal in pair.deals] == [Team.EVEN, Team.ODD]


def test_starts_are_drawn_over_all_levels_with_banker_and_tribute():
    starts = [draw_start(GAME, CLASSIC, Random(f"start {number}")) for number in range(60)]
    later = [start.setup for start in starts if not start.setup.first_round]
    assert {level for setup in later for level in setup.levels} == set(GAME.levels)
    assert len({setup.banker for setup in later}) == 4
    assert any(setup.tribute for setup in later)
    assert all(setup.first_drawer == setup.banker for setup in later)
    assert all(start.setup.levels == (3, 3) for start in starts if start.setup.first_round)
    assert all(sorted(start.deck) == sorted(GAME.pack) for start in starts)


@pytest.mark.parametrize(
    ("settlement", "banked", "steps", "margin", "has_bank"),
    [
        (_settled(80, captured=False, gained=(2, 0)), True, 2, 40, True),
        (_settled(80, captured=False, gained=(0, 2)), False, -2, -40, False),
        (_settled(80, captured=True), True, 0, 40, True),
        (_settled(150, captured=True, gained=(1, 0)), False, 1, 30, True),
        (_settled(150, captured=False), False, 0, 30, True),
        (_settled(0, captured=False, winners=Team.EVEN), True, 8, 120, True),
        (_settled(300, captured=True, winners=Team.ODD), True, -8, -180, False),
    ],
)
def test_a_deal_is_worth_its_steps_and_points(
    settlement: Settlement, banked: bool, steps: int, margin: int, has_bank: bool
):
    deal = Deal(Team.EVEN, banked, settlement, LINE)
    assert (deal.steps, deal.margin, deal.has_bank) == (steps, margin, has_bank)
    assert round(deal.result, 6) == round(steps + margin / 100, 6)


@pytest.mark.parametrize(
    ("score", "captured", "banked", "margin", "has_bank"),
    [
        (75, True, True, 5, True),
        (80, False, True, 0, False),
        (120, False, False, 40, True),
        (0, False, False, -80, False),
    ],
)
def test_the_line_is_the_games_own(score: int, captured: bool, banked: bool, margin: int, has_bank: bool):
    deal = Deal(Team.EVEN, banked, _settled(score, captured=captured), GAMES["chaodipi"].take_over)
    assert (deal.margin, deal.has_bank) == (margin, has_bank)


def test_starts_of_the_second_game():
    game = GAMES["chaodipi"]
    starts = [draw_start(game, game.presets["chaodipi"], Random(f"start {number}")) for number in range(30)]
    later = [start.setup for start in starts if not start.setup.first_round]
    assert len({level for setup in later for level in setup.levels}) > 6
    assert all(setup.first_drawer == setup.banker and not setup.tribute for setup in later)
    assert all(sorted(start.deck) == sorted(game.pack) for start in starts)


def test_unreported_deals_are_counted_until_one_is_kept():
    """Nobody reports: two deals come to nothing, the third is played by its third kitty card (D-B02, D-B17)."""
    game = GAMES["chaodipi"]
    bots = [MemorylessBot(Random(1)) for _ in range(4)]
    setup = Setup((Rank.TWO, Rank.TWO), None, Seat.P0)
    played = play_round(game, game.presets["chaodipi"], setup, bots, Random(3))
    assert played.board.setup.redeals == 2
    assert played.board.turned
    pair = Duel(game, game.presets["chaodipi"], MemorylessBot, MemorylessBot)
    deals = [pair.play_pair(3, number).deals for number in range(24)]
    assert all(one.settlement.score == other.settlement.score for one, other in deals)


def test_who_draws_first_is_drawn_anew_only_where_nobody_banks():
    open_bank = Setup((Rank.TWO, Rank.TWO), None, Seat.P0, redeals=1)
    drawers = {dealt_anew(open_bank, Random(number)).first_drawer for number in range(20)}
    assert drawers == set(SEATS)
    banked = dealt_anew(Setup((Rank.TWO, Rank.TWO), Seat.P1, Seat.P1), Random(1))
    assert (banked.first_drawer, banked.redeals) == (Seat.P1, 1)


def test_a_void_deal_is_dealt_anew():
    """Six jokers in the kitty, no claim: nobody can bank; play_round then takes another deck."""
    deck = tuple(sorted(GAME.pack, key=lambda card: card in ("LJ", "BJ")))
    setup = Setup((Rank.THREE, Rank.THREE), None, Seat.P0)
    bots = [MemorylessBot(Random(1)) for _ in range(4)]
    assert not play_out(GAME.start(CLASSIC, setup, deck), bots).settles

    class Fixed(Random):
        """Shuffles the deck above first."""

        first = True

        def shuffle(self, x: MutableSequence[Any]) -> None:
            if self.first:
                self.first = False
                x[:] = deck
            else:
                super().shuffle(x)

    assert play_round(GAME, CLASSIC, setup, bots, Fixed(2)).settles
    assert sorted(shuffled(GAME, Random(1))) == sorted(GAME.pack)


def test_the_yardstick_beats_random_moves():
    duel = _duel(MemorylessBot, RandomBot)
    assert sum(duel.play_pair(1, number).score for number in range(10)) >= 6


def test_intervals():
    assert share_with_interval(1.0, 1000) == {"percent": 100.0, "interval": [99.62, 100.0]}
    low, high = share_with_interval(0.5, 100)["interval"]
    assert (low, high) == (40.38, 59.62)
    assert mean_with_interval([1.0, 3.0]) == {"mean": 2.0, "interval": [0.614, 3.386]}


def test_thinking_times():
    times = thinking(range(1_000_000, 101_000_000, 1_000_000))
    assert (times.decisions, times.p50, times.p99, times.most) == (100, 51.0, 100.0, 100.0)
    assert thinking([]).decisions == 0


def test_figures_say_who_won_and_by_what():
    won = Deal(Team.EVEN, True, _settled(80, captured=False, gained=(1, 0)), LINE)
    lost = Deal(Team.ODD, False, _settled(100, captured=False), LINE)
    tied = Deal(Team.ODD, False, _settled(20, captured=False, gained=(1, 0)), LINE)
    found = figures([Pair((won, lost)), Pair((won, tied))], ("steady", "random"), (Books(), Books()))
    assert (found["wins"], found["halves"], found["losses"]) == (1, 0, 1)
    assert found["won"]["percent"] == 50.0
    assert found["roles"]["bankers"]["bank_percent"] == 100.0
    assert found["roles"]["attackers"]["attackers_score"] == 60.0
    text = "\n".join(lines(found))
    assert "steady against random: 50.0 % of 2 pairs" in text
    only = figures([Pair((won, won))], ("a", "b"), (Books(), Books()))
    assert only["roles"]["attackers"] == {"deals": 0}
    assert "as attackers" not in "\n".join(lines(only))
    with pytest.raises(ValueError, match="no pair"):
        figures([], ("a", "b"), (Books(), Books()))
