"""约定: what is agreed before a match begins: game, options, length, seats, pace and clock."""

from dataclasses import dataclass, field

from game.rules.events import Notice, ThrowFailed
from game.rules.games import GAMES
from game.rules.match import Game, Match, MatchPlan
from game.rules.options import GameOptions
from game.rules.seats import SEATS, Seat
from game.table.messages import Occupant, SeatInfo

LONGEST_PAUSE = 60.0
_THROW_LOOKED_AT = 3.5
LONGEST_TURN = 3600
MOST_ROUNDS = 9999


@dataclass(frozen=True, slots=True)
class Pace:
    """节奏: how long things take when no human decides, in seconds; all 0: nothing waits.

    `deal` a card; `think` a bot, at least and at most; `poll` the pause after which a seat that can only pass does so,
    the same whether or not it holds anything (A11); `between` a round and the next where no human must ask for it;
    `grace` the wait for a person whose line is gone, before a bot stands in.
    Raises ValueError for what is no length of time or more than a minute.
    """

    deal: float = 0.12
    think: tuple[float, float] = (0.4, 1.2)
    poll: tuple[float, float] = (0.3, 0.6)
    between: float = 3.0
    grace: float = 15.0

    def __post_init__(self) -> None:
        spans = ((0.0, self.deal), self.think, self.poll, (0.0, self.between), (0.0, self.grace))
        if not all(0 <= least <= most <= LONGEST_PAUSE for least, most in spans):
            raise ValueError(f"pauses are from 0 to {LONGEST_PAUSE} seconds, the shortest first: {self!r}")

    def looked_at(self, told: tuple[Notice, ...]) -> float:
        """How long a bot waits more for what was just told to be looked at: a throw that failed takes its time (B6)."""
        failed = any(isinstance(notice.event, ThrowFailed) for notice in told)
        return _THROW_LOOKED_AT if failed and any(self.think) else 0.0


NO_WAIT = Pace(0, (0, 0), (0, 0), 0)
"""All at once: for tests, simulations and replays."""


@dataclass(frozen=True, slots=True)
class TablePlan:
    """约定: all that a table is opened with; `turn_seconds` 0 means no clock.

    Raises ValueError for what cannot be played: no rounds, a level that the game has not, a clock that runs backwards.
    """

    options: GameOptions
    seats: tuple[SeatInfo, SeatInfo, SeatInfo, SeatInfo]
    match: MatchPlan = field(default_factory=MatchPlan)
    preset: str = ""
    pace: Pace = field(default_factory=Pace)
    turn_seconds: int = 0

    def __post_init__(self) -> None:
        if self.preset and self.preset not in self.game.presets:
            raise ValueError(f"{self.game.name} has no preset {self.preset[:80]!r}")
        if not 0 <= self.turn_seconds <= LONGEST_TURN:
            raise ValueError(f"a turn takes 0 to {LONGEST_TURN} seconds, not {self.turn_seconds}")
        if self.match.start_level not in self.game.levels:
            raise ValueError(f"{self.game.name} is not played from level {self.match.start_level}")
        if self.match.rounds is not None and not 1 <= self.match.rounds <= MOST_ROUNDS:
            raise ValueError(f"a match has 1 to {MOST_ROUNDS} rounds, not {self.match.rounds}")

    @property
    def game(self) -> Game:
        """玩法: the game that the options belong to."""
        return GAMES[self.options.game]

    def begin(self) -> Match:
        """Start the match."""
        return Match.begin(self.game, self.options, self.match)

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats that people took."""
        return tuple(seat for seat in SEATS if self.seats[seat].occupant is Occupant.HUMAN)
