"""A pair: the same deal played twice with the sides swapped, so that luck with the cards cancels out."""

from array import array
from dataclasses import dataclass, field
from random import Random

from game.rules.actions import Action
from game.rules.match import Game
from game.rules.options import GameOptions
from game.rules.round import Round
from game.rules.seats import SEATS, Seat, Team
from game.rules.settlement import Settlement
from tools.selfplay.blunders import Blunders
from tools.selfplay.names import MakeBot
from tools.selfplay.rounds import dealt_anew, play_out, shuffled
from tools.selfplay.starts import Start, draw_start
from tools.selfplay.timed import TimedBot

POT = 8
"""What the end of a pot counts, in levels."""
POINT = 0.01
"""What a point counts, in levels."""


@dataclass(frozen=True)
class Deal:
    """One deal as the first of the two bots saw it, which sat on side `team`; `banked`: that side had the bank.

    `line` is the score from which the attackers take the bank.
    """

    team: Team
    banked: bool
    settlement: Settlement
    line: int

    @property
    def steps(self) -> int:
        """Own level steps less the others'; the end of a pot counts as `POT`."""
        result = self.settlement
        if result.winners is not None:
            return POT if result.winners is self.team else -POT
        return result.gained[self.team] - result.gained[self.team.other]

    @property
    def margin(self) -> int:
        """How far the attackers' score was from the take-over line, for or against the bot."""
        over = self.settlement.score - self.line
        return -over if self.banked else over

    @property
    def result(self) -> float:
        """Levels and points in one number."""
        return self.steps + POINT * self.margin

    @property
    def has_bank(self) -> bool:
        """Whether the bot's side has the bank after it: kept, or taken over."""
        return (self.settlement.score >= self.line) != self.banked


@dataclass(frozen=True)
class Pair:
    """Both deals of a pair."""

    deals: tuple[Deal, Deal]

    @property
    def result(self) -> float:
        """What the first bot gained in both deals together."""
        return round(sum(deal.result for deal in self.deals), 6)

    @property
    def score(self) -> float:
        """1 for a win of the first bot, 0 for a loss, one half for a tie."""
        return 0.5 if self.result == 0 else float(self.result > 0)


@dataclass
class Books:
    """What is written down about one of the two bots: its times in nanoseconds, its blunders."""

    spent: "array[int]" = field(default_factory=lambda: array("Q"))
    blunders: Blunders = field(default_factory=Blunders)

    def add(self, other: "Books") -> None:
        """Add what another book says."""
        self.spent.extend(other.spent)
        self.blunders.add(other.blunders)


class Duel:
    """Two bots at a game under its options; `books` are kept of each."""

    def __init__(self, game: Game, options: GameOptions, first: MakeBot, second: MakeBot) -> None:
        self.books = (Books(), Books())
        self._game = game
        self._options = options
        self._makers = (first, second)

    def play_pair(self, seed: int, number: int) -> Pair:
        """Play one pair; everything in it follows from the seed and its number."""
        start = draw_start(self._game, self._options, Random(f"start {seed} {number}"))
        one, other = (self._play_deal(start, team, f"{seed} {number}") for team in Team)
        return Pair((one, other))

    def _play_deal(self, start: Start, team: Team, seed: str) -> Deal:
        """Play the deal with the first bot on side `team`; a void one is dealt anew, alike for both deals."""

        def side(seat: Seat) -> int:
            return int(seat.team is not team)

        def watch(state: Round, seat: Seat, action: Action) -> None:
            self.books[side(seat)].blunders.watch(state, seat, action)

        makers = [self._makers[side(seat)] for seat in SEATS]
        bots = [
            TimedBot(make(Random(f"bot {seed} {seat}")), self.books[side(seat)].spent)
            for seat, make in zip(SEATS, makers, strict=True)
        ]
        again, setup, deck = Random(f"redeal {seed}"), start.setup, start.deck
        while True:
            state = play_out(self._game.start(self._options, setup, deck), bots, watch)
            if state.settles:
                banked = state.board.bank.team is team
                return Deal(team, banked, self._game.settle(state), self._game.take_over)
            setup, deck = dealt_anew(setup, again), shuffled(self._game, again)
