"""Starting: from exec to the first picture, beside what the barest pygame script needs, and on to a table in play."""

import os
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tools.bench.reading import Effort, Reading

_HERE = Path(__file__).resolve().parent
_BARE, _WATCHED = "bare.py", "watched.py"


@dataclass
class Times:
    """When a program came how far, in seconds since just before it was started: on the wall, and of its own work."""

    wall: dict[str, float] = field(default_factory=dict[str, float])
    cpu: dict[str, float] = field(default_factory=dict[str, float])


def measure(effort: Effort) -> dict[str, Reading]:
    """Start both in turn, so that what else the machine does falls on both alike."""
    bare: list[Times] = []
    ours: list[Times] = []
    with TemporaryDirectory(prefix="gunzi-bench-") as home:
        around = {**os.environ, "GUNZI_HOME": home}
        for turn in range(effort.of(11, 1) + 1):
            pair = _start(_BARE, around), _start(_WATCHED, around)
            if turn:  # the first time files are read from the disk and compiled
                bare.append(pair[0])
                ours.append(pair[1])
    return {"start_ratio": _ratio(bare, ours), "start_table": _table(ours)}


def _ratio(bare: list[Times], ours: list[Times]) -> Reading:
    least, flip = median(times.wall["flip"] for times in bare), median(times.wall["flip"] for times in ours)
    own = median(times.cpu["flip"] for times in ours) / median(times.cpu["flip"] for times in bare)
    title = median(times.wall["title"] for times in ours)
    beside = {
        "runs": len(ours),
        "bare_s": round(least, 3),
        "flip_s": round(flip, 3),
        "cpu_ratio": round(own, 2),
        "title_s": round(title, 3),
    }
    return Reading(round(flip / least, 2), beside)


def _table(ours: list[Times]) -> Reading:
    cpu = median(times.cpu["answer"] for times in ours)
    table = median(times.wall["table"] for times in ours)
    least = min(times.wall["answer"] for times in ours)
    beside = {"table_s": round(table, 3), "cpu_s": round(cpu, 3), "least_s": round(least, 3)}
    return Reading(round(median(times.wall["answer"] for times in ours), 3), beside)


def _start(script: str, around: dict[str, str]) -> Times:
    """Run a script to its end."""
    times = Times()
    begun = time.perf_counter()
    with subprocess.Popen([sys.executable, str(_HERE / script)], stdout=subprocess.PIPE, env=around) as process:
        for line in process.stdout or ():
            what, cpu = line.decode().split()
            times.wall[what], times.cpu[what] = time.perf_counter() - begun, float(cpu)
    if process.returncode:
        raise RuntimeError(f"{script} ended with exit code {process.returncode}")
    return times
