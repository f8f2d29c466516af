"""大小: what is trump, and how strong each card is: the one table that every comparison reads (A1, B1)."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import NamedTuple

from game.rules.cards import PLAIN_RANKS, Card, Cards, Rank, Suit, card_of


class EffectiveSuit(StrEnum):
    """门: what counts as one suit when following: all trumps together (T), or one side suit (A1)."""

    TRUMP = "T"
    SPADES = "S"
    HEARTS = "H"
    CLUBS = "C"
    DIAMONDS = "D"


class Place(NamedTuple):
    """A card's effective suit and its height.

    Any trump is higher than any side card; side cards of different suits compare by rank alone, so heights are one
    strict order of the strength classes of A1. Equal height: equal strength. Within one effective suit, heights that
    differ by one are neighbours (B5).
    """

    suit: EffectiveSuit
    height: int


_LOWEST_TRUMP = 20
_LEAST_JOKER = 60


@dataclass(frozen=True)
class Ranking:
    """主: what this round's trumps are: level rank, trump suit (None: no trump), ranks that are always trump (常主)."""

    level: Rank
    suit: Suit | None
    permanent: tuple[Rank, ...] = ()
    joker_level_neighbours: bool = False

    @cached_property
    def places(self) -> dict[Card, Place]:
        """大小: the whole table: every card's effective suit and height."""
        return _places(self)

    def place(self, card: Card) -> Place:
        """Look a card up."""
        return self.places[card]

    def suit_of(self, card: Card) -> EffectiveSuit:
        """门: the effective suit of a card."""
        return self.places[card].suit

    def height(self, card: Card) -> int:
        """The strength of a card, comparable with any other card's."""
        return self.places[card].height

    def is_trump(self, card: Card) -> bool:
        """主牌: whether the card is a trump; the others are side cards (副牌)."""
        return self.places[card].suit is EffectiveSuit.TRUMP

    def is_plain_trump(self, card: Card) -> bool:
        """Whether the card is a trump only by its suit (class 7 of A1)."""
        return card.suit is not None and card.suit == self.suit and card.rank not in (self.level, *self.permanent)

    def in_suit(self, cards: Cards, suit: EffectiveSuit) -> Cards:
        """Those of `cards` that belong to the effective suit, order kept."""
        places = self.places
        return tuple([card for card in cards if places[card].suit is suit])


def _ladder(ranking: Ranking) -> list[tuple[Card, ...]]:
    """List the trump classes between the plain trumps and the small joker, from weak to strong."""
    special = [rank for rank in ranking.permanent if rank != ranking.level] + [ranking.level]
    classes: list[tuple[Card, ...]] = []
    for rank in special:
        classes.append(tuple(card_of(suit, rank) for suit in Suit if suit != ranking.suit))
        if ranking.suit is not None:
            classes.append((card_of(ranking.suit, rank),))
    return classes


@lru_cache(maxsize=256)
def _places(ranking: Ranking) -> dict[Card, Place]:
    side_ranks = [rank for rank in PLAIN_RANKS if rank != ranking.level and rank not in ranking.permanent]
    table: dict[Card, Place] = {}
    for suit in Suit:
        trump = suit == ranking.suit
        effective = EffectiveSuit.TRUMP if trump else EffectiveSuit(suit.value)
        base = _LOWEST_TRUMP if trump else 0
        for step, rank in enumerate(side_ranks):
            table[card_of(suit, rank)] = Place(effective, base + step)
    height = _LOWEST_TRUMP + len(side_ranks)
    for step, cards in enumerate(_ladder(ranking)):
        table.update({card: Place(EffectiveSuit.TRUMP, height + step) for card in cards})
    top = max(place.height for place in table.values())
    small = top + 1 if ranking.joker_level_neighbours else _LEAST_JOKER
    table[Card.LJ] = Place(EffectiveSuit.TRUMP, small)
    table[Card.BJ] = Place(EffectiveSuit.TRUMP, small + 1)
    return table
