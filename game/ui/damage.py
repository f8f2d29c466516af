"""Which parts of the window no longer show what is the case."""

from pygame import Rect

_MANY = 40
_APART = 50_000
"""Drawing two parts one after the other costs about as much as drawing so many pixels more."""


class Damage:
    """Rectangles to draw again. Widgets add theirs; the stage takes them all at the next frame."""

    def __init__(self) -> None:
        self._whole = True
        self._parts: list[Rect] = []

    def add(self, rect: Rect) -> None:
        """This part must be drawn again."""
        if not self._whole and rect.w > 0 and rect.h > 0:
            self._parts.append(Rect(rect))

    def add_all(self) -> None:
        """Everything must be drawn again."""
        self._whole = True
        self._parts.clear()

    def __bool__(self) -> bool:
        return self._whole or bool(self._parts)

    def take(self, window: Rect) -> list[Rect]:
        """The parts inside `window` to draw again; afterwards there are none."""
        clipped = [Rect(window)] if self._whole else [part.clip(window) for part in self._parts]
        self._whole = False
        self._parts = []
        return merged([part for part in clipped if part.w > 0 and part.h > 0])


def merged(parts: list[Rect]) -> list[Rect]:
    """Rectangles that cover all `parts`, joined where that costs less than to draw them apart; many become one.

    They may overlap: what is drawn twice looks the same.
    """
    if len(parts) > _MANY:
        return [parts[0].unionall(parts[1:])]
    joined: list[Rect] = []
    for part in parts:
        grown = Rect(part)
        while (other := _worth_joining(grown, joined)) is not None:
            grown.union_ip(joined.pop(other))
        joined.append(grown)
    return joined


def _worth_joining(part: Rect, others: list[Rect]) -> int | None:
    for index, other in enumerate(others):
        if _area(part.union(other)) <= _area(part) + _area(other) + _APART:
            return index
    return None


def _area(rect: Rect) -> int:
    return rect.w * rect.h
