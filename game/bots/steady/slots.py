"""牌格: the kinds of card as numbers, suit by suit from the strongest down, so that a hand is a list of counts.

What a bot weighs again and again, such as all that is above a card or left of a suit, is then a slice of a list.
"""

from dataclasses import dataclass
from functools import lru_cache

from game.rules.cards import Card, Cards, bundle
from game.rules.ranking import EffectiveSuit, Place, Ranking

TRUMP = 0
"""主: the number of the trump suit; side suits are 1 to 4, one of which is empty where trumps have a suit."""
COPIES = 3
Counts = list[int]
"""How many cards of each slot."""


@dataclass(frozen=True, slots=True, eq=False)
class Slots:
    """牌格: a ranking as numbers; there is one for each ranking, so that it serves as a key.

    `cards` by slot, `slot` by card; by slot its `suit`, its `points`, and in `top` the first slot of the same strength:
    the slots of the suit before that one are those that beat it. Slots of suit `n` are those of `bounds[n]`.
    """

    cards: Cards
    slot: dict[Card, int]
    suit: tuple[int, ...]
    top: tuple[int, ...]
    points: tuple[int, ...]
    bounds: tuple[tuple[int, int], ...]

    @property
    def trumps(self) -> int:
        """How many slots are trumps: these are the first ones."""
        return self.bounds[TRUMP][1]

    def count(self, cards: Cards) -> Counts:
        """Turn cards into counts."""
        counts = [0] * len(self.cards)
        slot = self.slot
        for card in cards:
            counts[slot[card]] += 1
        return counts

    def bundle(self, slots: "tuple[int, ...] | list[int]") -> Cards:
        """Turn slots, one for each card, into cards."""
        return bundle(self.cards[slot] for slot in slots)

    def in_suit(self, counts: Counts, suit: int) -> int:
        """How many of the counted cards belong to a suit."""
        first, end = self.bounds[suit]
        return sum(counts[first:end])


@lru_cache(maxsize=64)
def slots_of(ranking: Ranking) -> Slots:
    """Number the cards of a ranking."""
    places = ranking.places
    suits = (EffectiveSuit.TRUMP, *(suit for suit in EffectiveSuit if suit is not EffectiveSuit.TRUMP))
    number = {suit: index for index, suit in enumerate(suits)}
    cards = tuple(sorted(Card, key=lambda card: (number[places[card].suit], -places[card].height, card)))
    by_slot = tuple(places[card] for card in cards)
    return Slots(
        cards=cards,
        slot={card: slot for slot, card in enumerate(cards)},
        suit=tuple(number[place.suit] for place in by_slot),
        top=tuple(map(by_slot.index, by_slot)),
        points=tuple(card.points for card in cards),
        bounds=tuple(_bounds(by_slot, suit) for suit in suits),
    )


def _bounds(places: tuple[Place, ...], suit: EffectiveSuit) -> tuple[int, int]:
    slots = [slot for slot, place in enumerate(places) if place.suit is suit]
    return (slots[0], slots[-1] + 1) if slots else (0, 0)
