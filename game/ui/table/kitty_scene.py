"""看底牌: every kitty that this seat has seen: as it was dealt, as it was taken up anew, as it lies there now."""

from typing import NamedTuple

from pygame import Rect, Surface

from game.rules.cards import Cards, points_in
from game.rules.view import SeatView
from game.ui.layout import column
from game.ui.table.desk import Desk
from game.ui.table.ordering import sort_cards
from game.ui.table.overlay import Overlay
from game.ui.table.places import card_width
from game.ui.theme import BODY, MUTED, TEXT
from game.ui.widgets.button import Button
from game.ui.widgets.panel import Picture
from game.words import Text, say, tr, trc, trn
from game.words.cast import Cast

_CARD = 112
_WORDS = 28
_GAP = 14
_LOW = 0.55
"""Where more than two rows must fit, cards are seen by so much of their height."""


class KnownKitty(NamedTuple):
    """Cards that lay in the kitty at some time, and the words that say when."""

    words: Text
    cards: Cards


def known_kitties(view: SeatView, cast: Cast) -> tuple[KnownKitty, ...]:
    """底牌: what the seat knows of the kitty, the newest first (A5.1, B4)."""
    board = view.board
    known: list[KnownKitty] = []
    if view.kitty:
        words = tr("Now, as you buried it") if board.kitty is None else tr("Now, open to all")
        known.append(KnownKitty(words, view.kitty))
    for index, cards in reversed(tuple(enumerate(view.fried))):
        if cards is not None and board.fryers[index] == view.seat:
            known.append(KnownKitty(tr("As it was when you fried it"), cards))
        elif cards is not None:
            words = tr("As you had buried it; then {name} fried it", name=cast.name(board.fryers[index]))
            known.append(KnownKitty(words, cards))
    if view.first_kitty is not None:
        known.append(KnownKitty(tr("As it was dealt"), view.first_kitty))
    return tuple(known)


class KittyScene(Overlay):
    """看底牌: the rows of cards under their words."""

    width = 640

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.kit, tr("The kitty"))
        self._desk = desk
        self._picture = self.panel.add(Picture(self._draw))
        self.add_buttons([Button(trc("button", "Close"), self.close)])

    @property
    def _known(self) -> tuple[KnownKitty, ...]:
        return known_kitties(self._desk.view, self._desk.line.cast)

    def body_height(self, _width: int, /) -> int:
        kit, rows = self.kit, len(self._known)
        return rows * kit.px(_WORDS) + sum(self._heights(rows)) + rows * kit.px(_GAP)

    def _heights(self, rows: int) -> list[int]:
        """How much of each row is seen: all of two, less where there are more."""
        card = self.kit.px(_CARD)
        return [card if rows <= 2 else round(card * _LOW)] * rows

    def arrange_body(self, body: Rect) -> None:
        self._picture.place(self.kit, body)

    def _draw(self, surface: Surface, place: Rect) -> None:
        kit, known = self.kit, self._known
        seen = self._heights(len(known))
        cells = column(place, [kit.px(_WORDS) + height + kit.px(_GAP) for height in seen])
        for item, cell, height in zip(known, cells, seen, strict=True):
            line = kit.text.line(say(item.words), BODY, TEXT, bold=True)
            surface.blit(line, cell.topleft)
            count = points_in(item.cards)
            points = kit.text.line(say(trn("{n} point", "{n} points", count)), BODY, MUTED)
            surface.blit(points, points.get_rect(topright=cell.topright))
            room = min(height, cell.h - kit.px(_WORDS))
            self._draw_row(surface, item.cards, Rect(cell.x, cell.y + kit.px(_WORDS), cell.w, room))

    def _draw_row(self, surface: Surface, cards: Cards, place: Rect) -> None:
        desk, height = self._desk, self.kit.px(_CARD)
        width = card_width(height)
        step = min(width + self.kit.px(4), (place.w - width) // max(1, len(cards) - 1))
        picture = desk.art.row(sort_cards(cards, desk.ranking), height, step)
        surface.blit(picture, place.topleft, Rect(0, 0, picture.get_width(), place.h))
