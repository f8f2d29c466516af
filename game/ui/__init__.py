"""The window: everything that draws, sounds and takes input. Importing this loads no pygame; `run` does."""

import os
from collections.abc import Callable

from game.settings import SettingsStore
from game.ui.errors import MissingAssetError, NoDisplayError
from game.ui.ports import NewGame, Ports, SceneMaker

__all__ = ["MissingAssetError", "NewGame", "NoDisplayError", "Ports", "SceneMaker", "run"]

_BEFORE_PYGAME = {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_VIDEO_X11_WMCLASS": "gunzi"}
"""What pygame reads while it is imported: no banner, and the window's class under X11."""


def run(store: SettingsStore, ports: Callable[[], Ports]) -> None:
    """Open the window and play until the player quits; the ports are asked for once the window is there.

    Raises `NoDisplayError` and `MissingAssetError`.
    """
    for name, value in _BEFORE_PYGAME.items():
        os.environ.setdefault(name, value)
    from game.ui.window import open_window  # noqa: PLC0415  # it imports pygame

    window = open_window(store.settings)
    from game.ui.shell import Shell  # noqa: PLC0415  # the window is open sooner

    Shell(store, ports(), window).run()
