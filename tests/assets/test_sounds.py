"""Levels and lengths of the effects, as the player's mixer hears them."""

from collections.abc import Iterator
from math import log10
from pathlib import Path

import pygame
import pytest

from tools.assets.inventory import SOUNDS

RATE = 44100
FULL = 32768
REPEATED = ("deal", "select")
"""Heard up to 160 times a round."""


def samples(path: Path) -> list[int]:
    return list(memoryview(pygame.mixer.Sound(path).get_raw()).cast("h"))


@pytest.fixture(scope="module")
def effects(project: Path) -> Iterator[dict[str, list[int]]]:
    pygame.mixer.init(RATE, -16, 1, allowedchanges=0)
    folder = project / "assets" / "sounds"
    yield {name: samples(folder / f"{name}.ogg") for name in SOUNDS}
    pygame.mixer.quit()


def level(wave: list[int]) -> float:
    """The loudest tenth of a second, in dB of full scale."""
    window = RATE // 10
    padded = [*wave, *([0] * window)]
    windows = (padded[start : start + window] for start in range(0, len(wave), window // 4))
    return 10 * log10(max(sum(x * x for x in part) for part in windows) / window / FULL**2 + 1e-12)


@pytest.mark.parametrize("name", SOUNDS)
def test_an_effect_is_short_and_neither_clips_nor_clicks(effects: dict[str, list[int]], name: str) -> None:
    wave = effects[name]
    assert 0.04 < len(wave) / RATE < 2.5
    assert max(map(abs, wave)) < 0.9 * FULL
    assert abs(sum(wave)) / len(wave) < 0.005 * FULL
    assert abs(wave[-1]) < 0.01 * FULL


def test_effects_are_about_equally_loud_and_the_repeated_ones_stay_behind(effects: dict[str, list[int]]) -> None:
    levels = {name: level(wave) for name, wave in effects.items()}
    front = [found for name, found in levels.items() if name not in REPEATED]
    assert max(front) - min(front) < 10
    assert max(levels[name] for name in REPEATED) < min(front) - 2


@pytest.mark.parametrize("name", REPEATED)
def test_a_repeated_effect_is_over_at_once(effects: dict[str, list[int]], name: str) -> None:
    assert len(effects[name]) / RATE <= 0.15
