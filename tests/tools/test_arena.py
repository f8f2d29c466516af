"""The arena and the simulation from the command line."""

import json
from pathlib import Path

import pytest

from tools import arena, simulate
from tools.selfplay.blunders import JUDGES, OF_THROWS
from tools.selfplay.telling import Telling


def test_the_arena_writes_what_it_prints(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    out = tmp_path / "out.json"
    assert (
        arena.main(["memoryless", "random", "--pairs", "6", "--preset", "dalian", "--seed", "3", "--json", str(out)])
        == 0
    )
    found = json.loads(out.read_text(encoding="utf-8"))
    assert (found["pairs"], found["preset"], found["seed"]) == (6, "dalian", 3)
    assert found["wins"] + found["halves"] + found["losses"] == 6
    assert [bot["name"] for bot in found["bots"]] == ["memoryless", "random"]
    assert all(bot["decisions"] > 400 and 0 < bot["ms"]["p50"] <= bot["ms"]["p99"] for bot in found["bots"])
    assert set(found["bots"][0]["blunders"]) == set(JUDGES)
    assert f"memoryless against random: {found['won']['percent']} % of 6 pairs" in capsys.readouterr().out


def test_two_processes_find_what_one_does():
    order = arena.Order(("memoryless", "memoryless"), "dagunzi", "classic", 4, range(6))
    alone, together = arena.run(order, 1), arena.run(order, 2)
    for found in (alone, together):
        found.pop("seconds")
        for bot in found["bots"]:
            bot.pop("ms")
    assert alone == together
    assert alone["won"]["percent"] == 50.0


def test_the_second_game_has_its_own_presets(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    out = tmp_path / "out.json"
    arguments = ["steady", "random", "--pairs", "3", "--json", str(out)]
    assert arena.main([*arguments, "--game", "chaodipi"]) == 0
    found = json.loads(out.read_text(encoding="utf-8"))
    assert (found["game"], found["preset"], found["wins"]) == ("chaodipi", "chaodipi", 3)
    assert set(found["bots"][1]["blunders"]) == {*JUDGES, *OF_THROWS}
    with pytest.raises(SystemExit, match="2"):
        arena.main([*arguments, "--game", "chaodipi", "--preset", "classic"])
    assert "no preset 'classic' in chaodipi; there are chaodipi" in capsys.readouterr().err


def test_a_bar_is_drawn_for_people(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    arena.run(arena.Order(("random", "random"), "dagunzi", "classic", 4, range(6)), 1)
    assert capsys.readouterr().err.endswith(f"[{'#' * 40}] 6/6\n")


@pytest.mark.parametrize(
    "arguments",
    [["steady"], ["steady", "clever"], ["steady", "random", "--pairs", "0"], ["steady", "random", "--jobs", "x"]],
)
def test_the_arena_refuses_what_it_does_not_know(arguments: list[str], capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit, match="2"):
        arena.main(arguments)
    assert "usage: python3 -m tools.arena" in capsys.readouterr().err


def test_figures_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    nowhere = str(tmp_path / "none" / "out.json")
    assert arena.main(["random", "random", "--pairs", "1", "--json", nowhere]) == 1
    assert f"cannot write {nowhere}" in capsys.readouterr().err
    assert simulate.main(["--rounds", "1", "--bots", *["random"] * 4, "--json", nowhere]) == 1
    assert f"cannot write {nowhere}" in capsys.readouterr().err


def test_a_simulated_match_is_told(capsys: pytest.CaptureFixture[str]):
    assert simulate.main(["--rounds", "2", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert "Round 1: levels 3 and 3, the bank is open" in told
    assert "Round 2:" in told
    assert told.count("Score ") == 2
    assert " 1. P" in told


@pytest.mark.parametrize("seed", range(6))
def test_every_kind_of_round_can_be_told(seed: int, capsys: pytest.CaptureFixture[str]):
    bots = ["random", "steady", "memoryless", "random"]
    assert simulate.main(["--rounds", "3", "--seed", str(seed), "--bots", *bots, "--preset", "online"]) == 0
    told = capsys.readouterr().out
    assert "hidden" not in told
    assert "None" not in told


def test_a_pot_is_summed_up(tmp_path: Path):
    out = tmp_path / "pot.json"
    assert simulate.main(["--seed", "4", "--json", str(out)]) == 0
    found = json.loads(out.read_text(encoding="utf-8"))
    assert sum(found["won"]) == 1
    assert found["rounds"][-1]["pot_won_by"] in ("EVEN", "ODD")
    assert all(entry["pot_won_by"] is None for entry in found["rounds"][:-1])


def test_figures_on_the_screen(capsys: pytest.CaptureFixture[str]):
    assert simulate.main(["--rounds", "1", "--bots", *["random"] * 4, "--json", "-"]) == 0
    assert len(json.loads(capsys.readouterr().out)["rounds"]) == 1


def test_telling_starts_with_nothing():
    assert list(Telling().hear(())) == []
