"""docs/notation.md: its examples are records, and it tells of every action."""

import re
from pathlib import Path

import pytest

from game.rules.actions import ACTIONS
from game.rules.cards import Suit
from game.rules.games import GAMES
from game.rules.notation.moves import read_action
from game.rules.notation.reading import read_record
from game.rules.notation.replaying import RecordError, replay
from game.rules.notation.writing import write_record


def document(project: Path) -> str:
    return (project / "docs" / "notation.md").read_text(encoding="utf-8")


def examples(project: Path) -> dict[str, str]:
    """The records that are shown, by the games they are of."""
    blocks = re.findall(r"^```\n(gunzi record .*?)^```$", document(project), re.MULTILINE | re.DOTALL)
    return {block.splitlines()[1].removeprefix("game "): block for block in blocks}


def test_there_is_an_example_of_every_game(project: Path) -> None:
    assert set(examples(project)) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_a_record(project: Path, game: str) -> None:
    shown = examples(project)[game]
    assert write_record(read_record(shown)) == shown


def test_the_throw_of_the_example_fails(project: Path) -> None:
    (chapter,) = replay(read_record(examples(project)["chaodipi"]))
    (failed,) = chapter.round.board.failed_throws
    assert chapter.round.board.tricks[failed.trick].plays[0] == failed.forced
    assert [claim.suit for claim in chapter.round.board.claims] == [Suit.CLUBS, None]


def test_the_error_shown_is_that_of_the_example(project: Path) -> None:
    error = re.findall(r"^(line \d+: '(.*?)': must_follow_suit.*)$", document(project), re.MULTILINE)
    ((shown, move),) = error
    lines = examples(project)["dagunzi"].splitlines()
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
