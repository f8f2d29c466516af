"""A question over a screen, with the answers as buttons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.ui.input import Action
from game.ui.kit import Kit
from game.ui.layout import centred
from game.ui.scene import Scene
from game.ui.theme import BODY, CONTROL, GOLD, TITLE
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, Style
from game.ui.widgets.label import Label, Paragraph
from game.ui.widgets.panel import Panel
from game.words import Words

_WIDTH = 520


@dataclass(frozen=True)
class Answer:
    """A button of a dialog; the dialog is closed before `action` is done."""

    words: Words
    action: Callable[[], None]
    style: Style = Style.QUIET


class Dialog(Scene):
    """Asks. The first answer is the one that changes nothing: it has the focus, and Escape gives it."""

    covers = False

    def __init__(self, kit: Kit, title: Words, body: Words, answers: Sequence[Answer]) -> None:
        super().__init__(kit)
        self._answers = tuple(answers)
        self._panel = self.root.add(Panel(gilded=True))
        self._title = self._panel.add(Label(title, TITLE, GOLD, bold=True))
        self._body = self._panel.add(Paragraph(body, BODY))
        self.buttons = [self._panel.add(self._button(answer)) for answer in self._answers]

    def _button(self, answer: Answer) -> Button:
        button = Button(answer.words, lambda: self._give(answer), answer.style)
        button.size = BODY
        return button

    def _give(self, answer: Answer) -> None:
        self.stack.remove(self)
        answer.action()

    def arrange(self) -> None:
        kit, pad = self.kit, self.kit.px(28)
        width = min(kit.px(_WIDTH), kit.metrics.width - 2 * pad)
        inner = width - 2 * pad
        title_high, high = kit.px(36), kit.px(CONTROL)
        body_high = self._body.natural(kit, inner)[1]
        total = 2 * pad + title_high + body_high + kit.px(24) + high
        place = centred((width, total), kit.metrics.rect)
        self._panel.place(kit, place)
        self._title.place(kit, Rect(place.x + pad, place.y + pad - kit.px(6), inner, title_high))
        self._body.place(kit, Rect(place.x + pad, place.y + pad + title_high, inner, body_high))
        right = place.right - pad
        for button in reversed(self.buttons):
            wide = max(kit.px(96), button.natural(kit, inner)[0])
            button.place(kit, Rect(right - wide, place.bottom - pad - high, wide, high))
            right -= wide + kit.px(12)

    def first_focus(self) -> Widget | None:
        return self.buttons[0]

    def act(self, action: Action) -> bool:
        if action is Action.CANCEL:
            self._give(self._answers[0])
            return True
        return False
