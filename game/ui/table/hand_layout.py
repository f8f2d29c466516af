"""Where the cards of a hand lie: one, two or three rows, by the width of the strip that stays visible of each."""

from dataclasses import dataclass
from itertools import accumulate, pairwise, product
from typing import NamedTuple

from pygame import Rect

from game.rules.cards import Card
from game.ui.table.ordering import Groups

MOST_ROWS = 3
_SUIT_BROKEN = 9.0
"""What it costs to break a suit between two rows, in cards of imbalance."""
_UNEVEN = 8
"""A row may be broken so many cards before or after the place that makes all rows alike."""


class Slot(NamedTuple):
    """A card of the hand: `copy` counts equal cards from the left, `strip` is the part that no other card covers."""

    card: Card
    copy: int
    rect: Rect
    strip: Rect
    row: int

    @property
    def key(self) -> tuple[Card, int]:
        """What tells it from the other cards of the hand."""
        return self.card, self.copy


@dataclass(frozen=True)
class HandSpace:
    """The room for a hand, in pixels: `area`, a card's size, the least step between cards, the gap between suits,
    the pitch from one row to the next. Cards lie at most a share `widest` of their width apart."""

    area: Rect
    card: tuple[int, int]
    least_step: int
    gap: int
    pitch: int
    widest: float = 0.72

    def step(self, count: int, gaps: int) -> float:
        """The step between the cards of a row; a single card has all the room."""
        widest = self.card[0] * self.widest
        if count <= 1:
            return widest
        return min(widest, (self.area.w - self.card[0] - gaps * self.gap) / (count - 1))

    def fits(self, count: int, gaps: int) -> bool:
        """Whether a row of so many cards leaves enough of each visible."""
        return count <= 1 or self.step(count, gaps) >= self.least_step


def rows_needed(count: int, groups: int, space: HandSpace) -> int:
    """How many rows so many cards in so many suits need."""
    for rows in range(1, MOST_ROWS):
        if space.fits(-(-count // rows), groups):
            return rows
    return MOST_ROWS


def lay_out(groups: Groups, space: HandSpace) -> tuple[Slot, ...]:
    """Place every card, the row at the back first; within a row from left to right."""
    if not groups:
        return ()
    marks = tuple(index for index, group in enumerate(groups) for _ in group)
    cards = tuple(card for group in groups for card in group)
    bounds = _breaks(marks, space)
    rows = [range(start, end) for start, end in pairwise(bounds)]
    seen: dict[Card, int] = {}
    slots: list[Slot] = []
    for index, row in enumerate(rows):
        bottom = space.area.bottom - (len(rows) - 1 - index) * space.pitch
        slots += _lay_row([(cards[at], marks[at]) for at in row], (index, bottom), space, seen)
    return tuple(slots)


def _breaks(marks: tuple[int, ...], space: HandSpace) -> tuple[int, ...]:
    """Where the rows begin and end: suits kept whole where they can be, rows of like length."""
    count = len(marks)
    passed = list(accumulate((before != after for before, after in pairwise(marks)), initial=0))

    def fits(bounds: tuple[int, ...]) -> bool:
        return all(space.fits(end - start, passed[end - 1] - passed[start]) for start, end in pairwise(bounds))

    for rows in range(rows_needed(count, 0, space), MOST_ROWS + 1):
        fitting = [bounds for bounds in _divisions(count, rows) if fits(bounds)]
        if fitting:
            return min(fitting, key=lambda bounds: _cost(marks, bounds))
    return min(_divisions(count, MOST_ROWS), key=lambda bounds: _cost(tuple(range(count)), bounds))


def _divisions(count: int, rows: int) -> list[tuple[int, ...]]:
    even = [count * row // rows for row in range(1, rows)]
    near = [range(max(1, at - _UNEVEN), min(count, at + _UNEVEN + 1)) for at in even]
    return [(0, *inner, count) for inner in product(*near) if all(a < b for a, b in pairwise(inner))]


def _cost(marks: tuple[int, ...], bounds: tuple[int, ...]) -> float:
    lengths = [end - start for start, end in pairwise(bounds)]
    broken = sum(marks[at] == marks[at - 1] for at in bounds[1:-1])
    return max(lengths) - min(lengths) + _SUIT_BROKEN * broken


def _lay_row(
    row: list[tuple[Card, int]], place: tuple[int, int], space: HandSpace, seen: dict[Card, int]
) -> list[Slot]:
    """Centre a row of (card, suit group) whose number and bottom edge are `place`."""
    number, bottom = place
    width, height = space.card
    changes = [before[1] != after[1] for before, after in pairwise(row)]
    step = space.step(len(row), sum(changes))
    lefts = [0.0]
    for change in changes:
        lefts.append(lefts[-1] + step + (space.gap if change else 0))
    start = space.area.x + (space.area.w - (lefts[-1] + width)) / 2
    edges = [round(start + left) for left in lefts]
    slots: list[Slot] = []
    for (card, _), left, following in zip(row, edges, [*edges[1:], edges[-1] + width], strict=True):
        copy = seen[card] = seen.get(card, -1) + 1
        rect = Rect(left, bottom - height, width, height)
        slots.append(Slot(card, copy, rect, Rect(left, rect.y, min(width, following - left), height), number))
    return slots


def slot_at(
    slots: tuple[Slot, ...], raised: frozenset[tuple[Card, int]], rise: int, pos: tuple[int, int]
) -> int | None:
    """The index of the topmost card at a place; raised cards lie `rise` pixels higher."""
    for index in range(len(slots) - 1, -1, -1):
        slot = slots[index]
        rect = slot.rect.move(0, -rise) if slot.key in raised else slot.rect
        if rect.collidepoint(pos):
            return index
    return None
