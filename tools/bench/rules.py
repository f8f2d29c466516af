"""Random rounds on the rules alone: every step with its legality and the view of who acts."""

from dataclasses import replace
from random import Random

from game.bots.registry import make_bot
from game.rules.match import Game
from game.rules.options import GameOptions
from game.rules.seats import SEATS
from tools.bench.reading import Effort, Reading
from tools.bench.rounds import later_round, of_all_games
from tools.selfplay.rounds import play_round


def measure(effort: Effort) -> dict[str, Reading]:
    """Play rounds of four bots that do anything legal, every fourth a first one; their guessing is counted in."""
    return of_all_games("random_rounds", _play, effort)


def _play(game: Game, options: GameOptions, turn: int) -> int:
    rng = Random(f"bench {turn}")
    setup = later_round(game, rng)
    if turn % 4 == 0:
        setup = replace(setup, banker=None, tribute=0)
    play_round(game, options, setup, [make_bot("random", game, rng) for _ in SEATS], rng)
    return 1
