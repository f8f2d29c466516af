"""Cards, suits, levels and seats as words (§0)."""

import random

import pytest

from game.rules.cards import Card, Rank, Suit, pack
from game.rules.notation.words import (
    NotationError,
    quoted,
    read_cards,
    read_level,
    read_seat,
    read_suit,
    split_word,
    write_cards,
)
from game.rules.seats import SEATS, Seat


def test_cards_are_words() -> None:
    assert read_cards("S9*2 H10 BJ") == (Card.S9, Card.S9, Card.H10, Card.BJ)
    assert write_cards((Card.S9, Card.S9, Card.H10, Card.BJ)) == "S9*2 H10 BJ"


def test_no_cards_are_no_words() -> None:
    assert read_cards("  ") == ()
    assert write_cards(()) == ""


def test_order_is_kept() -> None:
    assert write_cards(read_cards("S9 H3 S9*1 S9")) == "S9 H3 S9*2"


def test_every_card_can_be_read() -> None:
    assert [read_cards(card) for card in Card] == [(card,) for card in Card]


def test_reading_what_was_written_gives_the_same_cards(rng: random.Random) -> None:
    deck = list(pack(3))
    for _ in range(50):
        rng.shuffle(deck)
        cards = tuple(deck[: rng.randrange(163)])
        assert read_cards(write_cards(cards)) == cards
        assert read_cards(write_cards(tuple(sorted(cards)))) == tuple(sorted(cards))


@pytest.mark.parametrize(
    "text", ["T9", "S1", "S11", "s9", "SJK", "JS", "S 9", "9S", "*2", "王", "S９", "S9,H3", "\ud800", "RJ"]
)
def test_what_is_no_card_is_named(text: str) -> None:
    with pytest.raises(NotationError) as error:
        read_cards(f"H3 {text}")
    assert repr(text.rsplit(maxsplit=1)[-1]) in str(error.value) or repr(text.split(maxsplit=1)[0]) in str(error.value)


@pytest.mark.parametrize("text", ["S9*", "S9*0", "S9*02", "S9*x", "S9*-1", "S9*2*2", "S9*100", "S9*２", "S9*1e9"])
def test_copies_are_a_small_number(text: str) -> None:
    with pytest.raises(NotationError, match="number of copies, as in S9"):
        read_cards(text)


def test_a_long_word_is_shown_by_its_beginning() -> None:
    assert len(quoted("S" * 10_000)) < 50
    assert quoted("S9\n\u202e") == r"'S9\n\u202e'"


def test_suits() -> None:
    assert [read_suit(suit) for suit in "SHCD"] == list(Suit)
    for word in ("s", "T", "SH", "", "none"):
        with pytest.raises(NotationError, match="suits are S H C D"):
            read_suit(word)


def test_levels_are_ranks_as_they_are_printed() -> None:
    assert [read_level(word) for word in ["2", "10", "J", "A"]] == [Rank.TWO, Rank.TEN, Rank.JACK, Rank.ACE]
    for word in ("1", "11", "T", "LJ", "02", "", "３"):
        with pytest.raises(NotationError, match="levels are written 2 3 4 5 6 7 8 9 10 J Q K A"):
            read_level(word)


def test_seats() -> None:
    assert [read_seat(seat.name) for seat in SEATS] == list(Seat)
    for word in ("P4", "p0", "0", ""):
        with pytest.raises(NotationError, match="seats are P0 P1 P2 P3"):
            read_seat(word)


def test_the_first_word_is_split_off() -> None:
    assert split_word("  play\tS9  H3 ") == ("play", "S9  H3")
    assert split_word("pass") == ("pass", "")
    assert split_word(" ") == ("", "")
