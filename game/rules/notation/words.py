"""字: cards, suits, levels and seats as words (§0)."""

import re
from itertools import groupby

from game.rules.cards import PLAIN_RANKS, RANK_TEXT, Card, Cards, Rank, Suit
from game.rules.seats import SEATS, Seat


class NotationError(ValueError):
    """A text that is not in the notation; the message names the word and says what could stand in its place."""


_CARDS = {card.value: card for card in Card}
_LEVELS = {RANK_TEXT[rank]: rank for rank in PLAIN_RANKS}
_SEATS = {seat.name: seat for seat in SEATS}
_COPIES = re.compile(r"[1-9][0-9]?", re.ASCII)


def quoted(text: str) -> str:
    """Put a text into a message: between quotation marks, its beginning only, nothing in it that a screen obeys."""
    return repr(text if len(text) <= 40 else text[:39] + "…")


def split_word(text: str) -> tuple[str, str]:
    """Part the first word of a text from the rest; either may be empty."""
    word, *rest = text.split(None, 1) or [""]
    return word, rest[0].strip() if rest else ""


def read_cards(text: str) -> Cards:
    """Read cards separated by spaces, in the order given; `S9*2` is two of a kind. Raises NotationError."""
    return tuple(card for word in text.split() for card in _read_word(word))


def _read_word(word: str) -> Cards:
    code, star, copies = word.partition("*")
    if code not in _CARDS:
        raise NotationError(f"{quoted(word)} is not a card; cards are S9 H10 CJ DA LJ BJ, and S9*2 for copies")
    if star and not _COPIES.fullmatch(copies):
        raise NotationError(f"{quoted(word)}: after the star stands the number of copies, as in {code}*2")
    return (_CARDS[code],) * int(copies or 1)


def write_cards(cards: Cards) -> str:
    """Write cards as `read_cards` reads them, in their order; neighbours of a kind become one word."""
    return " ".join(_write_run(card, len(tuple(run))) for card, run in groupby(cards))


def _write_run(card: Card, copies: int) -> str:
    return card.value if copies == 1 else f"{card}*{copies}"


def read_suit(word: str) -> Suit:
    """花色: read `S`, `H`, `C` or `D`. Raises NotationError."""
    if word not in tuple(Suit):
        raise NotationError(f"{quoted(word)} is not a suit; suits are S H C D")
    return Suit(word)


def read_level(word: str) -> Rank:
    """级: read a rank as it is printed on a card: `2` .. `10`, `J`, `Q`, `K`, `A`. Raises NotationError."""
    if word not in _LEVELS:
        raise NotationError(f"{quoted(word)} is not a level; levels are written {' '.join(_LEVELS)}")
    return _LEVELS[word]


def read_seat(word: str) -> Seat:
    """座位: read `P0` .. `P3`; `Seat.name` writes it. Raises NotationError."""
    if word not in _SEATS:
        raise NotationError(f"{quoted(word)} is not a seat; seats are P0 P1 P2 P3")
    return _SEATS[word]
