"""What a play is made of, how its parts lie, what the red button calls it."""

import pytest

from game.ui.table.grouping import groups_of, longest_tractor, parts_of, play_groups, play_words
from game.ui.table.ordering import sort_cards
from game.words import say
from tests.kit.chaodipi import PlayScene, ranking
from tests.kit.notation import P0, P1, P2, P3, cards

ORDER = ranking("6 H")


def test_a_throw_falls_into_tractors_pairs_and_singles() -> None:
    groups = groups_of(cards("SA S10*2 S9*2 SK*2 S3"), ORDER)
    assert groups == (cards("S10*2 S9*2"), cards("SK*2"), (*cards("SA"), *cards("S3")))


def test_equal_cards_are_one_part() -> None:
    assert [part.shape.width for part in parts_of(cards("S9*3"), ORDER)] == [3]
    assert parts_of((), ORDER) == ()


def test_answers_are_parted_only_in_one_suit_and_only_where_parts_were_led() -> None:
    throw = cards("SA SK*2")
    assert len(play_groups(cards("S3*2 S9"), throw, ORDER)) == 2
    assert play_groups(cards("S3*2 D9"), throw, ORDER) == (sort_cards(cards("S3*2 D9"), ORDER),)
    assert len(play_groups(cards("S3 S9"), cards("SA*2"), ORDER)) == 1


@pytest.mark.parametrize(
    ("held", "run"),
    [
        ("S7*2 S5*2 S4", "S7*2 S5*2"),
        ("D6*2 C6 HA*2 HK*2", "D6*2 HA*2 HK*2"),
        ("S10*2 S9*2 S5*2 S4*2 S3*2", "S5*2 S4*2 S3*2"),
        ("S9*2 S7*2 S4", ""),
    ],
)
def test_the_longest_tractor(held: str, run: str) -> None:
    assert longest_tractor(cards(held), ORDER) == cards(run)


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        ("", "Play"),
        ("S9", "Play · single"),
        ("S9*2", "Play · pair"),
        ("S9*2 S8*2", "Play · tractor"),
        ("SA S9*2", "Play · throw"),
        ("SA D9", "Play"),
    ],
)
def test_what_the_red_button_says(chosen: str, words: str) -> None:
    hands = {P0: "SA S9*2 S8*2 D9", P1: "C3*2 C4*2 C5*2", P2: "C7*2 C8*2 C9*2", P3: "D3*2 D4*2 D5*2"}
    view = PlayScene(hands, trump="6 H").start().view(P0)
    assert say(play_words(view, cards(chosen))) == words
