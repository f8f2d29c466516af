"""Asking the referee from a test."""

import json
from typing import Any

from tools.referee.answering import answer_line


def ask(op: str, **fields: Any) -> dict[str, Any]:
    """The answer to a question about Da Gunzi, as it would be printed; level 7 and hearts unless told otherwise."""
    question = {"op": op, "game": "dagunzi", "level": "7", "trump": "H"} | fields
    return ask_line(json.dumps(question).encode())


def ask_chaodipi(op: str, **fields: Any) -> dict[str, Any]:
    """The answer to a question about Chao Dipi; level 2 and spades unless told otherwise."""
    return ask_line(json.dumps({"op": op, "game": "chaodipi", "level": "2", "trump": "S"} | fields).encode())


def ask_line(line: bytes) -> dict[str, Any]:
    """The answer to a line."""
    answer: dict[str, Any] = json.loads(json.dumps(answer_line(line)))
    assert "\n" not in json.dumps(answer)
    return answer


def refused(code: str, **more: object) -> dict[str, object]:
    """The answer to what is not legal."""
    return {"legal": False, "refusal": code, **more}


LEGAL = {"legal": True}
