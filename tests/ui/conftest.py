"""A window on the dummy driver for each test that wants one."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.words import use_language
from tools.screens import Studio

OpenStudio = Callable[..., Studio]


@pytest.fixture
def open_studio(tmp_path: Path) -> Iterator[OpenStudio]:
    """Opens studios: `open_studio(size, language, **settings)`. They are closed, and English is spoken, afterwards."""
    opened: list[Studio] = []

    def open_one(size: tuple[int, int] = (1024, 768), language: str = "en", **settings: object) -> Studio:
        for studio in opened:
            studio.close()
        opened.clear()
        studio = Studio(tmp_path / "home", size, language, **settings)
        opened.append(studio)
        return studio

    yield open_one
    for studio in opened:
        studio.close()
    use_language("en")


@pytest.fixture
def studio(open_studio: OpenStudio) -> Studio:
    """One studio at 1024 x 768 in English."""
    return open_studio()


@pytest.fixture
def screen() -> Iterator[pygame.Surface]:
    """A surface to draw on, in a window of its own."""
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("test", (800, 600))
    yield window.get_surface()
    window.destroy()
    pygame.quit()
