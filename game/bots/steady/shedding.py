"""舍牌: which side cards a hand misses least: those to bury, and those to give back."""

from collections.abc import Iterator
from itertools import combinations

from game.bots.steady.slots import COPIES, Counts, Slots
from game.bots.steady.worth import loss

_VOID = 20.0
"""What being out of a side suit is worth."""
_NEARLY = 0.2
"""The part of it that one or two cards left in the suit are worth."""


class Shedding:
    """舍牌: chooses side cards to part with, emptying suits where that can be had.

    Aces and triples always stay. `point_risk` is what a point that is given away costs; None keeps all point cards.
    """

    def __init__(self, slots: Slots, mine: Counts, point_risk: float | None) -> None:
        self._slots = slots
        self._mine = mine
        self._risk = point_risk
        self._suits = [suit for suit in range(1, len(slots.bounds)) if slots.in_suit(mine, suit)]

    def choose(self, size: int) -> list[int] | None:
        """Give the slots of `size` cards, None where not so many side cards may go."""
        plans = [plan for emptied in self._subsets() if (plan := self._plan(size, emptied)) is not None]
        return min(plans, key=self._cost, default=None)

    def _subsets(self) -> Iterator[tuple[int, ...]]:
        """Give the suits to be emptied: none, one or two of them."""
        for count in range(3):
            yield from combinations(self._suits, count)

    def _plan(self, size: int, emptied: tuple[int, ...]) -> list[int] | None:
        """Empty these suits, and fill up with the cheapest of the others."""
        plan = [slot for suit in emptied for slot in self._in(suit)]
        if len(plan) > size or not all(map(self._may_go, plan)):
            return None
        rest = [slot for suit in self._suits if suit not in emptied for slot in self._in(suit) if self._may_go(slot)]
        rest.sort(key=lambda slot: self._loss(slot, 1))
        missing = size - len(plan)
        return plan + rest[:missing] if len(rest) >= missing else None

    def _in(self, suit: int) -> list[int]:
        return [slot for slot in range(*self._slots.bounds[suit]) for _ in range(self._mine[slot])]

    def _may_go(self, slot: int) -> bool:
        boss = slot == self._slots.bounds[self._slots.suit[slot]][0] or self._mine[slot] == COPIES
        return not boss and (self._risk is not None or not self._slots.points[slot])

    def _loss(self, slot: int, given: int) -> float:
        points = given * self._slots.points[slot] * (self._risk or 0.0)
        return loss(self._slots, slot, self._mine[slot], given) + points

    def _cost(self, plan: list[int]) -> float:
        """What a hand loses by a plan, less what short suits are worth to it."""
        cost = sum(self._loss(slot, plan.count(slot)) for slot in set(plan))
        for suit in self._suits:
            first, end = self._slots.bounds[suit]
            left = self._slots.in_suit(self._mine, suit) - sum(first <= slot < end for slot in plan)
            if left <= 2:
                cost -= _NEARLY * _VOID if left else _VOID
        return cost
