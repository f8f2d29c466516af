"""A real window at a real table: the program's own loop over a match with a journal, its bots in their own process."""

import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from game.bots.registry import make_bot
from game.rules.games import GAMES
from game.rules.match import Game, MatchPlan
from game.rules.seats import Seat
from game.settings import Folders, SettingsStore
from game.table.botpool import BotPool
from game.table.local import LocalHost, Surroundings
from game.table.messages import Occupant, SeatInfo
from game.table.plan import Pace, TablePlan
from game.table.store import MatchStore
from game.ui.loop import ClockPacer
from game.ui.ports import NewGame, Ports, SceneMaker
from game.ui.shell import Shell
from game.ui.table.scene import TableScene
from game.ui.window import open_window
from tools.bench.timing import Samples

FIRST = next(iter(GAMES.values()))
"""The game that a window is measured with unless another is named."""
_LONGEST_STEP = 0.25


def plan(pace: Pace, *, human: bool, clock: int = 0, game: Game = FIRST) -> TablePlan:
    """A match of a game without end, among bots or with a human at P0."""
    bots = tuple(SeatInfo(name, face, Occupant.BOT, "steady") for name, face in _BOTS)
    first, second, third, fourth = bots
    if human:
        first = SeatInfo("小林", "dragon-face", Occupant.HUMAN)
    preset, options = next(iter(game.presets.items()))
    match = MatchPlan(start_level=game.levels[0])
    return TablePlan(options, (first, second, third, fourth), match, preset, pace, clock)


_BOTS = (("小林", "dragon-face"), ("星海", "panda"), ("海风", "fox"), ("老虎滩", "tiger-face"))


class Sitting:
    """P0's window at a table. `close` it: a process hangs on it."""

    def __init__(self, home: Path, size: tuple[int, int], agreed: TablePlan) -> None:
        store = SettingsStore(Folders(home, home))
        store.change(window=size, language="zh_CN")
        self.bots = BotPool(seed=1)
        matches = MatchStore(home)
        host = LocalHost(matches, matches.create(agreed), Surroundings(bots=lambda: self.bots))
        self._pacer = ClockPacer()
        self.shell = Shell(store, _no_ports(), open_window(store.settings), self._pacer)
        self.scene = TableScene(self.shell.kit, self.shell, host.connect(Seat.P0))
        self.shell.scenes.replace(self.scene)
        self._adviser = make_bot("steady", agreed.game, Random(1))

    def run(self, seconds: float, samples: Samples | None = None) -> float:
        """Let the loop go on for so long, as `Loop.run` does; samples are those of frames that were flipped."""
        begun = time.perf_counter()
        self.run_until(lambda: time.perf_counter() - begun >= seconds, samples)
        return time.perf_counter() - begun

    def run_until(self, done: Callable[[], bool], samples: Samples | None = None) -> None:
        """Let the loop go on until something is so."""
        loop, kept = self.shell.loop, samples or Samples()
        elapsed = 0.0
        while not done():
            if not kept.take(lambda: loop.step(elapsed)):  # noqa: B023 - it is called at once
                kept.drop_last()
            elapsed = min(self._pacer.tick(loop.rate()), _LONGEST_STEP)

    def play_to_own_turn(self) -> None:
        """Play P0's cards until it has to play to a trick; nothing moves any more then."""
        self.run_until(self._at_own_turn)
        self.scene.theatre.skip()

    def _at_own_turn(self) -> bool:
        desk = self.scene.desk
        if not desk.line.begun or not desk.view.my_turn or desk.line.waiting:
            return False
        if desk.view.stage.name == "play":
            return True
        action = self._adviser.act(desk.view)
        if action is not None:
            self.scene.act_on_table(action)
        return False

    def close(self) -> None:
        """Leave the table, close the window, end the bot process."""
        self.shell.close()


def _no_ports() -> Ports:
    """A window that leads to no other table."""

    def start(_choice: NewGame) -> SceneMaker:
        raise OSError("there is no other table here")

    def resume() -> SceneMaker:
        raise OSError("there is no match to go on with here")

    return Ports(lambda: None, resume, start, ("steady",), "0")
