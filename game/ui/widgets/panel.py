"""A dark pane that holds other widgets, and pictures."""

from collections.abc import Callable

from pygame import Rect, Surface

from game.ui.shapes import Box
from game.ui.theme import GOLD_DARK, PANEL, PANEL_RAISED, RADIUS_BUTTON, RADIUS_PANEL
from game.ui.widgets.base import Widget


class Panel(Widget):
    """A pane with round corners; `gilded` ones have a gold edge and a shadow, for what lies over a screen."""

    def __init__(self, gilded: bool = False) -> None:
        super().__init__()
        self.gilded = gilded

    @property
    def bounds(self) -> Rect:
        margin = self.kit.px(32)
        return self.rect.inflate(2 * margin, 2 * margin) if self.gilded else self.rect

    def draw(self, surface: Surface) -> None:
        kit = self.kit
        radius = kit.px(RADIUS_PANEL)
        if self.gilded:
            kit.shapes.draw_shadow(surface, self.rect.move(0, kit.px(6)), radius, kit.px(12))
        look = Box(radius, PANEL, border=GOLD_DARK if self.gilded else None)
        kit.shapes.draw_box(surface, self.rect, look)
        self.draw_children(surface)


class Card(Widget):
    """A lighter field on a panel that groups what belongs together."""

    def draw(self, surface: Surface) -> None:
        look = Box(self.kit.px(RADIUS_BUTTON), PANEL_RAISED)
        self.kit.shapes.draw_box(surface, self.rect, look)
        self.draw_children(surface)


class Picture(Widget):
    """Whatever a function draws into the rectangle."""

    loose = True

    def __init__(self, paint: Callable[[Surface, Rect], None]) -> None:
        super().__init__()
        self._paint = paint

    def draw(self, surface: Surface) -> None:
        self._paint(surface, self.rect)
