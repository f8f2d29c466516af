"""Buttons: the one red one, gold ones for claims, quiet ones for the rest."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from pygame import Rect, Surface

from game.ui.input import Action, Pointer
from game.ui.kit import Kit
from game.ui.shapes import Box
from game.ui.theme import (
    BODY,
    CONTROL,
    FAINT,
    GOLD,
    GOLD_DARK,
    GOLD_PALE,
    INK,
    MUTED,
    QUIET,
    QUIET_EDGE,
    QUIET_HOVER,
    RADIUS_BUTTON,
    SEAL,
    SEAL_DARK,
    SEAL_LIGHT,
    SMALL,
    TEXT,
    TITLE,
    Colour,
)
from game.ui.widgets.base import Widget
from game.words import Text, Words, say


class Style(Enum):
    """What a button is for."""

    PRIMARY = "primary"
    GOLD = "gold"
    QUIET = "quiet"
    BARE = "bare"


@dataclass(frozen=True)
class _Paint:
    top: Colour
    bottom: Colour | None
    edge: Colour | None
    text: Colour


_PAINTS = {
    Style.PRIMARY: _Paint(SEAL_LIGHT, SEAL_DARK, (236, 132, 112), TEXT),
    Style.GOLD: _Paint(GOLD, GOLD_DARK, GOLD_PALE, INK),
    Style.QUIET: _Paint(QUIET, None, QUIET_EDGE, TEXT),
    Style.BARE: _Paint((0, 0, 0, 0), None, None, TEXT),
}
_HOVERED = {
    Style.PRIMARY: _Paint((232, 104, 82), SEAL, (244, 156, 136), TEXT),
    Style.GOLD: _Paint(GOLD_PALE, GOLD, GOLD_PALE, INK),
    Style.QUIET: _Paint(QUIET_HOVER, None, MUTED, TEXT),
    Style.BARE: _Paint((255, 255, 255, 26), None, None, TEXT),
}
_GREY = _Paint((60, 70, 68, 120), None, (169, 186, 180, 40), FAINT)


class Button(Widget):
    """Does `action` when tapped. While `blocked` gives a reason it is grey, and a tap tells the reason.

    A `note` stands small at the right end; then the words stand at the left.
    """

    focusable = True

    def __init__(
        self,
        words: Words,
        action: Callable[[], None],
        style: Style = Style.QUIET,
        *,
        icon: str = "",
        note: Words = "",
    ) -> None:
        super().__init__()
        self._words = words
        self.action = action
        self.style = style
        self.icon = icon
        self.note = note
        self.centred = not say(note)
        self.size = TITLE if style is Style.PRIMARY else BODY
        self._blocked: Text | None = None
        self._down = False
        self._hovered = False

    @property
    def text(self) -> str:
        """What stands on it now."""
        return say(self._words)

    def set(self, words: Words) -> None:
        """Let something else stand on it."""
        self._words = words
        self.redraw()

    @property
    def blocked(self) -> Text | None:
        """Why it can't be used now, or None."""
        return self._blocked

    @blocked.setter
    def blocked(self, reason: Text | None) -> None:
        if (reason is None) != (self._blocked is None):
            self.redraw()
        self._blocked = reason

    def natural(self, kit: Kit, _width: int) -> tuple[int, int]:
        if not self.text:
            return kit.px(CONTROL), kit.px(CONTROL)
        lead = kit.px(20) + kit.px(8) if self.icon else 0
        wide = 2 * kit.px(18) + kit.text.width(self.text, self.size, bold=True) + lead
        if say(self.note):
            wide += kit.px(16) + kit.text.width(say(self.note), SMALL)
        return max(wide, kit.px(CONTROL)), kit.px(CONTROL)

    def fire(self) -> None:
        """Do what a tap does."""
        if self._blocked is not None:
            self.kit.sounds.play("error")
            self.kit.toasts.say(self._blocked, warning=True)
        else:
            self.action()

    def hover(self, inside: bool) -> None:
        self._hovered = inside
        self.redraw()

    def press(self, _pointer: Pointer) -> None:
        self._down = True
        self.redraw()

    def drag(self, pointer: Pointer) -> None:
        inside = self.rect.collidepoint(pointer.pos)
        if inside != self._down:
            self._down = inside
            self.redraw()

    def release(self, pointer: Pointer) -> None:
        self.cancel()
        if self.rect.collidepoint(pointer.pos):
            self.fire()

    def cancel(self) -> None:
        self._down = False
        self.redraw()

    def act(self, action: Action) -> bool:
        if action in (Action.CONFIRM, Action.SELECT):
            self.fire()
            return True
        return False

    def draw(self, surface: Surface) -> None:
        kit = self.kit
        paint = self._paint()
        place = self.rect.move(0, kit.px(1) if self._down else 0)
        radius = kit.px(RADIUS_BUTTON)
        if self.style in (Style.PRIMARY, Style.GOLD) and self._blocked is None and not self._down:
            kit.shapes.draw_shadow(surface, place.move(0, kit.px(2)), radius, max(1, kit.px(3)))
        look = Box(radius, paint.top, paint.bottom, paint.edge, max(1, kit.px(1)))
        surface.blit(kit.shapes.box(place.size, look), place)
        self._draw_face(surface, place, paint.text)

    def _paint(self) -> _Paint:
        if self._blocked is not None:
            return _GREY
        return _HOVERED[self.style] if self._hovered or self._down else _PAINTS[self.style]

    def _draw_face(self, surface: Surface, place: Rect, colour: Colour) -> None:
        kit = self.kit
        inner = place.inflate(-2 * kit.px(18 if self.text else 6), 0)
        note = say(self.note)
        if note:
            line = kit.text.line(note, SMALL, _soft(colour))
            surface.blit(line, (inner.right - line.get_width(), _middle(inner, line) - kit.text.rise(SMALL)))
            inner.w -= line.get_width() + kit.px(12)
        icon = kit.art.icon(self.icon, kit.px(20), colour) if self.icon else None
        lead = icon.get_width() + (kit.px(8) if self.text else 0) if icon is not None else 0
        shown = kit.text.fitted(self.text, inner.w - lead, self.size, bold=True)
        line = kit.text.line(shown, self.size, colour, bold=True)
        x = inner.x
        if self.centred:
            x += max(0, inner.w - lead - (line.get_width() if shown else 0)) // 2
        if icon is not None:
            surface.blit(icon, (x, _middle(inner, icon)))
        if shown:
            surface.blit(line, (x + lead, _middle(inner, line) - kit.text.rise(self.size)))


def _middle(place: Rect, picture: Surface) -> int:
    return place.y + (place.h - picture.get_height()) // 2


def _soft(colour: Colour) -> Colour:
    return (*colour[:3], 190)
