"""出牌: the four plays of a trick, the best framed in gold with the points that lie there."""

from pygame import Rect, Surface

from game.rules.board import Claim
from game.rules.cards import Cards
from game.rules.playing import Playing
from game.rules.seats import SEATS, Seat
from game.ui.table.desk import Desk
from game.ui.table.live import Live
from game.ui.table.ordering import sort_cards
from game.ui.table.places import play_step
from game.ui.theme import GOLD, MUTED, SMALL
from game.words import Text, say, tr, trn
from game.words.phrases import SIGNS, cards_words


def row_rect(desk: Desk, seat: Seat, cards: int) -> Rect:
    """Where a row of so many cards of a seat lies on the felt."""
    place = desk.places.plays[desk.line.place_of(seat)]
    width = desk.kit.art.card_width(place.h) + play_step(place.h) * (cards - 1)
    return Rect(place.centerx - width // 2, place.y, width, place.h)


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
        grown = self.rect.inflate(2 * kit.px(60), 2 * kit.px(14))
        grown.h += kit.px(20)
        return grown

    def look(self) -> object:
        desk = self.desk
        trick = desk.trick
        points = trick.points if trick is not None and self.is_best else None
        return self.cards, self.is_best, points, desk.staging.linger is not None, self.claim

    @property
    def shown(self) -> bool:
        """Whether anything lies here."""
        return self.cards is not None or self.claim is not None

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

    def draw(self, surface: Surface) -> None:
        if not self.desk.line.begun:
            return
        cards = self.cards
        if cards is not None:
            self._draw_row(surface, cards, self._caption() if self.is_best else None)
            return
        claim = self.claim
        if claim is not None:
            self._draw_row(surface, claim.cards, _claim_words(claim))

    def _caption(self) -> Text:
        trick = self.desk.trick
        points = 0 if trick is None else trick.points
        if trick is not None and trick.winner is not None:
            return trn("wins · {n} point", "wins · {n} points", points) if points else tr("wins")
        return trn("best · {n} point", "best · {n} points", points) if points else tr("best")

    def _draw_row(self, surface: Surface, cards: Cards, caption: Text | None) -> None:
        desk, height = self.desk, self.rect.h
        rect = row_rect(desk, self.seat, len(cards))
        desk.art.shadow(surface, rect, height)
        if caption is not None:
            desk.art.frame(surface, rect, height)
        surface.blit(desk.art.row(cards, height), rect)
        if caption is not None:
            line = self.kit.text.line(say(caption), SMALL, GOLD, bold=True)
            surface.blit(line, line.get_rect(midtop=(rect.centerx, rect.bottom + self.kit.px(3))))


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
