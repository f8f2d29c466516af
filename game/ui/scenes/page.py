"""A screen with a heading and a way back: settings, rules, new game."""

from pygame import Rect, Surface

from game.ui.input import Action
from game.ui.kit import Kit
from game.ui.layout import cut_left, cut_top, inset
from game.ui.scene import Scene
from game.ui.shapes import Box
from game.ui.theme import CONTROL, GOLD, GOLD_DARK, LACQUER, LACQUER_DARK, TITLE
from game.ui.widgets.button import Button, Style
from game.ui.widgets.label import Label
from game.words import Words, tr

_BAR = 56
_MARGIN = 24
_WIDEST = 1008
"""Lines longer than this are hard to read: the rest of a wide window stays felt."""


class PageScene(Scene):
    """`body` is the place below the bar, set before `arrange_body` is called."""

    def __init__(self, kit: Kit, title: Words) -> None:
        super().__init__(kit)
        self.back = self.root.add(Button(tr("Back"), self.close, Style.BARE, icon="arrow-left"))
        self._title = self.root.add(Label(title, TITLE, GOLD, bold=True))
        self.body = Rect(0, 0, 0, 0)

    def close(self) -> None:
        """Go back to what lies below."""
        self.stack.remove(self)

    def arrange_body(self) -> None:
        """Place what belongs into `body`."""

    def arrange(self) -> None:
        kit = self.kit
        bar, rest = cut_top(kit.metrics.rect, kit.px(_BAR))
        spare = max(0, rest.w - kit.px(_WIDEST))
        self.body = inset(rest, max(kit.px(_MARGIN), spare // 2), kit.px(16))
        bar = inset(bar, kit.px(12), (bar.h - kit.px(CONTROL)) // 2)
        place, bar = cut_left(bar, self.back.natural(kit, bar.w)[0], kit.px(12))
        self.back.place(kit, place)
        self._title.place(kit, bar)
        self.arrange_body()

    def draw_ground(self, surface: Surface) -> None:
        super().draw_ground(surface)
        bar = Rect(0, 0, self.kit.metrics.width, self.kit.px(_BAR))
        surface.blit(self.kit.shapes.box(bar.size, Box(0, LACQUER, LACQUER_DARK)), bar)
        surface.fill(GOLD_DARK, (0, bar.bottom - 1, bar.w, max(1, self.kit.px(1))))

    def act(self, action: Action) -> bool:
        if action is Action.CANCEL:
            self.close()
            return True
        return False
