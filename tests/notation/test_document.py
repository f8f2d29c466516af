"""docs/notation.md: its example is a record, and it tells of every action."""

import re
from pathlib import Path

import pytest

from game.rules.actions import ACTIONS
from game.rules.notation.moves import read_action
from game.rules.notation.reading import read_record
from game.rules.notation.replaying import RecordError
from game.rules.notation.writing import write_record


def document(project: Path) -> str:
    return (project / "docs" / "notation.md").read_text(encoding="utf-8")


def example(project: Path) -> str:
    """The last block."""
    return document(project).removesuffix("```\n").rsplit("```\n", 1)[1]


def test_the_example_is_a_record(project: Path) -> None:
    assert write_record(read_record(example(project))) == example(project)


def test_the_error_shown_is_that_of_the_example(project: Path) -> None:
    error = re.findall(r"^(line \d+: '(.*?)': must_follow_suit.*)$", document(project), re.MULTILINE)
    ((shown, move),) = error
    lines = example(project).splitlines()
    at = int(shown.split()[1].rstrip(":")) - 1
    leader, play = lines[at].split(" | ")[0], move.split(" ", 2)[2]
    lines[at] = f"{leader} | {play}"
    with pytest.raises(RecordError) as found:
        read_record("\n".join(lines))
    assert str(found.value) == shown


def test_every_action_is_in_the_table(project: Path) -> None:
    written = document(project).split("| action | written |", 1)[1].split("\n\n", 1)[0]
    actions = [read_action(text) for text in re.findall(r"`(.+?)`", written)]
    assert {type(action) for action in actions} == set(ACTIONS.values())
