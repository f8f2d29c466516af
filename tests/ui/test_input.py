"""One stream of input out of pygame's events."""

import pygame
import pytest
from pygame.event import Event

from game.ui.input import Action, Composing, InputMapper, Key, Pointer, Stroke, Typed


def double(pos: tuple[float, float]) -> tuple[int, int]:
    """As on a display with two pixels a point."""
    return round(pos[0] * 2), round(pos[1] * 2)


@pytest.fixture
def mapper() -> InputMapper:
    return InputMapper(double)


def press(pos: tuple[int, int] = (10, 20), button: int = 1, touch: bool = False) -> Event:
    return Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=touch)


def release(pos: tuple[int, int] = (10, 20), button: int = 1) -> Event:
    return Event(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=False)


def move(pos: tuple[int, int]) -> Event:
    return Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)


def test_press_drag_release_in_pixels(mapper: InputMapper) -> None:
    assert mapper.translate(move((1, 1)), 0.9) == Pointer(Stroke.HOVER, (2, 2))
    assert mapper.translate(press(), 1.0) == Pointer(Stroke.PRESS, (20, 40))
    assert mapper.translate(move((11, 21)), 1.1) == Pointer(Stroke.MOVE, (22, 42))
    assert mapper.translate(release(), 1.2) == Pointer(Stroke.RELEASE, (20, 40))


def test_touch_is_told(mapper: InputMapper) -> None:
    assert mapper.translate(press(touch=True), 1.0) == Pointer(Stroke.PRESS, (20, 40), touch=True)


def test_a_touch_that_comes_twice_is_one_press(mapper: InputMapper) -> None:
    mapper.translate(press(touch=True), 1.0)
    mapper.translate(release(), 1.02)
    assert mapper.translate(press((11, 20)), 1.07) is None
    assert mapper.translate(release((11, 20)), 1.08) is None
    assert mapper.translate(press(), 1.2) is not None


def test_a_quick_press_elsewhere_counts(mapper: InputMapper) -> None:
    mapper.translate(press(), 1.0)
    mapper.translate(release(), 1.02)
    assert mapper.translate(press((90, 90)), 1.05) is not None


def test_other_buttons_do_nothing(mapper: InputMapper) -> None:
    assert mapper.translate(press(button=3), 1.0) is None
    assert mapper.translate(release(button=3), 1.0) is None
    mapper.translate(press(), 2.0)
    assert mapper.translate(press((50, 50)), 2.5) is None


def test_letting_go(mapper: InputMapper) -> None:
    assert mapper.let_go() is None
    mapper.translate(press(), 1.0)
    assert mapper.let_go() == Pointer(Stroke.CANCEL, (20, 40))
    assert mapper.translate(release(), 1.1) is None


def test_wheel_stands_where_the_pointer_was(mapper: InputMapper) -> None:
    mapper.translate(move((5, 5)), 0.0)
    event = Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.5, flipped=False)
    assert mapper.translate(event, 0.0) == Pointer(Stroke.WHEEL, (10, 10), wheel=(0.0, -1.5))
    flipped = Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=True)
    assert mapper.translate(flipped, 0.0) == Pointer(Stroke.WHEEL, (10, 10), wheel=(0.0, 1.0))


@pytest.mark.parametrize(
    ("key", "mod", "action"),
    [
        (pygame.K_LEFT, 0, Action.LEFT),
        (pygame.K_TAB, 0, Action.NEXT),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Action.PREVIOUS),
        (pygame.K_RETURN, 0, Action.CONFIRM),
        (pygame.K_RETURN, pygame.KMOD_LALT, Action.FULL_SCREEN),
        (pygame.K_SPACE, 0, Action.SELECT),
        (pygame.K_ESCAPE, 0, Action.CANCEL),
        (pygame.K_h, 0, Action.HINT),
        (pygame.K_q, 0, None),
    ],
)
def test_keys(mapper: InputMapper, key: int, mod: int, action: Action | None) -> None:
    assert mapper.translate(Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""), 0.0) == Key(action, key, mod)


def test_text(mapper: InputMapper) -> None:
    assert mapper.translate(Event(pygame.TEXTINPUT, text="林"), 0.0) == Typed("林")
    assert mapper.translate(Event(pygame.TEXTEDITING, text="lin", start=3, length=0), 0.0) == Composing("lin", 3)


def test_anything_else_is_nothing(mapper: InputMapper) -> None:
    assert mapper.translate(Event(pygame.FINGERDOWN, x=0.5, y=0.5, finger_id=1), 0.0) is None
