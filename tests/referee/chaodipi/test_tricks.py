"""The questions about play, by the rulebook's examples (B5 to B7)."""

from typing import Any

import pytest

from tests.referee.ask import LEGAL, refused
from tests.referee.ask import ask_chaodipi as ask

SUIT_ONLY: dict[str, Any] = {"options": {"throw_follow": "suit_only"}}
SUIT, PAIR, PAIRS, TRACTOR = (
    refused(f"must_{duty}") for duty in ("follow_suit", "play_pair", "play_pairs", "play_tractor")
)

FOLLOWING = [
    ("b7_1", "C9*2", "C4*2 CA D5", "C4*2", LEGAL),
    ("b7_1", "C9*2", "C4*2 CA D5", "C4 CA", PAIR),
    ("b7_1", "C9*2", "C4 CA D5*2", "C4 CA", LEGAL),
    ("b7_1", "C9*2", "C4 CA D5*2", "D5*2", SUIT),
    ("b7_1", "C9*2", "C4 D5*2 S3*2", "C4 S3", LEGAL),
    ("b7_2", "C8*2 C9*2", "C4*2 C5*2 CA CK D3", "C4*2 C5*2", LEGAL),
    ("b7_2", "C8*2 C9*2", "C4*2 C5*2 CA CK D3", "C4*2 CA CK", TRACTOR),
    ("b7_2", "C8*2 C9*2", "C3*2 C4*2 C5*2 C6 C7*2", "C4*2 C5*2", LEGAL),
    ("b7_2", "C8*2 C9*2", "C3*2 C4*2 C5*2 C6 C7*2", "C3*2 C7*2", TRACTOR),
    ("b7_2", "C8*2 C9*2", "C3*2 C5*2 CQ CA CK", "C3*2 C5*2", LEGAL),
    ("b7_2", "C8*2 C9*2", "C3*2 C5*2 CQ CA CK", "C3*2 CQ CA", PAIRS),
    ("b7_2", "C8*2 C9*2", "C3*2 C5 CQ CA CK", "C3*2 CQ CA", LEGAL),
    ("b7_2", "C8*2 C9*2", "C3*2 C5 CQ CA CK", "C5 CQ CA CK", PAIR),
    ("b7_3", "C7*2 C8*2 C9*2", "C3*2 C4*2 C6*2 CQ*2 CA", "C3*2 C6*2 CQ*2", LEGAL),
    ("b7_4", "CA C9*2", "C3*2 C5 C6 C7", "C3*2 C5", LEGAL),
    ("b7_4", "CA C9*2", "C3*2 C5 C6 C7", "C5 C6 C7", PAIR),
    ("count", "C9*2", "C4*2", "C4", refused("wrong_count")),
    ("held", "C9", "C4", "C5", refused("not_held")),
    ("nothing", "C9", "C4", "", refused("no_cards")),
    ("lead", None, "C4*2 CA", "C4*2 CA", LEGAL),
    ("lead", None, "C4 D4", "C4 D4", refused("not_one_suit")),
]


@pytest.mark.parametrize(("name", "lead", "hand", "play", "answer"), FOLLOWING)
def test_may_this_be_played(name: str, lead: str | None, hand: str, play: str, answer: dict[str, object]) -> None:
    assert ask("play", hand=hand, play=play, lead=lead) == answer


def test_ex_b7_4_a_throw_followed_by_its_suit_alone() -> None:
    assert ask("play", hand="C3*2 C5 C6 C7", play="C5 C6 C7", lead="CA C9*2", **SUIT_ONLY) == LEGAL


WINNERS = [
    ("b7_5", "C9 | CK | S3 | DA", 2, 10),
    ("b7_6", "C9*2 | S3 S4 | CK*2 | CQ CA", 2, 20),
    ("b7_7", "C9*2 | S3*2 | SK SA | S4*2", 3, 10),
    ("b7_8", "CK*2 CA*2 | S6*2 S8*2 | S3*2 S4*2 | D7*2 D8*2", 2, 20),
    ("b7_9", "CA CK C5*2 C4*2 | S9*2 S8*2 S7 S3 | D3 D4 D6 D7 D8 D9 | H3 H4 H6 H7 H8 H9", 1, 20),
    ("b7_10", "CA*2 C5*2 C4*2 | S9*2 S8*2 S7 S3 | D3 D4 D6 D7 D8 D9 | H3 H4 H6 H7 H8 H9", 0, 10),
    ("b7_11", "CA C4*2 | S9 S7*2 | S4 S8*2 | D3*2 D5", 2, 5),
    ("b7_12", "C5 C6 C7 | S9 S7*2 | S4 S8*2 | D3 D4 D6", 1, 5),
    ("b7_13", "D2 | C2 | H2 | S3", 0, 0),
    ("b7_13", "D2 | S2 | BJ | S3", 2, 0),
    ("b7_13", "C9 | C9 | D9 | H9", 0, 0),
]


@pytest.mark.parametrize(("name", "plays", "winner", "points"), WINNERS)
def test_who_wins(name: str, plays: str, winner: int, points: int) -> None:
    assert ask("trick", plays=plays.split(" | ")) == {"winner": winner, "points": points}


def test_every_lead_throws_among_them() -> None:
    assert ask("plays", hand="C4*2 C5 BJ") == {
        "plays": ["BJ", "C4", "C4 C4", "C4 C4 C5", "C4 C5", "C5"],
        "complete": True,
    }


def test_every_answer_to_a_lead() -> None:
    assert ask("plays", hand="C3*2 C5*2 CQ CA", lead="C8*2 C9*2")["plays"] == ["C3 C3 C5 C5"]
    assert ask("plays", hand="C3*2 C5 C6", lead="CA C9*2")["plays"] == ["C3 C3 C5", "C3 C3 C6"]
    answer = ask("plays", hand="C3*2 C5 C6", lead="CA C9*2", limit=1)
    assert answer == {"plays": ["C3 C3 C5"], "complete": False}


def test_hand_and_lead_share_two_decks() -> None:
    answer = ask("play", hand="C4*2", play="C4", lead="C4")
    assert answer == {"error": "bad_field", "message": "field 'lead' and 'hand': there are only 2 C4"}


def throw(cards: str, *others: str, **options: str) -> dict[str, Any]:
    """P0 throws; who is not told of holds nothing."""
    return ask("throw", cards=cards, others=[*others, "", "", ""][:3], options=options)


def fails(plays: str, penalty: int) -> dict[str, object]:
    return {"stands": False, "plays": plays, "penalty": penalty}


STANDS = {"stands": True}
THROWS = [
    ("b6_1", "C10 CJ CQ", ["C9*2", "C3", "S3*2"], STANDS),
    ("b6_2", "CK CJ*2", ["C10*2", "CQ", ""], STANDS),
    ("b6_3", "C9 C8*2 C4*2", ["C10", "C3*2", "D3"], fails("C9", 10)),
    ("b6_4", "C9 C8*2 C4*2", ["D3", "C5*2", "C7"], fails("C4 C4", 20)),
    ("b6_5", "C9 C8*2 C4*2", ["D3", "C5", "CQ*2"], fails("C4 C4", 50)),
    ("b6_6", "C9 C8*2 C4*2", ["C7", "C6", "C3*2"], STANDS),
    ("b6_7", "CQ CJ C10", ["", "CK", ""], fails("C10", 30)),
    ("b6_8", "SA SK", ["", "", "BJ"], fails("SK", 20)),
    ("one", "C4*2", ["C5*2", "", ""], STANDS),
]


@pytest.mark.parametrize(("name", "cards", "others", "answer"), THROWS)
def test_does_a_throw_stand(name: str, cards: str, others: list[str], answer: dict[str, object]) -> None:
    assert throw(cards, *others) == answer


@pytest.mark.parametrize(("rule", "penalty"), [("failing", 50), ("forced", 20), ("returned", 30)])
def test_ex_b6_5_which_cards_are_fined(rule: str, penalty: int) -> None:
    assert throw("C9 C8*2 C4*2", "CQ*2", throw_penalty_count=rule) == fails("C4 C4", penalty)


@pytest.mark.parametrize(
    ("fields", "part"),
    [
        ({"cards": "C4 D4"}, "field 'cards': C4 D4 cannot be led (not_one_suit)"),
        ({"cards": ""}, "field 'cards': nothing cannot be led (no_cards)"),
        ({"others": ["C5*2", ""]}, "field 'others' must be a list of 3 texts with cards"),
        ({"others": ["C4", "", ""]}, "field 'cards' and 'others': there are only 2 C4"),
    ],
)
def test_what_is_no_throw(fields: dict[str, Any], part: str) -> None:
    answer = ask("throw", **({"cards": "C4*2", "others": ["C5*2", "", ""]} | fields))
    assert (answer["error"], part in answer["message"]) == ("bad_field", True)
