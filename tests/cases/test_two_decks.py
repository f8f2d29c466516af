"""B7 against rulings that other two-deck engines agree on: `two_deck_follow.jsonl` and `two_deck_tricks.jsonl`.

In the first, may `play` answer `lead` out of `hand` (a part of a hand)? In the second, `winner` is the index of the
play that wins; throws are taken to stand. A trump suit of null is no-trump. Both count the small jokers beside the main
level pair as neighbours (`tractor_joker_level`), and owe throws their shapes (`throw_follow` = full). None of them
disagrees with the rulebook.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from game.rules.cards import Card, Cards, bundle
from game.rules.chaodipi.following import check_follow
from game.rules.chaodipi.killing import winning_index
from game.rules.chaodipi.options import ThrowFollow
from game.rules.chaodipi.plays import follows
from game.rules.ranking import Ranking
from game.rules.shapes import split
from tests.kit.chaodipi import ranking

FOLDER = Path(__file__).parent
FULL = ThrowFollow.FULL


def read(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (FOLDER / name).read_text(encoding="utf-8").splitlines()]


FOLLOW = read("two_deck_follow.jsonl")
TRICKS = read("two_deck_tricks.jsonl")


def trump_of(case: dict[str, Any]) -> Ranking:
    return ranking(f"{case['trump']['rank']} {case['trump']['suit'] or ''}", joker_level=True)


def bundle_of(texts: list[str]) -> Cards:
    return bundle(map(Card, texts))


def kind_of(lead: Cards, order: Ranking) -> str:
    """What the cases call a lead; a throw by a letter for each component: tractor, pair, single."""
    shapes = [part.shape for part in split(lead, order)]
    if len(shapes) == 1:
        return f"tractor{shapes[0].length}" if shapes[0].length > 1 else ("single", "pair")[shapes[0].width - 1]
    return "throw" + "".join("t" if shape.length > 1 else "sp"[shape.width - 1] for shape in shapes)


def test_the_cases_are_there() -> None:
    assert (len(FOLLOW), len(TRICKS)) == (800, 800)
    assert {case["legal"] for case in FOLLOW} == {True, False}
    assert {case["winner"] for case in TRICKS} == {0, 1, 2, 3}
    assert {case["trump"]["suit"] for case in FOLLOW} == {case["trump"]["suit"] for case in TRICKS} == {*"SHCD", None}


@pytest.mark.parametrize("number", range(len(FOLLOW)))
def test_follow(number: int) -> None:
    case = FOLLOW[number]
    order = trump_of(case)
    assert kind_of(bundle_of(case["lead"]), order) == case["lead_kind"]
    hand, play, lead = (bundle_of(case[name]) for name in ("hand", "play", "lead"))
    assert (check_follow(hand, play, lead, order, FULL) is None) is case["legal"]
    assert (play in set(follows(hand, lead, order, FULL))) is case["legal"]


@pytest.mark.parametrize("number", range(len(TRICKS)))
def test_trick(number: int) -> None:
    case = TRICKS[number]
    lead = bundle_of(case["plays"][0])
    assert kind_of(lead, trump_of(case)) == case["lead_kind"].replace("_", "")
    assert winning_index(tuple(map(bundle_of, case["plays"])), trump_of(case)) == case["winner"]
