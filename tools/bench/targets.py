"""The figures by name: what each says, its unit, the limit it must keep and the aim it should reach."""

from dataclasses import dataclass
from enum import Enum


class Verdict(Enum):
    """How a figure stands to its target."""

    AIM = "aim"
    LIMIT = "limit"
    MISSED = "missed"
    UNKNOWN = "unknown"


@dataclass(frozen=True)
class Target:
    """What is asked of a figure: not above `limit`, or not below where `more` is better; `aim` is better still."""

    says: str
    unit: str
    limit: float
    aim: float
    more: bool = False

    def judge(self, value: float | None) -> Verdict:
        """Say how a value stands; None could not be measured."""
        if value is None:
            return Verdict.UNKNOWN
        if self._reaches(value, self.aim):
            return Verdict.AIM
        return Verdict.LIMIT if self._reaches(value, self.limit) else Verdict.MISSED

    def _reaches(self, value: float, mark: float) -> bool:
        return value >= mark if self.more else value <= mark


_RANDOM = "random rounds: apply, legality, the actor's view"
_TABLE = "random rounds through Table, four views a step"
_STEADY = "rounds of four steady bots, one process"
_WORST = "the worst follow, a long throw led"

MEASUREMENTS: dict[str, dict[str, Target]] = {
    "frame": {
        "frame_1024x768": Target("frame work while one card moves, 1024x768, median", "ms", 1.0, 0.5),
        "frame_1920x1080": Target("frame work while one card moves, 1920x1080, median", "ms", 2.5, 1.2),
    },
    "redraw": {
        "redraw_1920x1080": Target("full redraw of the table, 1920x1080, median", "ms", 8.0, 4.0),
    },
    "idle": {
        "idle_flips": Target("idle table, clock off: flips", "a second", 0.0, 0.0),
        "idle_cpu": Target("idle table, clock off: share of a core", "%", 1.0, 0.5),
        "idle_clock_flips": Target("idle table, clock on: flips", "a second", 1.0, 1.0),
        "idle_clock_cpu": Target("idle table, clock on: share of a core", "%", 1.0, 0.5),
    },
    "match": {
        "match_work": Target("bots' match through the real loop: work a frame, p99", "ms", 8.0, 4.0),
        "match_gap": Target("bots' match through the real loop: between flips while moving, p99", "ms", 20.0, 18.0),
    },
    "start": {
        "start_ratio": Target("exec to first flip, as against a bare pygame script, median", "x", 2.0, 1.4),
        "start_table": Target("exec to a table that answers a key, median", "s", 1.0, 0.6),
    },
    "rules": {
        "dagunzi_random_rounds": Target(f"Da Gunzi: {_RANDOM}", "a second", 80.0, 150.0, more=True),
        "chaodipi_random_rounds": Target(f"Chao Dipi: {_RANDOM}", "a second", 80.0, 150.0, more=True),
    },
    "table": {
        "dagunzi_table_rounds": Target(f"Da Gunzi: {_TABLE}", "a second", 40.0, 80.0, more=True),
        "chaodipi_table_rounds": Target(f"Chao Dipi: {_TABLE}", "a second", 40.0, 80.0, more=True),
    },
    "steady": {
        "dagunzi_steady_rounds": Target(f"Da Gunzi: {_STEADY}", "a second", 30.0, 60.0, more=True),
        "chaodipi_steady_rounds": Target(f"Chao Dipi: {_STEADY}", "a second", 20.0, 40.0, more=True),
    },
    "chaodipi": {
        "chaodipi_worst_legality": Target(f"Chao Dipi: {_WORST}: legality", "ms", 5.0, 1.0),
        "chaodipi_worst_hint": Target(f"Chao Dipi: {_WORST}, or any choice of a round: hint", "ms", 20.0, 10.0),
    },
    "memory": {
        "memory_window": Target("memory of the window's process, 1920x1080, at the table", "MB", 200.0, 150.0),
        "memory_bots": Target("memory of the bot process after a round", "MB", 60.0, 50.0),
    },
}
"""Every figure, by the measurement that gives it."""
