"""A cache of surfaces that forgets the least recently used ones."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Surface


class SurfaceCache:
    """Surfaces by key, at most `limit` bytes of pixels together (the newest is kept whatever its size)."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._used = 0
        self._surfaces: OrderedDict[Hashable, Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The surface of `key`, made now if it is not there."""
        surface = self._surfaces.get(key)
        if surface is not None:
            self._surfaces.move_to_end(key)
            return surface
        surface = make()
        self._surfaces[key] = surface
        self._used += _weight(surface)
        while self._used > self._limit and len(self._surfaces) > 1:
            self._used -= _weight(self._surfaces.popitem(last=False)[1])
        return surface

    def clear(self) -> None:
        self._surfaces.clear()
        self._used = 0

    def __len__(self) -> int:
        return len(self._surfaces)


def _weight(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * 4
