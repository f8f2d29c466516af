"""The idle table: a human thinks, everything else waits: how often is drawn, how much of a core is used."""

import time
from pathlib import Path
from tempfile import TemporaryDirectory

from game.table.plan import NO_WAIT
from tools.bench.reading import Effort, Reading
from tools.bench.sitting import Sitting, plan

_SETTLING = 3
"""Seconds after which the loop has found that nothing happens."""


def measure(effort: Effort) -> dict[str, Reading]:
    """Measure with the turn clock off and on."""
    flips, cpu = _at(0, effort)
    clock_flips, clock_cpu = _at(600, effort)
    return {"idle_flips": flips, "idle_cpu": cpu, "idle_clock_flips": clock_flips, "idle_clock_cpu": clock_cpu}


def _at(clock: int, effort: Effort) -> tuple[Reading, Reading]:
    with TemporaryDirectory(prefix="gunzi-bench-") as home:
        sitting = Sitting(Path(home), (1920, 1080), plan(NO_WAIT, human=True, clock=clock))
        try:
            sitting.play_to_own_turn()
            sitting.run(effort.of(_SETTLING, 0))
            stats = sitting.shell.loop.stats
            flips, frames, cpu = stats.flips, stats.frames, time.process_time()
            seconds = sitting.run(effort.of(10, 1))
            cpu = time.process_time() - cpu
        finally:
            sitting.close()
    beside = {"seconds": round(seconds, 2), "frames": stats.frames - frames}
    return (
        Reading(round((stats.flips - flips) / seconds, 2), beside),
        Reading(round(100 * cpu / seconds, 2), beside),
    )
