"""Cards moving between hands, kitty and stock."""

import pytest

from game.rules.open_cards import OpenCards, deal_out
from tests.kit.notation import P0, P1, P2, cards, in_order


def table() -> OpenCards:
    return OpenCards((cards("S9 S3"), cards("H4"), (), ()), in_order("D3 C3"), cards("BJ S5"), cards("BJ S5"))


def test_a_deck_is_laid_ready() -> None:
    laid = deal_out(in_order("S9 S3 H4 BJ S5"), 2)
    assert laid == OpenCards(((), (), (), ()), in_order("S9 S3 H4"), in_order("BJ S5"), in_order("BJ S5"))


def test_drawing_takes_the_next_card() -> None:
    card, after = table().draw(P0)
    assert (card, after.hands[P0], after.stock) == ("D3", cards("D3 S3 S9"), in_order("C3"))


def test_moving_keeps_hands_sorted() -> None:
    after = table().move(P0, P1, cards("S3"))
    assert after.hands[:2] == (cards("S9"), cards("H4 S3"))


def test_burying_and_taking_are_opposites() -> None:
    after = table().bury(P1, cards("H4"))
    assert (after.hands[P1], after.kitty) == ((), cards("BJ H4 S5"))
    assert after.take_kitty(P1, cards("H4")).hands == table().hands


def test_what_is_not_there_does_not_move() -> None:
    for attempt in (
        lambda: table().lose(P1, cards("S9")),
        lambda: table().move(P2, P0, cards("S9")),
        lambda: table().take_kitty(P0, cards("LJ")),
        lambda: table().bury(P0, cards("S9*2")),
    ):
        with pytest.raises(ValueError, match="not in"):
            attempt()
