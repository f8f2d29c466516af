"""洗牌: an unbiased shuffle out of a cryptographic byte stream."""

import hashlib
import hmac
from collections.abc import Iterator

from game.rules.cards import Card, Cards
from game.rules.seats import SEATS, Seat

KEY_BYTES = 32


def shuffled(pack: Cards, key: bytes) -> Cards:
    """洗牌: a Fisher-Yates shuffle of a pack, fixed by its 32-byte key. Raises ValueError for a key of another size."""
    below = _Below(key, b"deck")
    deck: list[Card] = list(pack)
    for last in range(len(deck) - 1, 0, -1):
        other = below(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def drawer_of(key: bytes) -> Seat:
    """The first drawer of a round without a banker, fixed by the same key (A2)."""
    return SEATS[_Below(key, b"drawer")(len(SEATS))]


class _Below:
    """Uniform numbers below a bound of at most 65,536: rejection sampling over an HMAC-SHA256 counter stream."""

    def __init__(self, key: bytes, purpose: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key of {len(key)} bytes; {KEY_BYTES} are needed")
        self._pairs = self._stream(key, purpose)

    def __call__(self, bound: int) -> int:
        limit = 65_536 - 65_536 % bound
        return next(number for number in self._pairs if number < limit) % bound

    @staticmethod
    def _stream(key: bytes, purpose: bytes) -> Iterator[int]:
        counter = 0
        while True:
            block = hmac.digest(key, purpose + counter.to_bytes(8, "big"), hashlib.sha256)
            yield from (int.from_bytes(block[at : at + 2], "big") for at in range(0, len(block), 2))
            counter += 1
