"""日程: a world's time: what is to be done, in order."""

from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count


class Schedule:
    """日程: nothing happens but what was put here, one thing after the other."""

    def __init__(self) -> None:
        self.now = 0.0
        self._order = count()
        self._todo: list[tuple[float, int, Callable[[], None]]] = []

    def after(self, seconds: float, what: Callable[[], None]) -> None:
        """Do something later."""
        self.at(self.now + seconds, what)

    def at(self, time: float, what: Callable[[], None]) -> None:
        """Do something at a time, not before now."""
        heappush(self._todo, (max(time, self.now), next(self._order), what))

    def run(self, end: float, done: Callable[[], bool]) -> bool:
        """Go on until it is done, or `end` has come; gives which."""
        while self._todo and not done():
            time, _, what = heappop(self._todo)
            if time > end:
                return False
            self.now = time
            what()
        return done()
