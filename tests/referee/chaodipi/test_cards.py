"""The questions about cards: order and shape (B1, B5)."""

import pytest

from tests.referee.ask import ask_chaodipi as ask

ALL = "H2 S2 HA SA H6 S6 C6 D6 LJ BJ"


def test_ex_b1_1_the_order_with_a_trump_suit() -> None:
    assert ask("order", cards=ALL, level="6", trump="H") == {
        "suits": {
            "T": [["BJ"], ["LJ"], ["H6"], ["C6", "D6", "S6"], ["HA"], ["H2"]],
            "S": [["SA"], ["S2"]],
        }
    }


def test_ex_b1_2_the_order_without_one() -> None:
    assert ask("order", cards=ALL, level="6", trump="none") == {
        "suits": {
            "T": [["BJ"], ["LJ"], ["C6", "D6", "H6", "S6"]],
            "S": [["SA"], ["S2"]],
            "H": [["HA"], ["H2"]],
        }
    }


def test_ex_b1_3_level_ace() -> None:
    assert ask("order", cards="HK HA", level="A", trump="H") == {"suits": {"T": [["HA"], ["HK"]]}}


@pytest.mark.parametrize(
    ("cards", "shape", "components"),
    [
        ("C5", "single", ["C5"]),
        ("C5*2", "pair", ["C5 C5"]),
        ("C5*2 C7*2", "tractor", ["C5 C5 C7 C7"]),
        ("C7*2 C8*2 C9*2", "tractor", ["C7 C7 C8 C8 C9 C9"]),
        ("BJ*2 LJ*2", "tractor", ["BJ BJ LJ LJ"]),
        ("H6*2 D6*2 HA*2", "tractor", ["D6 D6 H6 H6 HA HA"]),
        ("LJ*2 H6*2", "throw", ["LJ LJ", "H6 H6"]),
        ("H6*2 D6*2 C6*2", "throw", ["C6 C6 H6 H6", "D6 D6"]),
        ("CA CQ*2 C5*2 C4*2", "throw", ["C4 C4 C5 C5", "CQ CQ", "CA"]),
        ("D6 C6", "throw", ["C6", "D6"]),
        ("C5*2 D7*2", "none", ["C5 C5", "D7 D7"]),
        ("SA D9 C3*2 H2 LJ S3*2 S4*2", "none", ["S3 S3 S4 S4", "C3 C3", "LJ", "H2", "SA", "D9"]),
        ("", "none", []),
    ],
)
def test_ex_b5_1_shapes(cards: str, shape: str, components: list[str]) -> None:
    assert ask("shape", cards=cards, level="6", trump="H") == {"shape": shape, "components": components}


def test_ex_b5_2_and_b5_3_neighbours_of_level_cards() -> None:
    assert ask("shape", cards="DA*2 HK*2", level="A", trump="H")["shape"] == "tractor"
    assert ask("shape", cards="S6*2 H6*2", level="6", trump="none")["shape"] == "throw"
    assert ask("shape", cards="LJ*2 BJ*2", level="6", trump="none")["shape"] == "tractor"


def test_small_jokers_beside_the_level_pair_by_option() -> None:
    joined = {"options": {"tractor_joker_level": True}}
    assert ask("shape", cards="LJ*2 H6*2", level="6", trump="H", **joined)["shape"] == "tractor"
    assert ask("shape", cards="LJ*2 D6*2", level="6", trump="none", **joined)["shape"] == "tractor"


def test_a_shape_hangs_on_the_trump() -> None:
    assert ask("shape", cards="C5*2", trump=None) == {"error": "bad_field", "message": "field 'trump' is missing"}


def test_there_are_two_decks() -> None:
    answer = ask("order", cards="S9*3")
    assert answer == {"error": "bad_field", "message": "field 'cards': there are only 2 S9"}


def test_levels_are_two_to_ace() -> None:
    assert "error" not in ask("order", cards="S9", level="A")
    assert ask("order", cards="S9", level="14")["error"] == "bad_level"
