"""One measurement in a process of its own, so that none leaves its traces in another: `single.py NAME [--quick]`.

It prints one JSON object: the readings by figure, and how fast the machine was just before.
"""

import importlib
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from tools.bench.machine import load, machine_index
from tools.bench.reading import Effort, Reading


def main(argv: Sequence[str]) -> None:
    """Measure and print."""
    name, quick = argv[0], "--quick" in argv
    around = {"machine_index": machine_index(), "load": load()}
    module: Any = importlib.import_module(f"tools.bench.{name}")
    readings: dict[str, Reading] = module.measure(Effort(quick))
    print(json.dumps({figure: asdict(reading) | around for figure, reading in readings.items()}))


if __name__ == "__main__":
    main(sys.argv[1:])
