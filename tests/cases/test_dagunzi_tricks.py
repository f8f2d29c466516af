"""A6 against whole tricks that other engines agree on: `dagunzi_tricks.jsonl`, a JSON object a line.

`hands` by seat; `plays` and `legal` in order of play, the `leader`'s first, `legal` up to the first illegal play;
`live_bang` is free following; `winner` is a seat, null where a play was illegal; `points` those of all plays given.
None of them disagrees with the rulebook.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from game.rules.actions import Play
from game.rules.cards import Card, bundle
from game.rules.seats import Seat
from tests.kit.playthrough import Playthrough, options
from tests.kit.scenes import Scene

FILE = Path(__file__).with_name("dagunzi_tricks.jsonl")
CASES: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


def table(case: dict[str, Any]) -> Playthrough:
    """The table before the trick."""
    hands = {Seat(seat): " ".join(hand) for seat, hand in enumerate(case["hands"])}
    trump = f"{case['trump']['rank']} {case['trump']['suit']}"
    rules = options(following="free" if case["live_bang"] else "strict")
    return Scene(hands, trump=trump, options=rules).from_play(Seat(case["leader"]))


def test_the_cases_are_there() -> None:
    assert len(CASES) == 783
    assert {case["game"] for case in CASES} == {"dagunzi"}
    assert {case["live_bang"] for case in CASES} == {True, False}
    assert {legal for case in CASES for legal in case["legal"]} == {True, False}


@pytest.mark.parametrize("number", range(len(CASES)))
def test_trick(number: int) -> None:
    case = CASES[number]
    game = table(case)
    for legal, texts in zip(case["legal"], case["plays"], strict=False):
        action = Play(bundle(map(Card, texts)))
        assert (game.round.check(game.turn, action) is None) is legal, (number + 1, texts)
        assert (action in game.legal(game.turn)) is legal
        if legal:
            game.do(game.turn, action)
    assert sum(Card(text).points for texts in case["plays"] for text in texts) == case["points"]
    if case["winner"] is None:
        assert not all(case["legal"])
        assert not game.round.board.tricks
    else:
        trick = game.round.board.tricks[0]
        assert (trick.winner, trick.points) == (Seat(case["winner"]), case["points"])
