"""Rows of a form: what is set, what it means, and the control."""

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.theme import BODY, CONTROL, GOLD, MUTED, PANEL_EDGE, SMALL, TEXT
from game.ui.widgets.base import Widget
from game.ui.widgets.label import Label, Paragraph
from game.words import Words

_PAD = 10
_GAP = 20
_NARROW = 420


class Heading(Widget):
    """A line that begins a group of rows."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._label = self.add(Label(words, BODY, GOLD, bold=True))

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        return width, kit.px(40)

    def arrange(self) -> None:
        low = self.kit.px(28)
        self._label.place(self.kit, Rect(self.rect.x, self.rect.bottom - low, self.rect.w, low))


class FormRow(Widget):
    """Words at the left, the control at the right; one below the other where the row is narrow."""

    def __init__(self, words: Words, help_words: Words, control: Widget) -> None:
        super().__init__()
        self._words = self.add(Label(words, BODY, TEXT, bold=True))
        self._help = self.add(Paragraph(help_words, SMALL, MUTED))
        self.control = self.add(control)

    def mark(self, marked: bool) -> None:
        """Set it apart: its value is not the usual one."""
        self._words.colour = GOLD if marked else TEXT
        self.redraw()

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        beside, control, words = self._sizes(kit, width)
        high = max(control[1], words) if beside else words + kit.px(6) + control[1]
        return width, max(high, kit.px(CONTROL)) + 2 * kit.px(_PAD)

    def _sizes(self, kit: Kit, width: int) -> tuple[bool, tuple[int, int], int]:
        """Whether the control stands beside the words, its size, and the height of the words."""
        control = self.control.natural(kit, width)
        beside = width > kit.px(_NARROW) and control[0] <= width * 0.56
        if beside:
            control = self.control.natural(kit, round(width * 0.56))
        room = width - control[0] - kit.px(_GAP) if beside else width
        return beside, control, kit.px(24) + self._help.natural(kit, room)[1]

    def arrange(self) -> None:
        kit, rect = self.kit, self.rect
        beside, control, words = self._sizes(kit, rect.w)
        room = rect.w - control[0] - kit.px(_GAP) if beside else rect.w
        top = rect.y + (rect.h - words) // 2 if beside else rect.y + kit.px(_PAD)
        self._words.place(kit, Rect(rect.x, top, room, kit.px(24)))
        self._help.place(kit, Rect(rect.x, top + kit.px(24), room, words - kit.px(24)))
        place = Rect((0, 0), control)
        if beside:
            place.midright = rect.midright
        else:
            place.bottomleft = (rect.x, rect.bottom - kit.px(_PAD))
        self.control.place(kit, place)

    def draw(self, surface: Surface) -> None:
        self.draw_children(surface)
        surface.blit(self.kit.shapes.line(self.rect.w, PANEL_EDGE), (self.rect.x, self.rect.bottom - 1))


class Form(Widget):
    """Rows below each other; those that are not visible leave no gap."""

    def _shown(self) -> list[Widget]:
        return [child for child in self.children if child.visible]

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        return width, sum(child.natural(kit, width)[1] for child in self._shown())

    def arrange(self) -> None:
        top = self.rect.y
        for child in self._shown():
            high = child.natural(self.kit, self.rect.w)[1]
            child.place(self.kit, Rect(self.rect.x, top, self.rect.w, high))
            top += high
