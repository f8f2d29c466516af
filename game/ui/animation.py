"""Movement over time. Time comes in as an argument, so a test decides how it passes."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.0}


def ease_out(share: float) -> float:
    """Quick at first, gentle at the end: how a card slides to rest."""
    return 1 - (1 - share) ** 3


def ease_in_out(share: float) -> float:
    """Gentle at both ends."""
    return share * share * (3 - 2 * share)


def linear(share: float) -> float:
    """Evenly."""
    return share


def mix(start: float, end: float, share: float) -> float:
    """The value a share of the way from start to end."""
    return start + (end - start) * share


@dataclass
class Tween:
    """One movement: `value` goes from 0 to 1. `finish` runs once at the end, skipped or not."""

    start: float
    duration: float
    ease: Callable[[float], float]
    finish: Callable[[], None] | None = None
    value: float = 0.0
    done: bool = False

    def at(self, now: float) -> None:
        """Set the value for the time `now`."""
        share = 1.0 if self.duration <= 0 else min(1.0, max(0.0, (now - self.start) / self.duration))
        self.value = self.ease(share)
        if share >= 1.0:
            self.end()

    def end(self) -> None:
        """Jump to the end."""
        if not self.done:
            self.value = 1.0
            self.done = True
            if self.finish is not None:
                self.finish()


class Pace(Protocol):
    """What the player has set about movement; the settings are one."""

    @property
    def speed(self) -> str:
        """One of `SPEEDS`."""
        ...

    @property
    def reduced_motion(self) -> bool:
        """Whether things jump instead of moving."""
        ...


class Motion:
    """All movements of a scene, at the player's pace. With reduced motion things jump, and words stay as long."""

    def __init__(self, pace: Callable[[], Pace]) -> None:
        self.now = 0.0
        self._pace = pace
        self._tweens: list[Tween] = []

    def move(
        self,
        duration: float,
        delay: float = 0.0,
        ease: Callable[[float], float] = ease_out,
        finish: Callable[[], None] | None = None,
    ) -> Tween:
        """Start a movement of `duration` seconds at normal speed; it takes no time with reduced motion."""
        factor = 0.0 if self._pace().reduced_motion else 1 / SPEEDS[self._pace().speed]
        return self._begin(Tween(self.now + delay * factor, duration * factor, ease, finish))

    def hold(self, duration: float, delay: float = 0.0, finish: Callable[[], None] | None = None) -> Tween:
        """Start showing words for `duration` seconds; reduced motion does not shorten it."""
        factor = 1 / SPEEDS[self._pace().speed]
        return self._begin(Tween(self.now + delay * factor, duration * factor, linear, finish))

    def advance(self, seconds: float) -> bool:
        """Let time pass; True while anything moves (or came to rest just now)."""
        self.now += seconds
        running = list(self._tweens)
        for tween in running:
            tween.at(self.now)
        self._tweens = [tween for tween in self._tweens if not tween.done]
        return bool(running)

    def skip(self) -> bool:
        """Bring everything to its end at once; True if anything moved. What the ends begin goes on moving."""
        running, self._tweens = self._tweens, []
        for tween in running:
            tween.end()
        return bool(running)

    @property
    def active(self) -> bool:
        return bool(self._tweens)

    def _begin(self, tween: Tween) -> Tween:
        self._tweens.append(tween)
        return tween
