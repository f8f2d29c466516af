"""A slider over a range of whole numbers."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect, Surface

from game.ui.input import Action, Pointer
from game.ui.kit import Kit
from game.ui.shapes import Box
from game.ui.theme import CONTROL, GOLD, IVORY, PANEL_EDGE, SMALL, TEXT, WELL
from game.ui.widgets.base import Widget


@dataclass(frozen=True)
class Span:
    """The numbers a slider can stand at."""

    low: int
    high: int
    step: int

    def nearest(self, value: float) -> int:
        """The number that stands nearest to `value`."""
        steps = round((value - self.low) / self.step)
        return min(self.high, max(self.low, self.low + steps * self.step))


class Slider(Widget):
    """Drag, tap or arrow keys. `write` is called when the value is settled: at the release, not on the way."""

    focusable = True

    def __init__(self, span: Span, read: Callable[[], int], write: Callable[[int], object], unit: str = "%") -> None:
        super().__init__()
        self._span = span
        self._read = read
        self._write = write
        self._unit = unit
        self._held: int | None = None

    @property
    def value(self) -> int:
        """Where the knob stands."""
        return self._held if self._held is not None else self._read()

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        return min(width, kit.px(280)), kit.px(CONTROL)

    def press(self, pointer: Pointer) -> None:
        self._hold(pointer)

    def drag(self, pointer: Pointer) -> None:
        self._hold(pointer)

    def release(self, _pointer: Pointer) -> None:
        value = self.value
        self._held = None
        self._write(value)
        self.redraw()

    def cancel(self) -> None:
        self._held = None
        self.redraw()

    def act(self, action: Action) -> bool:
        sign = {Action.LEFT: -1, Action.RIGHT: 1}.get(action)
        if sign is None:
            return False
        self._write(self._span.nearest(self._read() + sign * self._span.step))
        self.redraw()
        return True

    def _hold(self, pointer: Pointer) -> None:
        track = self._track()
        share = (pointer.pos[0] - track.x) / max(1, track.w)
        self._held = self._span.nearest(self._span.low + share * (self._span.high - self._span.low))
        self.redraw()

    def _track(self) -> Rect:
        kit = self.kit
        knob, figure = kit.px(11), kit.px(52)
        return Rect(self.rect.x + knob, self.rect.centery - kit.px(3), self.rect.w - 2 * knob - figure, kit.px(6))

    def draw(self, surface: Surface) -> None:
        kit, track = self.kit, self._track()
        share = (self.value - self._span.low) / (self._span.high - self._span.low)
        filled = round(track.w * share)
        surface.blit(kit.shapes.box(track.size, Box(track.h // 2, WELL, border=PANEL_EDGE)), track)
        if filled > 0:
            surface.blit(kit.shapes.box((filled, track.h), Box(track.h // 2, GOLD)), track)
        knob = kit.shapes.disc(kit.px(22), IVORY)
        surface.blit(knob, knob.get_rect(center=(track.x + filled, track.centery)))
        figure = kit.text.line(f"{self.value}{self._unit}", SMALL, TEXT)
        y = self.rect.centery - figure.get_height() // 2 - kit.text.rise(SMALL)
        surface.blit(figure, (self.rect.right - figure.get_width(), y))
