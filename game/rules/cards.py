"""牌: suits, ranks, the fifty-four kinds of card, and what one does with a bundle of them."""

from collections.abc import Iterable, Iterator
from enum import IntEnum, StrEnum


class Suit(StrEnum):
    """花色: the four suits, by their letter in the notation (§0)."""

    SPADES = "S"
    HEARTS = "H"
    CLUBS = "C"
    DIAMONDS = "D"


class Rank(IntEnum):
    """点数: 2..14 as printed on the card (ace 14), then the two jokers."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    SMALL_JOKER = 15
    BIG_JOKER = 16


RANK_TEXT = {rank: str(int(rank)) for rank in Rank} | {
    Rank.JACK: "J",
    Rank.QUEEN: "Q",
    Rank.KING: "K",
    Rank.ACE: "A",
    Rank.SMALL_JOKER: "LJ",
    Rank.BIG_JOKER: "BJ",
}
RANK_OF_TEXT = {text: rank for rank, text in RANK_TEXT.items()}
PLAIN_RANKS = tuple(rank for rank in Rank if rank <= Rank.ACE)
_POINTS = {Rank.FIVE: 5, Rank.TEN: 10, Rank.KING: 10}


class Card(StrEnum):
    """牌: a kind of card; its value is its notation (`S9`, `H10`, `LJ`).

    Copies of a kind are *identical* (A1), so the kind is all that the rules need. `suit` is None for a joker,
    `points` is its 分 (5, 10 or 0, §0).
    """

    suit: Suit | None
    rank: Rank
    points: int

    S2, S3, S4, S5, S6, S7, S8 = "S2", "S3", "S4", "S5", "S6", "S7", "S8"
    S9, S10, SJ, SQ, SK, SA = "S9", "S10", "SJ", "SQ", "SK", "SA"
    H2, H3, H4, H5, H6, H7, H8 = "H2", "H3", "H4", "H5", "H6", "H7", "H8"
    H9, H10, HJ, HQ, HK, HA = "H9", "H10", "HJ", "HQ", "HK", "HA"
    C2, C3, C4, C5, C6, C7, C8 = "C2", "C3", "C4", "C5", "C6", "C7", "C8"
    C9, C10, CJ, CQ, CK, CA = "C9", "C10", "CJ", "CQ", "CK", "CA"
    D2, D3, D4, D5, D6, D7, D8 = "D2", "D3", "D4", "D5", "D6", "D7", "D8"
    D9, D10, DJ, DQ, DK, DA = "D9", "D10", "DJ", "DQ", "DK", "DA"
    LJ, BJ = "LJ", "BJ"

    def __init__(self, code: str) -> None:
        joker = code in ("LJ", "BJ")
        self.suit = None if joker else Suit(code[0])
        self.rank = RANK_OF_TEXT[code if joker else code[1:]]
        self.points = _POINTS.get(self.rank, 0)

    def __repr__(self) -> str:
        return f"Card.{self.name}"


JOKERS = (Card.LJ, Card.BJ)
_OF = {(card.suit, card.rank): card for card in Card}

Cards = tuple[Card, ...]
"""A bundle (hand, play, kitty): a tuple, sorted as text wherever order carries no meaning."""


def card_of(suit: Suit, rank: Rank) -> Card:
    """Give the card of a suit and a plain rank."""
    return _OF[suit, rank]


def pack(copies: int) -> Cards:
    """Give `copies` decks of 54 cards, in a fixed order (A1: three, B1: two)."""
    return tuple(Card) * copies


def bundle(cards: Iterable[Card]) -> Cards:
    """Sort cards as text: the one order in which hands, plays and kitties are kept."""
    return tuple(sorted(cards))


def points_in(cards: Iterable[Card]) -> int:
    """分: add up the points of cards (§0)."""
    return sum(card.points for card in cards)


def holds(hand: Cards, cards: Cards) -> bool:
    """Say whether `hand` contains `cards`, copies counted."""
    if len(cards) == 1:
        return cards[0] in hand
    return all(hand.count(card) >= cards.count(card) for card in set(cards))


def without(hand: Cards, cards: Iterable[Card]) -> Cards:
    """Give `hand` less `cards`. Raises ValueError when one of them is not there."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return tuple(rest)


def selections(cards: Cards, size: int) -> Iterator[Cards]:
    """Give every different bundle of `size` cards out of the sorted `cards`, in the order of their text."""
    if size == 0:
        yield ()
        return
    previous = None
    for index in range(len(cards) - size + 1):
        card = cards[index]
        if card != previous:
            for rest in selections(cards[index + 1 :], size - 1):
                yield (card, *rest)
        previous = card
