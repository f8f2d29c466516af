"""Rigged decks: who draws what, in which order."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from game.rules.cards import Card, Cards, pack
from game.rules.seats import SEATS, Seat
from tests.kit.notation import in_order


@dataclass(frozen=True)
class Size:
    """How many decks a game is played with, and how many cards go into a hand and the kitty."""

    copies: int
    hand: int
    kitty: int


THREE_DECKS = Size(copies=3, hand=39, kitty=6)
"""Da Gunzi (A1, A2)."""
TWO_DECKS = Size(copies=2, hand=25, kitty=8)
"""Chao Dipi (B1)."""
COPIES, HAND, KITTY = THREE_DECKS.copies, THREE_DECKS.hand, THREE_DECKS.kitty
_STEP = 67  # shares no factor with 162 or 108, so that counting on by it meets every card


def interleaved(hands: Iterable[Cards], kitty: Cards, first: Seat) -> Cards:
    """The deck from which four hands are drawn, each in its own order, `first` drawing first."""
    of = dict(zip(SEATS, hands, strict=True))
    drawn = tuple(of[first.plus(step)][step // 4] for step in range(4 * len(of[first])))
    return drawn + kitty


def rigged(
    hands: Mapping[Seat, str] | None = None, kitty: str = "", first: Seat = Seat.P0, size: Size = THREE_DECKS
) -> Cards:
    """A deck in which each seat draws the cards written for it first, in that order, and the kitty starts as written.

    Cards after `...` are drawn last. What is not written is filled up from the rest of the pack, always alike. Raises
    ValueError when more cards are written than there are, or than belong in one place.
    """
    written = [_parts((hands or {}).get(seat, ""), size.hand) for seat in SEATS]
    bottom = _parts(kitty, size.kitty)
    rest = _mixed(pack(size.copies))
    for early, late in (*written, bottom):
        for card in early + late:
            if card not in rest:
                raise ValueError(f"more than {size.copies} {card} written")
            rest.remove(card)
    spare = iter(rest)
    filled = [_filled(early, late, size.hand, spare) for early, late in written]
    return interleaved(filled, _filled(*bottom, size.kitty, spare), first)


def _parts(text: str, size: int) -> tuple[Cards, Cards]:
    before, _, after = text.partition("...")
    early, late = in_order(before), in_order(after)
    if len(early + late) > size:
        raise ValueError(f"{text}: more than {size} cards")
    return early, late


def _filled(early: Cards, late: Cards, size: int, spare: Iterator[Card]) -> Cards:
    return (*early, *(next(spare) for _ in range(size - len(early + late))), *late)


def _mixed(cards: Cards) -> list[Card]:
    """The same mixture every time."""
    return [cards[index * _STEP % len(cards)] for index in range(len(cards))]
