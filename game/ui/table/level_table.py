"""升级表: the table of levels in two columns, the row of this round's score lit."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.layout import row
from game.ui.shapes import Box
from game.ui.theme import GOLD, MUTED, PANEL_RAISED, RADIUS_BUTTON, SMALL, TEXT, Colour
from game.ui.widgets.base import Widget
from game.words import Words, say, tr
from game.words.game import LevelRow

_PAD = 14
_HEADING = 30
_LINE = 22
_APART = 28
_LIT: Colour = (*GOLD[:3], 44)
_AFTER_SPAN = 16


class LevelTable(Widget):
    """A field with the rows of the table; nothing and without height where there are none."""

    def __init__(self, rows: Sequence[LevelRow]) -> None:
        super().__init__()
        self.rows = tuple(rows)

    @property
    def bounds(self) -> Rect:
        return self.rect

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        if not self.rows:
            return width, 0
        return width, kit.px(_HEADING + _PAD) + self._deep * kit.px(_LINE)

    @property
    def _deep(self) -> int:
        """How many rows the longer column has."""
        return -(-len(self.rows) // 2)

    def draw(self, surface: Surface) -> None:
        if not self.rows:
            return
        kit, rect, pad = self.kit, self.rect, self.kit.px(_PAD)
        surface.blit(kit.shapes.box(rect.size, Box(kit.px(RADIUS_BUTTON), PANEL_RAISED)), rect)
        surface.blit(kit.text.line(say(tr("Levels by the attackers' points")), SMALL, MUTED), rect.move(pad, kit.px(5)))
        short, wide = len(self.rows) // 2, self._span_width()
        inner = Rect(rect.x + pad, rect.y + kit.px(_HEADING), rect.w - 2 * pad, 0)
        columns = row(inner, (1, 1), kit.px(_APART))
        for column, rows in zip(columns, (self.rows[:short], self.rows[short:]), strict=True):
            for index, item in enumerate(rows):
                line = Rect(column.x, column.y + index * kit.px(_LINE), column.w, kit.px(_LINE))
                self._draw_row(surface, line, item, wide)

    def _span_width(self) -> int:
        """How much room the scores take, before what they are worth."""
        return max(self.kit.text.width(say(item.span), SMALL, bold=True) for item in self.rows)

    def _draw_row(self, surface: Surface, line: Rect, item: LevelRow, wide: int) -> None:
        kit = self.kit
        if item.lit:
            box = line.inflate(2 * kit.px(8), 0)
            look = Box(kit.px(6), _LIT, border=GOLD, border_width=max(1, kit.px(1)))
            surface.blit(kit.shapes.box(box.size, look), box)
        left = wide + kit.px(_AFTER_SPAN)
        span = self._words(item.span, wide, item.lit, GOLD if item.lit else TEXT)
        effect = self._words(item.effect, line.w - left, item.lit, GOLD if item.lit else MUTED)
        for words, x in ((span, line.x), (effect, line.x + left)):
            surface.blit(words, words.get_rect(midleft=(x, line.centery)).move(0, -kit.text.rise(SMALL)))

    def _words(self, words: Words, width: int, bold: bool, colour: Colour) -> Surface:
        text = self.kit.text
        return text.line(text.fitted(say(words), width, SMALL, bold=bold), SMALL, colour, bold=bold)
