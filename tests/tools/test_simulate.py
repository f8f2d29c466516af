"""The simulation plays any game by any options, and tells or sums it up."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.rules.cards import RANK_TEXT
from game.rules.games import GAMES
from tools import simulate

RANDOM = ["--bots", *["random"] * 4]


def figures(tmp_path: Path, *arguments: str) -> dict[str, Any]:
    """What a simulation comes to."""
    out = tmp_path / "match.json"
    assert simulate.main([*arguments, *RANDOM, "--json", str(out)]) == 0
    return json.loads(out.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_until_it_is_won(tmp_path: Path, game: str) -> None:
    found = figures(tmp_path, "--game", game)
    first = found["rounds"][0]["levels"]
    level = RANK_TEXT[GAMES[game].levels[0]]
    assert first == [level, level]
    assert (found["game"], max(found["won"])) == (game, 1)


def test_a_match_of_several_cycles(tmp_path: Path) -> None:
    found = figures(tmp_path, "--game", "chaodipi", "--option", "cycles=2")
    assert max(found["won"]) == 2
    assert [sum(entry["cycles"][team] for entry in found["rounds"]) for team in range(2)] == found["won"]


def test_so_many_rounds_are_played_whoever_wins(tmp_path: Path) -> None:
    found = figures(tmp_path, "--rounds", "30")
    assert len(found["rounds"]) == 30
    assert sum(found["won"]) > 1


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_told(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in range(3):
        assert simulate.main(["--game", game, "--rounds", "2", "--seed", str(seed), *RANDOM]) == 0
        told = capsys.readouterr().out
        assert told.count("Score ") == 2
        assert "hidden" not in told
        assert "None" not in told


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--game", "whist"], "invalid choice: 'whist'"),
        (["--preset", "moscow"], "no preset 'moscow' in dagunzi; there are classic, "),
        (["--game", "chaodipi", "--preset", "classic"], "no preset 'classic' in chaodipi; there are chaodipi"),
        (["--option", "pots"], "--option 'pots': a name and a value are needed"),
        (["--option", "pots=0"], "option pots: '0' is not a number from 1 to 999"),
        (["--game", "chaodipi", "--option", "pots=2"], "no option 'pots' in chaodipi; there are fry_after_flip, "),
        (["--rounds", "0"], "argument --rounds"),
    ],
)
def test_what_cannot_be_played(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        simulate.main(arguments)
    assert message in capsys.readouterr().err
