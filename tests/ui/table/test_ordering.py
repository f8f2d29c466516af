"""How a hand lies."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from game.rules.cards import Card, Rank, Suit, bundle, pack
from game.rules.dagunzi.declaring import dagunzi_ranking
from game.rules.ranking import Ranking
from game.ui.table.ordering import SortBy, sort_cards, sort_hand

RED = (Suit.HEARTS, Suit.DIAMONDS)
HANDS = st.lists(st.sampled_from(pack(3)), max_size=45).map(bundle)
RANKINGS = st.builds(dagunzi_ranking, st.sampled_from(list(Rank)[1:9]), st.none() | st.sampled_from(list(Suit)))


@given(HANDS, RANKINGS, st.sampled_from(SortBy))
def test_no_card_is_lost(hand: tuple[Card, ...], ranking: Ranking, by: SortBy) -> None:
    groups = sort_hand(hand, ranking, by)
    assert bundle(card for group in groups for card in group) == hand
    assert all(groups)


@given(HANDS, RANKINGS)
def test_trumps_stand_left_and_each_group_is_one_suit(hand: tuple[Card, ...], ranking: Ranking) -> None:
    groups = sort_hand(hand, ranking, SortBy.SUIT)
    trump = [any(map(ranking.is_trump, group)) for group in groups]
    assert not any(trump[1:])
    assert all(len({ranking.suit_of(card) for card in group}) == 1 for group in groups)


@given(HANDS, RANKINGS, st.sampled_from(SortBy))
def test_strong_cards_stand_left_and_equal_ones_together(hand: tuple[Card, ...], ranking: Ranking, by: SortBy) -> None:
    for group in sort_hand(hand, ranking, by):
        heights = [ranking.height(card) for card in group]
        assert heights == sorted(heights, reverse=True)
        changes = sum(one is not other for one, other in pairwise(group))
        assert changes == len(set(group)) - 1


def test_suits_alternate_in_colour() -> None:
    hand = bundle((Card.S9, Card.H9, Card.C9, Card.D9))
    for trump in (None, *Suit):
        groups = sort_hand(hand, dagunzi_ranking(Rank.SEVEN, trump), SortBy.SUIT)
        colours = [group[0].suit in RED for group in groups]
        assert all(one != other for one, other in pairwise(colours))


def test_two_suits_of_one_colour_are_parted_by_the_trumps() -> None:
    hand = bundle((Card.H9, Card.S9, Card.D9))
    groups = sort_hand(hand, dagunzi_ranking(Rank.SEVEN, Suit.DIAMONDS), SortBy.SUIT)
    assert groups == ((Card.D9,), (Card.S9,), (Card.H9,))


def test_a_row_of_cards_is_one_sequence() -> None:
    ranking = dagunzi_ranking(Rank.SEVEN, Suit.HEARTS)
    assert sort_cards((Card.S4, Card.BJ, Card.S9, Card.H7), ranking) == (Card.BJ, Card.H7, Card.S9, Card.S4)
    assert sort_cards((), ranking) == ()
