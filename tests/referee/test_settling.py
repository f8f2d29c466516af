"""The question about a round's result, by the rulebook's examples (A7 to A10)."""

from typing import Any

import pytest

from tests.referee.ask import ask

EMPTY = "C3 C4 C6 C8 C9 CJ"


def settle(points: int, fate: str, jokers: str = "", levels: tuple[int, int] = (6, 6), **more: Any) -> dict[str, Any]:
    """P1 banked; `levels` are those of the attackers and of the bankers."""
    kitty = " ".join([*jokers.split(), *EMPTY.split()][:6])
    fields = {"banker": 1, "levels": list(levels), "points": points, "kitty": kitty, "dry": False}
    return ask("settle", **(fields | {"captured": fate == "captured"} | more))


def test_ex_a8_1_the_whole_answer() -> None:
    assert settle(70, "kept", "BJ", (3, 3)) == {
        "score": 70,
        "levels": [3, 6],
        "gained": [0, 3],
        "next_banker": 3,
        "pot": None,
        "tribute": {"payer": 2, "receiver": 3, "count": 3},
        "game_points": [-9, 9, -9, 9],
    }


def test_ex_a8_2_no_level_and_no_tribute() -> None:
    answer = settle(90, "captured", "BJ", (4, 4))
    assert (answer["levels"], answer["gained"], answer["next_banker"]) == ([4, 4], [0, 0], 3)
    assert (answer["tribute"], answer["game_points"]) == (None, [0, 0, 0, 0])


def test_ex_a8_3_the_attackers_take_the_bank() -> None:
    answer = settle(130, "captured", "BJ", (4, 4))
    assert (answer["levels"], answer["gained"], answer["next_banker"]) == ([7, 4], [3, 0], 2)
    assert answer["game_points"] == [10, -10, 10, -10]
    assert settle(130, "captured", "BJ", (4, 4), preset="online")["game_points"] == [60, -30, 60, -30]


def test_ex_a7_2_a_captured_kitty_counts_twice() -> None:
    answer = settle(95, "captured", kitty="S5 S10 SK H10 C3 C4")
    assert (answer["score"], answer["tribute"]) == (165, {"payer": 1, "receiver": 2, "count": 1})


@pytest.mark.parametrize(
    ("points", "fate", "pot", "game_points"),
    [(0, "kept", "bankers", [-50, 50, -50, 50]), (300, "kept", "attackers", [50, -50, 50, -50])],
)
def test_ex_a7_4_and_a7_5_the_pot_ends(points: int, fate: str, pot: str, game_points: list[int]) -> None:
    assert settle(points, fate) == {
        "score": points,
        "levels": [3, 3],
        "gained": [0, 0],
        "next_banker": None,
        "pot": pot,
        "tribute": None,
        "game_points": game_points,
    }


def test_ex_a8_7_the_pot_is_won_past_ten() -> None:
    assert settle(115, "kept", levels=(4, 10))["pot"] == "bankers"
    assert settle(115, "captured", levels=(4, 10))["pot"] is None


def test_ex_a8_9_a_dry_pot() -> None:
    assert settle(60, "kept", "BJ", (5, 5), dry=True)["levels"] == [5, 6]


def test_ex_a9_2_three_big_jokers_by_preset() -> None:
    pots = {preset: settle(90, "kept", "BJ BJ BJ", (3, 3), preset=preset) for preset in ("classic", "online")}
    assert (pots["classic"]["pot"], pots["classic"]["levels"]) == (None, [3, 10])
    assert (pots["online"]["pot"], pots["online"]["game_points"]) == ("bankers", [-100, 500, -100, 500])


@pytest.mark.parametrize(("preset", "count"), [("classic", 1), ("dalian", 1), ("qiqi", 3), ("online", 1)])
def test_ex_c_1_the_tribute_by_preset(preset: str, count: int) -> None:
    answer = settle(75, "captured", "BJ", preset=preset)
    assert answer["tribute"] == {"payer": 2, "receiver": 3, "count": count}


@pytest.mark.parametrize(
    ("fields", "error", "part"),
    [
        ({"levels": [3]}, "bad_field", "'levels' must be a list of 2 levels, not a list"),
        ({"levels": "3 3"}, "bad_field", "'levels' must be a list of 2 levels"),
        ({"levels": [True, 3]}, "bad_field", "'levels' must be a list of 2 whole numbers"),
        ({"levels": ["3", 3]}, "bad_field", "'levels' must be a list of 2 whole numbers"),
        ({"levels": [2, 3]}, "bad_level", "'levels': levels of dagunzi are 3, 4, 5, 6, 7, 8, 9, 10, not 2"),
        ({"levels": [3, 14]}, "bad_level", "not 14"),
        ({"points": 7}, "bad_field", "'points' must be a multiple of 5, not 7"),
        ({"points": 305}, "bad_field", "'points' must be a whole number from 0 to 300, not 305"),
        ({"points": 300, "kitty": "S5 C3 C4 C6 C8 C9"}, "bad_field", "from 0 to 295, not 300"),
        ({"points": -5}, "bad_field", "'points' must be a whole number"),
        ({"kitty": "S5"}, "bad_field", "'kitty' must be 6 cards, not 1"),
        ({"captured": 1}, "bad_field", "'captured' must be true or false, not 1"),
        ({"dry": None}, "bad_field", "'dry' is missing"),
        ({"banker": 4}, "bad_field", "'banker' must be a whole number from 0 to 3, not 4"),
        ({"banker": True}, "bad_field", "'banker' must be a whole number from 0 to 3, not true"),
    ],
)
def test_what_no_round_comes_to(fields: dict[str, Any], error: str, part: str) -> None:
    right = {"banker": 1, "levels": [6, 6], "points": 70, "kitty": EMPTY, "captured": False, "dry": False}
    assert "error" not in ask("settle", **right)
    answer = ask("settle", **(right | fields))
    assert (answer["error"], part in answer["message"]) == (error, True)
