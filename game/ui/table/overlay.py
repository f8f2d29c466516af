"""A gilded pane over the table, with a title and buttons; Escape or a tap beside it closes it where that is allowed."""

from collections.abc import Sequence

from pygame import Rect

from game.ui.input import Action, Input, Pointer, Stroke
from game.ui.kit import Kit
from game.ui.layout import centred
from game.ui.scene import Scene
from game.ui.theme import BODY, CONTROL, GOLD, MUTED, TITLE
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.words import Words

PAD = 24
_TITLE = 40
_EDGE = 12


class Overlay(Scene):
    """Write `body_height` and `arrange_body`; `buttons` stand at the lower right, the last one outermost."""

    covers = False
    width = 720
    """The pane's width in design units, where the window has room for it."""

    def __init__(self, kit: Kit, title: Words, subtitle: Words = "") -> None:
        super().__init__(kit)
        self.panel = self.root.add(Panel(gilded=True))
        self._title = self.panel.add(Label(title, TITLE, GOLD, bold=True))
        self._subtitle = self.panel.add(Label(subtitle, BODY, MUTED))
        self.buttons: list[Button] = []

    @property
    def closable(self) -> bool:
        """Whether Escape and a tap beside the pane close it."""
        return True

    def add_buttons(self, buttons: Sequence[Button]) -> None:
        """Put buttons at the lower right."""
        self.buttons = [self.panel.add(button) for button in buttons]

    def body_height(self, width: int, /) -> int:
        """How high the middle part would like to be, in pixels, at a width."""
        raise NotImplementedError

    def arrange_body(self, body: Rect) -> None:
        """Place what is between title and buttons."""
        raise NotImplementedError

    def close(self) -> None:
        """Go away."""
        self.stack.remove(self)

    def arrange(self) -> None:
        kit, pad, edge = self.kit, self.kit.px(PAD), self.kit.px(_EDGE)
        whole = kit.metrics.rect
        width = min(kit.px(self.width), whole.w - 2 * edge)
        title, foot = kit.px(_TITLE), kit.px(CONTROL + 16) if self.buttons else 0
        body = self.body_height(width - 2 * pad)
        height = min(whole.h - 2 * edge, 2 * pad + title + body + foot)
        place = centred((width, height), whole)
        self.panel.place(kit, place)
        inner = Rect(place.x + pad, place.y + pad, place.w - 2 * pad, place.h - 2 * pad)
        self._arrange_title(Rect(inner.x, inner.y - kit.px(4), inner.w, title))
        self.arrange_body(Rect(inner.x, inner.y + title, inner.w, inner.h - title - foot))
        self._arrange_buttons(inner)

    def _arrange_title(self, line: Rect) -> None:
        kit = self.kit
        wide = min(line.w, self._title.natural(kit, line.w)[0])
        self._title.place(kit, Rect(line.x, line.y, wide, line.h))
        left = line.x + wide + kit.px(14)
        self._subtitle.place(kit, Rect(left, line.y + kit.px(2), max(0, line.right - left), line.h))

    def _arrange_buttons(self, inner: Rect) -> None:
        kit, high = self.kit, self.kit.px(CONTROL)
        right = inner.right
        for button in reversed(self.buttons):
            wide = max(kit.px(110), button.natural(kit, inner.w)[0])
            button.place(kit, Rect(right - wide, inner.bottom - high, wide, high))
            right -= wide + kit.px(12)

    def first_focus(self) -> Widget | None:
        return self.buttons[-1] if self.buttons else super().first_focus()

    def handle(self, event: Input) -> bool:
        beside = isinstance(event, Pointer) and not self.panel.rect.collidepoint(event.pos)
        if beside and self.closable and isinstance(event, Pointer) and event.stroke is Stroke.PRESS:
            self.close()
            return True
        return super().handle(event)

    def act(self, action: Action) -> bool:
        if action is Action.CANCEL:
            if self.closable:
                self.close()
            return True
        if action is Action.CONFIRM and self.buttons:
            self.buttons[-1].fire()
            return True
        return False
