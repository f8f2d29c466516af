"""A switch."""

from collections.abc import Callable

from pygame import Rect, Surface

from game.ui.input import Action, Pointer
from game.ui.kit import Kit
from game.ui.shapes import Box
from game.ui.theme import CONTROL, GOLD, GOLD_DARK, IVORY, MUTED, PANEL_EDGE, WELL
from game.ui.widgets.base import Widget

_WIDTH, _HEIGHT = 52, 28


class Toggle(Widget):
    """On or off. `read` says which, `write` changes it; the widget keeps no state of its own."""

    focusable = True

    def __init__(self, read: Callable[[], bool], write: Callable[[bool], object]) -> None:
        super().__init__()
        self._read = read
        self._write = write

    def natural(self, kit: Kit, _width: int) -> tuple[int, int]:
        return kit.px(_WIDTH + 8), kit.px(CONTROL)

    def release(self, pointer: Pointer) -> None:
        if self.rect.collidepoint(pointer.pos):
            self._flip()

    def act(self, action: Action) -> bool:
        if action in (Action.CONFIRM, Action.SELECT):
            self._flip()
            return True
        return False

    def _flip(self) -> None:
        self._write(not self._read())
        self.kit.sounds.play("select")
        self.redraw()

    def draw(self, surface: Surface) -> None:
        kit, on = self.kit, self._read()
        track = Rect(0, 0, kit.px(_WIDTH), kit.px(_HEIGHT))
        track.center = self.rect.center
        look = Box(track.h // 2, GOLD_DARK if on else WELL, border=GOLD if on else PANEL_EDGE)
        surface.blit(kit.shapes.box(track.size, look), track)
        knob = kit.shapes.disc(track.h - 2 * kit.px(4), IVORY if on else MUTED)
        inner = track.inflate(-2 * kit.px(4), -2 * kit.px(4))
        surface.blit(knob, (inner.right - knob.get_width() if on else inner.x, inner.y))
