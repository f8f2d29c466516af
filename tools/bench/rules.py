"""Random rounds on the rules alone: every step with its legality and the view of who acts."""

from random import Random

from game.bots.random_bot import RandomBot
from game.rules.board import Setup
from game.rules.options import GameOptions
from game.rules.seats import SEATS
from tools.bench.reading import Effort, Reading
from tools.bench.rounds import GAME, rounds_a_second
from tools.selfplay.rounds import play_round


def measure(effort: Effort) -> dict[str, Reading]:
    """Play rounds of four bots that do anything legal; their guessing is counted in."""
    return {"rules_rounds": rounds_a_second(_play, effort)}


def _play(options: GameOptions, turn: int) -> int:
    rng = Random(f"bench {turn}")
    level, seat = rng.choice(GAME.levels), rng.choice(SEATS)
    setup = (
        Setup((level, level), seat, seat, tribute=rng.randrange(4)) if turn % 4 else Setup((level, level), None, seat)
    )
    play_round(GAME, options, setup, [RandomBot(rng) for _ in SEATS], rng)
    return 1
