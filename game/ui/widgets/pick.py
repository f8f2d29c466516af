"""A card to pick: a title and a line about it."""

from collections.abc import Callable

from pygame import Surface

from game.ui.input import Action, Pointer
from game.ui.kit import Kit
from game.ui.shapes import Box
from game.ui.theme import BODY, GOLD, MUTED, QUIET, QUIET_EDGE, QUIET_HOVER, RADIUS_BUTTON, SMALL, TEXT
from game.ui.widgets.base import Widget
from game.words import Words, say

_PAD = 12


class Pick(Widget):
    """One of several things to pick from, each explained."""

    focusable = True

    def __init__(
        self, words: Words, help_words: Words, chosen: Callable[[], bool], choose: Callable[[], object]
    ) -> None:
        super().__init__()
        self._words = words
        self._help = help_words
        self._chosen = chosen
        self._choose = choose

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        inner = width - 2 * kit.px(_PAD)
        high = kit.text.height(BODY) + kit.text.block_height(say(self._help), inner, SMALL)
        return width, high + 2 * kit.px(_PAD)

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
        pad = kit.px(_PAD)
        look = Box(
            kit.px(RADIUS_BUTTON),
            QUIET_HOVER if on else QUIET,
            border=GOLD if on else QUIET_EDGE,
            border_width=max(1, kit.px(2 if on else 1)),
        )
        surface.blit(kit.shapes.box(self.rect.size, look), self.rect)
        x, y = self.rect.x + pad, self.rect.y + pad
        shown = kit.text.fitted(say(self._words), self.rect.w - 2 * pad, BODY, bold=True)
        surface.blit(kit.text.line(shown, BODY, GOLD if on else TEXT, bold=True), (x, y - kit.text.rise()))
        block = kit.text.block(say(self._help), self.rect.w - 2 * pad, SMALL, MUTED)
        surface.blit(block, (x, y + kit.text.height(BODY)))
