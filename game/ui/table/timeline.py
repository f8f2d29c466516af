"""Time at the table: movements, and waits that draw nothing. All of it can be skipped."""

from collections.abc import Callable
from dataclasses import dataclass

from game.ui.animation import SPEEDS, Motion, Pace, Tween, ease_out

_ROUNDS_OF_SKIPPING = 40


@dataclass
class _Wait:
    left: float
    action: Callable[[], None]


class Timeline:
    """A `Motion` and waits beside it. A wait costs no frames: nothing is drawn until it is over."""

    def __init__(self, pace: Callable[[], Pace]) -> None:
        self._pace = pace
        self._motion = Motion(pace)
        self._waits: list[_Wait] = []
        self.happened = 0
        """How many movements and waits with something to do have come to their end."""

    @property
    def idle(self) -> bool:
        """Whether nothing moves and nothing is waited for."""
        return not self._motion.active and not self._waits

    @property
    def still(self) -> bool:
        """Whether movement is switched off."""
        return self._pace().reduced_motion

    def move(
        self,
        seconds: float,
        delay: float = 0.0,
        ease: Callable[[float], float] = ease_out,
        finish: Callable[[], None] | None = None,
    ) -> Tween:
        """Start a movement."""
        return self._motion.move(seconds, delay, ease, self._noting(finish))

    def hold(self, seconds: float, finish: Callable[[], None] | None = None) -> Tween:
        """Start showing words that change while they show."""
        return self._motion.hold(seconds, 0.0, self._noting(finish))

    def after(self, seconds: float, action: Callable[[], None]) -> None:
        """Do something later."""
        self._waits.append(_Wait(seconds / SPEEDS[self._pace().speed], self._noting(action)))

    def advance(self, seconds: float) -> bool:
        """Let time pass; True if something moved or happened."""
        moved = self._motion.advance(seconds)
        for wait in self._waits:
            wait.left -= seconds
        due = [wait for wait in self._waits if wait.left <= 0]
        self._waits = [wait for wait in self._waits if wait.left > 0]
        for wait in due:
            wait.action()
        return moved or bool(due)

    def _noting(self, action: Callable[[], None] | None) -> Callable[[], None]:
        def end() -> None:
            if action is not None:
                self.happened += 1
                action()

        return end

    def skip(self) -> bool:
        """Bring everything to its end, also what the ends begin; True if there was anything."""
        if self.idle:
            return False
        for _ in range(_ROUNDS_OF_SKIPPING):
            self._motion.skip()
            waits, self._waits = self._waits, []
            for wait in waits:
                wait.action()
            if self.idle:
                break
        return True
