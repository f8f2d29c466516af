"""Times of one thing done many times: by the processor's clock and by the one on the wall."""

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any, TypeVar

T = TypeVar("T")

_FINE = 0.000_1
_FINE_CLOCK = time.get_clock_info("thread_time").resolution <= _FINE


@dataclass
class Samples:
    """Seconds each turn took: `cpu` is this thread's own work, `wall` has other programs' turns in it as well."""

    cpu: list[float] = field(default_factory=list[float])
    wall: list[float] = field(default_factory=list[float])

    def take(self, work: Callable[[], T]) -> T:
        """Do the work once and note how long it took."""
        wall, cpu = time.perf_counter(), time.thread_time()
        result = work()
        self.cpu.append(time.thread_time() - cpu)
        self.wall.append(time.perf_counter() - wall)
        return result

    def drop_last(self) -> None:
        """Forget the last turn."""
        self.cpu.pop()
        self.wall.pop()

    @property
    def work(self) -> list[float]:
        """The times to judge by: the processor's, or those on the wall where its clock is too coarse."""
        return self.cpu if _FINE_CLOCK else self.wall


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least that share of all do not exceed. Raises ValueError when there are none."""
    if not values:
        raise ValueError("nothing was measured")
    return sorted(values)[max(0, ceil(share * len(values)) - 1)]


def summary(samples: Samples) -> dict[str, Any]:
    """The spread of samples, in milliseconds."""
    spread: dict[str, Any] = {"samples": len(samples.wall)}
    for clock, values in (("cpu", samples.cpu), ("wall", samples.wall)):
        spread[f"{clock}_median_ms"] = ms(statistics.median(values))
        spread[f"{clock}_p99_ms"] = ms(percentile(values, 0.99))
        spread[f"{clock}_most_ms"] = ms(max(values))
    return spread


def ms(seconds: float) -> float:
    """Seconds as milliseconds, to the microsecond."""
    return round(seconds * 1000, 3)
