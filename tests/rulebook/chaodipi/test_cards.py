"""B1: cards and their order."""

from itertools import groupby

import pytest

from game.rules.cards import Card, Cards, Suit, bundle, pack, points_in
from game.rules.chaodipi.burying import KITTY_SIZE
from game.rules.chaodipi.game import Chaodipi
from game.rules.ranking import EffectiveSuit, Ranking
from tests.kit.chaodipi import ranking
from tests.kit.notation import cards, piles, rank


def classes(order: Ranking) -> list[Cards]:
    """The strength classes from high to low."""
    descending = sorted(Card, key=order.height, reverse=True)
    return [bundle(equals) for _, equals in groupby(descending, order.height)]


def trumps(order: Ranking) -> set[Card]:
    return {card for card in Card if order.is_trump(card)}


def side_classes(ranks: str, suits: str) -> list[Cards]:
    return [cards(" ".join(f"{suit}{rank}" for suit in suits)) for rank in ranks.split()]


def test_b1_there_are_108_cards_25_a_hand_and_eight_in_the_kitty() -> None:
    assert Chaodipi().pack == pack(2)
    assert len(Chaodipi().pack) == 108 == 4 * 25 + KITTY_SIZE
    assert points_in(Chaodipi().pack) == 200


def test_b1_a_match_is_played_on_the_levels_2_to_a() -> None:
    assert Chaodipi().levels == tuple(map(rank, ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]))


def test_ex_b1_1_the_whole_order() -> None:
    order = "BJ | LJ | H6 | S6 C6 D6 | HA | HK | HQ | HJ | H10 | H9 | H8 | H7 | H5 | H4 | H3 | H2"
    sides = side_classes("A K Q J 10 9 8 7 5 4 3 2", "SCD")
    assert classes(ranking("6 H")) == [*piles(order), *sides]


def test_ex_b1_1_the_two_of_the_trump_suit_is_the_lowest_trump() -> None:
    order = ranking("6 H")
    assert min(trumps(order), key=order.height) is Card.H2
    assert not order.is_trump(Card.S2)


def test_ex_b1_2_without_a_trump_suit_level_cards_are_equal_trumps() -> None:
    order = ranking("6")
    assert order.height(Card.S6) == order.height(Card.H6)
    assert trumps(order) == set(cards("BJ LJ S6 H6 C6 D6"))
    assert order.suit_of(Card.HA) is EffectiveSuit.HEARTS
    sides = side_classes("A K Q J 10 9 8 7 5 4 3 2", "SHCD")
    assert classes(order) == [*piles("BJ | LJ | S6 H6 C6 D6"), *sides]


def test_ex_b1_3_the_ace_as_level_card() -> None:
    order = ranking("A H")
    assert classes(order)[:5] == list(piles("BJ | LJ | HA | SA CA DA | HK"))


def test_b1_the_two_is_trump_at_level_two_alone() -> None:
    assert classes(ranking("2 H"))[:5] == list(piles("BJ | LJ | H2 | S2 C2 D2 | HA"))
    assert not ranking("3 H").is_trump(Card.C2)


@pytest.mark.parametrize("level", ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"])
@pytest.mark.parametrize("suit", ["", *Suit])
def test_b1_any_trump_is_above_any_side_card(level: str, suit: str) -> None:
    order = ranking(f"{level} {suit}")
    lowest = min(map(order.height, trumps(order)))
    assert all(order.height(card) < lowest for card in Card if card not in trumps(order))
    assert len(trumps(order)) == (18 if suit else 6)
