"""应手: the answers to a lead that are worth thinking about, every one of them legal (B7)."""

from collections.abc import Callable, Iterable, Iterator

from game.bots.chaodipi.groups import COPIES, Kinds, doubled, rungs, runs
from game.bots.chaodipi.position import Contest, Position
from game.bots.steady.slots import TRUMP, Counts

Slot = int
Answer = tuple[Slot, ...]
"""Slots, one for each card."""
Cost = Callable[[Slot], float]
"""What one card of a slot costs where the trick is not fought for."""


class Answers:
    """应手: lists answers for one hand and one trick; without `owes_shape` a throw asks for its suit alone."""

    def __init__(self, position: Position, contest: Contest, cost: Cost, *, owes_shape: bool) -> None:
        self._shelf = position.shelf
        self._mine = position.mine
        self._profile = contest.profile
        self._led = contest.led
        self._owes = owes_shape or contest.profile.single
        self._lengths = [part.shape.length for part in contest.parts if part.shape.width == COPIES]
        costs = {slot: cost(slot) for slot, copies in enumerate(self._mine) if copies}
        self._cost = costs
        first, end = position.slots.bounds[self._led]
        self._own = [slot for slot in range(first, end) if self._mine[slot]]
        self._owned = sum(self._mine[first:end])

    def all(self) -> Iterator[Answer]:
        """Give answers that may win and cheap ones; some of them may be the same."""
        size = self._profile.size
        if self._owned >= size:
            yield from self._in_suit()
            return
        base = tuple(slot for slot in self._own for _ in range(self._mine[slot]))
        rest = [slot for slot in self._cost if self._shelf.slots.suit[slot] != self._led]
        yield from (base + more for more in self._discards(rest, size - len(base)))
        if not base and self._led != TRUMP:
            yield from self._kills()

    def _in_suit(self) -> Iterator[Answer]:
        size = self._profile.size
        if size == 1:
            yield from ((slot,) for slot in self._own)
            return
        pairs = rungs(self._shelf, self._mine, self._led)
        every = [slot for slot in self._own if self._mine[slot] >= COPIES]
        owed = min(self._profile.pairs, len(every)) if self._owes else 0
        choices: list[Kinds] = []
        if self._profile.run > 1:
            choices = list(runs(pairs, self._profile.run)) if self._owes else []
        elif self._profile.run == 1 and self._profile.single:
            choices = [(slot,) for slot in every]
        for kinds in choices or [()]:
            yield self._filled(kinds, owed, every)

    def _filled(self, kinds: Kinds, owed: int, pairs: list[Slot]) -> Answer:
        """Put the cheapest pairs that are owed beside some pairs, then the cheapest cards."""
        others = sorted((slot for slot in pairs if slot not in kinds), key=self._cost.__getitem__)
        paired = doubled((*kinds, *others[: max(0, owed - len(kinds))]))
        return paired + self._cheapest(self._own, self._profile.size - len(paired), paired)

    def _cheapest(self, pool: Iterable[Slot], size: int, used: Answer = ()) -> Answer:
        """Give the cheapest cards of some slots, less those used already."""
        ordered = sorted(pool, key=self._cost.__getitem__)
        cards = [slot for slot in ordered for _ in range(self._mine[slot] - used.count(slot))]
        return tuple(cards[:size])

    def _discards(self, pool: list[Slot], size: int) -> Iterator[Answer]:
        """Cards of other suits: each single, or the cheapest few."""
        if size == 1:
            yield from ((slot,) for slot in pool)
            return
        cheapest = self._cheapest(pool, size)
        yield cheapest
        side = [slot for slot in pool if slot >= self._shelf.slots.trumps]
        if sum(self._mine[slot] for slot in side) >= size:
            yield self._cheapest(side, size)
        elif len(set(cheapest)) == 1 and len(pool) > 1:  # cards that are all alike may beat what they are thrown on
            unlike = min((slot for slot in pool if slot != cheapest[0]), key=self._cost.__getitem__)
            yield (*cheapest[:-1], unlike)

    def _kills(self) -> Iterator[Answer]:
        """Trumps that match the lead, one answer for each best run, pair or single in it."""
        size, trumps = self._profile.size, range(self._shelf.slots.trumps)
        own = [slot for slot in trumps if self._mine[slot]]
        if sum(self._mine[slot] for slot in own) < size or size == 1:
            return  # singles are among the discards
        if not self._lengths:
            for top in own:
                yield (top, *self._cheapest(own, size - 1, (top,)))
            return
        left = [copies if slot in trumps else 0 for slot, copies in enumerate(self._mine)]
        longest = max(self._lengths)
        for kinds in runs(rungs(self._shelf, left, TRUMP), longest):
            paired = self._matched(left, kinds)
            if paired is not None:
                cards = doubled(paired)
                yield cards + self._cheapest(own, size - len(cards), cards)

    def _matched(self, trumps: Counts, kinds: Kinds) -> Kinds | None:
        """Put runs and pairs for all other parts of the lead beside the first, the weakest that there are."""
        left, chosen = trumps.copy(), kinds
        for slot in kinds:
            left[slot] = 0
        for length in sorted(self._lengths, reverse=True)[1:]:
            found = list(runs(rungs(self._shelf, left, TRUMP), length))
            if not found:
                return None
            chosen += found[-1]
            for slot in found[-1]:
                left[slot] = 0
        return chosen
