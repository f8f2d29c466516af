"""Choosing cards."""

from game.rules.cards import Card, Cards, bundle
from game.ui.table.selection import Selection, Sweep
from tests.kit.chaodipi import ranking
from tests.kit.notation import cards, in_order

ROW = [(Card.S9, 0), (Card.S9, 1), (Card.S8, 0), (Card.S7, 0), (Card.H5, 0)]


def test_a_tap_chooses_and_a_second_lets_go() -> None:
    selection = Selection()
    selection.toggle(ROW[0])
    assert selection.cards == (Card.S9,)
    assert ROW[0] in selection
    selection.toggle(ROW[0])
    assert not selection


def test_a_sweep_gives_all_what_the_first_one_got() -> None:
    selection = Selection()
    sweep = Sweep(selection, ROW, 1)
    assert not sweep.moved
    sweep.to(3)
    assert sweep.moved
    assert selection.keys == {ROW[1], ROW[2], ROW[3]}
    sweep.to(2)
    assert selection.keys == {ROW[1], ROW[2]}
    sweep.to(0)
    assert selection.keys == {ROW[0], ROW[1]}


def test_a_sweep_from_a_chosen_card_lets_go() -> None:
    selection = Selection()
    selection.put(ROW, chosen=True)
    sweep = Sweep(selection, ROW, 4)
    sweep.to(2)
    assert selection.keys == {ROW[0], ROW[1]}
    sweep.undo()
    assert selection.keys == set(ROW)


def test_choosing_cards_keeps_those_that_were_chosen_of_equal_ones() -> None:
    selection = Selection()
    selection.toggle((Card.S9, 1))
    selection.choose((Card.S9, Card.S8))
    assert selection.keys == {(Card.S9, 1), (Card.S8, 0)}
    selection.choose((Card.S9, Card.S9))
    assert selection.keys == {(Card.S9, 0), (Card.S9, 1)}


def test_what_has_gone_is_let_go() -> None:
    selection = Selection()
    selection.put(ROW, chosen=True)
    selection.keep_to((Card.S9, Card.S7))
    assert selection.cards == (Card.S7, Card.S9)
    assert selection.keys == {(Card.S9, 0), (Card.S7, 0)}


ORDER = ranking("6 H")


def swept(held: str, first: int, last: int) -> Cards:
    """The tractor that a sweep over some of these cards takes."""
    order = [(card, copy % 2) for copy, card in enumerate(in_order(held))]
    sweep = Sweep(Selection(), order, first)
    sweep.to(last)
    return bundle(card for card, _ in sweep.tractor(ORDER))


def test_a_sweep_from_end_to_end_takes_the_tractor() -> None:
    assert swept("S9*2 S8*2 S7*2", 0, 5) == cards("S9*2 S8*2 S7*2")
    assert swept("S9*2 S8*2 S7*2", 3, 0) == cards("S9*2 S8*2")


def test_one_card_of_the_pair_at_an_end_is_enough() -> None:
    assert swept("S9*2 S8*2 S7*2", 1, 4) == cards("S9*2 S8*2 S7*2")
    assert swept("S9*2 S8*2 S7*2", 2, 1) == cards("S9*2 S8*2")


def test_what_lies_between_the_pairs_stays() -> None:
    assert swept("D6*2 C6 HA HA", 0, 4) == cards("D6*2 HA*2")


def test_a_sweep_that_begins_or_ends_beside_a_tractor_takes_none() -> None:
    assert swept("SK S9*2 S8*2", 0, 4) == ()
    assert swept("S9*2 S8*2 S3", 0, 4) == ()
    assert swept("S9*2 S7*2", 0, 3) == ()
