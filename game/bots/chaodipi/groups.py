"""牌组: singles, pairs and tractors of a hand that is counted by slots (B5)."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from game.bots.steady.slots import Counts, Slots, slots_of
from game.rules.ranking import Ranking

COPIES = 2
Slot = int
Kinds = tuple[Slot, ...]
"""Kinds of neighbouring strength, the strongest first: a single or a pair has one, a tractor several."""


class Shelf(NamedTuple):
    """牌架: a ranking as numbers: its slots, and by slot the height that tells neighbours (B5)."""

    slots: Slots
    heights: tuple[int, ...]

    def above(self, suit: int, height: int) -> int:
        """Give the end of the slots of a suit that are higher than this; they begin where the suit begins."""
        first, end = self.slots.bounds[suit]
        heights = self.heights
        while first < end and heights[first] > height:
            first += 1
        return first


@lru_cache(maxsize=64)
def shelf_of(ranking: Ranking) -> Shelf:
    """Number the cards of a ranking."""
    slots = slots_of(ranking)
    return Shelf(slots, tuple(map(ranking.height, slots.cards)))


def rungs(shelf: Shelf, counts: Counts, suit: int) -> dict[int, Slot]:
    """Give by height one kind of a suit of which there is a pair, from the strongest down."""
    first, end = shelf.slots.bounds[suit]
    heights = shelf.heights
    return {heights[slot]: slot for slot in range(first, end) if counts[slot] >= COPIES}


def runs(pairs: dict[int, Slot], length: int) -> Iterator[Kinds]:
    """Give every run of so many pairs, from the strongest down."""
    for top in pairs:
        if all(top - step in pairs for step in range(1, length)):
            yield tuple(pairs[top - step] for step in range(length))


def tractors(pairs: dict[int, Slot]) -> Iterator[Kinds]:
    """Give the runs of two pairs and more that cannot be made longer."""
    for top in pairs:
        if top + 1 not in pairs and top - 1 in pairs:
            length = 2
            while top - length in pairs:
                length += 1
            yield tuple(pairs[top - step] for step in range(length))


def doubled(kinds: Iterable[Slot]) -> tuple[Slot, ...]:
    """Give the slots of the cards of some pairs."""
    return tuple(slot for kind in kinds for slot in (kind, kind))
