"""What a measurement gives, and how hard it tries."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Reading:
    """One figure as measured: None with a `reason` where it cannot be; `beside` holds what else was seen."""

    value: float | None
    beside: dict[str, Any] = field(default_factory=dict[str, Any])
    reason: str = ""


@dataclass(frozen=True)
class Effort:
    """How long to measure: `quick` shows that everything runs, and no more."""

    quick: bool = False

    def of(self, full: int, quick: int) -> int:
        """How many times, or seconds."""
        return quick if self.quick else full
