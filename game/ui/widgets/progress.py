"""A bar that fills: loading, or points on their way to a mark."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.shapes import Box
from game.ui.theme import GOLD, MUTED, PANEL_EDGE, WELL, Colour
from game.ui.widgets.base import Widget


class Progress(Widget):
    """`share` gives how full it is, 0 to 1; `marks` are shares at which a thin line stands."""

    def __init__(self, share: Callable[[], float], marks: Sequence[float] = (), colour: Colour = GOLD) -> None:
        super().__init__()
        self._share = share
        self.marks = tuple(marks)
        self.colour = colour

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        return width, kit.px(8)

    @property
    def bounds(self) -> Rect:
        return self.rect.inflate(0, 2 * self.kit.px(4))

    def draw(self, surface: Surface) -> None:
        kit, rect = self.kit, self.rect
        radius = rect.h // 2
        surface.blit(kit.shapes.box(rect.size, Box(radius, WELL, border=PANEL_EDGE)), rect)
        filled = round(rect.w * min(1.0, max(0.0, self._share())))
        if filled > 0:
            surface.blit(kit.shapes.box((filled, rect.h), Box(radius, self.colour)), rect)
        for mark in self.marks:
            x = rect.x + round(rect.w * mark)
            surface.fill(MUTED, (x, rect.y - kit.px(3), max(1, kit.px(1)), rect.h + 2 * kit.px(3)))
