"""Rounds a second: how many of them one core plays, game by game, all presets of a game in turn."""

import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Any

from game.rules.board import Setup
from game.rules.games import GAMES
from game.rules.match import Game
from game.rules.options import GameOptions
from game.rules.seats import SEATS
from tools.bench.reading import Effort, Reading

PlayRounds = Callable[[Game, GameOptions, int], int]
"""Plays rounds of a game under options, in the turn of this number; gives how many."""


def of_all_games(figure: str, play: PlayRounds, effort: Effort) -> dict[str, Reading]:
    """Measure every game; its figure is named after it."""
    return {f"{name}_{figure}": rounds_a_second(game, play, effort) for name, game in GAMES.items()}


def rounds_a_second(game: Game, play: PlayRounds, effort: Effort) -> Reading:
    """Let rounds be played for some seconds a preset.

    A preset counts by the median of its turns, so that a moment in which the machine was busy counts for nothing; all
    presets count alike.
    """
    seconds: list[float] = []
    beside: dict[str, Any] = {"rounds": 0}
    for preset, options in game.presets.items():
        took, rounds = _run(lambda turn, chosen=options: play(game, chosen, turn), effort.of(5, 0))
        seconds.append(took)
        beside["rounds"] += rounds
        beside[preset] = round(1 / took, 1)
    return Reading(round(1 / statistics.mean(seconds), 1), beside)


def later_round(game: Game, rng: Random) -> Setup:
    """What a round in the middle of a match starts from; a game without tribute passes that over."""
    level, seat = rng.choice(game.levels), rng.choice(SEATS)
    return Setup((level, level), seat, seat, tribute=rng.randrange(4))


def _run(play: Callable[[int], int], least: float) -> tuple[float, int]:
    """Play for so many seconds, at least once: the median processor time of a round, and how many there were."""
    times: list[float] = []
    rounds, begun = 0, time.process_time()
    while not times or time.process_time() - begun < least:
        before = time.process_time()
        played = play(len(times))
        times.append((time.process_time() - before) / played)
        rounds += played
    return statistics.median(times), rounds
