"""身价: what cards are worth to the hand that holds them, in points."""

from functools import lru_cache
from operator import mul

from game.bots.chaodipi.groups import COPIES, Shelf, rungs
from game.bots.steady.slots import TRUMP, Counts
from game.rules.cards import Rank

KEPT = 0.5
"""The chance that a point card kept back is won by one's own side in the end."""
_SIDE = {Rank.ACE: 3.0, Rank.KING: 1.2, Rank.QUEEN: 0.8, Rank.JACK: 0.5}
_LOW_SIDE = 0.02
"""What each step in rank makes of the others: of two that win nothing the lower one goes first."""
_NO_TRUMP = 1.8
"""How much more side cards count where only jokers and level cards are trumps."""
_PLAIN = 4
"""So many suits have cards beside the trumps where there is no trump suit."""
_LOW_TRUMP, _HIGH_TRUMP = 2.0, 8.0
_SIDE_PAIR, _TRUMP_PAIR = 1.5, 3.0
_SIDE_LINK, _TRUMP_LINK = 2.0, 4.0
"""What it is worth that two pairs are neighbours."""
_SPLIT = 1.0
"""What is lost with a pair that is broken, beside its cards."""
LINK = 1.0
"""What is lost with two neighbouring pairs of which one is played without the other."""


@lru_cache(maxsize=64)
def singles(shelf: Shelf) -> tuple[float, ...]:
    """By slot, what one card is worth alone: a trump the more, the fewer trumps beat it."""
    slots = shelf.slots
    trumps = slots.trumps
    side = _NO_TRUMP if sum(end > first for first, end in slots.bounds[1:]) == _PLAIN else 1.0
    high = [_LOW_TRUMP + _HIGH_TRUMP * (1.0 - slots.top[slot] / trumps) ** 2 for slot in range(trumps)]
    return (*high, *(side * _SIDE.get(card.rank, _LOW_SIDE * card.rank) for card in slots.cards[trumps:]))


def worth(shelf: Shelf, mine: Counts) -> float:
    """What a hand is worth under a ranking."""
    return power(shelf, mine) + sum(suit_worth(shelf, mine, suit) for suit in range(1, len(shelf.slots.bounds)))


def power(shelf: Shelf, mine: Counts) -> float:
    """What its trumps are worth."""
    return suit_worth(shelf, mine, TRUMP)


def suit_worth(shelf: Shelf, mine: Counts, suit: int) -> float:
    """What its cards of one suit are worth."""
    alone, (first, end) = singles(shelf), shelf.slots.bounds[suit]
    pairs = rungs(shelf, mine, suit)
    pair, link = (_TRUMP_PAIR, _TRUMP_LINK) if suit == TRUMP else (_SIDE_PAIR, _SIDE_LINK)
    cards = sum(map(mul, mine[first:end], alone[first:end]))
    return cards + pair * len(pairs) + link * sum(height + 1 in pairs for height in pairs)


def price(shelf: Shelf, slot: int, held: int, used: int) -> float:
    """What is spent by playing some copies of a slot: less than is lost with them, for a group serves its purpose."""
    split = _SPLIT if used < held == COPIES else 0.0
    return used * singles(shelf)[slot] + split
