"""How played cards lie: parts side by side, closer together the less room there is, in two rows where there is little.

Pure geometry, no pictures: `lay` fits groups of cards into a width, `room_for` is the width a seat's place has.
"""

from dataclasses import dataclass
from typing import TypeAlias

from pygame import Rect

from game.rules.cards import Card
from game.ui.table.places import BOTTOM, LEFT, RIGHT, TOP, Places, card_width

Faces: TypeAlias = tuple[Card | None, ...]

_STEP = 0.4
"""Between the left edges of two cards of a part, in widths of a card, where there is room."""
_PARTINGS = (1.12, 0.75)
"""From the last card of a part to the first of the next: beside each other, or overlapping still."""
_PARTED = 0.3
"""How much farther apart than within a part, where it is tight."""
_LEGIBLE = 0.25
"""Below so many widths of a card the indices are hidden: then there are two rows of smaller cards."""
_SMALLER = 0.66
_PITCH = 0.5
_SHARED = 0.15
"""Places are one above the other as long as no more of a card's height lies beside another place."""


@dataclass(frozen=True)
class Laid:
    """Cards of one height, each with its left top corner, in a box of that size."""

    size: tuple[int, int]
    height: int
    cards: tuple[tuple[Card | None, int, int], ...]

    @property
    def blocks(self) -> tuple[Rect, ...]:
        """What the cards cover: one box for cards that overlap, beside others or below them."""
        width = card_width(self.height)
        found: list[Rect] = []
        for _, left, top in self.cards:
            card = Rect(left, top, width, self.height)
            if found and found[-1].y == top and left <= found[-1].right:
                found[-1].union_ip(card)
            else:
                found.append(card)
        return tuple(found)


def lay(groups: tuple[Faces, ...], height: int, width: int) -> Laid:
    """Lay groups of cards into a width."""
    groups = tuple(group for group in groups if group)
    for parting in _PARTINGS:
        laid = _one_row(groups, height, _STEP, parting)
        if laid.size[0] <= width:
            return laid
    count, card = sum(map(len, groups)), card_width(height)
    step = (width - card - (len(groups) - 1) * _PARTED * card) / max(1, count - 1) / card
    if step >= _LEGIBLE:
        return _one_row(groups, height, min(step, _STEP), min(step, _STEP) + _PARTED)
    return _two_rows(groups, height, width)


def _one_row(groups: tuple[Faces, ...], height: int, step: float, parting: float) -> Laid:
    """`step` and `parting` are in widths of a card."""
    card, left = card_width(height), 0.0
    cards: list[tuple[Card | None, int, int]] = []
    for number, group in enumerate(groups):
        for index, face in enumerate(group):
            left += card * (step if index else parting if number else 0.0)
            cards.append((face, round(left), 0))
    return Laid((round(left) + card, height), height, tuple(cards))


def _two_rows(groups: tuple[Faces, ...], height: int, width: int) -> Laid:
    """Two rows of smaller cards, as high together as one card; a part is broken only where it must be."""
    small = round(height * _SMALLER)
    card, pitch = card_width(small), round(small * _PITCH)
    rows = _halves(groups)
    tight: list[Laid] = []
    for row in rows:
        count = sum(map(len, row))
        room = (width - card - (len(row) - 1) * _PARTED * card) / max(1, count - 1) / card
        tight.append(_one_row(row, small, min(_STEP, room), min(_STEP, room) + _PARTED))
    widest = max(laid.size[0] for laid in tight)
    cards = [
        (face, left + (widest - laid.size[0]) // 2, row * pitch)
        for row, laid in enumerate(tight)
        for face, left, _ in laid.cards
    ]
    return Laid((widest, small + pitch), small, tuple(cards))


def _halves(groups: tuple[Faces, ...]) -> tuple[tuple[Faces, ...], tuple[Faces, ...]]:
    """Groups in two rows of like length."""
    half = -(-sum(map(len, groups)) // 2)
    first: list[Faces] = []
    second: list[Faces] = []
    for group in groups:
        room = half - sum(map(len, first))
        if second or room <= 0:
            second.append(group)
        elif len(group) <= room + 1:
            first.append(group)
        else:
            first.append(group[:room])
            second.append(group[room:])
    return tuple(first), tuple(second)


def room_for(places: Places, place: int, gap: int) -> Rect:
    """The felt that the cards of one place of the screen may cover; the rooms of a screen do not meet."""
    left, right = places.plates[LEFT].right + gap, places.plates[RIGHT].x - gap
    row = places.plays[place]
    top, side = places.plays[TOP], places.plays[LEFT]
    stacked = min(top.bottom, side.bottom) - max(top.y, side.y) <= _SHARED * row.h
    if stacked and place in (TOP, BOTTOM):
        return Rect(left, row.y, right - left, row.h)
    middle = places.felt.centerx
    reach = gap // 2 if stacked else (right - left) // 6 + gap // 2
    if place == LEFT:
        return Rect(left, row.y, middle - reach - left, row.h)
    if place == RIGHT:
        return Rect(middle + reach, row.y, right - middle - reach, row.h)
    return Rect(middle - reach + gap, row.y, 2 * (reach - gap), row.h)


def rect_of(laid: Laid, place: Rect, room: Rect) -> Rect:
    """Where laid cards lie: about the middle of their place, within the room there is."""
    rect = Rect((0, 0), laid.size)
    rect.center = place.center
    return rect.clamp(room) if room.w >= rect.w else rect
