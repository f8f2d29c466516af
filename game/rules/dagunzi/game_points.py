"""积分: what each player books for a round, a tribute, or leaving; and the title his total earns (A10)."""

from bisect import bisect_right
from dataclasses import dataclass

from game.rules.dagunzi.options import DagunziOptions, LeavePenalty, ScoreTable
from game.rules.dagunzi.scoring import Account, PotEnd
from game.rules.seats import SEATS, Seat, Team
from game.rules.settlement import NO_POINTS, Points


@dataclass(frozen=True, slots=True)
class Stake:
    """What each winner and each loser of an event books."""

    win: int
    lose: int

    def times(self, count: int) -> "Stake":
        """The stake of an event that happens `count` times."""
        return Stake(self.win * count, self.lose * count)

    def plus(self, other: "Stake") -> "Stake":
        """Two events at once."""
        return Stake(self.win + other.win, self.lose + other.lose)

    def for_team(self, winners: Team) -> Points:
        """Book it for the winning side and against the other."""
        first, second, third, fourth = (self.win if seat.team is winners else self.lose for seat in SEATS)
        return first, second, third, fourth


@dataclass(frozen=True, slots=True)
class Tariff:
    """积分表: one column of A10. `bank_with_levels`: whether taking the bank still counts beside levels (D-A32)."""

    bank: Stake
    level: Stake
    tribute: Stake
    special: Stake
    passing: Stake
    bank_with_levels: bool


_FREE = Stake(0, 0)
_TARIFFS = {
    ScoreTable.SMALL: Tariff(Stake(1, -1), Stake(3, -3), Stake(1, -1), Stake(50, -50), Stake(3, -3), True),
    ScoreTable.LARGE: Tariff(Stake(10, -5), Stake(20, -10), Stake(10, -10), Stake(500, -100), Stake(500, 200), False),
    ScoreTable.NONE: Tariff(_FREE, _FREE, _FREE, _FREE, _FREE, True),
}
_LEAVER, _LEFT_OPPONENT = -200, 30
TITLE_THRESHOLDS = (
    *(1, 500, 3_000, 6_000, 11_000, 19_000, 31_000, 47_000, 67_000),
    *(92_000, 122_000, 170_000, 240_000, 350_000, 512_000, 1_024_000, 2_048_000, 4_096_000),
)
"""称号: the totals from which title 1, 2, … 18 is held (A10)."""


def round_points(account: Account, end: PotEnd | None, gained: int, options: DagunziOptions) -> Points:
    """积分: what a round books for each seat, its tribute not counted.

    `gained` is the number of levels really made by the side that earned the round (D-A30).
    """
    tariff = _TARIFFS[options.score_table]
    if end is not None:
        return (tariff.special if end.special else tariff.passing).for_team(end.winners)
    stake = tariff.level.times(gained)
    if not account.take_over:
        return stake.for_team(account.bankers)
    if not gained or tariff.bank_with_levels:
        stake = stake.plus(tariff.bank)
    return stake.for_team(account.attackers)


def tribute_points(count: int, payer: Seat, options: DagunziOptions) -> Points:
    """积分: what `count` tribute cards really paid book for each seat (D-A31)."""
    return _TARIFFS[options.score_table].tribute.times(count).for_team(payer.team.other)


def leave_points(leaver: Seat, options: DagunziOptions) -> Points:
    """强退: what leaving for good books at once (A10, A10b)."""
    if options.leave_penalty is LeavePenalty.NONE:
        return NO_POINTS
    booked = {leaver: _LEAVER, leaver.partner: 0}
    first, second, third, fourth = (booked.get(seat, _LEFT_OPPONENT) for seat in SEATS)
    return first, second, third, fourth


def title_of(total: int) -> int:
    """称号: the title 0..18 that a total of game points earns (A10)."""
    return bisect_right(TITLE_THRESHOLDS, total)
