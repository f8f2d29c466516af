"""Rounds of four steady bots on the rules alone, in one process."""

from random import Random

from game.bots.registry import make_bot
from game.rules.match import Game
from game.rules.options import GameOptions
from game.rules.seats import SEATS
from tools.bench.reading import Effort, Reading
from tools.bench.rounds import later_round, of_all_games
from tools.selfplay.rounds import play_round


def measure(effort: Effort) -> dict[str, Reading]:
    """Play rounds as in the middle of a match."""
    return of_all_games("steady_rounds", _play, effort)


def _play(game: Game, options: GameOptions, turn: int) -> int:
    rng = Random(f"bench {turn}")
    bots = [make_bot("steady", game, rng) for _ in SEATS]
    play_round(game, options, later_round(game, rng), bots, rng)
    return 1
