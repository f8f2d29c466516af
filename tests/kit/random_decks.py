"""Random deals in which rare things are common: three big jokers in a hand, six jokers in the kitty, long trumps."""

import random
from collections.abc import Callable, Iterable

from game.rules.board import Setup
from game.rules.cards import JOKERS, Card, Cards, Rank, Suit, pack
from game.rules.dagunzi.options import LEVELS, DagunziOptions
from game.rules.dagunzi.presets import PRESETS
from game.rules.options import option_specs
from game.rules.seats import SEATS, Seat
from tests.kit.decks import COPIES, HAND, KITTY, THREE_DECKS, Size, interleaved

Wish = tuple[Seat | None, list[Card]]
"""Cards that shall lie in a hand, or (None) in the kitty."""


def random_deck(rng: random.Random, first: Seat) -> Cards:
    """A deck of 162 cards: every fourth one merely shuffled, the others with something rare in them."""
    wishes = [rng.choice(WISHES)(rng, first)] if rng.randrange(4) else []
    return deck_with(rng, first, wishes, THREE_DECKS)


def deck_with(rng: random.Random, first: Seat, wishes: Iterable[Wish], size: Size) -> Cards:
    """A deck in which everything wished for lies in its place, the rest anyhow."""
    rest = list(pack(size.copies))
    rng.shuffle(rest)
    piles: dict[Seat | None, list[Card]] = {seat: [] for seat in (*SEATS, None)}
    for place, wanted in wishes:
        for card in wanted:
            rest.remove(card)
            piles[place].append(card)
    for seat, pile in piles.items():
        while len(pile) < (size.kitty if seat is None else size.hand):
            pile.append(rest.pop())
        rng.shuffle(pile)
    return interleaved((tuple(piles[seat]) for seat in SEATS), tuple(piles[None]), first)


def _of(kinds: list[Card]) -> list[Card]:
    return kinds * COPIES


def _suit(suit: Suit) -> list[Card]:
    return [card for card in Card if card.suit is suit]


def _somebody(rng: random.Random, first: Seat) -> Seat:
    """Any seat; the two who pay the tribute if the first drawer is a banker more often (A4.1, A4.5)."""
    return rng.choice((*SEATS, first.previous, first.previous, first.next))


def three_big_jokers(rng: random.Random, first: Seat) -> Wish:
    """A hand with all big jokers (A4.5)."""
    return _somebody(rng, first), _of([Card.BJ])


def all_jokers_in_a_hand(rng: random.Random, first: Seat) -> Wish:
    """A hand with six jokers."""
    return _somebody(rng, first), _of(list(JOKERS))


def joker_kitty(rng: random.Random, first: Seat) -> Wish:
    """A kitty of six jokers: dealt anew where nobody declares (A3.2, A3.3)."""
    return None, _of(list(JOKERS))


def three_jokers_in_the_kitty(rng: random.Random, first: Seat) -> Wish:
    """A kitty with three jokers of a kind (A9)."""
    return None, _of([rng.choice(JOKERS)])


def point_kitty(rng: random.Random, first: Seat) -> Wish:
    """A kitty of point cards: nothing can be taken out (D-A21)."""
    return None, rng.sample(_of([card for card in Card if card.points]), KITTY)


def kitty_of_a_suit(rng: random.Random, first: Seat) -> Wish:
    """A kitty of one suit: dry more often than not (A5.2)."""
    return None, rng.sample(_of(_suit(rng.choice(list(Suit)))), KITTY)


def kitty_of_a_rank(rng: random.Random, first: Seat) -> Wish:
    """A kitty of one rank: cards turned up that are equal but for their suit (D-A07)."""
    rank = rng.choice([card.rank for card in Card if card.suit])
    return None, rng.sample(_of([card for card in Card if card.rank is rank]), KITTY)


def kitty_of_twos_and_side_cards(rng: random.Random, first: Seat) -> Wish:
    """A kitty of 2s, jokers and low cards of two suits (A5.2)."""
    suits = rng.sample(list(Suit), 2)
    kinds = [card for card in Card if card.rank is Rank.TWO or card in JOKERS or card.suit in suits]
    return None, rng.sample(_of(kinds), KITTY)


def long_suit(rng: random.Random, first: Seat) -> Wish:
    """A hand of one suit alone, all of it."""
    return _somebody(rng, first), _of(_suit(rng.choice(list(Suit))))


def long_trumps(rng: random.Random, first: Seat) -> Wish:
    """A hand with all jokers, all 2s and all cards of a level."""
    level = rng.choice(LEVELS)
    return _somebody(rng, first), _of([card for card in Card if card in JOKERS or card.rank in (Rank.TWO, level)])


def nothing_but_points(rng: random.Random, first: Seat) -> Wish:
    """A hand with all 36 point cards: too little to pay (D-A14) or to give back (D-A16)."""
    return rng.choice((first, first.previous, first.previous)), _of([card for card in Card if card.points])


def thirteen_triples(rng: random.Random, first: Seat) -> Wish:
    """A hand of triples."""
    return _somebody(rng, first), _of(rng.sample(list(Card), HAND // COPIES))


def many_pairs(rng: random.Random, first: Seat) -> Wish:
    """A hand of nineteen pairs."""
    return _somebody(rng, first), rng.sample(list(Card), HAND // 2) * 2


WISHES: tuple[Callable[[random.Random, Seat], Wish], ...] = (
    *(three_big_jokers, all_jokers_in_a_hand, long_suit, long_trumps, nothing_but_points, thirteen_triples, many_pairs),
    *(joker_kitty, joker_kitty, three_jokers_in_the_kitty, point_kitty),
    *(kitty_of_a_suit, kitty_of_a_rank, kitty_of_twos_and_side_cards),
)


def random_setup(rng: random.Random) -> Setup:
    """A first round, or a later one at any levels with any tribute."""
    first = rng.choice(SEATS)
    if rng.randrange(5) < 2:
        level = rng.choice(LEVELS)
        return Setup((level, level), None, first)
    levels = (rng.choice(LEVELS), rng.choice(LEVELS))
    return Setup(levels, first, first, rng.choice((0, 0, 1, 2, 3, 5, 8, 13)))


def random_options(rng: random.Random) -> DagunziOptions:
    """Every option at any of its values."""
    chosen = rng.choice(list(PRESETS.values()))
    for spec in option_specs(DagunziOptions).values():
        if spec.values:
            chosen = chosen.changed(spec.name, rng.choice(spec.values))
    must_play = rng.sample([str(int(level)) for level in LEVELS], rng.randrange(4))
    return chosen.changed("must_play", ",".join(must_play))
