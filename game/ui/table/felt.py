"""出牌: the four plays of a trick, the best framed in gold with the points that lie there."""

from typing import NamedTuple

from pygame import Rect, Surface

from game.rules.board import Claim
from game.rules.cards import Cards
from game.rules.playing import Playing
from game.rules.ranking import Ranking
from game.rules.seats import SEATS, Seat
from game.ui.shapes import Box
from game.ui.table.card_art import corner
from game.ui.table.desk import Desk
from game.ui.table.grouping import play_groups
from game.ui.table.live import Live
from game.ui.table.ordering import Groups, sort_cards
from game.ui.table.places import card_width
from game.ui.table.preview import chosen_groups, draw_preview
from game.ui.table.rows import Laid, lay, rect_of, room_for
from game.ui.theme import GOLD, MUTED, SEAL, SMALL, WARNING, Colour
from game.words import Text, say, tr, trn
from game.words.phrases import SIGNS, cards_words

_BETWEEN = 10
"""Between the cards of two places, in design units."""


def lay_groups(desk: Desk, seat: Seat, groups: Groups) -> tuple[Laid, Rect]:
    """How groups of cards of a seat lie on the felt, and where."""
    place = desk.line.place_of(seat)
    room = room_for(desk.places, place, desk.kit.px(_BETWEEN))
    laid = lay(groups, desk.places.plays[place].h, room.w)
    return laid, rect_of(laid, desk.places.plays[place], room)


def lay_play(desk: Desk, seat: Seat, cards: Cards, lead: Cards, ranking: Ranking) -> tuple[Laid, Rect]:
    """How a play lies on the felt, and where."""
    return lay_groups(desk, seat, play_groups(cards, lead, ranking))


class Lying(NamedTuple):
    """What lies in a place, under which caption; `edge` is the colour of a frame around it, `marked` stand out."""

    laid: Laid
    rect: Rect
    caption: Text | None = None
    edge: Colour | None = None
    marked: Cards = ()


class PlayPlace(Live):
    """What one seat has laid down: its part of the trick, or before the first trick what it declared."""

    def __init__(self, desk: Desk, place: int) -> None:
        super().__init__(desk)
        self.screen_place = place

    @property
    def seat(self) -> Seat:
        """The seat that plays there."""
        return self.desk.line.seat_at(self.screen_place)

    @property
    def bounds(self) -> Rect:
        kit = self.kit
        grown = self.rect.union(room_for(self.desk.places, self.screen_place, kit.px(_BETWEEN)))
        grown = grown.inflate(2 * kit.px(14), 2 * kit.px(14))
        grown.h += kit.px(20)
        return grown

    def look(self) -> object:
        desk = self.desk
        trick = desk.trick
        points = trick.points if trick is not None and self.is_best else None
        failed = desk.staging.failed, desk.staging.beaten
        return self.cards, self.is_best, points, desk.staging.linger is not None, self.claim, failed, self.preview

    @property
    def shown(self) -> bool:
        """Whether anything lies here."""
        return self.lying is not None or bool(self.preview)

    @property
    def cards(self) -> Cards | None:
        """The cards of this seat that lie on the felt."""
        trick = self.desk.trick
        if trick is None or self.desk.staging.landing[self.seat]:
            return None
        index = (self.seat - trick.leader) % len(SEATS)
        return sort_cards(trick.plays[index], self.desk.ranking) if index < len(trick.plays) else None

    @property
    def is_best(self) -> bool:
        """Whether this play wins the trick so far."""
        trick = self.desk.trick
        return trick is not None and self.desk.best_of(trick) == self.seat

    @property
    def claim(self) -> Claim | None:
        """The declaration of this seat that stands, until the first trick."""
        desk = self.desk
        claims = desk.board.claims
        over = isinstance(desk.view.stage, Playing) or desk.view.stage.name == "over"
        if over or not claims or claims[-1].seat != self.seat or desk.staging.landing[self.seat]:
            return None
        return claims[-1]

    @property
    def lying(self) -> Lying | None:
        """What lies here now."""
        failed, trick, cards, claim = self._failed(), self.desk.trick, self.cards, self.claim
        if failed is not None:
            return failed
        if trick is not None and cards is not None:
            laid, rect = lay_play(self.desk, self.seat, cards, trick.plays[0], self.desk.ranking)
            best = self.is_best
            return Lying(laid, rect, self._caption() if best else None, GOLD if best else None)
        if claim is not None:
            laid, rect = lay_groups(self.desk, self.seat, (claim.cards,))
            return Lying(laid, rect, _claim_words(claim), GOLD)
        return None

    @property
    def preview(self) -> Groups:
        """What one has chosen to play here, in its parts, while nothing lies here."""
        mine = self.desk.line.begun and self.seat == self.desk.line.me
        return chosen_groups(self.desk) if mine and self.lying is None else ()

    def _failed(self) -> Lying | None:
        """甩牌失败: the throw with what is left of it marked, and the cards that beat it, at whoever shows them."""
        desk = self.desk
        failed = desk.staging.failed
        if failed is None:
            return None
        if self.seat == failed.seat:
            laid, rect = lay_play(desk, self.seat, failed.thrown, failed.thrown, desk.ranking)
            if not desk.staging.beaten:
                return Lying(laid, rect, tr("throw"), GOLD)
            words = tr("throw fails · {points}", points=f"{failed.penalty:+d}")
            return Lying(laid, rect, words, WARNING, failed.forced)
        if self.seat == failed.beaten_by and desk.staging.beaten:
            laid, rect = lay_play(desk, self.seat, failed.beating, failed.forced, desk.ranking)
            return Lying(laid, rect, tr("beats {cards}", cards=cards_words(failed.forced)), GOLD)
        return None

    def draw(self, surface: Surface) -> None:
        if not self.desk.line.begun:
            return
        lying, preview = self.lying, self.preview
        if preview:
            draw_preview(surface, self.desk, preview, lay_groups(self.desk, self.seat, preview))
        if lying is not None:
            self._draw_lying(surface, lying)

    def _draw_lying(self, surface: Surface, lying: Lying) -> None:
        art, rect, height = self.desk.art, lying.rect, lying.laid.height
        for block in lying.laid.blocks:
            art.shadow(surface, block.move(rect.topleft), height)
            if lying.edge is not None:
                art.frame(surface, block.move(rect.topleft), height, lying.edge)
        surface.blit(art.laid(lying.laid), rect)
        self._mark(surface, lying)
        if lying.caption is not None:
            line = self.kit.text.line(say(lying.caption), SMALL, lying.edge or GOLD, bold=True)
            surface.blit(line, line.get_rect(midtop=(rect.centerx, rect.bottom + self.kit.px(3))))

    def _mark(self, surface: Surface, lying: Lying) -> None:
        """An edge of their own around the cards that stand out."""
        kit, height = self.kit, lying.laid.height
        left, places = list(lying.marked), list[Rect]()
        for face, x, y in lying.laid.cards:
            if face is not None and face in left:
                left.remove(face)
                places.append(Rect(lying.rect.x + x, lying.rect.y + y, card_width(height), height))
        if places:
            around = places[0].unionall(places[1:])
            look = Box(corner(height), (0, 0, 0, 0), border=SEAL, border_width=max(2, kit.px(4)))
            surface.blit(kit.shapes.box(around.size, look), around)

    def _caption(self) -> Text:
        trick = self.desk.trick
        points = 0 if trick is None else trick.points
        if trick is not None and trick.winner is not None:
            return trn("wins · {n} point", "wins · {n} points", points) if points else tr("wins")
        return trn("best · {n} point", "best · {n} points", points) if points else tr("best")


def _claim_words(claim: Claim) -> Text:
    cards = cards_words(claim.cards)
    if claim.suit is None or claim.cards[0].suit is not None:
        return tr("declared {cards}", cards=cards)
    return tr("declared {cards}: {suit}", cards=cards, suit=SIGNS[claim.suit])


class Stock(Live):
    """抓牌: the pile that is still to be dealt, while nothing else lies in the middle."""

    @property
    def shown(self) -> bool:
        """Whether the pile is there."""
        return self.desk.view.stage.name == "draw" and self.desk.staging.show is None

    def look(self) -> object:
        return self.shown, self.desk.view.stock

    @property
    def pile(self) -> Rect:
        """Where the topmost card lies."""
        height = min(self.desk.places.trick_card, self.rect.h - self.kit.px(8))
        rect = Rect(0, 0, self.kit.art.card_width(height), height)
        rect.center = self.rect.center
        return rect

    def draw(self, surface: Surface) -> None:
        if not self.desk.line.begun or not self.shown:
            return
        kit, pile, stock = self.kit, self.pile, self.desk.view.stock
        layers = min(5, 1 + stock // 36)
        self.desk.art.shadow(surface, pile, pile.h)
        for layer in range(layers):
            surface.blit(kit.art.back(pile.h), pile.move(-kit.px(2) * layer, -kit.px(2) * layer))
        line = kit.text.line(say(trn("{n} card to deal", "{n} cards to deal", stock)), SMALL, MUTED)
        if pile.right + kit.px(14) + line.get_width() <= self.rect.right:
            surface.blit(line, line.get_rect(midleft=(pile.right + kit.px(14), pile.centery)))
        else:
            surface.blit(line, line.get_rect(midtop=(pile.centerx, pile.bottom + kit.px(3))))
