"""What stands in the pane of a result: fields side by side, the kitty, and blocks as wide as the pane below it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect

from game.ui.kit import Kit
from game.ui.layout import row
from game.ui.widgets.base import Widget

KITTY_WORDS = 24
_KITTY_CARD = 92
_LEAST_KITTY = 52
_GAP = 12
_COLUMNS = (1.0, 1.3, 1.25)


class Block(NamedTuple):
    """Widgets that lie in the same place, and how high that is at a width."""

    parts: Sequence[Widget]
    height: Callable[[Kit, int], int]


class ResultBody(Widget):
    """Lays its parts out below each other; the kitty's cards give way where the `room`, in pixels, is short."""

    def __init__(self, fields: Sequence[Widget], kitty: Widget, blocks: Sequence[Block]) -> None:
        super().__init__()
        self._fields = [self.add(field) for field in fields]
        self._kitty = self.add(kitty)
        self._blocks = blocks
        for block in blocks:
            for part in block.parts:
                self.add(part)
        self.room: int | None = None

    @property
    def bounds(self) -> Rect:
        return self.rect

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        fixed = self._fixed(kit, width)
        return width, fixed + self._kitty_height(kit, fixed)

    def _fixed(self, kit: Kit, width: int) -> int:
        """The height of everything but the kitty, gaps included."""
        blocks = sum(block.height(kit, width) for block in self._blocks)
        return self._fields_height(kit, width) + blocks + (1 + len(self._blocks)) * kit.px(_GAP)

    def _kitty_height(self, kit: Kit, fixed: int) -> int:
        whole = kit.px(_KITTY_CARD + KITTY_WORDS)
        return whole if self.room is None else min(whole, max(kit.px(_LEAST_KITTY + KITTY_WORDS), self.room - fixed))

    def arrange(self) -> None:
        kit, rect, gap = self.kit, self.rect, self.kit.px(_GAP)
        height = self._fields_height(kit, rect.w)
        for field, place in zip(self._fields, self._columns(kit, rect.w), strict=True):
            field.place(kit, Rect(rect.x + place.x, rect.y, place.w, height))
        y = rect.y + height + gap
        self._kitty.place(kit, Rect(rect.x, y, rect.w, self._kitty_height(kit, self._fixed(kit, rect.w))))
        y = self._kitty.rect.bottom + gap
        for block in self._blocks:
            place = Rect(rect.x, y, rect.w, block.height(kit, rect.w))
            for part in block.parts:
                part.place(kit, place)
            y = place.bottom + gap

    def _columns(self, kit: Kit, width: int) -> list[Rect]:
        return row(Rect(0, 0, width, 1), _COLUMNS, kit.px(_GAP))

    def _fields_height(self, kit: Kit, width: int) -> int:
        places = self._columns(kit, width)
        return max(field.natural(kit, place.w)[1] for field, place in zip(self._fields, places, strict=True))
