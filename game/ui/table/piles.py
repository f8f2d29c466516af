"""The two piles cards are chosen from: one's own hand, and the open kitty (A5.4)."""

from pygame import Rect

from game.rules.cards import Card
from game.rules.playing import Playing
from game.ui.table.hand import Pile
from game.ui.table.hand_layout import HandSpace
from game.ui.table.ordering import Groups, sort_cards, sort_hand
from game.ui.table.places import card_width
from game.ui.table.selection import Key


class Hand(Pile):
    """手牌: at the bottom of the screen. While others play, cards can be laid ready."""

    def groups(self) -> Groups:
        desk = self.desk
        return sort_hand(desk.hand, desk.ranking, desk.sort_by)

    def space(self) -> HandSpace:
        return self.desk.places.hand

    @property
    def active(self) -> bool:
        ask = self.desk.ask
        if ask is not None and ask.kind is not None:
            return not ask.from_kitty
        return isinstance(self.desk.view.stage, Playing)

    @property
    def limit(self) -> int | None:
        ask = self.desk.ask
        return None if ask is None else ask.wanted

    def is_dim(self, card: Card) -> bool:
        ask = self.desk.ask
        return ask is not None and ask.kind is not None and not ask.from_kitty and card not in ask.playable

    def look(self) -> object:
        desk = self.desk
        ask = desk.ask
        playable = None if ask is None or ask.kind is None or ask.from_kitty else ask.playable
        arriving = tuple(sorted(desk.staging.arriving.items()))
        looks = desk.hand, desk.ranking, desk.sort_by, desk.kit.settings.deck, arriving, desk.staging.fresh
        return *looks, playable, desk.selection.keys if self.active else None

    def _hidden(self) -> frozenset[Key]:
        arriving = self.desk.staging.arriving
        if not arriving:
            return frozenset()
        counts = {slot.card: slot.copy + 1 for slot in self.slots}
        return frozenset(
            (card, copy)
            for card, away in arriving.items()
            for copy in range(max(0, counts.get(card, 0) - away), counts.get(card, 0))
        )


class KittyPile(Pile):
    """底牌: in the middle of the felt, to take cards out of it."""

    def groups(self) -> Groups:
        view = self.desk.view
        return (sort_cards(view.kitty, self.desk.ranking),) if view.kitty and self.active else ()

    def space(self) -> HandSpace:
        height = self.desk.places.trick_card
        width = card_width(height)
        area = Rect(0, 0, self.rect.w, height)
        area.center = self.rect.center
        return HandSpace(area, (width, height), 1, 0, height, widest=1.06)

    @property
    def active(self) -> bool:
        ask = self.desk.ask
        return ask is not None and ask.from_kitty

    @property
    def limit(self) -> int | None:
        ask = self.desk.ask
        return None if ask is None else ask.wanted

    def is_dim(self, card: Card) -> bool:
        ask = self.desk.ask
        return ask is not None and card not in ask.playable

    def look(self) -> object:
        desk = self.desk
        return (desk.view.kitty, desk.ask, desk.selection.keys) if self.active else None
