"""A line of text to edit, with input methods, selection by the clipboard keys, and touch."""

import contextlib
from collections.abc import Callable
from typing import ClassVar

import pygame
from pygame import Rect, Surface

from game.ui.input import Composing, Key, Pointer, Typed
from game.ui.kit import Kit
from game.ui.shapes import Box
from game.ui.theme import BODY, CONTROL, FAINT, GOLD, PANEL_EDGE, RADIUS_BUTTON, TEXT, WELL
from game.ui.widgets.base import Widget
from game.words import Words, say


class TextField(Widget):
    """Edits a string of at most `longest` characters; `write` gets it when the field is left or confirmed."""

    focusable = True

    def __init__(self, read: Callable[[], str], write: Callable[[str], object], longest: int, hint: Words = "") -> None:
        super().__init__()
        self._read = read
        self._write = write
        self._longest = longest
        self._hint = hint
        self.value = read()
        self.cursor = len(self.value)
        self._composed = ""

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        return min(width, kit.px(260)), kit.px(CONTROL)

    def focus_changed(self, focused: bool) -> None:
        super().focus_changed(focused)
        self._composed = ""
        if focused:
            self.value = self._read()
            self.cursor = len(self.value)
            pygame.key.set_text_input_rect(self._caret())
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()
            self._settle()

    def press(self, pointer: Pointer) -> None:
        offset = pointer.pos[0] - self._inner().x
        ends = [self.kit.text.width(self.value[:count], BODY) for count in range(len(self.value) + 1)]
        self.cursor = min(range(len(ends)), key=[abs(end - offset) for end in ends].__getitem__)
        self.redraw()

    def typed(self, typed: Typed) -> None:
        self._composed = ""
        self._insert(typed.text)

    def composing(self, composing: Composing) -> None:
        self._composed = composing.text
        pygame.key.set_text_input_rect(self._caret())
        self.redraw()

    def key(self, key: Key) -> bool:
        if self._composed:
            return True
        command = bool(key.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        editing = self._COMMANDS.get(key.key) if command else self._KEYS.get(key.key)
        if editing is not None:
            editing(self)
            self.redraw()
            return True
        return self._is_text(key) and not command

    def _is_text(self, key: Key) -> bool:
        """Keys that will also arrive as text: they must not be taken as actions."""
        return 32 <= key.key < 127

    def _insert(self, text: str) -> None:
        room = self._longest - len(self.value)
        clean = "".join(mark for mark in text if mark.isprintable())[:room]
        self.value = self.value[: self.cursor] + clean + self.value[self.cursor :]
        self.cursor += len(clean)
        self.redraw()

    def _settle(self) -> None:
        value = self.value.strip()
        if value != self._read():
            self._write(value)
        self.value = self._read()
        self.cursor = min(self.cursor, len(self.value))

    def _backspace(self) -> None:
        if self.cursor:
            self.value = self.value[: self.cursor - 1] + self.value[self.cursor :]
            self.cursor -= 1

    def _delete(self) -> None:
        self.value = self.value[: self.cursor] + self.value[self.cursor + 1 :]

    def _left(self) -> None:
        self.cursor = max(0, self.cursor - 1)

    def _right(self) -> None:
        self.cursor = min(len(self.value), self.cursor + 1)

    def _home(self) -> None:
        self.cursor = 0

    def _end(self) -> None:
        self.cursor = len(self.value)

    def _copy(self) -> None:
        with contextlib.suppress(pygame.error):
            pygame.scrap.put_text(self.value)

    def _cut(self) -> None:
        with contextlib.suppress(pygame.error):
            pygame.scrap.put_text(self.value)
            self.value, self.cursor = "", 0

    def _paste(self) -> None:
        with contextlib.suppress(pygame.error):
            self._insert(pygame.scrap.get_text())

    def _inner(self) -> Rect:
        return self.rect.inflate(-2 * self.kit.px(12), 0)

    def _caret(self) -> Rect:
        inner = self._inner()
        before = self.value[: self.cursor] + self._composed
        x = inner.x + self.kit.text.width(before, BODY)
        high = self.kit.px(22)
        return Rect(min(x, inner.right), inner.centery - high // 2, max(1, self.kit.px(2)), high)

    def draw(self, surface: Surface) -> None:
        kit, inner = self.kit, self._inner()
        look = Box(kit.px(RADIUS_BUTTON), WELL, border=GOLD if self.focused else PANEL_EDGE)
        surface.blit(kit.shapes.box(self.rect.size, look), self.rect)
        shown = self.value if self.focused else self._read()
        old = surface.get_clip()
        surface.set_clip(old.clip(inner.inflate(kit.px(4), 0)))
        if shown or self._composed:
            self._draw_value(surface, inner, shown)
        else:
            self._draw_line(surface, inner.x, say(self._hint), FAINT)
        surface.set_clip(old)
        if self.focused:
            surface.fill(TEXT, self._caret())

    def _draw_value(self, surface: Surface, inner: Rect, shown: str) -> None:
        if not self._composed:
            self._draw_line(surface, inner.x, shown, TEXT)
            return
        x = self._draw_line(surface, inner.x, shown[: self.cursor], TEXT)
        end = self._draw_line(surface, x, self._composed, GOLD)
        surface.fill(GOLD, (x, inner.centery + self.kit.px(11), end - x, max(1, self.kit.px(1))))
        self._draw_line(surface, end, shown[self.cursor :], TEXT)

    def _draw_line(self, surface: Surface, x: int, text: str, colour: tuple[int, ...]) -> int:
        if not text:
            return x
        line = self.kit.text.line(text, BODY, (colour[0], colour[1], colour[2]))
        surface.blit(line, (x, self.rect.centery - line.get_height() // 2 - self.kit.text.rise()))
        return x + line.get_width()

    _KEYS: ClassVar[dict[int, Callable[["TextField"], None]]] = {
        pygame.K_BACKSPACE: _backspace,
        pygame.K_DELETE: _delete,
        pygame.K_LEFT: _left,
        pygame.K_RIGHT: _right,
        pygame.K_HOME: _home,
        pygame.K_END: _end,
        pygame.K_RETURN: _settle,
        pygame.K_KP_ENTER: _settle,
    }
    _COMMANDS: ClassVar[dict[int, Callable[["TextField"], None]]] = {
        pygame.K_c: _copy,
        pygame.K_x: _cut,
        pygame.K_v: _paste,
    }
