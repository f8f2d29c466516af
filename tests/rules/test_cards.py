"""Cards and bundles of them."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.cards import JOKERS, Card, Rank, Suit, bundle, card_of, holds, pack, points_in, selections, without
from tests.kit.notation import cards, in_order

SOME = st.lists(st.sampled_from([Card.S3, Card.S10, Card.H3, Card.LJ, Card.BJ]), max_size=7).map(bundle)


def test_there_are_fifty_four_kinds_of_card() -> None:
    assert len(Card) == 54
    assert {card_of(suit, rank) for suit in Suit for rank in Rank if rank <= Rank.ACE} == set(Card) - set(JOKERS)


def test_a_card_reads_as_it_is_written() -> None:
    assert (Card("S10").suit, Card("S10").rank, Card("S10").points) == (Suit.SPADES, Rank.TEN, 10)
    assert (Card("LJ").suit, Card("LJ").rank, Card("LJ").points) == (None, Rank.SMALL_JOKER, 0)
    assert repr(Card.H5) == "Card.H5"
    assert str(Card.H5) == "H5"
    with pytest.raises(ValueError, match="S1"):
        Card("S1")


def test_a_pack_has_so_many_of_each() -> None:
    assert sorted(pack(2)) == sorted([*Card, *Card])


def test_a_bundle_is_sorted_as_text() -> None:
    assert bundle(in_order("S9 BJ H10 S10 H10")) == in_order("BJ H10 H10 S10 S9")


def test_points_are_those_of_fives_tens_and_kings() -> None:
    assert points_in(cards("S5 H10 CK SA BJ H5*2")) == 35


@pytest.mark.parametrize(
    ("asked", "held"), [("S9", True), ("S9*2", True), ("S9*3", False), ("H3", False), ("S9 H4", True), ("", True)]
)
def test_holding_counts_copies(asked: str, held: bool) -> None:
    assert holds(cards("S9*2 H4"), cards(asked)) is held


def test_without_takes_one_copy_for_each_card() -> None:
    assert without(cards("S9*3 H4"), cards("S9*2")) == cards("S9 H4")
    with pytest.raises(ValueError, match=r"list\.remove"):
        without(cards("S9"), cards("S9*2"))


@given(SOME, st.integers(0, 8))
def test_selections_are_every_bundle_once(pile: tuple[Card, ...], size: int) -> None:
    found = list(selections(pile, size))
    assert found == sorted(set(combinations(pile, size)))
