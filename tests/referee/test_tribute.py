"""The questions about tribute and return, by the rulebook's examples (A4)."""

import pytest

from tests.referee.ask import LEGAL, ask, refused

PAYER = "BJ H7 D7 H2 HA HK HQ H10 SA CA S5"


@pytest.mark.parametrize(
    ("count", "cards", "answer"),
    [
        (4, "BJ H7 D7 H2", LEGAL),
        (6, "BJ H7 D7 H2 HA HQ", LEGAL),
        (6, "BJ H7 D7 H2 HA HK", refused("point_card")),
        (7, "BJ H7 D7 H2 HA HQ SA", LEGAL),
        (7, "BJ H7 D7 H2 HA HQ CA", LEGAL),
        (4, "BJ H7 D7 HA", refused("not_strongest")),
        (4, "BJ H7 D7", refused("wrong_count")),
        (1, "LJ", refused("not_held")),
        (39, "BJ H7 D7 H2 HA HQ SA CA", LEGAL),
    ],
)
def test_ex_a4_6_the_strongest_are_paid(count: int, cards: str, answer: dict[str, object]) -> None:
    assert ask("tribute", hand=PAYER, count=count, cards=cards) == answer


def test_ex_a4_7_level_cards_with_points() -> None:
    question = {"hand": "BJ H5 S5 H2 HA", "count": 2, "level": "5"}
    assert ask("tribute", cards="BJ H2", **question) == LEGAL
    assert ask("tribute", cards="BJ H5", **question) == refused("point_card")
    assert ask("tribute", cards="BJ H5", preset="dalian", **question) == LEGAL
    assert ask("tribute", cards="BJ H2", options={"level_point_tribute": True}, **question) == refused("not_strongest")


@pytest.mark.parametrize(
    ("cards", "answer"),
    [
        ("S9 C3", LEGAL),
        ("S9 H4", refused("not_a_side_card")),
        ("S9 S2", refused("not_a_side_card")),
        ("S9 D7", refused("not_a_side_card")),
        ("S9 SK", refused("point_card")),
        ("S9", refused("wrong_count")),
        ("S9*2", refused("not_held")),
    ],
)
def test_ex_a4_9_side_cards_go_back(cards: str, answer: dict[str, object]) -> None:
    assert ask("return", hand="S9 C3 H4 S2 D7 SK", count=2, cards=cards) == answer


def test_ex_a4_10_then_the_weakest() -> None:
    question = {"hand": "S4 S6 C9 H3 H4 H6 S5 BJ", "count": 5}
    assert ask("return", cards="S4 S6 C9 H3 H4", **question) == LEGAL
    assert ask("return", cards="S4 S6 C9 H3 H6", **question) == refused("not_weakest")


@pytest.mark.parametrize("op", ["tribute", "return"])
@pytest.mark.parametrize("count", [0, 40, False, 2.5, "2", None])
def test_one_to_all_cards_are_owed(op: str, count: object) -> None:
    answer = ask(op, hand="S9", count=count, cards="S9")
    assert (answer["error"], "'count'" in answer["message"]) == ("bad_field", True)
