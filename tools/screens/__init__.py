"""Every screen of the game as it may look, for pictures (`tools/shots.py`) and for the layout audit.

A module of this package registers screens; dropping a file here is all it takes:

    @screen("pause")
    def pause(studio: Studio) -> None:
        studio.scenes.push(PauseScene(studio.kit, studio.shell))
"""

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from pathlib import Path

from pygame import Surface

from game.settings import Folders, SettingsStore
from game.ui.kit import Kit
from game.ui.ports import NewGame, Ports, SceneMaker
from game.ui.scene import Scene, SceneStack
from game.ui.shell import Shell
from game.ui.window import open_window
from game.words import Words

SIZES = ((800, 600), (1024, 768), (1280, 800), (1920, 1080), (3840, 2160))
LANGUAGES = ("zh_CN", "en")
_SETTLE = 90
"""Frames after which every picture is read and every screen has come to rest."""


class FramePacer:
    """Frames one after another without waiting."""

    def tick(self, rate: int) -> float:
        return 1 / rate

    def hold(self, seconds: float) -> None:
        pass


class Studio:
    """A window on the dummy driver with made-up surroundings. `under_way` names a match to continue."""

    def __init__(self, home: Path, size: tuple[int, int], language: str = "en", **settings: object) -> None:
        home.mkdir(parents=True, exist_ok=True)
        store = SettingsStore(Folders(home, home))
        store.change(window=size, language=language, **settings)
        self.under_way: Words | None = None
        self.started: list[NewGame] = []
        ports = Ports(lambda: self.under_way, self._resume, self._start, ("random", "steady"), "1.0.0")
        self.shell = Shell(store, ports, open_window(store.settings), FramePacer())

    @property
    def kit(self) -> Kit:
        return self.shell.kit

    @property
    def scenes(self) -> SceneStack:
        return self.shell.scenes

    @property
    def scene(self) -> Scene:
        """The screen on top."""
        top = self.scenes.top
        if top is None:
            raise RuntimeError("no screen is open")
        return top

    def open(self, name: str) -> Scene:
        """Open a registered screen in place of all others and let it settle."""
        self.scenes.clear()
        self.kit.toasts.clear()
        all_screens()[name](self)
        self.settle()
        return self.scene

    def settle(self, frames: int = _SETTLE) -> None:
        """Let so many frames pass."""
        for _ in range(frames):
            self.shell.loop.step(1 / 60)

    def picture(self) -> Surface:
        """What the window shows."""
        return self.shell.window.surface

    def close(self) -> None:
        self.shell.close()

    def _resume(self) -> SceneMaker:
        raise OSError("there is no match here")

    def _start(self, choice: NewGame) -> SceneMaker:
        self.started.append(choice)
        raise OSError("there is no table here")


_SCREENS: dict[str, Callable[[Studio], None]] = {}


def screen(name: str) -> Callable[[Callable[[Studio], None]], Callable[[Studio], None]]:
    """Register a function that opens a screen under a name."""

    def register(opener: Callable[[Studio], None]) -> Callable[[Studio], None]:
        if name in _SCREENS:
            raise ValueError(f"two screens are called {name!r}")
        _SCREENS[name] = opener
        return opener

    return register


def all_screens() -> Mapping[str, Callable[[Studio], None]]:
    """Every screen of every module in this package, by name."""
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{module.name}")
    return dict(sorted(_SCREENS.items()))
