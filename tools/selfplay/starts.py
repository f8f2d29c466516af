"""Where a pair of deals starts from: levels, banker, tribute and the deck, all from one seed."""

from dataclasses import dataclass
from random import Random

from game.rules.board import Setup
from game.rules.cards import Cards
from game.rules.match import Game
from game.rules.options import GameOptions
from game.rules.seats import SEATS
from tools.selfplay.memoryless import MemorylessBot
from tools.selfplay.rounds import play_round, shuffled

FIRST_ROUNDS = 16
"""One start in so many is the first round of a pot, about as often as in play."""


@dataclass(frozen=True)
class Start:
    """What both deals of a pair begin with."""

    setup: Setup
    deck: Cards


def draw_start(game: Game, options: GameOptions, rng: Random) -> Start:
    """Draw levels uniformly and let a round go before, whose settlement tells who banks and what tribute is owed."""
    if rng.randrange(FIRST_ROUNDS) == 0:
        level = game.levels[0]
        return Start(Setup((level, level), None, rng.choice(SEATS)), shuffled(game, rng))
    levels = (rng.choice(game.levels), rng.choice(game.levels))
    while True:
        banker = rng.choice(SEATS)
        bots = [MemorylessBot(rng) for _ in SEATS]
        before = game.settle(play_round(game, options, Setup(levels, banker, banker), bots, rng))
        banker = before.next_banker
        if banker is not None:
            return Start(Setup(levels, banker, banker, before.tribute), shuffled(game, rng))
