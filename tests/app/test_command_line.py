"""The command line of `gunzi`."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__, app
from game.app.command_line import BOTS
from game.bots.registry import LEVELS
from game.rules.cards import RANK_TEXT
from game.rules.games import GAMES


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["--version"]) == 0
    assert capsys.readouterr().out == f"gunzi {__version__}\n"


def test_help_is_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert "Da Gunzi" in shown
    assert "打滚子" in shown


def test_every_game_and_preset_is_named_by_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["play", "--help"]) == 0
    shown = capsys.readouterr().out
    for game in GAMES.values():
        assert game.name in shown
        assert all(preset in shown for preset in game.presets)
        assert f"{RANK_TEXT[game.levels[0]]}-{RANK_TEXT[game.levels[-1]]}" in shown


def test_every_level_of_bots_can_be_asked_for() -> None:
    assert BOTS == LEVELS


@pytest.mark.parametrize("words", [["--foo"], ["play", "--foo"], ["fly"], ["play", "--lang", "fr"], ["play", "extra"]])
def test_a_mistake_is_answered_by_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(words) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert len(shown.err.splitlines()) == 1
    assert words[-1] in shown.err


def test_a_terminal_without_chinese_letters_gets_question_marks(project: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "game", "--help"],
        cwd=project,
        env={**os.environ, "PYTHONPATH": str(project), "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert b"?" in done.stdout
