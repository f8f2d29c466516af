"""A value between two arrows, for more values than stand side by side."""

from collections.abc import Callable, Hashable, Sequence

from pygame import Rect, Surface

from game.ui.input import Action, Pointer
from game.ui.kit import Kit
from game.ui.shapes import Box
from game.ui.theme import BODY, CONTROL, FAINT, PANEL_EDGE, RADIUS_BUTTON, TEXT, WELL
from game.ui.widgets.base import Widget
from game.ui.widgets.choice import Item, draw_centred
from game.words import say


class Stepper(Widget):
    """Steps through a row of values by its two ends or by the arrow keys; it does not go round."""

    focusable = True

    def __init__(
        self, items: Sequence[Item], read: Callable[[], Hashable], write: Callable[[Hashable], object]
    ) -> None:
        super().__init__()
        self.items = tuple(items)
        self._read = read
        self._write = write

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        widest = max(kit.text.width(say(item.words), BODY, bold=True) for item in self.items)
        return min(width, widest + kit.px(2 * CONTROL + 24)), kit.px(CONTROL)

    def release(self, pointer: Pointer) -> None:
        if self.rect.collidepoint(pointer.pos):
            self._step(-1 if pointer.pos[0] < self.rect.centerx else 1)

    def act(self, action: Action) -> bool:
        step = {Action.LEFT: -1, Action.RIGHT: 1}.get(action, 0)
        return step != 0 and self._step(step)

    def _index(self) -> int:
        values = [item.value for item in self.items]
        value = self._read()
        return values.index(value) if value in values else 0

    def _step(self, step: int) -> bool:
        target = self._index() + step
        if not 0 <= target < len(self.items):
            return False
        self._write(self.items[target].value)
        self.kit.sounds.play("select")
        self.redraw()
        return True

    def draw(self, surface: Surface) -> None:
        kit, index = self.kit, self._index()
        look = Box(kit.px(RADIUS_BUTTON), WELL, border=PANEL_EDGE)
        surface.blit(kit.shapes.box(self.rect.size, look), self.rect)
        end = kit.px(CONTROL)
        ends = (
            ("chevron-left", Rect(self.rect.x, self.rect.y, end, self.rect.h), index > 0),
            ("chevron-right", Rect(self.rect.right - end, self.rect.y, end, self.rect.h), index < len(self.items) - 1),
        )
        for name, place, live in ends:
            icon = kit.art.icon(name, kit.px(22), TEXT if live else FAINT)
            surface.blit(icon, icon.get_rect(center=place.center))
        draw_centred(surface, kit, self.rect.inflate(-2 * end, 0), say(self.items[index].words), TEXT)
