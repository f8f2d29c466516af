"""The table of strengths beyond what the rulebook's examples show."""

import pytest

from game.rules.cards import Card, Rank, Suit
from game.rules.ranking import EffectiveSuit, Ranking
from tests.kit.notation import cards, ranking


def test_places_and_heights_are_one_table() -> None:
    order = ranking("7 H")
    for card, place in order.places.items():
        assert (order.place(card), order.suit_of(card), order.height(card)) == (place, *place)
    assert set(order.places) == set(Card)


def test_without_a_trump_suit_only_special_cards_are_trumps() -> None:
    order = Ranking(Rank.SEVEN, None, permanent=(Rank.TWO,))
    assert {card for card in Card if order.is_trump(card)} == set(cards("LJ BJ S2 H2 C2 D2 S7 H7 C7 D7"))
    assert len({order.height(card) for card in cards("S7 H7 C7 D7")}) == 1


def test_no_rank_need_be_always_trump() -> None:
    order = Ranking(Rank.SEVEN, Suit.HEARTS)
    assert not order.is_trump(Card.S2)
    assert order.height(Card.S3) - order.height(Card.S2) == 1


def test_a_level_that_is_always_trump_comes_once() -> None:
    order = Ranking(Rank.TWO, Suit.HEARTS, permanent=(Rank.TWO,))
    assert order.height(Card.H2) - order.height(Card.S2) == 1
    assert order.height(Card.S2) - order.height(Card.HA) == 1


@pytest.mark.parametrize("neighbours", [False, True])
def test_the_small_joker_may_stand_next_to_the_main_level_card(neighbours: bool) -> None:
    order = Ranking(Rank.SEVEN, Suit.HEARTS, joker_level_neighbours=neighbours)
    assert (order.height(Card.LJ) - order.height(Card.H7) == 1) is neighbours
    assert order.height(Card.BJ) - order.height(Card.LJ) == 1


def test_neighbours_in_a_suit_differ_by_one_also_around_the_level() -> None:
    order = ranking("7 H")
    assert order.height(Card.S8) - order.height(Card.S6) == 1
    assert order.height(Card.H8) - order.height(Card.H6) == 1


@pytest.mark.parametrize(
    ("card", "plain"), [("H9", True), ("HA", True), ("H7", False), ("H2", False), ("BJ", False), ("S9", False)]
)
def test_plain_trumps(card: str, plain: bool) -> None:
    assert ranking("7 H").is_plain_trump(Card(card)) is plain


def test_cards_of_an_effective_suit_keep_their_order() -> None:
    hand = cards("BJ H9 S7 S9 SA D3")
    assert ranking("7 H").in_suit(hand, EffectiveSuit.TRUMP) == cards("BJ H9 S7")
    assert ranking("7 H").in_suit(hand, EffectiveSuit.SPADES) == cards("S9 SA")
