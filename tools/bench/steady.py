"""Rounds of four steady bots on the rules alone, in one process."""

from random import Random

from game.bots.registry import make_bot
from game.rules.board import Setup
from game.rules.options import GameOptions
from game.rules.seats import SEATS
from tools.bench.reading import Effort, Reading
from tools.bench.rounds import GAME, rounds_a_second
from tools.selfplay.rounds import play_round


def measure(effort: Effort) -> dict[str, Reading]:
    """Play rounds as in the middle of a pot."""
    return {"steady_rounds": rounds_a_second(_play, effort)}


def _play(options: GameOptions, turn: int) -> int:
    rng = Random(f"bench {turn}")
    level, seat = rng.choice(GAME.levels), rng.choice(SEATS)
    bots = [make_bot("steady", GAME, rng) for _ in SEATS]
    play_round(GAME, options, Setup((level, level), seat, seat, tribute=rng.randrange(4)), bots, rng)
    return 1
