"""The table's screen on a real table: the authority, its journal and bots, without a wait."""

import random
from pathlib import Path

import pytest

from game.bots.registry import make_bot
from game.rules.actions import Action
from game.rules.games import GAMES
from game.rules.match import MatchPlan
from game.rules.seats import Seat
from game.table.asking import Ask
from game.table.desk import Desk
from game.table.local import LocalConnection, Surroundings
from game.table.messages import Moment, Occupant, SeatInfo
from game.table.plan import NO_WAIT, TablePlan
from game.ui.scenes.title import TitleScene
from game.ui.table.match_scene import MatchScene
from game.ui.table.result_scene import ResultScene
from game.ui.table.scene import TableScene
from game.ui.widgets.button import Button
from tests.ui.conftest import OpenStudio
from tools.screens import Studio

DAGUNZI = GAMES["dagunzi"]


class InlineBots:
    """Bots that answer in this process, at once."""

    def __init__(self, seed: int, game: str) -> None:
        self._bot = make_bot("steady", GAMES[game], random.Random(seed))
        self._answers: list[tuple[int, Action | None]] = []

    def ask(self, ask: Ask) -> None:
        self._answers.append((ask.ask_id, self._bot.act(ask.view)))

    def poll(self) -> list[tuple[int, Action | None]]:
        answers, self._answers = self._answers, []
        return answers

    def close(self) -> None:
        """Nothing is held."""


class Clock:
    """Time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def open_table(
    folder: Path, seed: int, preset: str, rounds: int | None = 2, game: str = "dagunzi"
) -> tuple[LocalConnection, Clock]:
    """A match of so many rounds (None: a whole pot), one human at the bottom."""
    names = ("小林", "星海", "海风", "老虎滩")
    human, *bots = (
        SeatInfo(name, "panda", Occupant.BOT if seat else Occupant.HUMAN, "steady" if seat else "")
        for seat, name in enumerate(names)
    )
    plan = TablePlan(
        GAMES[game].presets[preset],
        (human, bots[0], bots[1], bots[2]),
        MatchPlan(rounds, GAMES[game].levels[0]),
        preset=preset,
        pace=NO_WAIT,
        turn_seconds=30,
    )
    clock = Clock()
    entropy = iter(range(seed, seed + 10_000))
    surroundings = Surroundings(
        clock, lambda size: next(entropy).to_bytes(8, "big").rjust(size, b"\1")[:size], lambda: InlineBots(seed, game)
    )
    host = Desk(folder, surroundings).begin(plan)
    return host.connect(Seat.P0), clock


def button(studio: Studio, *words: str) -> Button:
    return next(
        part for part in studio.scene.root.walk() if isinstance(part, Button) and part.placed and part.text in words
    )


def play_to_the_end(studio: Studio, scene: TableScene, clock: Clock, frames: int) -> None:
    """Take every piece of advice, press every red button, until the match is over."""
    for _ in range(frames):
        clock.now += 1 / 60
        studio.settle(1)
        if isinstance(studio.scene, MatchScene):
            break
        if isinstance(studio.scene, ResultScene):
            button(studio, "Next round", "Final result").fire()
        elif scene.desk.line.begun and scene.desk.view.my_turn and not scene.desk.line.waiting:
            scene.theatre.skip()
            if scene.desk.ask is not None and scene.desk.ask.kind is not None:
                scene.advise()
            assert scene.parts.actions.fire_primary()
    assert isinstance(studio.scene, MatchScene)
    assert scene.desk.line.info.moment is Moment.MATCH_OVER


@pytest.mark.parametrize("preset", list(DAGUNZI.presets))
def test_a_whole_pot_in_each_preset(open_studio: OpenStudio, tmp_path: Path, preset: str, seed: int) -> None:
    studio = open_studio((800, 600))
    folder = tmp_path / "data"
    folder.mkdir()
    connection, clock = open_table(folder, seed, preset, rounds=None)
    scene = TableScene(studio.kit, studio.shell, connection)
    studio.scenes.replace(scene)
    play_to_the_end(studio, scene, clock, 200_000)
    assert sum(scene.desk.line.info.standing.won) == 1


@pytest.mark.parametrize("preset", ["classic", "online"])
def test_a_match_is_played_to_its_end(open_studio: OpenStudio, tmp_path: Path, preset: str, seed: int) -> None:
    studio = open_studio((800, 600))
    folder = tmp_path / "data"
    folder.mkdir()
    connection, clock = open_table(folder, seed, preset)
    scene = TableScene(studio.kit, studio.shell, connection)
    studio.scenes.replace(scene)
    play_to_the_end(studio, scene, clock, 6000)
    assert scene.desk.line.info.standing.rounds == 2
    button(studio, "Leave").fire()
    assert isinstance(studio.scene, TitleScene)


def test_a_turn_that_runs_out_is_played_by_the_stand_in(open_studio: OpenStudio, tmp_path: Path, seed: int) -> None:
    studio = open_studio((800, 600))
    folder = tmp_path / "data"
    folder.mkdir()
    connection, clock = open_table(folder, seed, "classic")
    scene = TableScene(studio.kit, studio.shell, connection)
    studio.scenes.replace(scene)
    for _ in range(400):
        studio.settle(1)
        clock.now += 1
        if scene.desk.line.begun and len(scene.desk.board.tricks) > 1:
            break
    assert len(scene.desk.board.tricks) > 1
    assert scene.desk.seconds_left is None or scene.desk.seconds_left <= 30


@pytest.mark.parametrize("game", [name for name in GAMES if name != "dagunzi"])
def test_a_whole_match_of_the_other_games(open_studio: OpenStudio, tmp_path: Path, game: str, seed: int) -> None:
    studio = open_studio((800, 600))
    folder = tmp_path / "data"
    folder.mkdir()
    connection, clock = open_table(folder, seed, next(iter(GAMES[game].presets)), rounds=None, game=game)
    scene = TableScene(studio.kit, studio.shell, connection)
    studio.scenes.replace(scene)
    play_to_the_end(studio, scene, clock, 400_000)
    assert sum(scene.desk.line.info.standing.won) == 1
