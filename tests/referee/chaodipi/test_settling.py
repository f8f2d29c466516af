"""The question about a round's result, by the rulebook's examples (B8, B9)."""

from typing import Any

import pytest

from tests.referee.ask import ask_chaodipi as ask

TWENTY = "S5 H5 D10 C3 C4 C6 C7 C8"
EMPTY = "S3 H3 D3 C3 C4 C6 C7 C8"


def settle(points: int, levels: tuple[int, int] = (9, 9), **more: Any) -> dict[str, Any]:
    """P1 banked and kept a kitty without points; `levels` are those of the attackers and of the bankers."""
    fields = {"banker": 1, "levels": list(levels), "points": points, "kitty": EMPTY, "captured": False}
    return ask("settle", **(fields | {"level": None, "trump": None} | more))


def test_the_whole_answer() -> None:
    assert settle(35) == {
        "score": 35,
        "levels": [9, 12],
        "gained": [0, 3],
        "next_banker": 3,
        "cycles": [0, 0],
        "match": None,
    }


LEADS = [
    ("C9", 40),
    ("C9*2", 80),
    ("C8*2 C9*2", 160),
    ("C7*2 C8*2 C9*2", 240),
    ("CA CK", 40),
    ("CA CK*2", 80),
    ("CA*2 C9*2", 80),
    ("CA*2 C8*2 C9*2", 160),
]


@pytest.mark.parametrize(("lead", "worth"), LEADS)
def test_ex_b8_1_the_kitty_counts_by_the_last_lead(lead: str, worth: int) -> None:
    answer = settle(40, (2, 2), kitty=TWENTY, captured=True, last_lead=lead, trump="S")
    assert answer["score"] == 40 + worth
    assert settle(40, (2, 2), kitty=TWENTY, captured=False, last_lead=lead, trump="S")["score"] == 40


def test_what_a_lead_is_hangs_on_the_trump_and_the_level() -> None:
    hearts: dict[str, Any] = {"kitty": TWENTY, "captured": True, "last_lead": "H6*2 D6*2"}
    assert settle(0, (2, 6), **hearts, trump="H")["score"] == 160
    assert settle(0, (2, 6), **hearts, trump="none")["score"] == 80
    assert settle(0, (2, 2), **hearts, trump="H", level="6")["score"] == 160
    assert settle(0, (2, 6), **hearts)["message"] == "field 'trump' is missing"


def test_ex_b9_1_the_bankers_stay() -> None:
    found = [settle(points)["levels"][1] for points in (35, 0, 40, 75)]
    assert found == [12, 14, 11, 10]
    assert settle(75)["next_banker"] == 3


def test_ex_b9_2_the_attackers_take_the_bank() -> None:
    answer = settle(95)
    assert (answer["levels"], answer["gained"], answer["next_banker"]) == ([9, 9], [0, 0], 2)
    assert settle(140, (4, 9))["levels"] == [7, 9]
    captured = settle(200, (2, 9), captured=True, kitty=EMPTY, last_lead="C9", penalties=80)
    assert (captured["score"], captured["gained"]) == (280, [10, 0])


@pytest.mark.parametrize(
    ("level", "points", "reached", "cycles"), [(13, 35, 3, 1), (14, 75, 2, 1), (12, 75, 13, 0), (14, 95, 14, 0)]
)
def test_ex_b9_3_levels_begin_anew_past_the_ace(level: int, points: int, reached: int, cycles: int) -> None:
    answer = settle(points, (2, level))
    assert (answer["levels"][1], answer["cycles"]) == (reached, [0, cycles])
    assert answer["match"] == ("bankers" if cycles else None)


def test_the_attackers_win_the_match() -> None:
    answer = settle(100, (14, 5))
    assert (answer["levels"], answer["cycles"], answer["match"]) == ([2, 5], [1, 0], "attackers")


def test_a_match_of_several_cycles() -> None:
    two: dict[str, Any] = {"options": {"cycles": 2}}
    assert settle(75, (2, 14), **two)["match"] is None
    assert settle(75, (2, 14), **two, won=[0, 1])["match"] == "bankers"
    assert settle(75, (2, 14), **two, won=[1, 0])["match"] is None


def test_ex_b6_9_fines_do_not_bring_the_score_below_nought() -> None:
    answer = settle(15, penalties=-20)
    assert (answer["score"], answer["gained"]) == (0, [0, 5])
    assert settle(60, penalties=20)["score"] == 80


@pytest.mark.parametrize(("table", "gained"), [("guang20", [2, 1]), ("incl20", [3, 2]), ("std40", [1, 1])])
def test_the_tables_of_levels(table: str, gained: list[int]) -> None:
    chosen: dict[str, Any] = {"options": {"level_table": table}}
    assert [settle(points, **chosen)["gained"][1] for points in (40, 60)] == gained


def test_must_play_levels() -> None:
    assert settle(0, (2, 9), options={"must_play": ["J"]})["levels"] == [2, 11]


@pytest.mark.parametrize(
    ("fields", "error", "part"),
    [
        ({"levels": [1, 9]}, "bad_level", "levels of chaodipi are 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, not 1"),
        ({"points": 205}, "bad_field", "'points' must be a whole number from 0 to 200, not 205"),
        ({"points": 7}, "bad_field", "'points' must be a multiple of 5, not 7"),
        ({"kitty": "S5"}, "bad_field", "'kitty' must be 8 cards, not 1"),
        ({"captured": True}, "bad_field", "'last_lead' is missing"),
        ({"captured": True, "last_lead": "C8 D8", "trump": "S"}, "bad_field", "C8 D8 cannot be led (not_one_suit)"),
        ({"captured": True, "last_lead": ""}, "bad_field", "'last_lead': nothing cannot be led (no_cards)"),
        ({"penalties": 5}, "bad_field", "'penalties' must be a multiple of 10, not 5"),
        ({"penalties": "10"}, "bad_field", "'penalties' must be a whole number from -10000 to 10000, not '10'"),
        ({"dry": True}, "bad_field", "'dry' can only be false: chaodipi knows no dry pot"),
        ({"won": [0, 1]}, "bad_field", "'won' must be a list of 2 whole numbers from 0 to 0, not a list"),
        ({"won": [0]}, "bad_field", "'won' must be a list of 2 numbers, not a list"),
    ],
)
def test_what_no_round_comes_to(fields: dict[str, Any], error: str, part: str) -> None:
    right = {"banker": 1, "levels": [9, 9], "points": 70, "kitty": EMPTY, "captured": False}
    answer = ask("settle", **(right | {"level": None, "trump": None} | fields))
    assert (answer["error"], part in answer["message"]) == (error, True)


def test_dry_may_be_denied() -> None:
    assert settle(70, dry=False) == settle(70)
