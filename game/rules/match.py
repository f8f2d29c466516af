"""整场: rounds in a row: whose levels, who banks, what is owed, who has won (A8, A9)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Protocol

from game.rules.board import Setup
from game.rules.cards import Cards, Rank
from game.rules.options import GameOptions
from game.rules.phase import Phase
from game.rules.round import Round, Script
from game.rules.seats import Seat, Team
from game.rules.settlement import NO_POINTS, Points, Settlement


class Game(Protocol):
    """玩法: what a game of the family brings: options, presets, its deck, how a round starts and is reckoned."""

    name: ClassVar[str]
    """The game's name in options, notation and wire."""
    take_over: ClassVar[int]
    """上台: the attackers' score from which they take the bank."""
    kitty_size: ClassVar[int]
    """扣底: how many cards are buried."""

    @property
    def presets(self) -> Mapping[str, GameOptions]:
        """预设: named sets of options, the default first (Part C)."""
        ...

    @property
    def phases(self) -> tuple[type[Phase], ...]:
        """阶段: every phase that a round of the game can be in."""
        ...

    @property
    def pack(self) -> Cards:
        """一副牌: all cards of a round, in a fixed order."""
        ...

    @property
    def levels(self) -> tuple[Rank, ...]:
        """级: the levels a match can start from, the usual one first."""
        ...

    def script(self, options: GameOptions) -> Script:
        """流程: the game's order of phases under these options."""
        ...

    def start(self, options: GameOptions, setup: Setup, deck: Cards) -> Round:
        """开局: lay a deck ready. Raises ValueError when it has not the right number of cards."""
        ...

    def settle(self, played: Round) -> Settlement:
        """结算: reckon a round that is over."""
        ...

    def leave_points(self, options: GameOptions, seat: Seat) -> Points:
        """强退: what leaving for good books for each seat."""
        ...

    def wins_needed(self, options: GameOptions) -> int:
        """How many pots (or cycles) a side must win to win the match."""
        ...


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """约定: how long to play: `rounds` (None: until the match is won), and the level both sides start from."""

    rounds: int | None = None
    start_level: Rank = Rank.THREE


@dataclass(frozen=True, slots=True)
class Standing:
    """战况: where a match stands between rounds; pairs are by team, `points` (积分) by seat.

    `banker` is None before the first round of a pot; `won` counts pots (一锅) or cycles won, `rounds` those played,
    `redeals` the deals that came to nothing since.
    """

    levels: tuple[Rank, Rank]
    banker: Seat | None = None
    tribute: int = 0
    won: tuple[int, int] = (0, 0)
    points: Points = NO_POINTS
    rounds: int = 0
    redeals: int = 0

    def booked(self, points: Points) -> "Standing":
        """Add game points."""
        first, second, third, fourth = (old + new for old, new in zip(self.points, points, strict=True))
        return replace(self, points=(first, second, third, fourth))


@dataclass(frozen=True, slots=True)
class Match:
    """整场: a game under its options, the plan, and the standing; it never changes, `after` gives the next one."""

    game: Game
    options: GameOptions
    plan: MatchPlan
    standing: Standing

    @classmethod
    def begin(cls, game: Game, options: GameOptions, plan: MatchPlan) -> "Match":
        """Start a match at the plan's level."""
        return cls(game, options, plan, Standing((plan.start_level, plan.start_level)))

    def setup(self, random_drawer: Seat) -> Setup:
        """开局: what the next round starts from; `random_drawer` counts only where there is no banker yet (A2)."""
        standing = self.standing
        drawer = random_drawer if standing.banker is None else standing.banker
        return Setup(standing.levels, standing.banker, drawer, standing.tribute, standing.redeals)

    def redealt(self) -> "Match":
        """重发: give the match after a deal that came to nothing."""
        return replace(self, standing=replace(self.standing, redeals=self.standing.redeals + 1))

    def after(self, result: Settlement) -> "Match":
        """Give the match after a settled round."""
        standing = self.standing.booked(result.points).booked(result.tribute_points)
        levels = result.levels
        even, odd = (won + cycles for won, cycles in zip(standing.won, result.cycles, strict=True))
        if result.winners is not None:
            levels = (self.plan.start_level, self.plan.start_level)
            even, odd = even + (result.winners is Team.EVEN), odd + (result.winners is Team.ODD)
        standing = replace(
            standing,
            levels=levels,
            banker=result.next_banker,
            tribute=result.tribute,
            won=(even, odd),
            rounds=standing.rounds + 1,
            redeals=0,
        )
        return replace(self, standing=standing)

    @property
    def winners(self) -> Team | None:
        """The side that has won the match, None while nobody has."""
        needed = self.game.wins_needed(self.options)
        return next((team for team in Team if self.standing.won[team] >= needed), None)

    @property
    def over(self) -> bool:
        """Whether the match is won or its planned rounds are played."""
        enough = self.plan.rounds is not None and self.standing.rounds >= self.plan.rounds
        return enough or self.winners is not None
