"""B5: singles, pairs, tractors."""

import pytest

from game.rules.ranking import Ranking
from game.rules.shapes import PAIR, SINGLE, Shape, components_in, split, tractor
from tests.kit.chaodipi import ranking
from tests.kit.notation import cards

LEVEL_6 = ranking("6 H")


def shapes(text: str, order: Ranking) -> list[Shape]:
    """What cards of one suit fall into."""
    return [part.shape for part in split(cards(text), order)]


def is_tractor(text: str, order: Ranking) -> bool:
    """Whether the cards are one tractor, as cards that are led together."""
    play = cards(text)
    return len({order.suit_of(card) for card in play}) == 1 and shapes(text, order) == [tractor(len(play) // 2)]


def test_b5_a_pair_is_two_identical_cards() -> None:
    assert shapes("C9*2", LEVEL_6) == [PAIR]
    assert shapes("C9", LEVEL_6) == [SINGLE]
    assert shapes("C6 D6", LEVEL_6) == [SINGLE, SINGLE]


@pytest.mark.parametrize(
    "text",
    [
        "C5*2 C7*2",
        "C7*2 C8*2 C9*2",
        "BJ*2 LJ*2",
        "H6*2 D6*2",
        "D6*2 HA*2",
        "H6*2 D6*2 HA*2",
        "HK*2 HA*2",
    ],
)
def test_ex_b5_1_tractors(text: str) -> None:
    assert is_tractor(text, LEVEL_6)


@pytest.mark.parametrize(
    "text", ["LJ*2 H6*2", "D6*2 C6*2", "H6*2 D6*2 C6*2", "CA*2 C2*2", "C5*2 D7*2", "C5*2 C8*2", "C5*2 C7"]
)
def test_ex_b5_1_no_tractors(text: str) -> None:
    assert not is_tractor(text, LEVEL_6)


def test_ex_b5_2_the_ace_as_level_card() -> None:
    assert is_tractor("DA*2 HK*2", ranking("A H"))
    assert is_tractor("HA*2 DA*2 HK*2", ranking("A H"))
    assert not is_tractor("HA*2 HK*2", ranking("A H"))


def test_ex_b5_3_in_no_trump_level_pairs_have_no_neighbours() -> None:
    assert not is_tractor("S6*2 H6*2", ranking("6"))
    assert is_tractor("LJ*2 BJ*2", ranking("6"))
    assert not is_tractor("S6*2 LJ*2", ranking("6"))
    assert is_tractor("H5*2 H7*2", ranking("6"))


def test_d_b07_with_the_option_small_jokers_join_the_main_level_pair() -> None:
    order = ranking("6 H", joker_level=True)
    assert is_tractor("LJ*2 H6*2", order)
    assert is_tractor("BJ*2 LJ*2 H6*2 D6*2 HA*2", order)
    assert not is_tractor("LJ*2 D6*2", order)


def test_d_b07_with_the_option_small_jokers_join_any_level_pair_in_no_trump() -> None:
    order = ranking("6", joker_level=True)
    for pair in ("S6*2", "H6*2", "C6*2", "D6*2"):
        assert is_tractor(f"{pair} LJ*2", order)
    assert not is_tractor("S6*2 H6*2 LJ*2", order)
    assert is_tractor("S6*2 LJ*2 BJ*2", order)


@pytest.mark.parametrize(
    ("thrown", "into"),
    [
        ("C2*2 C3*2 C4*2 C5", "C2*2 C3*2 C4*2 | C5"),
        ("C2*2 C3*2 C5*2 C7*2 C8*2 CK", "C5*2 C7*2 C8*2 | C2*2 C3*2 | CK"),
        ("CK*2 CA C9*2", "CK*2 | C9*2 | CA"),
        ("H6*2 D6*2 S6*2 HA*2", "H6*2 S6*2 HA*2 | D6*2"),
        ("BJ*2 LJ*2 H6*2 HA", "BJ*2 LJ*2 | H6*2 | HA"),
        ("D6 S6 C6*2 HA*2", "C6*2 HA*2 | S6 | D6"),
    ],
)
def test_b6_cards_split_into_the_longest_tractors_then_pairs_then_singles(thrown: str, into: str) -> None:
    parts = split(cards(thrown), LEVEL_6)
    assert [part.cards for part in parts] == [cards(part) for part in into.split("|")]


def test_b6_a_tractor_may_be_cut_from_a_longer_one() -> None:
    found = components_in(cards("C2*2 C3*2 C4*2 C7*2 C8*2 CK"), tractor(2), LEVEL_6)
    assert [part.cards for part in found] == [cards("C2*2 C3*2"), cards("C3*2 C4*2"), cards("C7*2 C8*2")]
    assert [part.cards for part in components_in(cards("C2*2 CK"), SINGLE, LEVEL_6)] == [cards("C2"), cards("CK")]
    assert list(components_in(cards("C2*2 CK"), tractor(2), LEVEL_6)) == []
