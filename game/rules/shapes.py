"""牌型: single, pair, triple, tractor, and how cards fall into them (A1, B5)."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from game.rules.cards import Card, Cards, Suit, bundle
from game.rules.ranking import Ranking


class Shape(NamedTuple):
    """牌型: `width` identical cards; `length` > 1 that many of them in a run (B5)."""

    width: int
    length: int = 1

    @property
    def size(self) -> int:
        """How many cards the shape takes."""
        return self.width * self.length


SINGLE = Shape(1)
"""单牌 (A1)."""
PAIR = Shape(2)
"""棒, 棒子, 对子: two identical cards (A1)."""
TRIPLE = Shape(3)
"""滚子: three identical cards (A1)."""


def tractor(pairs: int) -> Shape:
    """连对, 拖拉机: so many pairs of one effective suit, neighbours in order (B5)."""
    return Shape(2, pairs)


def group_of(cards: Cards) -> Shape | None:
    """Give the shape of cards that are all identical (single, pair, triple), None for any other bundle."""
    if not cards or cards.count(cards[0]) != len(cards):
        return None
    return Shape(len(cards))


def counts_of(cards: Cards) -> dict[Card, int]:
    """Count the copies of each kind, first seen first."""
    counts: dict[Card, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts


def groups_in(cards: Cards, width: int) -> Cards:
    """List the kinds of which `cards` has at least `width` copies."""
    return tuple(card for card, copies in counts_of(cards).items() if copies >= width)


SUIT_ORDER = (Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS, Suit.SPADES)
"""花色次序: from low to high, where suits are told apart at all (B4, B6)."""


def suit_step(card: Card) -> int:
    """Give a card's place in the order of suits, a joker's above all of them."""
    return len(SUIT_ORDER) if card.suit is None else SUIT_ORDER.index(card.suit)


class Component(NamedTuple):
    """组: a single, pair or tractor that is part of a hand or a play; `top` is its strongest card (B6)."""

    shape: Shape
    cards: Cards
    top: Card


def rungs(cards: Cards, width: int, ranking: Ranking) -> dict[int, list[Card]]:
    """List the kinds of which there are `width` copies by their height; equals stand the lower suit first.

    `cards` are of one effective suit, so that neighbouring heights are neighbours in order (B5).
    """
    found: dict[int, list[Card]] = {}
    for card in sorted(groups_in(cards, width), key=suit_step):
        found.setdefault(ranking.height(card), []).append(card)
    return found


def longest_run(heights: Collection[int]) -> range:
    """Give the longest run of neighbouring heights, of equally long ones the highest; empty where there are none."""
    best = range(0)
    for top in sorted(heights, reverse=True):
        if top + 1 not in heights:
            low = top
            while low - 1 in heights:
                low -= 1
            best = max(best, range(low, top + 1), key=len)
    return best


def split(cards: Cards, ranking: Ranking) -> tuple[Component, ...]:
    """拆牌: split cards of one effective suit into the longest tractors, then pairs, then singles (B6).

    The largest shape stands first, of one shape the strongest. Of equal pairs the higher suit joins a tractor.
    """
    pairs = rungs(cards, PAIR.width, ranking)
    parts: list[Component] = []
    while pairs:
        run = longest_run(pairs)
        parts.append(_component([pairs[height].pop() for height in run], PAIR.width))
        pairs = {height: kinds for height, kinds in pairs.items() if kinds}
    parts += [_component([card], 1) for card, copies in counts_of(cards).items() if copies % PAIR.width]
    return tuple(
        sorted(parts, key=lambda part: (part.shape, ranking.height(part.top), suit_step(part.top)), reverse=True)
    )


def components_in(cards: Cards, shape: Shape, ranking: Ranking) -> Iterator[Component]:
    """Give what of a shape there is among cards of one effective suit, from weak to strong.

    A tractor may be cut out of a longer one. Of equals the lower suit stands for all.
    """
    kinds = rungs(cards, shape.width, ranking)
    for height in sorted(kinds):
        run = range(height - shape.length + 1, height + 1)
        if all(step in kinds for step in run):
            yield _component([kinds[step][0] for step in run], shape.width)


def _component(kinds: list[Card], width: int) -> Component:
    """Make a component of neighbouring kinds, the weakest first."""
    return Component(Shape(width, len(kinds)), bundle(kinds * width), kinds[-1])
