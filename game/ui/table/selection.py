"""Which cards of a pile are chosen: by tap, by sweep, by double tap."""

from collections.abc import Iterable, Sequence

from game.rules.cards import Card, Cards, bundle
from game.rules.ranking import Ranking
from game.rules.shapes import counts_of
from game.ui.table.grouping import longest_tractor

Key = tuple[Card, int]
"""A card of a pile: its kind and which of the equal cards it is, counted from the left."""


class Selection:
    """The chosen cards of a pile that may change under it."""

    def __init__(self) -> None:
        self._chosen: set[Key] = set()

    @property
    def keys(self) -> frozenset[Key]:
        """What is chosen, card by card."""
        return frozenset(self._chosen)

    @property
    def cards(self) -> Cards:
        """What is chosen, as a bundle."""
        return bundle(card for card, _ in self._chosen)

    def __bool__(self) -> bool:
        return bool(self._chosen)

    def __contains__(self, key: Key) -> bool:
        return key in self._chosen

    def toggle(self, key: Key) -> None:
        """Choose a card, or let it go."""
        self._chosen ^= {key}

    def put(self, keys: Iterable[Key], chosen: bool) -> None:
        """Choose all of these, or let all of them go."""
        if chosen:
            self._chosen |= set(keys)
        else:
            self._chosen -= set(keys)

    def clear(self) -> None:
        """Let everything go."""
        self._chosen.clear()

    def choose(self, cards: Cards) -> None:
        """Choose exactly these cards; of equal ones those at the left, or those chosen already."""
        old, self._chosen = self._chosen, set()
        for card, copies in counts_of(cards).items():
            kept = sorted(key for key in old if key[0] is card)[:copies]
            spare = [key for key in ((card, copy) for copy in range(len(cards))) if key not in kept]
            self._chosen |= {*kept, *spare[: copies - len(kept)]}

    def keep_to(self, pile: Iterable[Card]) -> None:
        """Let go what is not in the pile any more."""
        counts = counts_of(tuple(pile))
        self._chosen = {(card, copy) for card, copy in self._chosen if copy < counts.get(card, 0)}


class Sweep:
    """A press that moves over cards: all from the first to the last get what the first one got."""

    def __init__(self, selection: Selection, order: Sequence[Key], start: int) -> None:
        self._selection = selection
        self.before = selection.keys
        self._order = tuple(order)
        self.start = start
        self.choosing = order[start] not in selection
        """Whether it chooses cards; else it lets them go."""
        self.last = start
        self.to(start)

    @property
    def moved(self) -> bool:
        """Whether it has left its first card."""
        return self.last != self.start

    def to(self, index: int) -> None:
        """The pointer is on this card now; cards it has left again get back what they had."""
        self.last = index
        swept = set(self._order[min(self.start, index) : max(self.start, index) + 1])
        self._selection.clear()
        self._selection.put(self.before, chosen=True)
        self._selection.put(swept, chosen=self.choosing)

    def tractor(self, ranking: Ranking) -> frozenset[Key]:
        """拖拉机: the cards of the tractor that was swept over from one end to the other, what lies between left out.

        At an end one of the two cards is enough. Empty where the first or the last card belongs to no tractor.
        """
        low, high = min(self.start, self.last), max(self.start, self.last)
        low -= low > 0 and self._order[low - 1][0] is self._order[low][0]
        high += high + 1 < len(self._order) and self._order[high + 1][0] is self._order[high][0]
        swept = self._order[low : high + 1]
        run = longest_tractor(bundle(card for card, _ in swept), ranking)
        if swept[0][0] not in run or swept[-1][0] not in run:
            return frozenset()
        return frozenset(key for key in swept if key[0] in run)

    def undo(self) -> None:
        """As if nothing had been touched."""
        self._selection.clear()
        self._selection.put(self.before, chosen=True)
