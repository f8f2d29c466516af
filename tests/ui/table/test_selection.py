"""Choosing cards."""

from game.rules.cards import Card
from game.ui.table.selection import Selection, Sweep

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
