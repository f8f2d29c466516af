"""Starts, pairs and the sums over them."""

from collections.abc import MutableSequence
from random import Random
from typing import Any

import pytest

from game.bots.random_bot import RandomBot
from game.rules.board import Setup
from game.rules.cards import Rank
from game.rules.dagunzi.game import Dagunzi
from game.rules.seats import Seat, Team
from game.rules.settlement import Settlement
from tools.selfplay.figures import figures, lines, mean_with_interval, share_with_interval
from tools.selfplay.memoryless import MemorylessBot
from tools.selfplay.names import NAMES, MakeBot, maker
from tools.selfplay.pairs import Books, Deal, Duel, Pair
from tools.selfplay.rounds import play_out, play_round, shuffled
from tools.selfplay.starts import draw_start
from tools.selfplay.timed import thinking

GAME = Dagunzi()
CLASSIC = GAME.presets["classic"]


def _duel(first: MakeBot, second: MakeBot) -> Duel:
    return Duel(GAME, CLASSIC, first, second)


def _settled(
    score: int, *, captured: bool, gained: tuple[int, int] = (0, 0), winners: Team | None = None
) -> Settlement:
    return Settlement(score, captured, (Rank.FOUR, Rank.FOUR), gained, winners=winners)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_against_itself_comes_out_even(name: str):
    duel = _duel(maker(name, GAME), maker(name, GAME))
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
    ("settlement", "banked", "steps", "margin", "earned"),
    [
        (_settled(80, captured=False, gained=(2, 0)), True, 2, 40, True),
        (_settled(80, captured=False, gained=(0, 2)), False, -2, -40, False),
        (_settled(80, captured=True), True, 0, 40, False),
        (_settled(150, captured=True, gained=(1, 0)), False, 1, 30, True),
        (_settled(150, captured=False), False, 0, 30, False),
        (_settled(0, captured=False, winners=Team.EVEN), True, 8, 120, True),
        (_settled(300, captured=True, winners=Team.ODD), True, -8, -180, False),
    ],
)
def test_a_deal_is_worth_its_steps_and_points(
    settlement: Settlement, banked: bool, steps: int, margin: int, earned: bool
):
    deal = Deal(Team.EVEN, banked, settlement)
    assert (deal.steps, deal.margin, deal.earned) == (steps, margin, earned)
    assert round(deal.result, 6) == round(steps + margin / 100, 6)


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
    won = Deal(Team.EVEN, True, _settled(80, captured=False, gained=(1, 0)))
    lost = Deal(Team.ODD, False, _settled(100, captured=False))
    tied = Deal(Team.ODD, False, _settled(20, captured=False, gained=(1, 0)))
    found = figures([Pair((won, lost)), Pair((won, tied))], ("steady", "random"), (Books(), Books()))
    assert (found["wins"], found["halves"], found["losses"]) == (1, 0, 1)
    assert found["won"]["percent"] == 50.0
    assert found["roles"]["bankers"]["earned_percent"] == 100.0
    assert found["roles"]["attackers"]["attackers_score"] == 60.0
    text = "\n".join(lines(found))
    assert "steady against random: 50.0 % of 2 pairs" in text
    only = figures([Pair((won, won))], ("a", "b"), (Books(), Books()))
    assert only["roles"]["attackers"] == {"deals": 0}
    assert "as attackers" not in "\n".join(lines(only))
    with pytest.raises(ValueError, match="no pair"):
        figures([], ("a", "b"), (Books(), Books()))
