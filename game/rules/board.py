"""桌面: what lies open on the table for everybody, and the round's public history."""

from dataclasses import dataclass

from game.rules.cards import Card, Cards, Rank, Suit, points_in
from game.rules.options import GameOptions
from game.rules.ranking import Ranking
from game.rules.seats import Seat
from game.rules.trick import Trick


@dataclass(frozen=True, slots=True)
class Setup:
    """开局: what a round starts from; `banker` is None where he is still to be found (A3.1).

    `levels` are those of team EVEN and team ODD; `tribute` is the number of cards that the previous round fixed (A4.2);
    `redeals` says how many deals in a row came to nothing before this one (B3, D-B17).
    """

    levels: tuple[Rank, Rank]
    banker: Seat | None
    first_drawer: Seat
    tribute: int = 0
    redeals: int = 0

    @property
    def first_round(self) -> bool:
        """第一把: whether the banker is still to be found (A3.1)."""
        return self.banker is None


@dataclass(frozen=True, slots=True)
class Claim:
    """亮主: a declaration that stood when it was made (A3, B3, B4); `suit` None: not known yet, or no-trump."""

    seat: Seat
    cards: Cards
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class Turned:
    """翻牌: a card turned up to find the trump, by a seat or for all (A3.2, A3.3)."""

    seat: Seat | None
    card: Card


@dataclass(frozen=True, slots=True)
class Tribute:
    """喝血: what was owed, what was paid; `returned` says whether the return was made (A4)."""

    payer: Seat
    receiver: Seat
    due: int
    paid: Cards = ()
    returned: bool = False
    reversed_by: Seat | None = None
    waived_by: Seat | None = None


@dataclass(frozen=True, slots=True)
class Swap:
    """扣王换底: jokers that a seat added to the kitty and the cards it took out (A5.4)."""

    seat: Seat
    jokers: Cards
    taken: Cards = ()


@dataclass(frozen=True, slots=True)
class FailedThrow:
    """甩牌失败: a throw that did not stand (B6).

    In trick number `trick` (0 the first) `seat` tried to lead `thrown` and had to play `forced`, because `beaten_by`
    showed the stronger `beating`; `penalty` is what that adds to the attackers' points, below 0 where they threw.
    """

    trick: int
    seat: Seat
    thrown: Cards
    forced: Cards
    beaten_by: Seat
    beating: Cards
    penalty: int


@dataclass(frozen=True, slots=True)
class Board:
    """桌面: the public record of a round.

    `decided_by` is the card whose suit became trump; `first_kitty` the kitty as dealt, once shown (A5.1); `kitty` the
    kitty now, where it lies face up; `kitty_seen_by` the seat that knows it all the same, who buried it. `fryers` took
    the kitty up anew, one after the other (B4): theirs are the last of the `claims`. `tricks` are the complete ones,
    `points` what the attackers took in them.
    """

    setup: Setup
    options: GameOptions
    banker: Seat | None
    ranking: Ranking | None = None
    claims: tuple[Claim, ...] = ()
    turned: tuple[Turned, ...] = ()
    decided_by: Card | None = None
    tribute: Tribute | None = None
    first_kitty: Cards | None = None
    kitty: Cards | None = None
    kitty_seen_by: Seat | None = None
    dry: bool = False
    swaps: tuple[Swap, ...] = ()
    fryers: tuple[Seat, ...] = ()
    failed_throws: tuple[FailedThrow, ...] = ()
    tricks: tuple[Trick, ...] = ()
    points: int = 0

    @property
    def level(self) -> Rank:
        """级牌: the rank played this round: the level of the banker's side, before he is found of both (A1)."""
        return self.setup.levels[0 if self.banker is None else self.banker.team]

    @property
    def trump(self) -> Ranking:
        """主: the ranking, in phases that only begin once it is known. Raises RuntimeError before that."""
        if self.ranking is None:
            raise RuntimeError("the trump suit is not known yet")
        return self.ranking

    @property
    def bank(self) -> Seat:
        """庄家: the banker, in phases that only begin once he is known. Raises RuntimeError before that."""
        if self.banker is None:
            raise RuntimeError("there is no banker yet")
        return self.banker

    @property
    def penalties(self) -> int:
        """罚分: what failed throws add to the attackers' points, or take off them (B6)."""
        return sum(failed.penalty for failed in self.failed_throws)

    def is_banker_side(self, seat: Seat) -> bool:
        """庄家方: whether the seat is the banker or his partner; the others are attackers (抓分方)."""
        return seat.team is self.bank.team

    def points_won(self, trick: Trick) -> int:
        """抓分: what a complete trick adds to the attackers' points (A6)."""
        won = trick.winner is not None and not self.is_banker_side(trick.winner)
        return sum(map(points_in, trick.plays)) if won else 0
