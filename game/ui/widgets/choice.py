"""Choosing one of a few, or any number of many."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from game.ui.input import Action, Pointer
from game.ui.kit import Kit
from game.ui.layout import flow, row
from game.ui.shapes import Box
from game.ui.theme import (
    BODY,
    CONTROL,
    GOLD,
    GOLD_DARK,
    INK,
    MUTED,
    PANEL_EDGE,
    QUIET,
    QUIET_EDGE,
    RADIUS_BUTTON,
    TEXT,
    WELL,
    Colour,
)
from game.ui.widgets.base import Widget
from game.words import Words, say


@dataclass(frozen=True)
class Item:
    """Something to choose: its value and what it is called."""

    value: Hashable
    words: Words


class Choice(Widget):
    """One of a few, side by side. Left and right arrows change it, and leave it at its ends."""

    focusable = True

    def __init__(
        self, items: Sequence[Item], read: Callable[[], Hashable], write: Callable[[Hashable], object]
    ) -> None:
        super().__init__()
        self.items = tuple(items)
        self._read = read
        self._write = write

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        wanted = sum(kit.text.width(say(item.words), BODY, bold=True) + 2 * kit.px(14) for item in self.items)
        return min(width, max(wanted, kit.px(40) * len(self.items))), kit.px(CONTROL)

    def release(self, pointer: Pointer) -> None:
        for item, cell in zip(self.items, self._cells(), strict=True):
            if cell.collidepoint(pointer.pos):
                self._choose(item)

    def act(self, action: Action) -> bool:
        step = {Action.LEFT: -1, Action.RIGHT: 1}.get(action, 0)
        if action in (Action.CONFIRM, Action.SELECT):
            self._choose(self.items[(self._index() + 1) % len(self.items)])
            return True
        target = self._index() + step
        if step == 0 or not 0 <= target < len(self.items):
            return False
        self._choose(self.items[target])
        return True

    def _choose(self, item: Item) -> None:
        if item.value != self._read():
            self._write(item.value)
            self.kit.sounds.play("select")
        self.redraw()

    def _index(self) -> int:
        values = [item.value for item in self.items]
        value = self._read()
        return values.index(value) if value in values else 0

    def _cells(self) -> list[Rect]:
        weights = [self.kit.text.width(say(item.words), BODY, bold=True) + 2 * self.kit.px(10) for item in self.items]
        return row(self.rect, weights)

    def draw(self, surface: Surface) -> None:
        kit = self.kit
        radius = kit.px(RADIUS_BUTTON)
        surface.blit(kit.shapes.box(self.rect.size, Box(radius, WELL, border=PANEL_EDGE)), self.rect)
        chosen = self._read()
        for item, cell in zip(self.items, self._cells(), strict=True):
            on = item.value == chosen
            if on:
                inner = cell.inflate(-2 * kit.px(3), -2 * kit.px(3))
                surface.blit(kit.shapes.box(inner.size, Box(radius - kit.px(3), GOLD, GOLD_DARK)), inner)
            draw_centred(surface, kit, cell, say(item.words), INK if on else MUTED)


class Chip(Widget):
    """One of a set of chips: chosen or not."""

    focusable = True

    def __init__(self, words: Words, read: Callable[[], bool], flip: Callable[[], None], fixed: bool = False) -> None:
        super().__init__()
        self._words = words
        self._read = read
        self._flip = flip
        self._fixed = fixed

    def natural(self, kit: Kit, _width: int) -> tuple[int, int]:
        wide = kit.text.width(say(self._words), BODY, bold=True) + 2 * kit.px(12)
        return max(wide, kit.px(CONTROL)), kit.px(CONTROL)

    def release(self, pointer: Pointer) -> None:
        if self.rect.collidepoint(pointer.pos):
            self.act(Action.SELECT)

    def act(self, action: Action) -> bool:
        if action not in (Action.CONFIRM, Action.SELECT):
            return False
        if not self._fixed:
            self._flip()
            self.kit.sounds.play("select")
            self.redraw()
        return True

    def draw(self, surface: Surface) -> None:
        kit, on = self.kit, self._read()
        radius = kit.px(RADIUS_BUTTON)
        look = Box(radius, GOLD, GOLD_DARK) if on else Box(radius, QUIET, border=QUIET_EDGE)
        surface.blit(kit.shapes.box(self.rect.size, look), self.rect)
        draw_centred(surface, kit, self.rect, say(self._words), INK if on else TEXT)


class Chips(Widget):
    """Any number of many. `fixed` values always belong to the choice."""

    def __init__(
        self,
        items: Sequence[Item],
        read: Callable[[], frozenset[Hashable]],
        write: Callable[[frozenset[Hashable]], object],
        fixed: frozenset[Hashable] = frozenset(),
    ) -> None:
        super().__init__()
        self._read = read
        self._write = write
        for item in items:
            self.add(
                Chip(item.words, partial(self._has, item.value), partial(self._turn, item.value), item.value in fixed)
            )

    def _has(self, value: Hashable) -> bool:
        return value in self._read()

    def _turn(self, value: Hashable) -> None:
        self._write(self._read() ^ {value})

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        places = self._places(kit, Rect(0, 0, width, 0))
        if not places:
            return 0, 0
        return max(place.right for place in places), max(place.bottom for place in places)

    def arrange(self) -> None:
        for child, place in zip(self.children, self._places(self.kit, self.rect), strict=True):
            child.place(self.kit, place)

    def _places(self, kit: Kit, rect: Rect) -> list[Rect]:
        return flow(rect, [child.natural(kit, rect.w) for child in self.children], kit.px(6))


def draw_centred(surface: Surface, kit: Kit, cell: Rect, text: str, colour: Colour) -> None:
    """Draw one bold line in the middle of a cell."""
    line = kit.text.line(kit.text.fitted(text, cell.w - kit.px(4), BODY, bold=True), BODY, colour, bold=True)
    place = line.get_rect(center=cell.center)
    surface.blit(line, (place.x, place.y - kit.text.rise()))
