"""docs/referee.md: what it shows is what is answered, and it names every question, field and error."""

import json
import re
from pathlib import Path

import pytest

from game.rules.games import GAMES
from tests.referee.ask import ask_line
from tools.referee.faults import Fault
from tools.referee.games import OPS
from tools.referee.op import COMMON


@pytest.fixture
def document(project: Path) -> str:
    return (project / "docs" / "referee.md").read_text(encoding="utf-8")


def rows_of(document: str, heading: str) -> list[list[str]]:
    """The cells of the first table under a heading, its own heading left out."""
    section = document.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[1:]]


def test_every_example_is_answered_as_shown(document: str) -> None:
    pairs = re.findall(r"^> (\{.*\})\n< (\{.*\})$", document, re.MULTILINE)
    for question, answer in pairs:
        assert ask_line(question.encode()) == json.loads(answer), question
    asked = {(question["game"], question["op"]) for question in (json.loads(question) for question, _ in pairs)}
    assert asked == {(game, op) for game, ops in OPS.items() for op in ops}


@pytest.mark.parametrize(("game", "title"), [("dagunzi", "Da Gunzi"), ("chaodipi", "Chao Dipi")])
def test_every_question_stands_there_with_its_fields(document: str, game: str, title: str) -> None:
    rows = rows_of(document, f"Questions about {title}")
    written = {row[0].strip("`"): tuple(re.findall(r"`(\w+)`", row[1])) for row in rows}
    assert written == {name: op.fields for name, op in OPS[game].items()}


def test_every_game_stands_there(document: str) -> None:
    cells = {row[0].strip("`"): row[1] for row in rows_of(document, "Fields of every question")}
    assert re.findall(r'`"(\w+)"`', cells["game"]) == list(OPS)
    presets = [preset for game in GAMES.values() for preset in game.presets]
    assert re.findall(r'`"(\w+)"`', cells["preset"]) == presets


def test_every_common_field_stands_there(document: str) -> None:
    rows = rows_of(document, "Fields of every question")
    assert tuple(row[0].strip("`") for row in rows) == COMMON


def test_every_error_stands_there(document: str) -> None:
    codes = [code for row in rows_of(document, "Errors") for code in re.findall(r"`(\w+)`", row[0])]
    assert sorted(codes) == sorted(fault.value for fault in Fault)
