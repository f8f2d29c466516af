"""A line or paragraph of text."""

from typing import Literal

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.theme import BODY, TEXT, Colour
from game.ui.widgets.base import Widget
from game.words import Words, say

Align = Literal["left", "centre", "right"]


class Label(Widget):
    """One line of words, read again whenever it is drawn; what does not fit ends in an ellipsis."""

    def __init__(
        self,
        words: Words,
        size: int = BODY,
        colour: Colour = TEXT,
        *,
        bold: bool = False,
        align: Align = "left",
    ) -> None:
        super().__init__()
        self._words = words
        self.size = size
        self.colour = colour
        self.bold = bold
        self.align: Align = align

    @property
    def text(self) -> str:
        """What it says now."""
        return say(self._words)

    def set(self, words: Words) -> None:
        """Say something else from now on."""
        self._words = words
        self.redraw()

    @property
    def bounds(self) -> Rect:
        return self.rect

    def natural(self, kit: Kit, _width: int) -> tuple[int, int]:
        return kit.text.width(self.text, self.size, self.bold), kit.text.height(self.size)

    def draw(self, surface: Surface) -> None:
        if not self.text:
            return
        setter = self.kit.text
        shown = setter.fitted(self.text, self.rect.w, self.size, self.bold)
        line = setter.line(shown, self.size, self.colour, self.bold)
        y = self.rect.y + (self.rect.h - line.get_height()) // 2 - setter.rise(self.size)
        surface.blit(line, (self._left(line), y))

    def _left(self, rendered: Surface) -> int:
        spare = self.rect.w - rendered.get_width()
        return self.rect.x + {"left": 0, "centre": spare // 2, "right": spare}[self.align]


class Paragraph(Label):
    """Words broken into as many lines as the width asks for, from the top of its rectangle down."""

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        if not self.text:
            return 0, 0
        return kit.text.block(self.text, width, self.size, self.colour, self.bold).get_size()

    def draw(self, surface: Surface) -> None:
        if self.text:
            block = self.kit.text.block(self.text, self.rect.w, self.size, self.colour, self.bold)
            surface.blit(block, (self._left(block), self.rect.y))
