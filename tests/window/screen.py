"""A person at a real window: looks at the pixels of a virtual screen, moves a real mouse."""

import os
import subprocess
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image, ImageGrab

WIDTH, HEIGHT = 1366, 860
Spot = tuple[int, int]


class Screen:
    """The virtual screen `display`, and a hand on its mouse."""

    def __init__(self, display: str) -> None:
        self.display = display

    def look(self) -> Image.Image:
        """What is on the screen now."""
        return ImageGrab.grab(xdisplay=self.display).convert("RGB")

    def click(self, spot: Spot) -> None:
        """Move there and press the left button."""
        x, y = spot
        self.xdotool("mousemove", str(x), str(y), "click", "1")

    def press(self, *keys: str) -> None:
        """Press keys by their X names."""
        self.xdotool("key", *keys)

    def xdotool(self, *words: str) -> str:
        """Run xdotool on this screen."""
        environ = os.environ | {"DISPLAY": self.display}
        return subprocess.run(["xdotool", *words], env=environ, check=True, capture_output=True, text=True).stdout


def red_button(picture: Image.Image) -> Spot | None:
    """The middle of the lit primary button, found by its upper edge: no card has a line of that colour."""
    width, height = picture.size
    pixels = picture.load()
    if pixels is None:
        return None
    for y in range(height // 6, height):
        run = 0
        for x in range(0, width, 2):
            run = run + 1 if _is_edge(pixels[x, y]) else 0
            if run == 30:
                return x - 10, y + 20
    return None


def dark_button(picture: Image.Image, row: tuple[int, int]) -> Spot | None:
    """The quiet button between two heights that is next to the middle of the screen, at its left: the hint."""
    width, _ = picture.size
    pixels = picture.load()
    if pixels is None:
        return None
    for y in range(row[0], row[1], 6):
        run = 0
        for x in range(width // 2, width // 4, -2):
            run = run + 1 if _is_quiet(pixels[x, y]) else 0
            if run == 6:
                return x - 2, y + 8
    return None


def _is_edge(pixel: Any) -> bool:
    red, green, blue = pixel
    return 225 <= red <= 245 and 120 <= green <= 145 and 100 <= blue <= 125


def _is_quiet(pixel: Any) -> bool:
    red, green, blue = pixel
    return red <= 20 and 36 <= green <= 54 and 34 <= blue <= 52


@contextmanager
def virtual_screen(log: Path) -> Generator[Screen]:
    """Start an X server without a network and a window manager on it."""
    read_end, write_end = os.pipe()
    with log.open("wb") as output:
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write_end), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp"],
            pass_fds=[write_end],
            stdout=output,
            stderr=output,
        )
        os.close(write_end)
        with os.fdopen(read_end) as number:
            display = f":{number.readline().strip()}"
        manager = subprocess.Popen(["openbox"], env=os.environ | {"DISPLAY": display}, stdout=output, stderr=output)
        try:
            yield Screen(display)
        finally:
            for process in (manager, server):
                process.terminate()
                process.wait(timeout=10)


def wait_for(what: str, ready: Callable[[], bool], seconds: float = 60.0) -> None:
    """Look again and again until something is so. Raises TimeoutError."""
    deadline = time.monotonic() + seconds
    while not ready():
        if time.monotonic() > deadline:
            raise TimeoutError(what)
        time.sleep(0.1)
