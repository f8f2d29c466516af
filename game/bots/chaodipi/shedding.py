"""舍牌: which cards a hand misses least, emptying side suits where that can be had."""

from collections.abc import Iterator
from itertools import combinations

from game.bots.chaodipi.groups import Shelf
from game.bots.chaodipi.worth import suit_worth
from game.bots.steady.slots import Counts

_VOID = 10.0
"""What being out of a side suit is worth."""
_NEARLY = 0.2
"""The part of it that one or two cards left in the suit are worth."""
_MOST_EMPTIED = 3


class Shedding:
    """舍牌: chooses cards to part with; the best card of a side suit stays. `risk` is what a point given away costs."""

    def __init__(self, shelf: Shelf, mine: Counts, risk: float) -> None:
        self._shelf = shelf
        self._slots = shelf.slots
        self._mine = mine
        self._risk = risk
        self._suits = [suit for suit in range(1, len(self._slots.bounds)) if self._slots.in_suit(mine, suit)]

    def choose(self, size: int) -> list[int]:
        """Give the slots of `size` cards; trumps where side cards that may go are too few."""
        plans = [plan for emptied in self._subsets() if (plan := self._plan(size, emptied)) is not None]
        return min(plans, key=self._cost) if plans else self._weakest(size)

    def _subsets(self) -> Iterator[tuple[int, ...]]:
        """Give the suits to be emptied: none, or some of them."""
        for count in range(_MOST_EMPTIED + 1):
            yield from combinations(self._suits, count)

    def _plan(self, size: int, emptied: tuple[int, ...]) -> list[int] | None:
        """Empty these suits, and fill up with the cheapest of the others."""
        plan = [slot for suit in emptied for slot in self._in(suit)]
        if len(plan) > size or not all(map(self._may_go, plan)):
            return None
        rest = [slot for suit in self._suits if suit not in emptied for slot in self._in(suit) if self._may_go(slot)]
        rest.sort(key=self._alone)
        missing = size - len(plan)
        return plan + rest[:missing] if len(rest) >= missing else None

    def _weakest(self, size: int) -> list[int]:
        """The cheapest cards of the hand, trumps from the weakest up."""
        every = [slot for slot, copies in enumerate(self._mine) for _ in range(copies)]
        every.sort(key=lambda slot: self._alone(slot) if slot >= self._slots.trumps else 100.0 - slot)
        return every[:size]

    def _in(self, suit: int) -> list[int]:
        return [slot for slot in range(*self._slots.bounds[suit]) for _ in range(self._mine[slot])]

    def _may_go(self, slot: int) -> bool:
        return slot != self._slots.bounds[self._slots.suit[slot]][0]

    def _alone(self, slot: int) -> float:
        """What one card of a slot costs, a pair of it counted as broken."""
        left = self._mine.copy()
        left[slot] -= 1
        suit = self._slots.suit[slot]
        lost = suit_worth(self._shelf, self._mine, suit) - suit_worth(self._shelf, left, suit)
        return lost + self._risk * self._slots.points[slot]

    def _cost(self, plan: list[int]) -> float:
        """What a hand loses by a plan, less what short suits are worth to it."""
        left = self._mine.copy()
        for slot in plan:
            left[slot] -= 1
        cost = self._risk * sum(self._slots.points[slot] for slot in plan)
        for suit in self._suits:
            cost -= suit_worth(self._shelf, left, suit)
            count = self._slots.in_suit(left, suit)
            if count <= 2:
                cost -= _NEARLY * _VOID if count else _VOID
        return cost
