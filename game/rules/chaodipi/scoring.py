"""升级: the score of a round and what it moves (B8, B9)."""

from dataclasses import dataclass
from typing import NamedTuple

from game.rules.cards import Cards, Rank, points_in
from game.rules.chaodipi.options import LEVELS, ChaodipiOptions, LevelTable
from game.rules.ranking import Ranking
from game.rules.seats import Seat, Team
from game.rules.shapes import PAIR, split

TAKE_OVER = 80
"""下台: from here on the attackers take the bank (B9)."""


class Bands(NamedTuple):
    """升级表: what the bankers gain up to a score, the narrowest first; how many points a level costs the attackers."""

    bankers: tuple[tuple[int, int], ...]
    attackers: int

    def steps(self, score: int) -> int:
        """升级: the levels that a score is worth to the side that earned the round (B9)."""
        if score >= TAKE_OVER:
            return (score - TAKE_OVER) // self.attackers
        return next(steps for most, steps in self.bankers if score <= most)


BANDS = {
    LevelTable.GUANG20: Bands(((0, 5), (39, 3), (59, 2), (79, 1)), 20),
    LevelTable.INCL20: Bands(((0, 5), (40, 3), (60, 2), (79, 1)), 20),
    LevelTable.STD40: Bands(((0, 3), (39, 2), (79, 1)), 40),
}
"""升级表: the three tables that can be chosen (B9, D-B14)."""


@dataclass(frozen=True, slots=True)
class Account:
    """账: what a round's reckoning needs; `points` are the attackers' from tricks, `penalties` those of failed throws.

    `captured` (抠底): the attackers won the last trick, which counts the kitty `factor` times (B8).
    """

    banker: Seat
    levels: tuple[Rank, Rank]
    points: int
    penalties: int
    kitty: Cards
    captured: bool
    factor: int

    @property
    def score(self) -> int:
        """得分: the attackers' points, penalties and a captured kitty included; never below 0 (B6, B8)."""
        kitty = self.factor * points_in(self.kitty) if self.captured else 0
        return max(0, self.points + self.penalties + kitty)

    @property
    def take_over(self) -> bool:
        """上台: whether the attackers take the bank (B9)."""
        return self.score >= TAKE_OVER

    @property
    def winners(self) -> Team:
        """The side that earned the round, with levels or without (B9)."""
        return self.banker.team.other if self.take_over else self.banker.team


def kitty_factor(lead: Cards, ranking: Ranking) -> int:
    """抠底倍数: how often the kitty counts, by the largest component of the lead of the last trick (B8, D-B13)."""
    shape = split(lead, ranking)[0].shape
    return 4 * shape.length if shape.width == PAIR.width else 2


class Climb(NamedTuple):
    """升级: the level reached, the steps really made, and how often they led past the last level (B9)."""

    level: Rank
    steps: int
    cycles: int


def climb(level: Rank, steps: int, stops: tuple[Rank, ...]) -> Climb:
    """升级: go so many levels up, from the last one to the first again; no step passes over a stop (必打, B9)."""
    cycles = 0
    for made in range(1, steps + 1):
        cycles += level == LEVELS[-1]
        level = LEVELS[(LEVELS.index(level) + 1) % len(LEVELS)]
        if level in stops:
            return Climb(level, made, cycles)
    return Climb(level, steps, cycles)


def climb_of(account: Account, options: ChaodipiOptions) -> Climb:
    """升级: where the side that earned the round gets to; attackers do not leave a must-play level (B9, D-B15)."""
    level = account.levels[account.winners]
    stuck = account.take_over and level in options.must_play
    return climb(level, 0 if stuck else BANDS[options.level_table].steps(account.score), options.must_play)


def next_banker(account: Account) -> Seat:
    """下一庄: the banker's partner, or, where the attackers take the bank, his next (B9)."""
    return account.banker.next if account.take_over else account.banker.partner
