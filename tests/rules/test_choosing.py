"""Picks of the strongest or weakest, with free choice among equals."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.cards import Card, Cards, bundle
from game.rules.choosing import first_picks, is_first_pick
from tests.kit.notation import cards


def by_rank(card: Card) -> tuple[int, int]:
    return 0, card.rank


PILES = st.lists(st.sampled_from([Card.S3, Card.H3, Card.C3, Card.S4, Card.H4, Card.SK]), max_size=8).map(bundle)


@given(PILES, st.integers(0, 8))
def test_picks_are_the_bundles_than_which_nothing_left_comes_first(pile: Cards, size: int) -> None:
    if size > len(pile):
        return
    lowest = sorted(card.rank for card in pile)[:size]
    expected = {pick for pick in combinations(pile, size) if sorted(card.rank for card in pick) == lowest}
    picks = list(first_picks(pile, size, by_rank))
    assert len(picks) == len(set(picks))
    assert set(picks) == expected
    assert all(is_first_pick(pile, pick, by_rank) for pick in picks)


def test_a_pick_that_leaves_something_better_is_none() -> None:
    assert not is_first_pick(cards("S3 H3 S4"), cards("S3 S4"), by_rank)
    assert is_first_pick(cards("S3 H3 S4"), cards("S3 H3"), by_rank)


def test_more_than_there_is_cannot_be_picked() -> None:
    with pytest.raises(ValueError, match="cannot pick 3 of 2 cards"):
        list(first_picks(cards("S3 S4"), 3, by_rank))
