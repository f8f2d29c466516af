"""Moving the focus with arrow keys: which rectangle lies next in a direction."""

from collections.abc import Sequence

from pygame import Rect

from game.ui.input import Action

ARROWS = (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN)
_ASIDE_ROW, _ASIDE_COLUMN = 12.0, 0.15
"""What a pixel aside costs against one ahead: left and right stay in the row, up and down go to the next row first."""


def neighbour(start: Rect, others: Sequence[Rect], direction: Action) -> int | None:
    """The index of the rectangle that an arrow leads to from `start`, or None when there is nothing that way."""
    best: tuple[float, int] | None = None
    for index, rect in enumerate(others):
        cost = _cost(start, rect, direction)
        if cost is not None and (best is None or (cost, index) < best):
            best = (cost, index)
    return best[1] if best is not None else None


def _cost(start: Rect, rect: Rect, direction: Action) -> float | None:
    """How far `rect` seems from `start`, or None if it does not lie that way."""
    across = max(rect.left - start.right, start.left - rect.right, 0)
    down = max(rect.top - start.bottom, start.top - rect.bottom, 0)
    if direction in (Action.LEFT, Action.RIGHT):
        ahead, gap, aside = rect.centerx - start.centerx, across, _ASIDE_ROW * down
        drift, size = abs(rect.centery - start.centery), min(start.w, rect.w)
    else:
        ahead, gap, aside = rect.centery - start.centery, down, _ASIDE_COLUMN * across
        drift, size = abs(rect.centerx - start.centerx), min(start.h, rect.h)
    if direction in (Action.LEFT, Action.UP):
        ahead = -ahead
    beside = gap == 0 and (aside > 0 or ahead * 2 < size)
    return None if ahead <= 0 or beside else gap + aside + drift / 100
