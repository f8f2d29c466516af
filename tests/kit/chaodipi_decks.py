"""Random deals of Chao Dipi in which rare things are common: level pairs everywhere, long runs, joker pairs."""

import random
from collections.abc import Callable

from game.rules.board import Setup
from game.rules.cards import JOKERS, RANK_TEXT, Card, Cards, Rank, Suit, card_of
from game.rules.chaodipi.options import LEVELS, ChaodipiOptions
from game.rules.options import option_specs
from game.rules.seats import SEATS
from tests.kit.decks import TWO_DECKS
from tests.kit.random_decks import Wish, deck_with

PLAIN_LEVELS = (Rank.TWO, Rank.SIX, Rank.ACE)
"""The levels that random rounds are played at more often: the first, one in the middle, the last."""


def chaodipi_deck(rng: random.Random, setup: Setup) -> Cards:
    """A deck of 108 cards: every fourth one merely shuffled, the others with something rare in them."""
    level = setup.levels[0 if setup.banker is None else setup.banker.team]
    wishes = rng.choice(WISHES)(rng, level) if rng.randrange(4) else []
    return deck_with(rng, setup.first_drawer, wishes, TWO_DECKS)


def _pair(card: Card) -> list[Card]:
    return [card] * 2


def level_pairs_everywhere(rng: random.Random, level: Rank) -> list[Wish]:
    """Each seat has a pair of level cards, or of jokers: the kitty is fried again and again (B4)."""
    pairs = [*(card_of(suit, level) for suit in Suit), *JOKERS]
    return [(seat, _pair(card)) for seat, card in zip(SEATS, rng.sample(pairs, 4), strict=True)]


def ladder_in_two_hands(rng: random.Random, level: Rank) -> list[Wish]:
    """Two seats hold all that overrides, one below the other: they come back and back (B4, D-B05)."""
    one, other = rng.sample(SEATS, 2)
    diamonds, clubs, hearts, spades = (card_of(Suit(suit), level) for suit in "DCHS")
    small, big = JOKERS
    return [
        (one, [*_pair(diamonds), *_pair(hearts), *_pair(small)]),
        (other, [*_pair(clubs), *_pair(spades), *_pair(big)]),
    ]


def no_report(rng: random.Random, level: Rank) -> list[Wish]:
    """All level cards in the kitty: nobody can report, the third card makes trump (B3)."""
    del rng
    return [(None, [card for suit in Suit for card in _pair(card_of(suit, level))])]


def joker_third_card(rng: random.Random, level: Rank) -> list[Wish]:
    """All level cards but few in the kitty, and jokers: no-trump may come of it (B3)."""
    kept = [card for suit in Suit for card in _pair(card_of(suit, level))]
    return [(None, [*rng.sample(kept, 4), *JOKERS, *JOKERS])]


def long_suit(rng: random.Random, level: Rank) -> list[Wish]:
    """A hand of one suit alone: tractors and throws as long as can be."""
    del level
    suit = rng.choice(list(Suit))
    return [(rng.choice(SEATS), rng.sample([card for card in Card if card.suit is suit] * 2, 25))]


def long_trumps(rng: random.Random, level: Rank) -> list[Wish]:
    """A hand of jokers, level cards and one suit."""
    suit = rng.choice(list(Suit))
    trumps = [card for card in Card if card.suit in (None, suit) or card.rank is level] * 2
    return [(rng.choice(SEATS), rng.sample(trumps, 25))]


def many_pairs(rng: random.Random, level: Rank) -> list[Wish]:
    """Every hand full of pairs."""
    del level
    kinds = rng.sample(list(Card), 48)
    return [(seat, kinds[12 * seat : 12 * seat + 12] * 2) for seat in SEATS]


def two_suits_each(rng: random.Random, level: Rank) -> list[Wish]:
    """Two seats share two suits, the others the rest: kills of tractors and throws are common."""
    suits = rng.sample(list(Suit), 2)
    mine = [card for card in Card if card.suit in suits and card.rank is not level] * 2
    rng.shuffle(mine)
    one = rng.choice(SEATS)
    return [(one, mine[:23]), (one.partner, mine[23:46])]


WISHES: tuple[Callable[[random.Random, Rank], list[Wish]], ...] = (
    *(level_pairs_everywhere, level_pairs_everywhere, ladder_in_two_hands, ladder_in_two_hands),
    *(no_report, joker_third_card, long_suit, long_trumps, many_pairs, two_suits_each),
)


def chaodipi_setup(rng: random.Random) -> Setup:
    """A first round, after any number of unreported deals, or a later one at any levels."""
    first = rng.choice(SEATS)
    if rng.randrange(5) < 2:
        level = rng.choice(LEVELS)
        return Setup((level, level), None, first, redeals=rng.choice((0, 1, 2, 2)))
    levels = (rng.choice((*LEVELS, *PLAIN_LEVELS)), rng.choice((*LEVELS, *PLAIN_LEVELS)))
    return Setup(levels, first, first)


def chaodipi_options(rng: random.Random) -> ChaodipiOptions:
    """Every option at any of its values."""
    chosen = ChaodipiOptions()
    for spec in option_specs(ChaodipiOptions).values():
        if spec.values:
            chosen = chosen.changed(spec.name, rng.choice(spec.values))
    stops = rng.sample([RANK_TEXT[level] for level in LEVELS], rng.randrange(4))
    return chosen.changed("must_play", ",".join(stops)).changed("cycles", str(rng.randint(1, 3)))
