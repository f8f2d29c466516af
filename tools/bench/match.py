"""A match of four bots through the real loop, journal, bot process and all: work a frame, and its evenness."""

import time
from pathlib import Path
from tempfile import TemporaryDirectory

from game.table.plan import Pace
from game.ui.loop import BUSY_RATE, ClockPacer
from tools.bench.reading import Effort, Reading
from tools.bench.sitting import Sitting, plan
from tools.bench.timing import Samples, ms, percentile, summary

PACE = Pace(deal=0.05, think=(0.1, 0.4), poll=(0.1, 0.2), between=2.0)
"""About three times as fast as usual, so that more moves at once than ever does at a human's table."""
SIZE = (1920, 1080)


def measure(effort: Effort) -> dict[str, Reading]:
    """Watch a match from P0's seat for a minute: a round, its result, and the beginning of the next."""
    samples = Samples()
    with TemporaryDirectory(prefix="gunzi-bench-") as home:
        sitting = Sitting(Path(home), SIZE, plan(PACE, human=False))
        try:
            sitting.run(effort.of(70, 1), samples)
            gaps = list(sitting.shell.loop.stats.flip_gaps)
        finally:
            sitting.close()
    spread = {
        "samples": len(gaps),
        "median_ms": ms(percentile(gaps, 0.5)),
        "most_ms": ms(max(gaps)),
        "empty_loop_p99_ms": ms(percentile(_empty_loop(effort.of(600, 30)), 0.99)),
    }
    return {
        "match_work": Reading(ms(percentile(samples.work, 0.99)), summary(samples)),
        "match_gap": Reading(ms(percentile(gaps, 0.99)), spread),
    }


def _empty_loop(frames: int) -> list[float]:
    """What the gaps would be here and now if frames were no work at all: how even this machine lets any loop be."""
    pacer = ClockPacer()
    pacer.tick(BUSY_RATE)
    gaps: list[float] = []
    last = time.perf_counter()
    for _ in range(frames):
        pacer.tick(BUSY_RATE)
        now = time.perf_counter()
        gaps.append(now - last)
        last = now
    return gaps
