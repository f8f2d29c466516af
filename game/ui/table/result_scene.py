"""一局完: who took what, why the levels moved, what follows."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.rules.cards import points_in
from game.rules.seats import SEATS
from game.rules.settlement import Settlement
from game.table.messages import Moment
from game.ui.layout import row
from game.ui.table.desk import Desk
from game.ui.table.facts import Fact, Field
from game.ui.table.ordering import sort_cards
from game.ui.table.overlay import Overlay
from game.ui.table.places import card_width
from game.ui.theme import GOLD, MUTED, OURS, SMALL, TEXT, THEIRS, Colour
from game.ui.widgets.button import Button, Style
from game.ui.widgets.panel import Picture
from game.words import Text, say, tr, trn
from game.words.phrases import SIGNS, Joined, rank_words, side_words

_KITTY_CARD = 92
_KITTY_WORDS = 24
_GAP = 12
_LINE: Colour = (62, 74, 71)


class ResultScene(Overlay):
    """The settled round. `go_on` asks for the next round, or shows the match's end."""

    width = 800

    def __init__(self, desk: Desk, go_on: Callable[[], None], look: Callable[[], None]) -> None:
        super().__init__(desk.kit, self._headline, self._round_words)
        self._desk = desk
        self._result = _settlement(desk)
        self._board = desk.board
        self.fields = [
            self.panel.add(Field(self._score_heading(), self._score, str(self._result.score))),
            self.panel.add(Field(tr("Levels"), self._levels)),
            self.panel.add(Field(tr("Next round"), self._next)),
        ]
        self._points = self.panel.add(Field(tr("Game points"), self._no_facts))
        self._points_row = self.panel.add(Picture(self._draw_points))
        self._kitty = self.panel.add(Picture(self._draw_kitty))
        self._look = Button(tr("See the table"), look)
        self._on = Button(self._on_words, go_on, Style.PRIMARY)
        self.add_buttons([self._look, self._on])

    @property
    def closable(self) -> bool:
        return False

    def refresh(self) -> None:
        """Others may have become ready, or not yet."""
        waiting = self._waiting()
        self._on.blocked = waiting if waiting is not None else None
        self._on.redraw()

    def body_height(self, width: int, /) -> int:
        kit = self.kit
        return self._fields_height(width) + kit.px(_KITTY_CARD + _KITTY_WORDS + 66 + 3 * _GAP)

    def arrange_body(self, body: Rect) -> None:
        kit, gap = self.kit, self.kit.px(_GAP)
        height = self._fields_height(body.w)
        for field, place in zip(self.fields, self._columns(body.w), strict=True):
            field.place(kit, Rect(body.x + place.x, body.y, place.w, height))
        y = body.y + height + gap
        kitty = kit.px(_KITTY_CARD + _KITTY_WORDS)
        self._kitty.place(kit, Rect(body.x, y, body.w, kitty))
        points = Rect(body.x, y + kitty + gap, body.w, kit.px(66))
        self._points.place(kit, points)
        self._points_row.place(kit, points)

    def _columns(self, width: int) -> list[Rect]:
        return row(Rect(0, 0, width, 1), (1.0, 1.3, 1.25), self.kit.px(_GAP))

    def _fields_height(self, width: int) -> int:
        places = self._columns(width)
        return max(field.natural(self.kit, place.w)[1] for field, place in zip(self.fields, places, strict=True))

    # Words

    def _headline(self) -> Text:
        result = self._result
        ours = self._desk.line.bottom.team
        if result.winners is not None:
            return tr("We win the pot!") if result.winners is ours else tr("They win the pot")
        bankers = self._board.bank.team
        stays = result.next_banker is not None and result.next_banker.team is bankers
        if bankers is ours:
            return tr("We keep the bank") if stays else tr("We lose the bank")
        return tr("They keep the bank") if stays else tr("We take the bank!")

    def _round_words(self) -> Text:
        board = self._board
        suit = "" if board.ranking is None or board.ranking.suit is None else SIGNS[board.ranking.suit]
        return tr(
            "Round {n} · level {level} · {suit}",
            n=self._desk.line.info.standing.rounds,
            level=rank_words(board.level),
            suit=suit,
        )

    def _score_heading(self) -> Text:
        attackers_ours = self._board.bank.team is not self._desk.line.bottom.team
        return tr("Our points") if attackers_ours else tr("Their points")

    def _score(self) -> Sequence[Fact]:
        kitty = points_in(self._board.kitty or ())
        if self._result.captured:
            fate = Fact(tr("Kitty {n} × 2", n=kitty), f"+{2 * kitty}", GOLD)
        else:
            fate = Fact(tr("Kitty kept"), str(kitty), MUTED)
        return Fact(tr("In tricks"), str(self._board.points)), fate

    def _levels(self) -> Sequence[Fact]:
        ours = self._desk.line.bottom.team
        lines = [self._level_fact(True, ours), self._level_fact(False, ours.other)]
        reasons = self._desk.words.level_reasons(self._board, self._result)
        return *lines, *map(Fact, reasons)

    def _level_fact(self, is_ours: bool, team: int) -> Fact:
        old, new = self._board.setup.levels[team], self._result.levels[team]
        side: Colour = OURS if is_ours else THEIRS
        if self._result.winners is not None:
            return Fact(side_words(is_ours), rank_words(old), side)
        moved = old != new
        value = f"{rank_words(old)} → {rank_words(new)}" if moved else rank_words(old)
        return Fact(side_words(is_ours), value, GOLD if moved else side)

    def _next(self) -> Sequence[Fact]:
        result, cast = self._result, self._desk.line.cast
        if result.winners is not None or result.next_banker is None:
            return (Fact(tr("A new pot begins at level {level}.", level=rank_words(result.levels[0]))),)
        banker = Fact(tr("Banker"), str(cast.name(result.next_banker)), GOLD)
        if result.payer is None:
            return banker, Fact(tr("Tribute"), tr("none"), MUTED)
        way = str(Joined((cast.name(result.payer), "→", cast.name(result.next_banker))))
        cards = trn("{n} card", "{n} cards", result.tribute)
        reasons = self._desk.words.tribute_reasons(self._board, result)
        return banker, Fact(tr("Tribute"), cards), Fact(way), *map(Fact, reasons)

    def _no_facts(self) -> Sequence[Fact]:
        return ()

    def _waiting(self) -> Text | None:
        """Whom the next round waits for, once one is ready oneself."""
        info, me = self._desk.line.info, self._desk.line.me
        others = [seat for seat in info.waiting_ready if seat != me]
        if info.moment is not Moment.ROUND_OVER or me is None or me in info.waiting_ready or not others:
            return None
        return tr("Waiting for {names}", names=Joined(tuple(info.seats[seat].name for seat in others), ", "))

    def _on_words(self) -> Text:
        waiting = self._waiting()
        if waiting is not None:
            return waiting
        if self._desk.line.info.moment is Moment.MATCH_OVER:
            return tr("Final result")
        return tr("Next round")

    # Pictures

    def _draw_kitty(self, surface: Surface, place: Rect) -> None:
        kit, cards = self.kit, sort_cards(self._board.kitty or (), self._desk.ranking)
        surface.blit(kit.text.line(say(tr("Kitty")), SMALL, MUTED), place)
        height = kit.px(_KITTY_CARD)
        step = min(card_width(height) + kit.px(10), (place.w - card_width(height)) // max(1, len(cards) - 1))
        for index, card in enumerate(cards):
            rect = Rect(place.x + index * step, place.bottom - height, card_width(height), height)
            self._desk.art.shadow(surface, rect, height)
            surface.blit(self._desk.art.face(card, height), rect)

    def _draw_points(self, surface: Surface, place: Rect) -> None:
        draw_points(self._desk, surface, place, _round_points(self._result))


def draw_points(desk: Desk, surface: Surface, place: Rect, gained: Sequence[int] | None) -> None:
    """积分: the four players side by side: what they gained in the round, and their totals."""
    kit = desk.kit
    inner = place.inflate(-2 * kit.px(14), 0)
    for seat, cell in zip(SEATS, row(inner, (1, 1, 1, 1), kit.px(36)), strict=True):
        y = cell.y + kit.px(33)
        if seat:
            surface.fill(_LINE, (cell.x - kit.px(18), y, max(1, kit.px(1)), kit.px(20)))
        total = kit.text.line(str(desk.line.info.standing.points[seat]), size=15, colour=TEXT, bold=True)
        right = cell.right - total.get_width()
        surface.blit(total, (right, y))
        if gained is not None and gained[seat]:
            delta = kit.text.line(f"{gained[seat]:+d}", SMALL, GOLD if gained[seat] > 0 else THEIRS, bold=True)
            right -= delta.get_width() + kit.px(6)
            surface.blit(delta, (right, y + kit.px(2)))
        name = kit.text.fitted(desk.line.info.seats[seat].name, right - cell.x - kit.px(6), 15)
        colour = OURS if desk.is_ours(seat) else THEIRS
        surface.blit(kit.text.line(name, 15, colour), (cell.x, y))


def _round_points(result: Settlement) -> tuple[int, ...]:
    return tuple(one + two for one, two in zip(result.points, result.tribute_points, strict=True))


def _settlement(desk: Desk) -> Settlement:
    result = desk.line.info.settlement
    if result is None:
        raise RuntimeError("the round is not settled")
    return result
