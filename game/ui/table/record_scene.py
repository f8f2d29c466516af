"""上一圈, 已出的牌: what everybody at the table could remember."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.rules.board import FailedThrow
from game.rules.cards import PLAIN_RANKS, Card, Suit, card_of
from game.rules.events import ThrowFailed
from game.rules.games import GAMES
from game.rules.playing import Playing
from game.rules.shapes import counts_of
from game.rules.trick import Trick
from game.ui.kit import Kit
from game.ui.layout import row
from game.ui.shapes import Box
from game.ui.table.bar import suit_colour
from game.ui.table.desk import Desk
from game.ui.table.facts import Fact, Field
from game.ui.table.grouping import play_groups
from game.ui.table.ordering import sort_cards
from game.ui.table.overlay import Overlay
from game.ui.table.rows import lay
from game.ui.theme import BODY, FAINT, GOLD, MUTED, OURS, PANEL_RAISED, SMALL, TEXT, THEIRS, Colour
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.panel import Picture
from game.ui.widgets.scroll import Scroll
from game.words import Text, Words, say, tr, trc, trn
from game.words.cast import Cast
from game.words.happenings import happening_words
from game.words.phrases import SIGNS, Joined, cards_words, rank_words, suit_words

_TRICK_CARD = 112
_GAP = 12


class LastTrickScene(Overlay):
    """上一圈: the four plays of the trick before, in the order in which they were made."""

    width = 720

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.kit, tr("Last trick"), self._words)
        self._desk = desk
        self._picture = self.panel.add(Picture(self._draw))
        self._failed = self.panel.add(Field(tr("Failed throw"), self._failed_facts))
        self.add_buttons([Button(trc("button", "Close"), self.close)])

    @property
    def _trick(self) -> Trick | None:
        tricks = self._desk.board.tricks
        return tricks[-1] if tricks else None

    def _words(self) -> Text:
        trick = self._trick
        if trick is None or trick.winner is None:
            return tr("No trick is complete yet.")
        winner = self._desk.line.info.seats[trick.winner].name
        return trn("{name} won {n} point", "{name} won {n} points", trick.points, name=winner)

    def _failed_facts(self) -> Sequence[Fact]:
        """甩牌失败: the throw that this trick should have begun with."""
        number = len(self._desk.board.tricks) - 1
        return [_failed_fact(self._desk, failed) for failed in self._desk.board.failed_throws if failed.trick == number]

    def body_height(self, width: int, /) -> int:
        kit = self.kit
        self._failed.visible = bool(self._failed_facts())
        below = kit.px(_GAP) + self._failed.natural(kit, width)[1] if self._failed.visible else 0
        return kit.px(_TRICK_CARD + 40) + below if self._trick is not None else kit.px(8)

    def arrange_body(self, body: Rect) -> None:
        kit = self.kit
        below = self._failed.natural(kit, body.w)[1] if self._failed.visible else 0
        self._picture.place(kit, Rect(body.x, body.y, body.w, body.h - below))
        if below:
            self._failed.place(kit, Rect(body.x, body.bottom - below, body.w, below))

    def _draw(self, surface: Surface, place: Rect) -> None:
        trick = self._trick
        if trick is None:
            return
        kit, desk = self.kit, self._desk
        height = kit.px(_TRICK_CARD)
        for index, cell in enumerate(row(place, (1, 1, 1, 1), kit.px(12))):
            seat = trick.seat_of(index)
            name = kit.text.fitted(desk.line.info.seats[seat].name, cell.w, BODY, bold=True)
            line = kit.text.line(name, BODY, OURS if desk.is_ours(seat) else THEIRS, bold=True)
            surface.blit(line, line.get_rect(midtop=(cell.centerx, cell.y)))
            laid = lay(play_groups(trick.plays[index], trick.plays[0], desk.ranking), height, cell.w)
            rect = Rect((0, 0), laid.size)
            rect.midtop = (cell.centerx, cell.y + kit.px(30))
            for block in laid.blocks:
                desk.art.shadow(surface, block.move(rect.topleft), laid.height)
                if seat == trick.winner:
                    desk.art.frame(surface, block.move(rect.topleft), laid.height)
            surface.blit(desk.art.laid(laid), rect)


class PlayedScene(Overlay):
    """已出的牌: of each kind how many are played, held by oneself, still out; what was declared."""

    width = 860

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.kit, tr("Cards played"), tr("gold: played · green: yours · hollow: still out"))
        self._desk = desk
        self._grid = self.panel.add(_Grid(desk))
        self._record = self.panel.add(Scroll(Field(tr("This round"), self._facts)))
        self.add_buttons([Button(trc("button", "Close"), self.close)])

    def body_height(self, width: int, /) -> int:
        return self._grid.natural(self.kit, width)[1] + self.kit.px(12) + self._record.natural(self.kit, width)[1]

    def arrange_body(self, body: Rect) -> None:
        kit = self.kit
        grid = self._grid.natural(kit, body.w)[1]
        self._grid.place(kit, Rect(body.x, body.y, body.w, grid))
        top = body.y + grid + kit.px(12)
        self._record.place(kit, Rect(body.x, top, body.w, body.bottom - top))

    def _facts(self) -> Sequence[Fact]:
        board, desk = self._desk.board, self._desk
        facts = [Fact(tr("Points taken by the attackers"), str(board.points))]
        if board.setup.redeals:
            facts.append(Fact(tr("Dealt again before this round"), str(board.setup.redeals)))
        for claim in board.claims:
            words = tr("{name} declared", name=desk.line.info.seats[claim.seat].name)
            shown: list[object] = [cards_words(claim.cards)]
            if claim.suit is not None:
                shown.append(suit_words(claim.suit))
            facts.append(Fact(words, _joined(shown)))
        if board.turned:
            facts.append(Fact(tr("Turned up"), _joined([cards_words(item.card for item in board.turned)])))
        if board.first_kitty is not None:
            kitty = sort_cards(board.first_kitty, desk.ranking)
            facts.append(Fact(tr("The kitty as it was dealt"), _joined([cards_words(kitty)])))
        return facts + [_failed_fact(desk, failed) for failed in board.failed_throws]


def _failed_fact(desk: Desk, failed: FailedThrow) -> Fact:
    """甩牌失败: who threw what, what beat it, what it cost."""
    event = ThrowFailed(
        failed.seat, failed.thrown, failed.forced, failed.beaten_by, failed.beating, failed.penalty
    )  # the record keeps what was told when it happened
    return Fact(happening_words(event, desk.view, Cast(desk.line.cast.names)) or "")


def _joined(parts: Sequence[object]) -> Words:
    joined = Joined(tuple(parts), " · ")
    return lambda: str(joined)


class _Grid(Widget):
    """Suits by ranks, as many dots a kind as there are decks."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk

    @property
    def bounds(self) -> Rect:
        return self.rect

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        return width, kit.px(24 + 4 * 34)

    def draw(self, surface: Surface) -> None:
        kit, desk = self.kit, self._desk
        played = counts_of(tuple(card for trick in _all_tricks(desk) for play in trick.plays for card in play))
        held = counts_of(desk.hand)
        ranks = sorted(PLAIN_RANKS, reverse=True)
        label, jokers = kit.px(28), kit.px(74)
        cell = (self.rect.w - label - jokers) / len(ranks)
        for column, rank in enumerate(ranks):
            x = self.rect.x + label + round(cell * (column + 0.5))
            colour = GOLD if rank == desk.board.level else MUTED
            line = kit.text.line(rank_words(rank), SMALL, colour, bold=True)
            surface.blit(line, line.get_rect(midtop=(x, self.rect.y)))
        for index, suit in enumerate(Suit):
            y = self.rect.y + kit.px(24 + 34 * index)
            band = Rect(self.rect.x, y, self.rect.w - jokers - kit.px(8), kit.px(30))
            trump = desk.board.ranking is not None and desk.board.ranking.suit is suit
            fill: Colour = (*GOLD[:3], 30) if trump else PANEL_RAISED
            surface.blit(kit.shapes.box(band.size, Box(kit.px(6), fill)), band)
            sign = kit.text.line(SIGNS[suit], BODY, suit_colour(suit, kit.settings.deck), bold=True)
            surface.blit(sign, sign.get_rect(center=(self.rect.x + label // 2, band.centery)))
            for column, rank in enumerate(ranks):
                centre = (self.rect.x + label + round(cell * (column + 0.5)), band.centery)
                self._dots(surface, centre, played.get(card_of(suit, rank), 0), held.get(card_of(suit, rank), 0))
        self._draw_jokers(surface, played, held)

    def _draw_jokers(self, surface: Surface, played: dict[Card, int], held: dict[Card, int]) -> None:
        kit = self.kit
        left = self.rect.right - kit.px(74)
        for index, (card, words) in enumerate(((Card.BJ, trc("joker", "Big")), (Card.LJ, trc("joker", "Small")))):
            y = self.rect.y + kit.px(24 + 68 * index)
            box = Rect(left, y, kit.px(74), kit.px(64))
            surface.blit(kit.shapes.box(box.size, Box(kit.px(6), PANEL_RAISED)), box)
            line = kit.text.line(say(words), SMALL, TEXT, bold=True)
            surface.blit(line, line.get_rect(midtop=(box.centerx, box.y + kit.px(8))))
            self._dots(surface, (box.centerx, box.y + kit.px(44)), played.get(card, 0), held.get(card, 0))

    def _dots(self, surface: Surface, centre: tuple[int, int], played: int, held: int) -> None:
        kit = self.kit
        size, apart = kit.px(9), kit.px(12)
        copies = GAMES[self._desk.board.options.game].pack.count(Card.BJ)
        for index in range(copies):
            x, y = centre[0] + round((index - (copies - 1) / 2) * apart) - size // 2, centre[1] - size // 2
            if index < played:
                dot = kit.shapes.disc(size, GOLD)
            elif index < played + held:
                dot = kit.shapes.disc(size, OURS)
            else:
                dot = kit.shapes.ring(size, FAINT, max(1, kit.px(1)))
            surface.blit(dot, (x, y))


def _all_tricks(desk: Desk) -> Sequence[Trick]:
    stage = desk.view.stage
    return (*desk.board.tricks, stage.trick) if isinstance(stage, Playing) else desk.board.tricks
