"""Design units to pixels, and rectangles cut into rectangles.

Screens are laid out in real pixels. A design unit is a pixel of a 1024 x 768 window; `Metrics.px` scales it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.ui.theme import BODY

DESIGN_WIDTH, DESIGN_HEIGHT = 1024, 768
MIN_WIDTH, MIN_HEIGHT = 800, 600
_SMALLEST_TEXT, _SMALLEST_BODY = 12, 14
"""Chinese strokes run together below so many pixels; what is read rather than glanced at stays a little larger."""
_SMALLEST_SCALE = 0.7


@dataclass(frozen=True)
class Metrics:
    """The size of the window in pixels and the scale of a design unit in it."""

    width: int
    height: int
    scale: float

    @classmethod
    def of(cls, size: tuple[int, int], ui_scale: int = 100) -> "Metrics":
        """Metrics for a window of `size` pixels with the player's `ui_scale` in per cent."""
        fit = min(size[0] / DESIGN_WIDTH, size[1] / DESIGN_HEIGHT)
        return cls(size[0], size[1], max(fit * ui_scale / 100, _SMALLEST_SCALE))

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def rect(self) -> Rect:
        return Rect(0, 0, self.width, self.height)

    def px(self, units: float) -> int:
        """Pixels for a length in design units; something never becomes nothing."""
        return round(units * self.scale) or (1 if units > 0 else 0)

    def text_px(self, size: int) -> int:
        """The pixel height of a type size."""
        return max(round(size * self.scale), min(size, _SMALLEST_TEXT if size < BODY else _SMALLEST_BODY))


def inset(rect: Rect, horizontal: int, vertical: int | None = None) -> Rect:
    """`rect` made smaller on all sides by so many pixels."""
    high = horizontal if vertical is None else vertical
    return Rect(rect.x + horizontal, rect.y + high, max(0, rect.w - 2 * horizontal), max(0, rect.h - 2 * high))


def cut_top(rect: Rect, height: int, gap: int = 0) -> tuple[Rect, Rect]:
    """The top strip of `rect` and what remains below it and a gap."""
    used = min(rect.h, height + gap)
    return Rect(rect.x, rect.y, rect.w, min(height, rect.h)), Rect(rect.x, rect.y + used, rect.w, rect.h - used)


def cut_bottom(rect: Rect, height: int, gap: int = 0) -> tuple[Rect, Rect]:
    """The bottom strip of `rect` and what remains above it and a gap."""
    strip = min(height, rect.h)
    used = min(rect.h, height + gap)
    return Rect(rect.x, rect.bottom - strip, rect.w, strip), Rect(rect.x, rect.y, rect.w, rect.h - used)


def cut_left(rect: Rect, width: int, gap: int = 0) -> tuple[Rect, Rect]:
    """The left strip of `rect` and what remains right of it and a gap."""
    used = min(rect.w, width + gap)
    return Rect(rect.x, rect.y, min(width, rect.w), rect.h), Rect(rect.x + used, rect.y, rect.w - used, rect.h)


def cut_right(rect: Rect, width: int, gap: int = 0) -> tuple[Rect, Rect]:
    """The right strip of `rect` and what remains left of it and a gap."""
    strip = min(width, rect.w)
    used = min(rect.w, width + gap)
    return Rect(rect.right - strip, rect.y, strip, rect.h), Rect(rect.x, rect.y, rect.w - used, rect.h)


def centred(size: tuple[int, int], rect: Rect) -> Rect:
    """A rectangle of `size` in the middle of `rect`."""
    return Rect(rect.x + (rect.w - size[0]) // 2, rect.y + (rect.h - size[1]) // 2, *size)


def split(length: int, weights: Sequence[float], gap: int = 0) -> list[tuple[int, int]]:
    """(offset, length) of parts that share `length` by weight, with gaps between. The parts add up exactly."""
    free = max(0, length - gap * (len(weights) - 1))
    total = sum(weights) or 1
    parts: list[tuple[int, int]] = []
    passed = 0.0
    for index, weight in enumerate(weights):
        start = round(free * passed / total)
        passed += weight
        parts.append((start + gap * index, round(free * passed / total) - start))
    return parts


def row(rect: Rect, weights: Sequence[float], gap: int = 0) -> list[Rect]:
    """`rect` shared from left to right by weight."""
    return [Rect(rect.x + at, rect.y, width, rect.h) for at, width in split(rect.w, weights, gap)]


def column(rect: Rect, weights: Sequence[float], gap: int = 0) -> list[Rect]:
    """`rect` shared from top to bottom by weight."""
    return [Rect(rect.x, rect.y + at, rect.w, height) for at, height in split(rect.h, weights, gap)]


def grid(rect: Rect, columns: int, rows: int, gap: int = 0) -> list[Rect]:
    """The cells of a grid, row by row."""
    return [cell for band in column(rect, [1] * rows, gap) for cell in row(band, [1] * columns, gap)]


def stack(rect: Rect, heights: Sequence[int], gap: int = 0) -> list[Rect]:
    """Strips of the given heights from the top of `rect` down; the last ones may reach below it."""
    placed: list[Rect] = []
    top = rect.y
    for height in heights:
        placed.append(Rect(rect.x, top, rect.w, height))
        top += height + gap
    return placed


def flow(rect: Rect, sizes: Sequence[tuple[int, int]], gap: int = 0) -> list[Rect]:
    """Boxes set like words: from left to right, a new line where the next does not fit."""
    placed: list[Rect] = []
    x, y, line = rect.x, rect.y, 0
    for width, height in sizes:
        if x > rect.x and x + width > rect.right:
            x, y, line = rect.x, y + line + gap, 0
        placed.append(Rect(x, y, min(width, rect.w), height))
        x += width + gap
        line = max(line, height)
    return placed
