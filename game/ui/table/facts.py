"""Lines with words at the left and a value at the right, and the fields they stand in."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.shapes import Box
from game.ui.theme import BODY, MUTED, PANEL_RAISED, RADIUS_BUTTON, SMALL, TEXT, Colour
from game.ui.widgets.base import Widget
from game.words import Words, say

_PAD = 14
_LINE = 25


@dataclass(frozen=True)
class Fact:
    """Words and a value; without a value the words are a paragraph."""

    words: Words
    value: Words | None = None
    colour: Colour = TEXT


class Field(Widget):
    """A lighter field with a small heading, a large figure where there is one, and facts below."""

    def __init__(self, heading: Words, facts: Callable[[], Sequence[Fact]], figure: Words = "") -> None:
        super().__init__()
        self._heading = heading
        self.facts = facts
        self._figure = figure

    @property
    def bounds(self) -> Rect:
        return self.rect

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        inner = width - 2 * kit.px(_PAD)
        height = kit.px(_PAD + 22)
        if say(self._figure):
            height += self._figure_height(kit)
        return width, height + sum(_height(kit, fact, inner) for fact in self.facts()) + kit.px(_PAD - 4)

    def draw(self, surface: Surface) -> None:
        kit, rect, pad = self.kit, self.rect, self.kit.px(_PAD)
        surface.blit(kit.shapes.box(rect.size, Box(kit.px(RADIUS_BUTTON), PANEL_RAISED)), rect)
        surface.blit(kit.text.line(say(self._heading), SMALL, MUTED), (rect.x + pad, rect.y + pad - kit.px(4)))
        y = rect.y + pad + kit.px(22)
        figure = say(self._figure)
        if figure:
            line = kit.text.line_px(figure, kit.px(40), TEXT, bold=True)
            surface.blit(line, (rect.x + pad, y - kit.px(10)))
            y += self._figure_height(kit)
        for fact in self.facts():
            place = Rect(rect.x + pad, y, rect.w - 2 * pad, _height(kit, fact, rect.w - 2 * pad))
            _draw_fact(kit, surface, fact, place)
            y = place.bottom

    def _figure_height(self, kit: Kit) -> int:
        return kit.px(46)


def _height(kit: Kit, fact: Fact, width: int) -> int:
    if fact.value is not None:
        return kit.px(_LINE)
    return kit.text.block_height(say(fact.words), width, SMALL) + kit.px(4)


def _draw_fact(kit: Kit, surface: Surface, fact: Fact, place: Rect) -> None:
    if fact.value is None:
        surface.blit(kit.text.block(say(fact.words), place.w, SMALL, MUTED), place)
        return
    value = kit.text.line(kit.text.fitted(say(fact.value), place.w, BODY, bold=True), BODY, fact.colour, bold=True)
    room = place.w - value.get_width() - kit.px(8)
    words = kit.text.line(kit.text.fitted(say(fact.words), max(0, room), BODY), BODY, MUTED)
    surface.blit(words, (place.x, place.y))
    surface.blit(value, (place.right - value.get_width(), place.y))
