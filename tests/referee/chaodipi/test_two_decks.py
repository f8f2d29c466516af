"""The rulings of `tests/cases`, put as questions: the referee gives them as the rules do (B7)."""

import json
from pathlib import Path
from typing import Any

from tests.referee.ask import ask_chaodipi

FOLDER = Path(__file__).parent.parent.parent / "cases"


def read(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (FOLDER / name).read_text(encoding="utf-8").splitlines()]


def ask(case: dict[str, Any], op: str, **fields: object) -> dict[str, Any]:
    trump = {"level": case["trump"]["rank"], "trump": case["trump"]["suit"] or "none"}
    return ask_chaodipi(op, **trump, options={"tractor_joker_level": True}, **fields)


def test_following() -> None:
    for case in read("two_deck_follow.jsonl"):
        hand, play, lead = (" ".join(case[name]) for name in ("hand", "play", "lead"))
        assert ask(case, "play", hand=hand, play=play, lead=lead).get("legal") is case["legal"], case


def test_winning() -> None:
    for case in read("two_deck_tricks.jsonl"):
        answer = ask(case, "trick", plays=[" ".join(cards) for cards in case["plays"]])
        assert answer.get("winner") == case["winner"], case
