"""Tabs: one page of several."""

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect, Surface

from game.ui.input import Action, Pointer
from game.ui.kit import Kit
from game.ui.layout import stack
from game.ui.shapes import Box
from game.ui.theme import BODY, CONTROL, GOLD, MUTED, PANEL_RAISED, RADIUS_BUTTON, TEXT
from game.ui.widgets.base import Widget
from game.words import Words, say

_LEFT, _RIGHT, _ICON, _GAP = 14, 8, 30, 4


class Tab(Widget):
    """The tag of one page."""

    focusable = True

    def __init__(self, words: Words, icon: str, chosen: Callable[[], bool], choose: Callable[[], None]) -> None:
        super().__init__()
        self._words = words
        self._icon = icon
        self._chosen = chosen
        self._choose = choose

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        high = kit.text.block_height(say(self._words), self._room(kit, width), BODY, bold=True)
        return width, max(kit.px(CONTROL), high + kit.px(14))

    def _room(self, kit: Kit, width: int) -> int:
        return width - kit.px(_LEFT) - kit.px(_RIGHT) - (kit.px(_ICON) if self._icon else 0)

    def release(self, pointer: Pointer) -> None:
        if self.rect.collidepoint(pointer.pos):
            self._choose()

    def act(self, action: Action) -> bool:
        if action in (Action.CONFIRM, Action.SELECT):
            self._choose()
            return True
        return False

    def draw(self, surface: Surface) -> None:
        kit, on = self.kit, self._chosen()
        x = self.rect.x + kit.px(_LEFT)
        if on:
            look = Box(kit.px(RADIUS_BUTTON), PANEL_RAISED)
            surface.blit(kit.shapes.box(self.rect.size, look), self.rect)
            mark = Rect(self.rect.x, self.rect.y + kit.px(10), kit.px(3), self.rect.h - 2 * kit.px(10))
            surface.blit(kit.shapes.box(mark.size, Box(kit.px(2), GOLD)), mark)
        colour = TEXT if on else MUTED
        if self._icon:
            icon = kit.art.icon(self._icon, kit.px(20), GOLD if on else MUTED)
            surface.blit(icon, icon.get_rect(midleft=(x, self.rect.centery)))
            x += kit.px(_ICON)
        block = kit.text.block(say(self._words), self._room(kit, self.rect.w), BODY, colour, bold=True)
        surface.blit(block, (x, self.rect.centery - block.get_height() // 2 - kit.text.rise()))


class Tabs(Widget):
    """A column of tags. `turn` is called with the number of the page that was chosen."""

    def __init__(self, pages: Sequence[tuple[Words, str]], turn: Callable[[int], None]) -> None:
        super().__init__()
        self.page = 0
        self._turn = turn
        self.set_pages(pages)

    def set_pages(self, pages: Sequence[tuple[Words, str]]) -> None:
        """Have tags for these pages, each of words and an icon's name, from now on."""
        self.clear()
        for index, (words, icon) in enumerate(pages):
            self.add(Tab(words, icon, partial(self._is_open, index), partial(self.open, index)))

    def open(self, index: int) -> None:
        """Turn to a page."""
        if index != self.page:
            self.page = index
            self.kit.sounds.play("select")
            self._turn(index)
        self.redraw()

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        heights = [child.natural(kit, width)[1] for child in self.children]
        return width, sum(heights) + kit.px(_GAP) * max(0, len(heights) - 1)

    def arrange(self) -> None:
        kit = self.kit
        heights = [child.natural(kit, self.rect.w)[1] for child in self.children]
        for child, place in zip(self.children, stack(self.rect, heights, kit.px(_GAP)), strict=True):
            child.place(kit, place)

    def _is_open(self, index: int) -> bool:
        return index == self.page
