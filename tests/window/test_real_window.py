"""A whole round in the real window, played with the mouse by what is to be seen."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.window.screen import HEIGHT, Screen, dark_button, red_button, virtual_screen, wait_for

pytestmark = pytest.mark.window

_LONGEST = 400.0


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    with virtual_screen(tmp_path / "x.log") as found:
        yield found


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


def start(screen: Screen, home: Path, project: Path, *words: str) -> subprocess.Popen[bytes]:
    environ = {key: value for key, value in os.environ.items() if key not in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")}
    environ |= {"DISPLAY": screen.display, "GUNZI_HOME": str(home), "PYTHONPATH": str(project)}
    command = [sys.executable, "-m", "game", "play", *words]
    game = subprocess.Popen(command, env=environ, cwd=home, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    wait_for("a window", lambda: bool(windows(screen)) or game.poll() is not None)
    return game


def windows(screen: Screen) -> list[str]:
    try:
        return screen.xdotool("search", "--onlyvisible", "--class", "gunzi").split()
    except subprocess.CalledProcessError:  # none yet
        return []


def finished(home: Path) -> bool:
    return any((home / "data" / "matches" / "done").glob("*.gunzi"))


def end(game: subprocess.Popen[bytes]) -> str:
    game.terminate()
    output, _ = game.communicate(timeout=20)
    return output.decode()


def test_a_round_is_played_by_mouse(screen: Screen, home: Path, project: Path) -> None:
    game = start(screen, home, project, "--rounds", "1", "--deal", "0", "--lang", "en")
    try:
        deadline = time.monotonic() + _LONGEST
        while not over(screen, home) and time.monotonic() < deadline:
            assert game.poll() is None, "the game ended"
            play_on(screen)
        assert over(screen, home)
    finally:
        output = end(game)
    assert "Traceback" not in output


def over(screen: Screen, home: Path) -> bool:
    """The round's journal is filed once the table is left, and it is left by its red button."""
    return finished(home)


def play_on(screen: Screen) -> None:
    """Press the red button if it is lit, else ask for a hint; then look again."""
    picture = screen.look()
    spot = red_button(picture) or dark_button(picture, (HEIGHT * 2 // 3, HEIGHT * 5 // 6))
    if spot is not None:
        screen.click(spot)
    time.sleep(0.15)
