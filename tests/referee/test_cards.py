"""The questions about cards: order and shape (A1)."""

import pytest

from tests.referee.ask import ask


def test_ex_a1_1_the_order_of_cards() -> None:
    cards = "C3 D4 SA SK*2 H3 HA C2 S2 H2 D7 C7 S7 H7 LJ BJ"
    assert ask("order", cards=cards) == {
        "suits": {
            "T": [["BJ"], ["LJ"], ["H7"], ["C7", "D7", "S7"], ["H2"], ["C2", "S2"], ["HA"], ["H3"]],
            "S": [["SA"], ["SK"]],
            "C": [["C3"]],
            "D": [["D4"]],
        }
    }


def test_ex_a1_3_level_three() -> None:
    assert ask("order", cards="C4 H3 C3", level="3", trump="C") == {"suits": {"T": [["C3"], ["H3"], ["C4"]]}}


def test_no_cards_have_no_order() -> None:
    assert ask("order", cards="") == {"suits": {}}


@pytest.mark.parametrize(
    ("cards", "shape", "components"),
    [
        ("S9", "single", ["S9"]),
        ("D7*2", "pair", ["D7 D7"]),
        ("H3*3", "triple", ["H3 H3 H3"]),
        ("D7 C7", "none", ["C7", "D7"]),
        ("C3*2 S4*2 SA S3*3 BJ H2*2", "none", ["S3 S3 S3", "H2 H2", "S4 S4", "C3 C3", "BJ", "SA"]),
        ("C8*2 C9*2 CA", "none", ["C9 C9", "C8 C8", "CA"]),
        ("", "none", []),
    ],
)
def test_shapes(cards: str, shape: str, components: list[str]) -> None:
    assert ask("shape", cards=cards) == {"shape": shape, "components": components}


def test_a_shape_can_be_asked_without_a_trump() -> None:
    assert ask("shape", cards="S9*2 SA HA*2", level=None, trump=None) == {
        "shape": "none",
        "components": ["HA HA", "S9 S9", "SA"],
    }


def test_half_a_ranking_is_none() -> None:
    assert ask("shape", cards="S9", level=None)["error"] == "bad_field"
    assert ask("shape", cards="S9", trump=None)["error"] == "bad_field"
