"""一局完: who took what, why the levels moved, what follows."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.rules.cards import points_in
from game.rules.seats import SEATS
from game.rules.settlement import Settlement
from game.table.messages import Moment
from game.ui.kit import Kit
from game.ui.layout import row
from game.ui.table.desk import Desk
from game.ui.table.facts import Fact, Field
from game.ui.table.level_table import LevelTable
from game.ui.table.ordering import sort_cards
from game.ui.table.overlay import Overlay
from game.ui.table.places import card_width
from game.ui.table.result_body import KITTY_WORDS, Block, ResultBody
from game.ui.theme import GOLD, MUTED, OURS, SMALL, TEXT, THEIRS, Colour
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, Style
from game.ui.widgets.panel import Picture
from game.ui.widgets.scroll import Scroll
from game.words import Text, say, tr, trn
from game.words.phrases import SIGNS, Joined, rank_words, side_words, suit_words

_POINTS = 66
_GAP = 12
_BAR = 14
"""The margin that a scroll view keeps for its bar: it lies in the pane's own margin."""
_LINE: Colour = (62, 74, 71)


class ResultScene(Overlay):
    """The settled round. `go_on` asks for the next round, or shows the match's end."""

    width = 800

    def __init__(self, desk: Desk, go_on: Callable[[], None], look: Callable[[], None]) -> None:
        super().__init__(desk.kit, self._headline, self._round_words)
        self.desk = desk
        self._result = _settlement(desk)
        self._board = desk.board
        self.fields = [
            Field(self._score_heading(), self._score, str(self._result.score)),
            Field(tr("Levels"), self._levels),
            Field(tr("Next round"), self._next),
        ]
        self.table = LevelTable(desk.words.level_table(self._board, self._result))
        self._body = ResultBody(self.fields, Picture(self._draw_kitty), self._blocks())
        self._scroll = self.panel.add(Scroll(self._body))
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

    def _blocks(self) -> list[Block]:
        """Why, and the table of levels, where there is one; game points, where there are any."""
        blocks: list[Block] = []
        if self.table.rows:
            blocks += [_natural(Field(tr("Why"), self._reasons)), _natural(self.table)]
        if self.desk.game.outcome.points:
            blocks.append(Block([Field(tr("Game points"), self._no_facts), Picture(self._draw_points)], _points_height))
        return blocks

    def body_height(self, width: int, /) -> int:
        self._body.room = None
        return self._body.natural(self.kit, width)[1] + self.kit.px(_GAP)

    def arrange_body(self, body: Rect) -> None:
        self._body.room = body.h
        self._scroll.place(self.kit, Rect(body.x, body.y, body.w + self.kit.px(_BAR), body.h))

    # Words

    def _headline(self) -> Text:
        result = self._result
        ours = self.desk.line.bottom.team
        if result.winners is not None:
            return tr("We win the pot!") if result.winners is ours else tr("They win the pot")
        bankers = self._board.bank.team
        stays = result.next_banker is not None and result.next_banker.team is bankers
        if bankers is ours:
            return tr("We keep the bank") if stays else tr("We lose the bank")
        return tr("They keep the bank") if stays else tr("We take the bank!")

    def _round_words(self) -> Text:
        board = self._board
        trump = None if board.ranking is None else board.ranking.suit
        suit = suit_words(None) if trump is None else SIGNS[trump]
        return tr(
            "Round {n} · level {level} · {suit}",
            n=self.desk.line.info.standing.rounds,
            level=rank_words(board.level),
            suit=suit,
        )

    def _score_heading(self) -> Text:
        attackers_ours = self._board.bank.team is not self.desk.line.bottom.team
        return tr("Our points") if attackers_ours else tr("Their points")

    def _score(self) -> Sequence[Fact]:
        board = self._board
        kitty = points_in(board.kitty or ())
        if self._result.captured:
            factor = self.desk.game.outcome.kitty_factor(board)
            fate = Fact(tr("Kitty {n} × {factor}", n=kitty, factor=factor), f"+{factor * kitty}", GOLD)
        else:
            fate = Fact(tr("Kitty kept"), str(kitty), MUTED)
        failed = trn("Failed throw", "Failed throws", len(board.failed_throws))
        fines = (Fact(failed, f"{board.penalties:+d}"),) if board.failed_throws else ()
        return Fact(tr("In tricks"), str(board.points)), *fines, fate

    def _levels(self) -> Sequence[Fact]:
        ours = self.desk.line.bottom.team
        lines = [self._level_fact(True, ours), self._level_fact(False, ours.other)]
        return *lines, *self._cycles(), *(() if self.table.rows else self._reasons())

    def _reasons(self) -> Sequence[Fact]:
        """Why levels moved, or did not."""
        return [Fact(words) for words in self.desk.words.level_reasons(self._board, self._result)]

    def _cycles(self) -> Sequence[Fact]:
        """过 A: how often each side has got past the last level, once one of them has (B9)."""
        result, outcome = self._result, self.desk.game.outcome
        if not any(result.cycles):
            return ()
        ours, won = self.desk.line.bottom.team, self.desk.line.info.standing.won
        return (Fact(outcome.won_heading, f"{won[ours]} : {won[ours.other]}", GOLD),)

    def _level_fact(self, is_ours: bool, team: int) -> Fact:
        old, new = self._board.setup.levels[team], self._result.levels[team]
        side: Colour = OURS if is_ours else THEIRS
        if self._result.winners is not None:
            return Fact(side_words(is_ours), rank_words(old), side)
        moved = old != new
        value = f"{rank_words(old)} → {rank_words(new)}" if moved else rank_words(old)
        return Fact(side_words(is_ours), value, GOLD if moved else side)

    def _next(self) -> Sequence[Fact]:
        result, cast = self._result, self.desk.line.cast
        if result.winners is not None or result.next_banker is None:
            return (Fact(tr("A new pot begins at level {level}.", level=rank_words(result.levels[0]))),)
        banker = Fact(tr("Banker"), str(cast.name(result.next_banker)), GOLD)
        if not self.desk.game.outcome.tribute:
            return banker, Fact(tr("Level"), rank_words(result.levels[result.next_banker.team]), GOLD)
        if result.payer is None:
            return banker, Fact(tr("Tribute"), tr("none"), MUTED)
        way = str(Joined((cast.name(result.payer), "→", cast.name(result.next_banker))))
        cards = trn("{n} card", "{n} cards", result.tribute)
        reasons = self.desk.words.tribute_reasons(self._board, result)
        return banker, Fact(tr("Tribute"), cards), Fact(way), *map(Fact, reasons)

    def _no_facts(self) -> Sequence[Fact]:
        return ()

    def _waiting(self) -> Text | None:
        """Whom the next round waits for, once one is ready oneself."""
        info, me = self.desk.line.info, self.desk.line.me
        others = [seat for seat in info.waiting_ready if seat != me]
        if info.moment is not Moment.ROUND_OVER or me is None or me in info.waiting_ready or not others:
            return None
        return tr("Waiting for {names}", names=Joined(tuple(info.seats[seat].name for seat in others), ", "))

    def _on_words(self) -> Text:
        waiting = self._waiting()
        if waiting is not None:
            return waiting
        if self.desk.line.info.moment is Moment.MATCH_OVER:
            return tr("Final result")
        return tr("Next round")

    # Pictures

    def _draw_kitty(self, surface: Surface, place: Rect) -> None:
        kit, cards = self.kit, sort_cards(self._board.kitty or (), self.desk.ranking)
        surface.blit(kit.text.line(say(tr("Kitty")), SMALL, MUTED), place)
        height = place.h - kit.px(KITTY_WORDS)
        step = min(card_width(height) + kit.px(10), (place.w - card_width(height)) // max(1, len(cards) - 1))
        for index, card in enumerate(cards):
            rect = Rect(place.x + index * step, place.bottom - height, card_width(height), height)
            self.desk.art.shadow(surface, rect, height)
            surface.blit(self.desk.art.face(card, height), rect)

    def _draw_points(self, surface: Surface, place: Rect) -> None:
        draw_points(self.desk, surface, place, _round_points(self._result))


def _natural(part: Widget) -> Block:
    """A block as high as its only part would like to be."""

    def height(kit: Kit, width: int) -> int:
        return part.natural(kit, width)[1]

    return Block([part], height)


def _points_height(kit: Kit, width: int) -> int:
    del width
    return kit.px(_POINTS)


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
