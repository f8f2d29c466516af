"""抓牌 on the screen: cards fly from the pile, one's own face up to where they will lie in the hand."""

from functools import partial

from game.rules.cards import Card
from game.rules.events import CardDrawn
from game.ui.table.staging import Spot
from game.ui.table.theatre import Theatre

_DEAL = 0.22
_MOST_IN_FLIGHT = 8
"""More cards do not fly at once: they are simply there."""


class DealStage:
    """Stages the draw."""

    def __init__(self, theatre: Theatre) -> None:
        self._theatre = theatre
        self._desk = theatre.desk

    def drawn(self, event: CardDrawn) -> None:
        """A card flies to its seat."""
        theatre, desk = self._theatre, self._desk
        mine = event.seat == desk.line.me and event.card is not None
        if mine:
            desk.kit.sounds.play("deal")
        if theatre.timeline.still or len(theatre.movers) >= _MOST_IN_FLIGHT:
            return
        start = theatre.point_of(Spot.STOCK)
        if mine and event.card is not None:
            self._to_hand(event.card, start)
        else:
            back = desk.art.face(None, desk.places.corner_card)
            theatre.fly(back, (start, theatre.hand_of(event.seat)), _DEAL)

    def _to_hand(self, card: Card, start: tuple[int, int]) -> None:
        desk, hand = self._desk, self._theatre.scenery.hand
        desk.staging.arriving[card] += 1
        hand.refresh()
        slot = next((slot for slot in reversed(hand.slots) if slot.card is card), None)
        if slot is None:
            self._arrived(card)
            return
        face = desk.art.face(card, slot.rect.h)
        self._theatre.fly(face, (start, slot.rect.center), _DEAL, partial(self._arrived, card))

    def _arrived(self, card: Card) -> None:
        arriving = self._desk.staging.arriving
        arriving[card] -= 1
        if arriving[card] <= 0:
            del arriving[card]
