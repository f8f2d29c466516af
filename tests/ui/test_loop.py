"""The frame: what is drawn when, and that nothing is done when nothing happens."""

import time

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.loop import AWAY_RATE, BUSY_RATE, IDLE_RATE, FrameStats, Loop
from game.ui.scene import Scene
from game.ui.widgets.button import Button
from tests.ui.conftest import OpenStudio
from tools.screens import FramePacer, Studio


class Mover(Scene):
    """A square that moves to the right while `going`."""

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio.kit)
        self.x = 0
        self.going = True
        self.drawn = 0
        self.button = self.root.add(Button("x", lambda: None))

    def arrange(self) -> None:
        self.button.place(self.kit, Rect(500, 500, 100, 44))

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.moving = self.going
        self.x += 10 if self.going else 0

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        self.drawn += 1

    def draw_moving(self, surface: Surface) -> list[Rect]:
        return [surface.fill((255, 0, 255), (self.x, 100, 20, 20))]


@pytest.fixture
def mover(studio: Studio) -> Mover:
    scene = Mover(studio)
    studio.scenes.push(scene)
    return scene


def step(studio: Studio, count: int = 1) -> list[bool]:
    return [studio.shell.loop.step(1 / 60) for _ in range(count)]


@pytest.mark.parametrize("name", ["title", "settings-cards", "rules", "new-game", "question"])
def test_an_idle_screen_is_not_flipped(studio: Studio, name: str) -> None:
    studio.open(name)
    assert step(studio, 30) == [False] * 30


def test_what_moves_leaves_no_trace(studio: Studio, mover: Mover) -> None:
    step(studio, 5)
    shown = studio.picture()
    pink = [x for x in range(200) if tuple(shown.get_at((x, 110)))[:3] == (255, 0, 255)]
    assert pink == list(range(50, 70))
    assert mover.drawn == 1


def test_movers_stop_costing_when_they_rest(studio: Studio, mover: Mover) -> None:
    step(studio, 2)
    mover.going = False
    assert step(studio, 3) == [False] * 3


def test_only_the_damaged_part_is_drawn(studio: Studio, mover: Mover, monkeypatch: pytest.MonkeyPatch) -> None:
    mover.going = False
    step(studio)
    clips: list[Rect] = []

    def note(surface: Surface) -> None:
        clips.append(surface.get_clip())

    monkeypatch.setattr(mover, "draw_ground", note)
    mover.button.set("y")
    assert step(studio) == [True]
    assert clips == [mover.button.bounds]


def test_an_overlay_over_something_moving(studio: Studio, mover: Mover) -> None:
    overlay = Scene(studio.kit)
    overlay.covers = False
    studio.scenes.push(overlay)
    assert all(step(studio, 3))
    assert mover.drawn >= 3


def test_a_window_that_is_out_of_sight_is_not_drawn(studio: Studio, mover: Mover) -> None:
    pygame.event.post(Event(pygame.WINDOWMINIMIZED))
    assert step(studio, 2) == [False, False]
    pygame.event.post(Event(pygame.WINDOWRESTORED))
    assert step(studio) == [True]


def test_resizing_lays_out_again(studio: Studio, mover: Mover) -> None:
    step(studio)
    studio.shell.window.resize((1280, 800))
    assert step(studio) == [True]
    assert studio.kit.metrics.size == (1280, 800)
    assert studio.picture().get_size() == (1280, 800)


def test_rates(open_studio: OpenStudio) -> None:
    now = [time.perf_counter() + 100.0]
    studio = open_studio()
    loop = studio.shell.loop
    studio.open("title")
    loop.now = lambda: now[0]
    assert loop.rate() == IDLE_RATE
    pygame.event.post(Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0), touch=False))
    loop.step(0.01)
    assert loop.rate() == BUSY_RATE
    pygame.event.post(Event(pygame.WINDOWFOCUSLOST))
    loop.step(0.01)
    now[0] += 100.0
    assert loop.rate() == AWAY_RATE
    pygame.event.post(Event(pygame.WINDOWFOCUSGAINED))
    loop.step(0.01)
    assert loop.rate() == IDLE_RATE


def test_losing_the_focus_lets_go_of_what_was_pressed(studio: Studio) -> None:
    fired: list[int] = []
    scene = Mover(studio)
    scene.going = False
    studio.scenes.push(scene)
    scene.button.action = lambda: fired.append(1)
    for event in (
        Event(pygame.MOUSEBUTTONDOWN, pos=(520, 520), button=1, touch=False),
        Event(pygame.WINDOWFOCUSLOST),
        Event(pygame.MOUSEBUTTONUP, pos=(520, 520), button=1, touch=False),
    ):
        pygame.event.post(event)
    step(studio)
    assert fired == []


@pytest.mark.parametrize("kind", [pygame.QUIT, pygame.WINDOWCLOSE])
def test_closing_the_window_ends_the_loop(studio: Studio, mover: Mover, kind: int) -> None:
    pygame.event.post(Event(kind))
    step(studio)
    assert not studio.shell.loop.running


def test_the_loop_runs_until_it_is_stopped(studio: Studio, mover: Mover) -> None:
    frames: list[float] = []
    mover.update = lambda seconds: frames.append(seconds) or (studio.shell.quit() if len(frames) == 5 else None)
    studio.shell.loop.run()
    assert len(frames) == 5


def test_stats() -> None:
    stats = FrameStats()
    stats.flip(0.002, 0.002)
    stats.flip(0.003, 0.019)
    stats.rest()
    stats.flip(0.002, 1.002)
    assert (stats.frames, stats.flips) == (4, 3)
    assert list(stats.work) == pytest.approx([0.002, 0.003, 0.002])
    assert list(stats.flip_gaps) == pytest.approx([0.017])


class HeldPacer(FramePacer):
    """Puts a clock on by what it is told to wait for."""

    def __init__(self) -> None:
        self.time = 0.0
        self.held: list[float] = []

    def hold(self, seconds: float) -> None:
        self.held.append(seconds)
        self.time += max(0.0, seconds)


def test_a_frame_of_little_work_is_shown_as_late_as_one_of_much(studio: Studio, mover: Mover) -> None:
    pacer = HeldPacer()
    loop = Loop(studio.shell.window, studio.kit, studio.scenes, pacer, lambda: pacer.time)
    work = [0.001, 0.005, 0.009]

    def update(seconds: float) -> None:
        pacer.time += work[loop.stats.frames]
        mover.moving = True

    mover.update = update
    shown: list[float] = []
    for frame in range(len(work)):
        pacer.time = frame * 1.0
        loop.step(1 / 60)
        shown.append(pacer.time - frame)
    assert pacer.held == pytest.approx([0.007, 0.003, -0.001])
    assert shown == pytest.approx([0.008, 0.008, 0.009])
    assert list(loop.stats.work) == pytest.approx(work)
