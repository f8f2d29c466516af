"""The bar: game and round, both levels, trump and level card, the attackers' points on their way to the bank."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.rules.cards import Suit
from game.rules.seats import Team
from game.ui.shapes import Box
from game.ui.table.desk import Desk
from game.ui.table.live import Live
from game.ui.theme import (
    BODY,
    FAINT,
    GOLD,
    GOLD_DARK,
    LACQUER,
    LACQUER_DARK,
    MUTED,
    OURS,
    PANEL_EDGE,
    SMALL,
    TEXT,
    THEIRS,
    TITLE,
    WELL,
    Colour,
)
from game.words import Text, Words, say, tr, trc
from game.words.phrases import SIGNS, game_words, preset_words, rank_words, side_words

_PILL = 36
_METER = 170
_SUIT_COLOURS: dict[Suit, Colour] = {
    Suit.SPADES: (226, 232, 236),
    Suit.HEARTS: (255, 112, 98),
    Suit.CLUBS: (140, 220, 150),
    Suit.DIAMONDS: (122, 186, 255),
}
_TRACK: Colour = (255, 255, 255, 40)
_RED: Colour = (255, 112, 98)
_WHITE: Colour = (226, 232, 236)


@dataclass(frozen=True)
class _Piece:
    """Words of one colour and size inside a pill."""

    words: Words
    size: int
    colour: Colour
    bold: bool = True


_DOT = _Piece("·", SMALL, FAINT)


def suit_colour(suit: Suit, deck: str) -> Colour:
    """The colour of a suit's sign on a dark ground, as in the deck in use."""
    if deck == "four":
        return _SUIT_COLOURS[suit]
    return _RED if suit in (Suit.HEARTS, Suit.DIAMONDS) else _WHITE


class Bar(Live):
    """Everything that must be seen at one glance; the icons at its right are buttons of the scene."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.right = 0
        """Where the room for it ends, in pixels: the icons begin there."""
        self.meter = Rect(0, 0, 0, 0)
        """Where the meter's track was drawn last: points fly there."""

    @property
    def bounds(self) -> Rect:
        return self.rect

    def look(self) -> object:
        desk, board = self.desk, self.desk.board
        return board.setup.levels, board.banker, board.ranking, board.level, desk.points, desk.round_number

    def draw(self, surface: Surface) -> None:
        kit, rect = self.kit, self.rect
        surface.blit(kit.shapes.box(rect.size, Box(0, LACQUER, LACQUER_DARK)), rect)
        surface.fill(GOLD_DARK, (rect.x, rect.bottom - max(1, kit.px(1)), rect.w, max(1, kit.px(1))))
        self.draw_children(surface)
        if not self.desk.line.begun:
            return
        levels, trump = self._levels(), self._trump()
        gap = kit.px(12)
        meter = kit.px(_METER)
        pills = self._pill_width(levels) + self._pill_width(trump) + meter + 2 * gap
        left = self._draw_title(surface, self.right - 2 * gap - pills)
        centred = rect.centerx - pills // 2
        x = max(left + gap, min(centred, self.right - gap - pills))
        x = self._draw_pill(surface, x, levels, PANEL_EDGE) + gap
        x = self._draw_pill(surface, x, trump, GOLD_DARK) + gap
        self._draw_meter(surface, Rect(x, rect.y, max(kit.px(60), min(meter, self.right - gap - x)), rect.h))

    def _draw_title(self, surface: Surface, room: int) -> int:
        """Game, preset and round as far as there is room; returns where they end."""
        kit, desk = self.kit, self.desk
        x = self.rect.x + kit.px(14)
        game = kit.text.line(say(game_words(desk.board.options.game)), TITLE, GOLD, bold=True)
        preset, number = preset_words(desk.line.info.preset), desk.round_number
        notes = (tr("{preset} · round {n}", preset=preset, n=number), tr("Round {n}", n=number))
        for note in notes:
            line = kit.text.line(say(note), SMALL, MUTED)
            if game.get_width() + line.get_width() + kit.px(24) <= room:
                self._blit_middle(surface, game, x, TITLE)
                self._blit_middle(surface, line, x + game.get_width() + kit.px(10), SMALL)
                return x + game.get_width() + kit.px(10) + line.get_width()
        line = kit.text.line(say(notes[-1]), SMALL, MUTED)
        if line.get_width() + kit.px(14) > room:
            return self.rect.x
        self._blit_middle(surface, line, x, SMALL)
        return x + line.get_width()

    def _levels(self) -> list[_Piece]:
        """级: both sides' levels; that of the bankers, which is played now, in gold."""
        desk, board = self.desk, self.desk.board
        ours = desk.line.bottom.team
        playing = None if board.banker is None else board.banker.team

        def number(team: Team) -> _Piece:
            return _Piece(rank_words(board.setup.levels[team]), TITLE, GOLD if team is playing else TEXT)

        return [
            _Piece(side_words(True), SMALL, OURS),
            number(ours),
            _Piece(":", BODY, FAINT),
            number(ours.other),
            _Piece(side_words(False), SMALL, THEIRS),
        ]

    def _trump(self) -> list[_Piece]:
        """主: the trump suit and the level card."""
        board = self.desk.board
        level = _Piece(rank_words(board.level), TITLE, GOLD)
        playing = _Piece(trc("level card", "level"), SMALL, TEXT)
        if board.ranking is None:
            return [_Piece("?", TITLE, GOLD), _Piece(tr("no trump yet"), SMALL, MUTED), _DOT, playing, level]
        suit = board.ranking.suit
        if suit is None:
            return [_Piece(tr("no trump"), SMALL, TEXT), _DOT, playing, level]
        sign = _Piece(SIGNS[suit], TITLE, suit_colour(suit, self.kit.settings.deck))
        return [sign, _Piece(trc("trump suit", "trump"), SMALL, TEXT), _DOT, playing, level]

    def _pill_width(self, pieces: list[_Piece]) -> int:
        kit = self.kit
        words = sum(kit.text.width(say(piece.words), piece.size, piece.bold) for piece in pieces)
        return words + kit.px(7) * (len(pieces) - 1) + 2 * kit.px(14)

    def _draw_pill(self, surface: Surface, x: int, pieces: list[_Piece], edge: Colour) -> int:
        kit = self.kit
        box = Rect(x, 0, self._pill_width(pieces), kit.px(_PILL))
        box.centery = self.rect.centery
        surface.blit(kit.shapes.box(box.size, Box(box.h // 2, WELL, border=edge, border_width=max(1, kit.px(1)))), box)
        at = box.x + kit.px(14)
        for piece in pieces:
            line = kit.text.line(say(piece.words), piece.size, piece.colour, piece.bold)
            self._blit_middle(surface, line, at, piece.size)
            at += line.get_width() + kit.px(7)
        return box.right

    def _draw_meter(self, surface: Surface, place: Rect) -> None:
        """抓分: words over a track with its marks; gold once the attackers take the bank."""
        kit, points = self.kit, self.desk.points
        meter = self.desk.game.meter(self.desk.board.options)
        top = place.y + kit.px(5)
        label = kit.text.line(kit.text.fitted(say(self._attackers()), place.w // 2, SMALL), SMALL, MUTED)
        surface.blit(label, (place.x, top))
        limit = kit.text.line(f"/ {meter.take_over}", SMALL, MUTED)
        score = kit.text.line(str(points), BODY, GOLD if points >= meter.take_over else TEXT, bold=True)
        surface.blit(limit, (place.right - limit.get_width(), top))
        surface.blit(score, (place.right - limit.get_width() - kit.px(4) - score.get_width(), top - kit.px(2)))
        track = self.meter = self._track(place)
        full = max(meter.full, points)
        surface.blit(kit.shapes.box(track.size, Box(track.h // 2, _TRACK)), track)
        if points > 0:
            width = max(track.h, round(track.w * points / full))
            surface.blit(kit.shapes.box((width, track.h), Box(track.h // 2, GOLD)), track)
        for mark in (*meter.marks, meter.take_over):
            tall = kit.px(5 if mark == meter.take_over else 2)
            at = track.x + round(track.w * mark / full)
            colour = GOLD if mark == meter.take_over else MUTED
            surface.fill(colour, (at, track.y - tall, max(1, kit.px(1.5)), track.h + 2 * tall))

    def _track(self, place: Rect) -> Rect:
        height = self.kit.px(7)
        return Rect(place.x, place.bottom - height - self.kit.px(11), place.w, height)

    def _attackers(self) -> Text:
        board = self.desk.board
        if board.banker is None:
            return tr("Points")
        ours = board.banker.team is not self.desk.line.bottom.team
        return tr("Our points") if ours else tr("Their points")

    def _blit_middle(self, surface: Surface, line: Surface, x: int, size: int) -> None:
        y = self.rect.centery - line.get_height() // 2 - self.kit.text.rise(size)
        surface.blit(line, (x, y))
