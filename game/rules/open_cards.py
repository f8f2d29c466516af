"""明牌: all cards of a round: the only type that holds what is hidden from somebody."""

from bisect import insort
from dataclasses import dataclass, replace

from game.rules.cards import Card, Cards, bundle, without
from game.rules.seats import Seat

Hands = tuple[Cards, Cards, Cards, Cards]


@dataclass(frozen=True, slots=True)
class OpenCards:
    """All the cards: `hands` by seat, the undealt `stock` in drawing order, the `kitty` now, and three memories.

    `first_kitty` is the kitty as it was dealt, in order (A2); `returned` what went back after a tribute (A4.4); `fried`
    the kitties that were taken up anew, as they had been buried (B4). Hands are sorted bundles.
    """

    hands: Hands
    stock: Cards
    kitty: Cards
    first_kitty: Cards
    returned: Cards = ()
    fried: tuple[Cards, ...] = ()

    def draw(self, seat: Seat) -> tuple[Card, "OpenCards"]:
        """Deal the next card of the stock to a seat."""
        card = self.stock[0]
        hand = list(self.hands[seat])
        insort(hand, card)
        hands = _with(self.hands, seat, tuple(hand))
        return card, OpenCards(hands, self.stock[1:], self.kitty, self.first_kitty, self.returned, self.fried)

    def lose(self, seat: Seat, cards: Cards) -> "OpenCards":
        """Take cards out of a hand. Raises ValueError when it does not hold them."""
        hands = _with(self.hands, seat, without(self.hands[seat], cards))
        return OpenCards(hands, self.stock, self.kitty, self.first_kitty, self.returned, self.fried)

    def move(self, source: Seat, target: Seat, cards: Cards) -> "OpenCards":
        """Give cards from one hand to another. Raises ValueError when the source does not hold them."""
        less, more = without(self.hands[source], cards), bundle((*self.hands[target], *cards))
        return replace(self, hands=_with(_with(self.hands, source, less), target, more))

    def take_kitty(self, seat: Seat, cards: Cards) -> "OpenCards":
        """Move cards out of the kitty into a hand. Raises ValueError when they are not in it."""
        hands = _with(self.hands, seat, bundle((*self.hands[seat], *cards)))
        return replace(self, hands=hands, kitty=without(self.kitty, cards))

    def fry(self, seat: Seat) -> "OpenCards":
        """炒底: take the buried kitty up into a hand, and remember it (B4)."""
        return replace(self.take_kitty(seat, self.kitty), fried=(*self.fried, self.kitty))

    def bury(self, seat: Seat, cards: Cards) -> "OpenCards":
        """Move cards out of a hand into the kitty. Raises ValueError when the hand does not hold them."""
        return replace(self.lose(seat, cards), kitty=bundle((*self.kitty, *cards)))


def _with(hands: Hands, seat: Seat, hand: Cards) -> Hands:
    changed = list(hands)
    changed[seat] = hand
    first, second, third, fourth = changed
    return first, second, third, fourth


def deal_out(deck: Cards, kitty: int) -> OpenCards:
    """Lay a deck ready for drawing: the last `kitty` cards are the kitty, in order (A2)."""
    bottom = deck[len(deck) - kitty :]
    return OpenCards(((), (), (), ()), deck[: len(deck) - kitty], bottom, bottom)
