"""How a hand lies: trumps at the left, then suits that alternate in colour; or all by strength."""

from enum import Enum, auto
from itertools import pairwise, permutations

from game.rules.board import Board
from game.rules.cards import Card, Cards, Suit
from game.rules.ranking import EffectiveSuit, Ranking
from game.ui.table.games import game_of

Groups = tuple[Cards, ...]
"""A hand in the order in which it lies; a gap parts the groups."""

_SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_RED = (Suit.HEARTS, Suit.DIAMONDS)


class SortBy(Enum):
    """What a hand is sorted by."""

    SUIT = auto()
    RANK = auto()


def ranking_of(board: Board) -> Ranking:
    """The ranking in force; before the trump suit is known, the one without a suit."""
    return board.ranking or game_of(board).bare_ranking(board)


def sort_hand(hand: Cards, ranking: Ranking, by: SortBy) -> Groups:
    """Lay a hand out, strongest first, equal cards side by side."""
    if by is SortBy.RANK:
        return (_strongest_first(hand, ranking),) if hand else ()
    trumps = ranking.in_suit(hand, EffectiveSuit.TRUMP)
    sides = {suit: ranking.in_suit(hand, EffectiveSuit(suit.value)) for suit in _SUIT_ORDER}
    present = tuple(suit for suit in _SUIT_ORDER if sides[suit])
    groups = (trumps, *(sides[suit] for suit in _alternating(present, ranking.suit if trumps else None)))
    return tuple(_strongest_first(group, ranking) for group in groups if group)


def sort_cards(cards: Cards, ranking: Ranking) -> Cards:
    """Cards in a row, trumps first, each suit strongest first."""
    return tuple(card for group in sort_hand(cards, ranking, SortBy.SUIT) for card in group)


def _strongest_first(cards: Cards, ranking: Ranking) -> Cards:
    return tuple(sorted(cards, key=lambda card: (-ranking.height(card), _suit_index(card))))


def _suit_index(card: Card) -> int:
    return _SUIT_ORDER.index(card.suit) if card.suit is not None else 0


def _alternating(present: tuple[Suit, ...], before: Suit | None) -> tuple[Suit, ...]:
    """The order of the side suits with the fewest neighbours of one colour; `before` is the suit to their left."""
    return min(permutations(present), key=lambda order: _clashes(order, before), default=())


def _clashes(order: tuple[Suit, ...], before: Suit | None) -> int:
    row = order if before is None else (before, *order)
    return sum((left in _RED) == (right in _RED) for left, right in pairwise(row))
