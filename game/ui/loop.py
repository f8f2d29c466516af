"""The loop: events in, time on, pixels out; and nothing at all when nothing happens."""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar, Protocol

import pygame
from pygame.event import Event

from game.ui.input import Action, Input, InputMapper, Key, Pointer, Stroke
from game.ui.kit import Kit
from game.ui.scene import SceneStack
from game.ui.stage import Stage
from game.ui.window import Window
from game.words import tr

BUSY_RATE, IDLE_RATE, AWAY_RATE = 60, 12, 8
"""Ticks a second: while something happens, when nothing has for a while, and without the keyboard focus."""
_AWAKE_SECONDS = 2.0
"""How long after the player did something."""
_LINGER_SECONDS = 0.05
"""How long after a picture was shown: what moves shows the next one sooner than that."""
_LOAD_SECONDS = 0.006
_LONGEST_STEP = 0.25
"""After a sleep of the machine time does not jump by more than this."""
_FLIP_AFTER = 0.008
"""Seconds from a frame's begin until it is shown: so flips come evenly, whether there was much to draw or little."""
_KEPT = 4096


def _kept() -> deque[float]:
    return deque(maxlen=_KEPT)


@dataclass
class FrameStats:
    """How much work frames were: seconds from the first event to the flip's return, and between flips while moving.

    Waiting for the time to flip is no work.
    """

    frames: int = 0
    flips: int = 0
    work: deque[float] = field(default_factory=_kept)
    flip_gaps: deque[float] = field(default_factory=_kept)
    _last_flip: float | None = None

    def rest(self) -> None:
        """Note a frame in which there was nothing to show."""
        self.frames += 1
        self._last_flip = None

    def flip(self, work: float, ended: float) -> None:
        """Note a frame that was shown."""
        self.frames += 1
        self.flips += 1
        self.work.append(work)
        if self._last_flip is not None:
            self.flip_gaps.append(ended - self._last_flip)
        self._last_flip = ended


class Pacer(Protocol):
    """Waits until the next frame is due."""

    def tick(self, rate: int) -> float:
        """Wait for a frame at `rate` a second; the seconds since the last one."""
        ...

    def hold(self, seconds: float) -> None:
        """Wait so long with a picture that is drawn; not at all where that is less than nothing."""
        ...


class ClockPacer:
    """Keeps pace by the system's clock."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()

    def tick(self, rate: int) -> float:
        return self._clock.tick(rate) / 1000

    def hold(self, seconds: float) -> None:
        if seconds > 0:
            time.sleep(seconds)


class Loop:
    """Runs a window's scenes until the last one is closed. `step` is one frame, for tests and measurements."""

    def __init__(
        self,
        window: Window,
        kit: Kit,
        scenes: SceneStack,
        pacer: Pacer | None = None,
        now: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._window = window
        self._kit = kit
        self._scenes = scenes
        self._pacer = pacer or ClockPacer()
        self.now = now
        self._stage = Stage(kit, scenes)
        self._mapper = InputMapper(window.place)
        self._awake_until = 0.0
        self._focused = True
        self._hidden = False
        self._loading = True
        self.stats = FrameStats()
        self.running = True

    def run(self) -> None:
        """Go on until the player quits."""
        seconds = 0.0
        while self.running and len(self._scenes):
            self.step(seconds)
            seconds = min(self._pacer.tick(self.rate()), _LONGEST_STEP)

    def rate(self) -> int:
        """How many frames a second are worth while now."""
        if self._loading or self.now() < self._awake_until:
            return BUSY_RATE
        return IDLE_RATE if self._focused else AWAY_RATE

    def step(self, seconds: float) -> bool:
        """One frame, `seconds` after the last; True if the window was flipped."""
        started = self.now()
        for event in pygame.event.get():
            self._take(event, started)
        self._scenes.update(seconds)
        self._kit.toasts.update(seconds)
        drawn = not self._hidden and self._draw()
        if drawn:
            self._flip(started)
        else:
            self.stats.rest()
        if self._loading and self.stats.flips:
            self._load(self.now())
        return drawn

    def stop(self) -> None:
        """Stop after this frame."""
        self.running = False

    def _draw(self) -> bool:
        screen = self._window.surface
        if screen.get_size() != self._kit.metrics.size:
            self.relayout()
        return self._stage.draw(screen)

    def _flip(self, started: float) -> None:
        """Show what is drawn when its time has come."""
        drawn = self.now()
        self._pacer.hold(started + _FLIP_AFTER - drawn)
        held = self.now()
        self._window.flip()
        ended = self.now()
        self.stats.flip(drawn - started + ended - held, ended)
        self._awake_until = max(self._awake_until, ended + _LINGER_SECONDS)

    def relayout(self) -> None:
        """The window's size, the scale or the language has changed."""
        self._kit.resize(self._window.surface.get_size())
        self._scenes.layout()

    def _load(self, now: float) -> None:
        """Read pictures for a few milliseconds; a screen that shows some is asked to draw them."""
        while self._loading and self.now() - now < _LOAD_SECONDS:
            self._loading = self._kit.art.load_next()

    def load_again(self) -> None:
        """There are pictures to read: another deck was chosen."""
        self._loading = True

    def _take(self, event: Event, now: float) -> None:
        handler = self._WINDOW_EVENTS.get(event.type)
        if handler is not None:
            handler(self)
            return
        translated = self._mapper.translate(event, now)
        if translated is not None:
            self._awake_until = now + _AWAKE_SECONDS
            self._give(translated)

    def _give(self, event: Input) -> None:
        if isinstance(event, Pointer) and event.stroke is Stroke.PRESS and self._kit.toasts.tap(event.pos):
            return
        if isinstance(event, Key) and event.action is Action.FULL_SCREEN:
            self._kit.store.change(full_screen=not self._window.full_screen)
            return
        top = self._scenes.top
        used = top is not None and top.handle(event)
        if isinstance(event, Key) and event.action is Action.MUTE and not used:
            self._mute()

    def _mute(self) -> None:
        muted = not self._kit.settings.mute
        self._kit.store.change(mute=muted)
        self._kit.toasts.say(tr("Sound is off.") if muted else tr("Sound is on."))

    def _on_focus(self) -> None:
        self._focused = True

    def _on_blur(self) -> None:
        self._focused = False
        self._on_pointer_lost()

    def _on_pointer_lost(self) -> None:
        lost = self._mapper.let_go()
        if lost is not None:
            self._give(lost)

    def _on_exposed(self) -> None:
        self._hidden = False
        self._kit.damage.add_all()

    def _on_hidden(self) -> None:
        self._hidden = True

    _WINDOW_EVENTS: ClassVar[dict[int, Callable[["Loop"], None]]] = {
        pygame.QUIT: stop,
        pygame.WINDOWCLOSE: stop,
        pygame.WINDOWFOCUSGAINED: _on_focus,
        pygame.WINDOWFOCUSLOST: _on_blur,
        pygame.WINDOWEXPOSED: _on_exposed,
        pygame.WINDOWSHOWN: _on_exposed,
        pygame.WINDOWRESTORED: _on_exposed,
        pygame.WINDOWMINIMIZED: _on_hidden,
        pygame.WINDOWHIDDEN: _on_hidden,
    }
