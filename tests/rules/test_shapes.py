"""Shapes and counting."""

from game.rules.cards import Card
from game.rules.shapes import PAIR, SINGLE, TRIPLE, Shape, counts_of
from tests.kit.notation import in_order


def test_a_shape_takes_so_many_cards() -> None:
    assert [shape.size for shape in (SINGLE, PAIR, TRIPLE, Shape(2, 3))] == [1, 2, 3, 6]


def test_copies_are_counted_first_seen_first() -> None:
    assert list(counts_of(in_order("S9 H3 S9")).items()) == [(Card.S9, 2), (Card.H3, 1)]
