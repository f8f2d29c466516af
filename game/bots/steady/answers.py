"""应手: the answers to a lead that are worth thinking about, every one of them legal (A6)."""

from collections.abc import Callable, Iterable

from game.bots.steady.position import Contest, Position
from game.bots.steady.slots import TRUMP

Slot = int
Answer = tuple[Slot, ...]
"""Slots, one for each card."""
Cost = Callable[[Slot], float]
"""What one card of a slot costs where the trick is not fought for."""


class Answers:
    """应手: lists answers for one hand, one trick and one way of following."""

    def __init__(self, position: Position, contest: Contest, cost: Cost, *, strict: bool) -> None:
        self._slots = position.slots
        self._mine = position.mine
        self._contest = contest
        self._width = contest.width
        self._cost = cost
        self._strict = strict
        first, end = self._slots.bounds[contest.led]
        self._own = [slot for slot in range(first, end) if self._mine[slot]]
        self._owned = sum(self._mine[first:end])

    def winning(self) -> list[Answer]:
        """Every group that beats what lies there."""
        if self._owned >= self._width:
            pool: Iterable[Slot] = self._own
        elif self._owned or self._contest.led == TRUMP:
            return []
        else:
            pool = range(self._slots.trumps)
        contest, slots = self._contest, self._slots
        return [group for group in self._groups(pool, self._width) if contest.beaten_by(slots, group[0])]

    def ducking(self) -> list[Answer]:
        """Cheap answers that do not beat what lies there; none where every legal one beats it."""
        contest, slots, width = self._contest, self._slots, self._width
        if self._owned >= width:
            answers = self._in_suit()
        else:
            base = tuple(slot for slot in self._own for _ in range(self._mine[slot]))
            rest = [slot for slot, copies in enumerate(self._mine) if copies and slots.suit[slot] != contest.led]
            answers = [base + extra for extra in self._discards(rest, width - len(base))]
        return [answer for answer in answers if len(set(answer)) > 1 or not contest.beaten_by(slots, answer[0])]

    def _in_suit(self) -> list[Answer]:
        if self._width == 1:
            return self._groups(self._own, 1)
        if self._width == 2:
            return self._pairs()
        return self._triples()

    def _pairs(self) -> list[Answer]:
        """Two cards of the suit: under strict following a pair if some kind is held just twice."""
        pairs = self._groups(self._own, 2)
        if self._strict and any(self._mine[slot] == 2 for slot in self._own):
            return pairs
        unlike = tuple(sorted(self._own, key=self._cost)[:2])
        return [*pairs, self._cheapest(self._own, 2), *([unlike] if len(unlike) == 2 else [])]

    def _triples(self) -> list[Answer]:
        """Three cards of the suit: under strict following a triple, else a pair and a card, else any."""
        triples = self._groups(self._own, 3)
        if self._strict and triples:
            return triples
        pairs = self._groups(self._own, 2)
        with_pair = [pair + self._cheapest(self._without(pair[0]), 1) for pair in pairs if len(self._own) > 1]
        if self._strict and pairs:
            return with_pair
        return [*triples, *with_pair, self._cheapest(self._own, 3)]

    def _discards(self, pool: list[Slot], size: int) -> list[Answer]:
        """Cards of other suits: each single, or the cheapest few."""
        if size == 1:
            return self._groups(pool, 1)
        cheapest = self._cheapest(pool, size)
        side = [slot for slot in pool if slot >= self._slots.trumps]
        if sum(self._mine[slot] for slot in side) >= size:
            return [cheapest, self._cheapest(side, size)]
        return [cheapest, *self._unlike(cheapest, pool)]

    def _groups(self, pool: Iterable[Slot], width: int) -> list[Answer]:
        return [(slot,) * width for slot in pool if self._mine[slot] >= width]

    def _unlike(self, answer: Answer, pool: list[Slot]) -> list[Answer]:
        """The answer with another card in it where it is all of one kind, and so may beat what it is thrown on."""
        others = [slot for slot in pool if slot != answer[0]]
        if len(set(answer)) > 1 or not others:
            return []
        return [(*answer[:-1], min(others, key=self._cost))]

    def _without(self, slot: Slot) -> list[Slot]:
        return [other for other in self._own if other != slot]

    def _cheapest(self, pool: list[Slot], size: int) -> Answer:
        ordered = sorted(pool, key=self._cost)
        cards = [slot for slot in ordered for _ in range(self._mine[slot])]
        return tuple(cards[:size])
