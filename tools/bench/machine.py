"""What the figures were measured on, in general terms, and how fast it is just now."""

import os
import platform
import time
from typing import Any

import msgspec

REFERENCE = 0.0053
"""Processor seconds that `_work` takes on the machine of docs/bench.md: its index is 1."""
_REPEATS = 7


def machine_index() -> float:
    """How fast Python runs here and now, as against the machine of docs/bench.md; 2 is twice as fast."""
    return round(REFERENCE / min(_timed() for _ in range(_REPEATS)), 2)


def load() -> float | None:
    """How many programs wanted a core, on average over the last minute; None where the system does not tell."""
    try:
        return round(os.getloadavg()[0], 2)
    except (AttributeError, OSError):
        return None


def describe() -> dict[str, Any]:
    """System, processor family, cores and versions: nothing that names one machine."""
    return {
        "system": platform.system(),
        "architecture": platform.machine(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "msgspec": msgspec.__version__,
    }


def _timed() -> float:
    begun = time.process_time()
    _work()
    return time.process_time() - begun


def _work() -> int:
    """What rules and bots do all day: small tuples made, sorted, looked up and counted."""
    found = 0
    for turn in range(600):
        hand = tuple(sorted((turn * step) % 54 for step in range(39)))
        counts = {card: hand.count(card) for card in set(hand[:12])}
        found += sum(size for card, size in counts.items() if card % 3 == 0)
    return found
