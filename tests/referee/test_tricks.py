"""The questions about play, by the rulebook's examples (A6)."""

from typing import Any

import pytest

from tests.referee.ask import LEGAL, ask, refused

STRICT: dict[str, Any] = {"options": {"following": "strict"}}
FREE: dict[str, Any] = {"options": {"following": "free"}}
SUIT, PAIR, TRIPLE = (refused(f"must_{duty}") for duty in ("follow_suit", "play_pair", "play_triple"))

FOLLOWING = [
    ("a6_1", STRICT, "S9", "S4 H3 DA", "S4", LEGAL),
    ("a6_1", STRICT, "S9", "S4 H3 DA", "H3", SUIT),
    ("a6_2", STRICT, "S9*2", "S4 H3*2 DA", "S4 DA", LEGAL),
    ("a6_2", STRICT, "S9*2", "S4 H3*2 DA", "H3*2", SUIT),
    ("a6_3", FREE, "S9*2", "S4*2 SA D8", "S4 SA", LEGAL),
    ("a6_3", STRICT, "S9*2", "S4*2 SA D8", "S4 SA", PAIR),
    ("a6_3", STRICT, "S9*2", "S4*2 SA D8", "S4*2", LEGAL),
    ("a6_4", STRICT, "S9*2", "S4*3 SA D8", "S4 SA", LEGAL),
    ("a6_4", STRICT, "S9*2", "S4*3 SA D8", "S4*2", LEGAL),
    ("a6_4", STRICT, "S9*2", "S4*3 SA D8", "SA D8", SUIT),
    ("a6_5", STRICT, "S9*2", "S4*3 S8*2", "S8*2", LEGAL),
    ("a6_5", STRICT, "S9*2", "S4*3 S8*2", "S4*2", LEGAL),
    ("a6_5", STRICT, "S9*2", "S4*3 S8*2", "S4 S8", PAIR),
    ("a6_6", STRICT, "S9*3", "S4*2 SA SQ D8", "S4*2 SA", LEGAL),
    ("a6_6", STRICT, "S9*3", "S4*2 SA SQ D8", "S4 SA SQ", PAIR),
    ("a6_6", FREE, "S9*3", "S4*2 SA SQ D8", "S4 SA SQ", LEGAL),
    ("a6_6", STRICT, "S9*3", "S4*2 SA SQ D8", "S4*2 D8", SUIT),
    ("a6_7", STRICT, "S9*3", "S4*2 D8 H3", "S4*2 D8", LEGAL),
    ("a6_7", STRICT, "S9*3", "S4*2 D8 H3", "S4 D8 H3", SUIT),
    ("a6_8", STRICT, "S9*3", "S4*3 S8*3 SA", "S4*2 SA", TRIPLE),
    ("a6_8", FREE, "S9*3", "S4*3 S8*3 SA", "S4*2 SA", LEGAL),
    ("a6_9", STRICT, "H9*2", "BJ*2 D7", "BJ D7", PAIR),
    ("a6_9", FREE, "H9*2", "BJ*2 D7", "BJ D7", LEGAL),
    ("a6_10", STRICT, None, "S3*2 S4*2", "S3*2 S4*2", refused("bad_lead")),
    ("a6_10", STRICT, None, "S3 S4 S5 S6 S8", "S3 S4 S5 S6 S8", refused("bad_lead")),
    ("a6_10", STRICT, None, "D7 C7", "D7 C7", refused("bad_lead")),
    ("count", STRICT, "S9", "S4*2", "S4*2", refused("wrong_count")),
    ("held", STRICT, "S9", "S4", "S5", refused("not_held")),
    ("copies", STRICT, None, "S4", "S4*2", refused("not_held")),
    ("nothing", STRICT, "S9", "S4", "", refused("no_cards")),
    ("lead", STRICT, None, "S4*3", "S4*3", LEGAL),
]


@pytest.mark.parametrize(("name", "mode", "lead", "hand", "play", "answer"), FOLLOWING)
def test_may_this_be_played(
    name: str, mode: dict[str, Any], lead: str | None, hand: str, play: str, answer: dict[str, object]
) -> None:
    assert ask("play", hand=hand, play=play, lead=lead, **mode) == answer


WINNERS = [
    ("a6_11", "S9 | SK | H3 | H5", 3, 15),
    ("a6_12", "D7 | C7 | H2 | HA", 0, 0),
    ("a6_13", "D7 | H7 | LJ | S7", 2, 0),
    ("a6_14", "S9*2 | H3*2 | H4 H5 | HA*2", 3, 5),
    ("a6_15", "SA*3 | H3*3 | H4*2 H6 | SK*3", 1, 30),
    ("a6_16", "S9*2 | H3 BJ | S10 SK | S3 S4", 0, 20),
    ("a6_17", "S2*2 | D2*2 | H2 D2 | HA*2", 0, 0),
    ("a6_18", "S9 | C9 | DA | C4", 0, 0),
    ("a6_19", "S9*2 | D7 C7 | SK*2 | SA SQ", 2, 20),
]


@pytest.mark.parametrize(("name", "plays", "winner", "points"), WINNERS)
def test_who_wins(name: str, plays: str, winner: int, points: int) -> None:
    assert ask("trick", plays=plays.split(" | ")) == {"winner": winner, "points": points}


def test_every_lead() -> None:
    assert ask("plays", hand="S4*3 H10 BJ") == {
        "plays": ["BJ", "H10", "S4", "S4 S4", "S4 S4 S4"],
        "complete": True,
    }


def test_every_answer_to_a_lead() -> None:
    assert ask("plays", hand="S4*2 SA D8", lead="S9*2", **FREE)["plays"] == ["S4 S4", "S4 SA"]
    assert ask("plays", hand="S4*2 SA D8", lead="S9*2", **STRICT)["plays"] == ["S4 S4"]
    assert ask("plays", hand="D8*2 C10 S4", lead="S9*2")["plays"] == ["C10 S4", "D8 S4"]


def test_plays_up_to_a_limit() -> None:
    assert ask("plays", hand="S3 S4 S5", limit=2) == {"plays": ["S3", "S4"], "complete": False}
    assert ask("plays", hand="S3 S4 S5", limit=3) == {"plays": ["S3", "S4", "S5"], "complete": True}
    assert ask("plays", hand="S3 S4 S5", limit=0) == {"plays": [], "complete": False}
    assert ask("plays", hand="") == {"plays": [], "complete": True}


def test_without_a_limit_a_thousand_plays_are_given() -> None:
    hand = " ".join(f"{suit}{rank}*3" for suit in "HCD" for rank in "34568J")
    answer = ask("plays", hand=hand, lead="S9*3")
    assert (len(answer["plays"]), answer["complete"]) == (1000, False)
    answer = ask("plays", hand=hand, lead="S9*3", limit=100_000)
    assert answer["complete"]
    assert answer["plays"] == sorted(set(answer["plays"]))
    assert len(answer["plays"]) > 1000


@pytest.mark.parametrize(
    ("fields", "part"),
    [
        ({"lead": "S3*2 S6*2"}, "field 'lead': S3 S3 S6 S6 cannot be led (bad_lead)"),
        ({"lead": ""}, "field 'lead': nothing cannot be led (no_cards)"),
        ({"lead": "S4*2"}, "field 'lead' and 'hand': there are only 3 S4"),
        ({"limit": -1}, "field 'limit' must be a whole number from 0 to 100000, not -1"),
        ({"limit": 100_001}, "field 'limit' must be a whole number"),
    ],
)
def test_what_cannot_lie_on_the_table(fields: dict[str, Any], part: str) -> None:
    answer = ask("plays", **({"hand": "S4*2 S5"} | fields))
    assert (answer["error"], part in answer["message"]) == ("bad_field", True)


@pytest.mark.parametrize(
    ("plays", "part"),
    [
        (["S9", "SK", "H3"], "a list of 4 texts with cards"),
        (["S9", "SK", "H3", 5], "a list of 4 texts with cards"),
        ("S9 SK H3 H5", "a list of 4 texts with cards"),
        (["S9", "SK", "H3", "H5*2"], "each must have 1 cards, as the lead has"),
        (["S9 S8", "SK*2", "H3*2", "H5*2"], "S8 S9 cannot be led"),
        (["S9*2", "S9*2", "H3*2", "H5*2"], "there are only 3 S9"),
    ],
)
def test_what_is_no_trick(plays: object, part: str) -> None:
    answer = ask("trick", plays=plays)
    assert (answer["error"], part in answer["message"]) == ("bad_field", True)
