"""洗牌: the deal is fixed by its key, and fair."""

import hashlib
import hmac
import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import TypeVar

import pytest

from game.rules.cards import Card, Cards, pack
from game.rules.seats import SEATS
from game.table.dealing import KEY_BYTES, drawer_of, shuffled

T = TypeVar("T")
KEY = bytes(range(KEY_BYTES))
PACK = pack(3)


def keys(rng: random.Random, count: int) -> Iterator[bytes]:
    return (rng.randbytes(KEY_BYTES) for _ in range(count))


def test_the_deck_of_a_key_is_what_it_was() -> None:
    """A journal keeps decks, a fair deal will keep keys: neither may change under them."""
    deck = shuffled(PACK, KEY)
    assert " ".join(deck[:12]) == "DK C2 C10 D6 SQ C9 C6 DJ D2 H8 SQ S6"
    assert " ".join(deck[-6:]) == "H10 D9 S6 C3 S9 D4"
    assert (
        hashlib.sha256(" ".join(deck).encode()).hexdigest()
        == "0448f4cd437d4bf27e18a5438b802e140950aa285068aac6eacf3242eb5e986f"
    )


def test_the_deck_follows_from_the_key_alone() -> None:
    assert shuffled(PACK, KEY) == shuffled(PACK, KEY)
    assert shuffled(PACK, KEY) != shuffled(PACK, KEY[::-1])
    assert sorted(shuffled(PACK, KEY)) == sorted(PACK)


def test_the_deck_is_fisher_yates_over_the_byte_stream() -> None:
    """Written again from the description: two bytes a number, too large ones thrown away."""
    stream = b"".join(hmac.digest(KEY, b"deck" + n.to_bytes(8, "big"), "sha256") for n in range(40))
    numbers = iter([int.from_bytes(stream[at : at + 2], "big") for at in range(0, len(stream), 2)])
    deck = list(PACK)
    for size in range(len(deck), 1, -1):
        number = next(numbers)
        while number >= 65_536 // size * size:
            number = next(numbers)
        deck[size - 1], deck[number % size] = deck[number % size], deck[size - 1]
    assert tuple(deck) == shuffled(PACK, KEY)


def test_numbers_that_would_favour_the_low_ones_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """65,536 is not a multiple of 3: the number 65,535 must not count below 3; below 2 every number counts."""
    answers = iter([b"\xff\xff" * 16, b"\xff\xff" * 15 + bytes(2), bytes(32)])

    def digest(key: bytes, msg: bytes, digest: object) -> bytes:
        del key, msg, digest
        return next(answers)

    monkeypatch.setattr(hmac, "digest", digest)
    assert shuffled((Card.S3, Card.S4, Card.S5), KEY) == (Card.S4, Card.S5, Card.S3)
    assert next(answers, None) is None


@pytest.mark.parametrize("size", [0, 16, 31, 33, 64])
def test_a_key_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match="32"):
        shuffled(PACK, bytes(size))
    with pytest.raises(ValueError, match="32"):
        drawer_of(bytes(size))


SURE = 6
"""Standard deviations: a fair shuffle is as far off once in a thousand million runs."""


def unevenness(counts: Counter[T], kinds: int) -> float:
    """How far counts are from even ones: their chi-square in standard deviations (Wilson and Hilferty)."""
    expected = counts.total() / kinds
    missing = (kinds - len(counts)) * expected
    chi_square = missing + sum((count - expected) ** 2 / expected for count in counts.values())
    spread = 2 / (9 * (kinds - 1))
    return ((chi_square / (kinds - 1)) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)


def test_an_uneven_shuffle_would_be_seen(rng: random.Random) -> None:
    """The classic mistake: every card swaps with any other, instead of with one not yet placed."""
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        deck = [0, 1, 2, 3]
        for place in range(4):
            other = rng.randrange(4)
            deck[place], deck[other] = deck[other], deck[place]
        counts[tuple(deck)] += 1
    assert unevenness(counts, 24) > SURE


def test_every_order_of_four_cards_is_as_likely(rng: random.Random) -> None:
    four: Cards = (Card.S3, Card.H3, Card.C3, Card.D3)
    counts = Counter(shuffled(four, key) for key in keys(rng, 12_000))
    assert len(counts) == 24
    assert unevenness(counts, 24) < SURE


def test_every_card_lands_everywhere(rng: random.Random) -> None:
    """Where the first card of the pack goes, and what lies at the bottom."""
    one_of_each = tuple(Card)
    decks = [shuffled(one_of_each, key) for key in keys(rng, 2_000)]
    assert unevenness(Counter(deck.index(one_of_each[0]) for deck in decks), 54) < SURE
    assert unevenness(Counter(deck[-1] for deck in decks), 54) < SURE


def test_neighbours_do_not_stay_neighbours(rng: random.Random) -> None:
    one_of_each = tuple(Card)
    together = 0
    for key in keys(rng, 2_000):
        deck = shuffled(one_of_each, key)
        together += abs(deck.index(Card.S3) - deck.index(Card.S4)) == 1
    usual = 2_000 * 2 / 54
    assert abs(together - usual) < SURE * math.sqrt(usual)


def test_every_seat_draws_first_as_often(rng: random.Random) -> None:
    counts = Counter(drawer_of(key) for key in keys(rng, 8_000))
    assert set(counts) == set(SEATS)
    assert unevenness(counts, 4) < SURE


def test_the_drawer_tells_nothing_of_the_deck(rng: random.Random) -> None:
    """Both come from one key; the top card does not go with any drawer."""
    four: Cards = (Card.S3, Card.H3, Card.C3, Card.D3)
    counts = Counter((drawer_of(key), shuffled(four, key)[0]) for key in keys(rng, 8_000))
    assert len(counts) == 16
    assert unevenness(counts, 16) < SURE
