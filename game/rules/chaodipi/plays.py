"""出法: every legal lead and answer, one after the other, however many there are (B5, B6, B7)."""

from collections.abc import Iterator, Sequence
from heapq import merge
from typing import NamedTuple

from game.rules.cards import Card, Cards, bundle, holds, without
from game.rules.chaodipi.following import Duty, duty_of
from game.rules.chaodipi.options import ThrowFollow
from game.rules.ranking import EffectiveSuit, Ranking
from game.rules.shapes import PAIR, counts_of


def leads(hand: Cards, ranking: Ranking) -> Iterator[Cards]:
    """Give every bundle of one effective suit once, in the order of their text; most of them are throws (B6)."""
    return merge(*(_bundles(ranking.in_suit(hand, suit), ()) for suit in EffectiveSuit))


def leads_with(hand: Cards, cards: Cards, ranking: Ranking) -> Iterator[Cards]:
    """Give every lead that contains these of a hand's cards once, themselves first (B6)."""
    suits = {ranking.suit_of(card) for card in cards}
    if len(suits) > 1:
        return
    if cards:
        yield bundle(cards)
    rest = without(hand, cards)
    for suit in suits or EffectiveSuit:
        yield from (bundle((*cards, *more)) for more in _bundles(ranking.in_suit(rest, suit), ()))


def _bundles(cards: Cards, before: Cards) -> Iterator[Cards]:
    previous = None
    for index, card in enumerate(cards):
        if card != previous:
            bundle = (*before, card)
            yield bundle
            yield from _bundles(cards[index + 1 :], bundle)
        previous = card


class Pile(NamedTuple):
    """A kind of card among those to choose from: at least and at most so many copies go into the choice."""

    card: Card
    least: int
    most: int


def follows(hand: Cards, lead: Cards, ranking: Ranking, rule: ThrowFollow, holding: Cards = ()) -> Iterator[Cards]:
    """Give every legal answer to a lead once, in the order of their text (B7); there may be millions of them.

    With `holding`, some of the hand's cards, those that contain them.
    """
    size = len(lead)
    suit = ranking.suit_of(lead[0])
    own = ranking.in_suit(hand, suit)
    if len(own) <= size:
        piles = [
            Pile(card, copies if ranking.suit_of(card) is suit else holding.count(card), copies)
            for card, copies in counts_of(hand).items()
        ]
        return _Answers(piles, Duty(), ranking).of_size(size)
    if not holds(own, holding):
        return iter(())
    piles = [Pile(card, holding.count(card), copies) for card, copies in counts_of(own).items()]
    return _Answers(piles, duty_of(own, lead, ranking, rule), ranking).of_size(size)


class _Answers:
    """Chooses from sorted piles, going only where a choice can still be completed and do its duty."""

    def __init__(self, piles: Sequence[Pile], duty: Duty, ranking: Ranking) -> None:
        self._piles = piles
        self._duty = duty
        self._height = ranking.height
        self._least = [sum(pile.least for pile in piles[index:]) for index in range(len(piles) + 1)]
        self._most = [sum(pile.most for pile in piles[index:]) for index in range(len(piles) + 1)]
        paired = [pile.card for pile in piles if pile.most >= PAIR.width]
        heights = sorted({ranking.height(card) for card in paired})
        self._runs = [range(low, low + duty.run) for low in heights if duty.run]

    def of_size(self, size: int) -> Iterator[Cards]:
        """Give every choice of so many cards."""
        return self._from(0, size, (), ())

    def _from(self, index: int, left: int, chosen: Cards, pairs: Cards) -> Iterator[Cards]:
        if not self._least[index] <= left <= self._most[index] or not self._dutiful(index, left, pairs):
            return
        if index == len(self._piles):
            yield chosen
            return
        card, least, most = self._piles[index]
        for copies in range(min(most, left), least - 1, -1):
            more = (*pairs, card) if copies >= PAIR.width else pairs
            yield from self._from(index + 1, left - copies, (*chosen, *(card,) * copies), more)

    def _dutiful(self, index: int, left: int, pairs: Cards) -> bool:
        """Whether the piles from `index` on can still add the pairs and the run that are owed, in `left` cards."""
        if not self._duty.pairs:
            return True
        spare = [pile for pile in self._piles[index:] if pile.most >= PAIR.width]
        wanted = max(self._duty.pairs - len(pairs), self._lacking(pairs, [pile.card for pile in spare]))
        return wanted <= len(spare) and self._cost(index, spare, wanted) <= left

    def _cost(self, index: int, spare: Sequence[Pile], wanted: int) -> int:
        """Give the least number of cards that the piles from `index` on add, so many pairs among them."""
        if not self._least[index]:
            return PAIR.width * wanted
        return self._least[index] + sum(sorted(PAIR.width - pile.least for pile in spare)[: max(0, wanted)])

    def _lacking(self, pairs: Cards, spare: Sequence[Card]) -> int:
        """Give the least number of spare pairs that complete a run; more than there are where none can be had."""
        if not self._runs:
            return 0
        taken, others = set(map(self._height, pairs)), set(map(self._height, spare))
        lacks = (set(run) - taken for run in self._runs)
        return min((len(lack) for lack in lacks if lack <= others), default=len(spare) + 1)
