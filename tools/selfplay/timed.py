"""How long a bot thinks."""

import time
from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from game.bots.protocol import Bot
from game.rules.actions import Action
from game.rules.view import SeatView

_FINE = time.get_clock_info("thread_time").resolution <= 1e-6
_now = time.thread_time_ns if _FINE else time.perf_counter_ns
"""The time this thread computed, where the system tells it finely: other programs do not count then."""


class TimedBot:
    """A bot whose decisions are timed; `spent` gets nanoseconds for those that a round waited for."""

    def __init__(self, bot: Bot, spent: "array[int]") -> None:
        self._bot = bot
        self._spent = spent

    def act(self, view: SeatView) -> Action | None:
        """Let the bot choose."""
        begun = _now()
        action = self._bot.act(view)
        if view.my_turn:
            self._spent.append(_now() - begun)
        return action


@dataclass(frozen=True)
class Thinking:
    """Milliseconds a decision."""

    decisions: int
    p50: float
    p99: float
    most: float


def thinking(spent: Sequence[int]) -> Thinking:
    """Sum up times in nanoseconds; all zeros where there are none."""
    times = sorted(spent) or [0]
    p50, p99 = (times[min(len(times) - 1, len(times) * part // 100)] for part in (50, 99))
    return Thinking(len(spent), p50 / 1e6, p99 / 1e6, times[-1] / 1e6)
