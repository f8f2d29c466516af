"""One stream of input: mouse and touch become `Pointer`, keys (and later a gamepad) become `Key` with an action."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar, TypeAlias

import pygame
from pygame.event import Event

TWICE_SECONDS = 0.08
"""A touch can arrive as two clicks: a second press this soon at the same spot is the same press."""
_TWICE_PIXELS = 12


class Action(Enum):
    """What a key means, whatever the key."""

    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    NEXT = auto()
    PREVIOUS = auto()
    FIRST = auto()
    LAST = auto()
    PAGE_UP = auto()
    PAGE_DOWN = auto()
    CONFIRM = auto()
    SELECT = auto()
    CANCEL = auto()
    HINT = auto()
    CLEAR = auto()
    LAST_TRICK = auto()
    PLAYED_CARDS = auto()
    SORT = auto()
    RULES = auto()
    MUTE = auto()
    FULL_SCREEN = auto()


KEYS: dict[int, Action] = {
    pygame.K_LEFT: Action.LEFT,
    pygame.K_RIGHT: Action.RIGHT,
    pygame.K_UP: Action.UP,
    pygame.K_DOWN: Action.DOWN,
    pygame.K_HOME: Action.FIRST,
    pygame.K_END: Action.LAST,
    pygame.K_PAGEUP: Action.PAGE_UP,
    pygame.K_PAGEDOWN: Action.PAGE_DOWN,
    pygame.K_RETURN: Action.CONFIRM,
    pygame.K_KP_ENTER: Action.CONFIRM,
    pygame.K_SPACE: Action.SELECT,
    pygame.K_ESCAPE: Action.CANCEL,
    pygame.K_AC_BACK: Action.CANCEL,
    pygame.K_h: Action.HINT,
    pygame.K_BACKSPACE: Action.CLEAR,
    pygame.K_l: Action.LAST_TRICK,
    pygame.K_p: Action.PLAYED_CARDS,
    pygame.K_s: Action.SORT,
    pygame.K_F1: Action.RULES,
    pygame.K_m: Action.MUTE,
    pygame.K_F11: Action.FULL_SCREEN,
}


class Stroke(Enum):
    """What the pointer does. HOVER is a mouse that moves with no button down; nothing may hang on it alone."""

    PRESS = auto()
    MOVE = auto()
    RELEASE = auto()
    CANCEL = auto()
    HOVER = auto()
    WHEEL = auto()


@dataclass(frozen=True)
class Pointer:
    """A finger or the mouse's first button, in pixels of the surface. `wheel` is in notches, up and right positive."""

    stroke: Stroke
    pos: tuple[int, int]
    touch: bool = False
    wheel: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True)
class Key:
    """A key or gamepad button pressed. Text fields look at `key` and `mod`, everything else at `action`."""

    action: Action | None
    key: int = 0
    mod: int = 0


@dataclass(frozen=True)
class Typed:
    """Text that was typed, or put in by an input method."""

    text: str


@dataclass(frozen=True)
class Composing:
    """Text an input method is still working on; `cursor` is the place in it."""

    text: str
    cursor: int


Input: TypeAlias = Pointer | Key | Typed | Composing
Place: TypeAlias = Callable[[tuple[float, float]], tuple[int, int]]


class InputMapper:
    """Turns pygame's events into `Input`; `place` turns window coordinates into surface pixels.

    SDL sends the first finger of a touch screen as mouse events that say so; finger events proper are not read, since
    trackpads send them as well.
    """

    def __init__(self, place: Place) -> None:
        self._place = place
        self._down = False
        self._pos = (0, 0)
        self._now = 0.0
        self._last_press = (-1.0, (0, 0))

    def translate(self, event: Event, now: float) -> Input | None:
        """The input that an event is at the time `now` in seconds, or None."""
        self._now = now
        handler = self._HANDLERS.get(event.type)
        return handler(self, event) if handler is not None else None

    def let_go(self) -> Pointer | None:
        """The window lost the pointer: what was held down is let go without effect."""
        if not self._down:
            return None
        self._down = False
        return Pointer(Stroke.CANCEL, self._pos)

    def _press(self, event: Event) -> Pointer | None:
        if event.button != 1 or self._down:
            return None
        pos = self._place(event.pos)
        before, spot = self._last_press
        if (
            0 <= self._now - before < TWICE_SECONDS
            and max(abs(pos[0] - spot[0]), abs(pos[1] - spot[1])) <= _TWICE_PIXELS
        ):
            return None
        self._last_press = (self._now, pos)
        self._down = True
        return self._at(Stroke.PRESS, pos, event)

    def _release(self, event: Event) -> Pointer | None:
        if event.button != 1 or not self._down:
            return None
        self._down = False
        return self._at(Stroke.RELEASE, self._place(event.pos), event)

    def _move(self, event: Event) -> Pointer:
        return self._at(Stroke.MOVE if self._down else Stroke.HOVER, self._place(event.pos), event)

    def _wheel(self, event: Event) -> Pointer:
        sign = -1 if getattr(event, "flipped", False) else 1
        across = float(getattr(event, "precise_x", event.x))
        up = float(getattr(event, "precise_y", event.y))
        return Pointer(Stroke.WHEEL, self._pos, wheel=(sign * across, sign * up))

    def _key(self, event: Event) -> Key:
        action = KEYS.get(event.key)
        if event.key == pygame.K_TAB:
            action = Action.PREVIOUS if event.mod & pygame.KMOD_SHIFT else Action.NEXT
        elif event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT:
            action = Action.FULL_SCREEN
        return Key(action, event.key, event.mod)

    def _typed(self, event: Event) -> Typed:
        return Typed(event.text)

    def _composing(self, event: Event) -> Composing:
        return Composing(event.text, event.start)

    def _at(self, stroke: Stroke, pos: tuple[int, int], event: Event) -> Pointer:
        self._pos = pos
        return Pointer(stroke, pos, bool(getattr(event, "touch", False)))

    _HANDLERS: ClassVar[dict[int, Callable[["InputMapper", Event], Input | None]]] = {
        pygame.MOUSEBUTTONDOWN: _press,
        pygame.MOUSEBUTTONUP: _release,
        pygame.MOUSEMOTION: _move,
        pygame.MOUSEWHEEL: _wheel,
        pygame.KEYDOWN: _key,
        pygame.TEXTINPUT: _typed,
        pygame.TEXTEDITING: _composing,
    }
