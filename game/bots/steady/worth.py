"""身价: what cards are worth to the hand that holds them, in points."""

from functools import lru_cache
from operator import getitem

from game.bots.steady.slots import COPIES, TRUMP, Counts, Slots
from game.rules.cards import Rank

KEPT = 0.5
"""The chance that a point card kept back is won by one's own side in the end."""
_SIDE = {Rank.ACE: 3.0, Rank.KING: 1.2, Rank.QUEEN: 0.8, Rank.JACK: 0.5}
_LOW_SIDE = 0.2
_LOW_TRUMP, _HIGH_TRUMP = 2.0, 8.0
_SIDE_GROUP = (0.0, 0.0, 1.5, 4.0)
_TRUMP_GROUP = (0.0, 0.0, 3.0, 8.0)
_SPLIT = (0.0, 0.0, 1.0, 2.0)


@lru_cache(maxsize=64)
def _singles(slots: Slots) -> tuple[float, ...]:
    """By slot, what one card is worth alone: a trump the more, the fewer trumps beat it."""
    trumps = slots.trumps
    high = [_LOW_TRUMP + _HIGH_TRUMP * (1.0 - slots.top[slot] / trumps) ** 2 for slot in range(trumps)]
    return (*high, *(_SIDE.get(card.rank, _LOW_SIDE) for card in slots.cards[trumps:]))


@lru_cache(maxsize=64)
def _together(slots: Slots) -> tuple[tuple[float, ...], ...]:
    """By slot, what none to three copies are worth, groups counted."""
    groups = [_TRUMP_GROUP if suit == TRUMP else _SIDE_GROUP for suit in slots.suit]
    return tuple(
        tuple(copies * one + group[copies] for copies in range(COPIES + 1))
        for one, group in zip(_singles(slots), groups, strict=True)
    )


def worth(slots: Slots, mine: Counts) -> float:
    """What a hand is worth under a ranking."""
    return sum(map(getitem, _together(slots), mine))


def power(slots: Slots, mine: Counts) -> float:
    """What its trumps are worth: about 85 with 39 cards off the pack, 115 for a banker with the kitty in hand."""
    return sum(map(getitem, _together(slots), mine[: slots.trumps]))


def loss(slots: Slots, slot: int, held: int, given: int) -> float:
    """What a hand loses when it gives some of the copies of a slot away."""
    table = _together(slots)[slot]
    return table[held] - table[held - given]


def price(slots: Slots, slot: int, held: int, used: int) -> float:
    """What is spent by playing some copies of a slot: less than is lost with them, for a group serves its purpose."""
    return used * _singles(slots)[slot] + (_SPLIT[held] if used < held else 0.0)
