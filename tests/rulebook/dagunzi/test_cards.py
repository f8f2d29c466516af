"""A1: cards and their order."""

from itertools import groupby

from game.rules.cards import Card, Cards, bundle, pack, points_in
from game.rules.dagunzi.burying import KITTY_SIZE
from game.rules.dagunzi.game import Dagunzi
from game.rules.ranking import EffectiveSuit, Ranking
from game.rules.shapes import PAIR, SINGLE, TRIPLE, group_of
from game.rules.trick import beats
from tests.kit.notation import cards, piles, rank, ranking


def classes(order: Ranking) -> list[Cards]:
    """The strength classes from high to low."""
    descending = sorted(Card, key=order.height, reverse=True)
    return [bundle(equals) for _, equals in groupby(descending, order.height)]


def test_a1_there_are_162_cards_39_a_hand_and_six_in_the_kitty() -> None:
    assert Dagunzi().pack == pack(3)
    assert len(Dagunzi().pack) == 162 == 4 * 39 + KITTY_SIZE


def test_a1_a_pot_is_played_on_the_levels_3_to_10() -> None:
    assert Dagunzi().levels == tuple(rank(str(level)) for level in range(3, 11))


def test_ex_a1_1_the_whole_order() -> None:
    trumps = "BJ | LJ | H7 | S7 C7 D7 | H2 | S2 C2 D2 | HA | HK | HQ | HJ | H10 | H9 | H8 | H6 | H5 | H4 | H3"
    sides = "SA CA DA | SK CK DK | SQ CQ DQ | SJ CJ DJ | S10 C10 D10 | S9 C9 D9 | S8 C8 D8 | S6 C6 D6 | S5 C5 D5"
    lowest = "S4 C4 D4 | S3 C3 D3"
    assert classes(ranking("7 H")) == [*piles(trumps), *piles(sides), *piles(lowest)]


def test_ex_a1_1_the_first_line_are_the_trumps() -> None:
    order = ranking("7 H")
    trumps = {card for card in Card if order.is_trump(card)}
    assert trumps == set(cards("BJ LJ H7 S7 C7 D7 H2 S2 C2 D2 HA HK HQ HJ H10 H9 H8 H6 H5 H4 H3"))
    assert {order.suit_of(card) for card in trumps} == {EffectiveSuit.TRUMP}
    assert [order.suit_of(Card(code)) for code in ("S3", "CA", "D10")] == ["S", "C", "D"]


def test_ex_a1_2_equal_level_cards_are_no_pair() -> None:
    order = ranking("7 H")
    assert order.place(Card.D7) == order.place(Card.C7)
    assert group_of(cards("D7 C7")) is None
    assert group_of(cards("D7 D7")) == PAIR


def test_a1_one_two_or_three_identical_cards_make_a_combination() -> None:
    assert [group_of(cards(text)) for text in ("S9", "S9*2", "S9*3")] == [SINGLE, PAIR, TRIPLE]
    assert [group_of(cards(text)) for text in ("LJ BJ", "S9*2 S8", "")] == [None, None, None]


def test_ex_a1_3_main_level_card_and_lowest_trump() -> None:
    order = ranking("3 C")
    ladder = classes(order)
    assert ladder[2] == cards("C3")
    assert ladder[3] == cards("S3 H3 D3")
    lowest = [equals for equals in ladder if order.is_trump(equals[0])][-1]
    assert lowest == cards("C4")


def test_ex_a1_4_a_level_card_keeps_its_points() -> None:
    order = ranking("10 S")
    assert order.is_trump(Card.H10)
    assert classes(order)[3] == cards("H10 C10 D10")
    assert Card.H10.points == 10


def test_ex_a1_5_the_pack_has_300_points() -> None:
    by_rank = {text: points_in(card for card in pack(3) if card.rank == rank(text)) for text in ("5", "10", "K")}
    assert by_rank == {"5": 12 * 5, "10": 12 * 10, "K": 12 * 10}
    assert points_in(pack(3)) == 300


def test_a1_side_cards_of_different_suits_compare_by_rank_only() -> None:
    order = ranking("7 H")
    assert order.height(Card.S9) == order.height(Card.D9) > order.height(Card.C8)
    assert not beats(cards("DA"), cards("S9"), order), "higher, but not of the suit that leads"


def test_d_00_the_small_joker_is_lj_and_sj_the_jack_of_spades() -> None:
    assert (Card("LJ").suit, Card("SJ").suit) == (None, "S")
    assert Card("LJ").rank == rank("LJ") < Card("BJ").rank
    assert Card("SJ").rank == rank("J")
