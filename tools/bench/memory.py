"""Memory in use: the window's process at the table in a large window, and the process of the bots."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from game.table.plan import Pace
from tools.bench.match import SIZE
from tools.bench.memory_of import resident
from tools.bench.reading import Effort, Reading
from tools.bench.sitting import Sitting, plan

_PACE = Pace(deal=0.02, think=(0.05, 0.05), poll=(0, 0), between=1.0)


def measure(effort: Effort) -> dict[str, Reading]:
    """Let a round and its result go by, then look."""
    with TemporaryDirectory(prefix="gunzi-bench-") as home:
        sitting = Sitting(Path(home), SIZE, plan(_PACE, human=False))
        try:
            sitting.run(effort.of(25, 1))
            return {"memory_window": resident(os.getpid()), "memory_bots": resident(sitting.bots.pid)}
        finally:
            sitting.close()
