"""升级: the score of a round, what it moves, and what it leaves to pay (A4.1, A4.2, A7, A8, A9)."""

from dataclasses import dataclass

from game.rules.cards import Card, Cards, Rank, points_in
from game.rules.dagunzi.options import (
    LAST_LEVEL,
    DagunziOptions,
    JokerTribute,
    NextBanker,
    Rounding,
    TripleJokerEnd,
)
from game.rules.seats import Seat, Team

TAKE_OVER = 120
"""下台: from here on the attackers take the bank (A8)."""
ALL_POINTS = 300
"""光: all points of the pack: the pot ends (A7, D-A25)."""
KITTY_FACTOR = 2
_TRIBUTE_BELOW = 80
_TRIBUTE_ABOVE = 150


@dataclass(frozen=True, slots=True)
class Account:
    """账: what a round's reckoning needs; `points` are the attackers' from tricks.

    `captured` (抠底): the attackers won the last trick; else it was kept (保底).
    """

    banker: Seat
    levels: tuple[Rank, Rank]
    points: int
    kitty: Cards
    captured: bool
    dry: bool

    @property
    def score(self) -> int:
        """得分: the attackers' points, a captured kitty counted twice (A7)."""
        return self.points + (KITTY_FACTOR * points_in(self.kitty) if self.captured else 0)

    @property
    def bankers(self) -> Team:
        """庄家方: the banker's side."""
        return self.banker.team

    @property
    def attackers(self) -> Team:
        """抓分方, 捡分方, 闲家: the other side."""
        return self.banker.team.other

    @property
    def take_over(self) -> bool:
        """上台: whether the attackers take the bank (A8)."""
        return self.score >= TAKE_OVER

    @property
    def winners(self) -> Team | None:
        """The side that goes up: bankers who kept the kitty under 120, attackers who captured it from 120 on (A8)."""
        if self.take_over != self.captured:
            return None
        return self.attackers if self.take_over else self.bankers

    def jokers(self) -> int:
        """底王: two for each big joker in the kitty, one for each small one; none in a dry pot (A4.2)."""
        return 0 if self.dry else 2 * self.kitty.count(Card.BJ) + self.kitty.count(Card.LJ)


@dataclass(frozen=True, slots=True)
class PotEnd:
    """收锅: which side won the pot, and by a special ending or by passing 10 (A9)."""

    winners: Team
    special: bool


def pot_end(account: Account, options: DagunziOptions) -> PotEnd | None:
    """Say whether the pot ends with this round; the endings are tried in the order of A9."""
    if account.score == 0:
        return PotEnd(account.bankers, special=True)
    if account.score >= ALL_POINTS:
        return PotEnd(account.attackers, special=True)
    winners = account.winners
    if winners is None:
        return None
    if _three_jokers(account, options.triple_joker_end):
        return PotEnd(winners, special=True)
    passed = winners is account.bankers and account.levels[winners] == LAST_LEVEL
    return PotEnd(winners, special=False) if passed else None


def _three_jokers(account: Account, rule: TripleJokerEnd) -> bool:
    if account.dry or (rule is TripleJokerEnd.ATTACKERS_BJ and not account.take_over):
        return False
    small_too = rule is TripleJokerEnd.BOTH_ANY and account.kitty.count(Card.LJ) == 3
    return account.kitty.count(Card.BJ) == 3 or small_too


def level_after(account: Account, options: DagunziOptions) -> tuple[Rank, Rank]:
    """升级: both sides' levels after a round that did not end the pot (A8).

    逢3逢10必打: a must-play level is left by a bankers' win alone, and a longer jump stops at the next one (D-A27).
    """
    winners = account.winners
    if winners is None:
        return account.levels
    level = account.levels[winners]
    if winners is account.attackers and level in options.must_play:
        return account.levels
    target = min([level + 1 + account.jokers(), *(stop for stop in options.must_play if stop > level)])
    even, odd = (Rank(target) if team == winners else old for team, old in enumerate(account.levels))
    return even, odd


def next_banker(account: Account, options: DagunziOptions) -> Seat:
    """下一庄: who banks the next round of the pot (A8, D-A26)."""
    if account.take_over:
        return account.banker.next
    return account.banker if options.next_banker_hold is NextBanker.SAME else account.banker.partner


def tribute_after(account: Account, options: DagunziOptions) -> int:
    """喝血: how many cards are owed in the next round of the pot (A4.2)."""
    return score_blood(account.score, options) + (account.jokers() if _joker_blood(account, options) else 0)


def score_blood(score: int, options: DagunziOptions) -> int:
    """Cards owed for the score: by the attackers below 80, by the old bankers above 150 (A4.2, D-A12)."""
    if score < _TRIBUTE_BELOW:
        return _tens(_TRIBUTE_BELOW - score, options.tribute_round_below)
    if score > _TRIBUTE_ABOVE:
        return _tens(score - _TRIBUTE_ABOVE, options.tribute_round_above)
    return 0


def _tens(points: int, rounding: Rounding) -> int:
    return (points + (9 if rounding is Rounding.UP else 0)) // 10


def _joker_blood(account: Account, options: DagunziOptions) -> bool:
    """底王喝血: whether the jokers in the kitty add to the tribute: the table of A4.2, read by rows."""
    rule = options.joker_tribute
    if rule is JokerTribute.ALWAYS:
        return True
    if rule is JokerTribute.VOID_ON_SHORT_CAPTURE:
        return account.take_over or not account.captured
    if account.take_over:
        return account.captured
    return account.score < _TRIBUTE_BELOW and not account.captured
