"""Rounds a second: how many of them one core plays, all presets in turn."""

import statistics
import time
from collections.abc import Callable
from typing import Any

from game.rules.games import GAMES
from game.rules.options import GameOptions
from tools.bench.reading import Effort, Reading

GAME = GAMES["dagunzi"]


def rounds_a_second(play: Callable[[GameOptions, int], int], effort: Effort) -> Reading:
    """Let `play(options, turn)` play rounds, and give how many, for some seconds a preset.

    A preset counts by the median of its turns, so that a moment in which the machine was busy counts for nothing; all
    presets count alike.
    """
    seconds: list[float] = []
    beside: dict[str, Any] = {"rounds": 0}
    for preset, options in GAME.presets.items():
        took, rounds = _run(lambda turn, chosen=options: play(chosen, turn), effort.of(5, 0))
        seconds.append(took)
        beside["rounds"] += rounds
        beside[preset] = round(1 / took, 1)
    return Reading(round(1 / statistics.mean(seconds), 1), beside)


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
