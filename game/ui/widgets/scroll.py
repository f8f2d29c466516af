"""A view on something taller than its place: dragged, thrown, wheeled, paged."""

from pygame import Rect, Surface

from game.ui.input import Action, Pointer
from game.ui.kit import Kit
from game.ui.shapes import Box
from game.ui.theme import MUTED
from game.ui.widgets.base import Widget

_START = 9
"""A press becomes a scroll when it has moved this far, in design units."""
_FRICTION = 5.0
_SLOWEST = 12.0
_NOTCH = 72


class Scroll(Widget):
    """Shows one widget, `content`, as tall as it likes to be. What is focused inside is brought into view.

    It can have the focus itself where nothing inside can: then arrows scroll.
    """

    def __init__(self, content: Widget) -> None:
        super().__init__()
        self.content = self.add(content)
        self.offset = 0
        self._speed = 0.0
        self._carry = 0.0
        self._last: tuple[int, int] | None = None
        self._dragged = 0.0

    @property
    def takes_presses(self) -> bool:
        return True

    @property
    def focusable(self) -> bool:  # pyright: ignore[reportIncompatibleVariableOverride]  # decided by what is inside
        return self.limit > 0 and not any(part.focusable for part in self.content.walk())

    @property
    def limit(self) -> int:
        """How far it can scroll, in pixels."""
        return max(0, self.content.rect.h - self.rect.h)

    @property
    def bounds(self) -> Rect:
        return self.rect

    def view_of(self, _child: Widget) -> Rect:
        return self.rect.clip(self.view)

    def arrange(self) -> None:
        kit = self.kit
        width = self.rect.w - kit.px(14)
        height = self.content.natural(kit, width)[1]
        self.offset = min(self.offset, max(0, height - self.rect.h))
        self.content.place(kit, Rect(self.rect.x, self.rect.y - self.offset, width, height))

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        return width, self.content.natural(kit, width - kit.px(14))[1]

    def scroll_to(self, offset: float) -> bool:
        """Show the content from `offset` pixels on; False if it stood there already or at the end."""
        wanted = min(self.limit, max(0, round(offset)))
        if wanted == self.offset:
            return False
        self.content.shift(0, self.offset - wanted)
        self.offset = wanted
        self.redraw()
        return True

    def reveal(self, part: Rect) -> None:
        margin = self.kit.px(12)
        if part.top < self.rect.top + margin:
            self.scroll_to(self.offset + part.top - self.rect.top - margin)
        elif part.bottom > self.rect.bottom - margin:
            below, above = part.bottom - self.rect.bottom + margin, part.top - self.rect.top - margin
            self.scroll_to(self.offset + min(below, above))
        super().reveal(self.rect)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        return super().at(pos) if self.rect.collidepoint(pos) else None

    def steal(self, start: tuple[int, int], pointer: Pointer) -> bool:
        down, across = abs(pointer.pos[1] - start[1]), abs(pointer.pos[0] - start[0])
        return self.limit > 0 and down > self.kit.px(_START) and down > across

    def press(self, pointer: Pointer) -> None:
        self._last = pointer.pos
        self._speed = self._dragged = 0.0

    def drag(self, pointer: Pointer) -> None:
        if self._last is not None:
            moved = self._last[1] - pointer.pos[1]
            self._dragged += moved
            self.scroll_to(self.offset + moved)
        self._last = pointer.pos

    def release(self, _pointer: Pointer) -> None:
        self._last = None

    def cancel(self) -> None:
        self._last = None
        self._speed = 0.0

    def wheel(self, pointer: Pointer) -> bool:
        self._speed = 0.0
        return self.scroll_to(self.offset - pointer.wheel[1] * self.kit.px(_NOTCH))

    def act(self, action: Action) -> bool:
        page = self.rect.h - self.kit.px(40)
        steps = {
            Action.UP: -self.kit.px(_NOTCH),
            Action.DOWN: self.kit.px(_NOTCH),
            Action.PAGE_UP: -page,
            Action.PAGE_DOWN: page,
            Action.SELECT: page,
            Action.FIRST: -self.limit,
            Action.LAST: self.limit,
        }
        return action in steps and self.scroll_to(self.offset + steps[action])

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if seconds <= 0:
            return
        if self._last is not None:
            # The speed of the finger, smoothed over a few frames, is what a throw starts with.
            self._speed += (self._dragged / seconds - self._speed) * 0.4
            self._dragged = 0.0
        elif abs(self._speed) > _SLOWEST and not self.kit.settings.reduced_motion:
            self._glide(seconds)

    def _glide(self, seconds: float) -> None:
        self._speed *= max(0.0, 1 - _FRICTION * seconds)
        self._carry += self._speed * seconds
        whole = int(self._carry)
        self._carry -= whole
        if whole and not self.scroll_to(self.offset + whole):
            self._speed = 0.0

    def draw(self, surface: Surface) -> None:
        old = surface.get_clip()
        surface.set_clip(old.clip(self.rect))
        self.draw_children(surface)
        surface.set_clip(old)
        if self.limit > 0:
            self._draw_bar(surface)

    def _draw_bar(self, surface: Surface) -> None:
        kit = self.kit
        length = max(kit.px(32), self.rect.h * self.rect.h // max(1, self.content.rect.h))
        top = self.rect.y + (self.rect.h - length) * self.offset // self.limit
        bar = Rect(self.rect.right - kit.px(6), top, kit.px(4), length)
        surface.blit(kit.shapes.box(bar.size, Box(kit.px(2), (*MUTED[:3], 130))), bar)
