"""A page of the rulebook, set in lines."""

from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.markdown import Block, Heading, Item, Prose, Span, Spans, Table
from game.ui.rich import Run, runs_of, set_lines
from game.ui.theme import BODY, GOLD, MUTED, PANEL_EDGE, PANEL_RAISED, TEXT, TITLE, Colour
from game.ui.widgets.base import Widget

_LEADING = 1.15
_INDENT = 20
_CELL = 10


@dataclass(frozen=True)
class _Placed:
    """A run, a background or a rule at its place on the page."""

    rect: Rect
    run: Run | None = None
    size: int = BODY
    fill: Colour | None = None


class Document(Widget):
    """Shows blocks below each other. Set again when the width changes; draws what lies in the clip."""

    def __init__(self) -> None:
        super().__init__()
        self._blocks: list[Block] = []
        self._parts: list[_Placed] = []
        self._set_for: tuple[float, int] = (0.0, 0)
        self._high = 0

    def show(self, blocks: list[Block]) -> None:
        """Show another page."""
        self._blocks = blocks
        self._set_for = (0.0, 0)

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        self._set(kit, width)
        return width, self._high

    @property
    def bounds(self) -> Rect:
        return self.rect

    def draw(self, surface: Surface) -> None:
        clip = surface.get_clip().move(-self.rect.x, -self.rect.y)
        for part in self._parts:
            if part.rect.colliderect(clip):
                self._draw_part(surface, part, part.rect.move(self.rect.topleft))

    def _draw_part(self, surface: Surface, part: _Placed, place: Rect) -> None:
        if part.run is not None:
            surface.blit(self.kit.text.line(part.run.text, part.size, part.run.colour, part.run.bold), place)
        elif part.fill is not None:
            surface.blit(self.kit.shapes.line(place.w, part.fill), place)

    def _set(self, kit: Kit, width: int) -> None:
        """Set all blocks for a width; what was set for the same width and scale stays."""
        if self._set_for == (kit.metrics.scale, width):
            return
        self._set_for = (kit.metrics.scale, width)
        self._parts = []
        setter = _Setter(kit, self._parts)
        y = 0
        before: Block | None = None
        for block in self._blocks:
            y += _space(kit, before, block)
            y = setter.block(block, y, width)
            before = block
        self._high = y + kit.px(24)


class _Setter:
    """Sets blocks one after the other; each method gives the y below what it has set."""

    def __init__(self, kit: Kit, parts: list[_Placed]) -> None:
        self._kit = kit
        self._parts = parts

    def block(self, block: Block, y: int, width: int) -> int:
        kit = self._kit
        match block:
            case Heading():
                size, colour = (TITLE, GOLD) if block.level <= 2 else (BODY, GOLD)
                bold = tuple(replace(span, bold=True) for span in block.spans)
                return self._text(bold, Rect(0, y, width, 0), size, colour)
            case Prose():
                return self._text(block.spans, Rect(0, y, width, 0))
            case Item():
                left = kit.px(_INDENT) * (block.depth + 1)
                mark = (Span(block.mark),)
                self._text(mark, Rect(left - kit.px(14), y, kit.px(_INDENT), 0), colour=MUTED)
                return self._text(block.spans, Rect(left, y, width - left, 0))
            case Table():
                return self._table(block, y, width)

    def _text(self, spans: Spans, place: Rect, size: int = BODY, colour: Colour = TEXT) -> int:
        text = self._kit.text
        line_high = round(text.height(size) * _LEADING)
        runs = set_lines(runs_of(spans, colour), place.w, lambda words, bold: text.width(words, size, bold))
        for run in runs:
            wide = text.width(run.text, size, run.bold)
            rect = Rect(place.x + run.x, place.y + run.line * line_high, wide, line_high)
            self._parts.append(_Placed(rect, run, size))
        return place.y + (runs[-1].line + 1 if runs else 0) * line_high

    def _table(self, table: Table, y: int, width: int) -> int:
        kit = self._kit
        pad = kit.px(_CELL)
        widths = self._columns(table, width - 2 * pad * len(table.rows[0]))
        for index, row in enumerate(table.rows):
            top, x = y + kit.px(4), pad
            low = top
            for spans, wide in zip(row, widths, strict=True):
                shown = tuple(replace(span, bold=True) for span in spans) if index == 0 else spans
                low = max(low, self._text(shown, Rect(x, top, wide, 0), colour=MUTED if index == 0 else TEXT))
                x += wide + 2 * pad
            y = low + kit.px(5)
            self._parts.append(
                _Placed(Rect(0, y, min(width, x - pad), 1), fill=PANEL_EDGE if index == 0 else PANEL_RAISED)
            )
        return y

    def _columns(self, table: Table, room: int) -> list[int]:
        """Widths of the columns: what each would like; where that is too much, the wide ones give way."""
        likes = [max(self._wanted(row[column]) for row in table.rows) for column in range(len(table.rows[0]))]
        widths = list(likes)
        share = room
        while sum(widths) > room and share > 1:
            share = int(share * 0.95)
            widths = [min(like, share) for like in likes]
        return widths

    def _wanted(self, spans: Spans) -> int:
        text = self._kit.text
        runs = set_lines(runs_of(spans), 1_000_000, lambda words, _bold: text.width(words, BODY, True))
        return max((run.x + text.width(run.text, BODY, True) for run in runs), default=0)


def _space(kit: Kit, before: Block | None, block: Block) -> int:
    """The space between two blocks."""
    if before is None:
        return 0
    if isinstance(block, Heading):
        return kit.px(20 if block.level <= 2 else 14)
    if isinstance(before, Item) and isinstance(block, Item):
        return kit.px(4)
    return kit.px(8)
