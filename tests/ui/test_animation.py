"""Movement, with time given."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from game.ui.animation import Motion, ease_in_out, ease_out, linear, mix


@dataclass
class Settings:
    """What a player has set."""

    speed: str = "normal"
    reduced_motion: bool = False


def make(speed: str = "normal", reduced_motion: bool = False) -> Motion:
    pace = Settings(speed, reduced_motion)
    return Motion(lambda: pace)


@pytest.mark.parametrize("ease", [ease_in_out, ease_out, linear])
def test_eases_go_from_nought_to_one(ease: Callable[[float], float]) -> None:
    values = [ease(step / 10) for step in range(11)]
    assert values[0] == 0
    assert values[-1] == 1
    assert values == sorted(values)


def test_mix() -> None:
    assert mix(10, 20, 0.25) == 12.5


def test_a_movement_moves_and_ends_once() -> None:
    ended: list[str] = []
    motion = make()
    tween = motion.move(1.0, ease=linear, finish=lambda: ended.append("end"))
    assert motion.advance(0.25)
    assert tween.value == pytest.approx(0.25)
    assert motion.advance(1.0)
    assert (tween.value, tween.done, ended) == (1.0, True, ["end"])
    assert not motion.advance(1.0)
    assert ended == ["end"]


def test_delay() -> None:
    motion = make()
    tween = motion.move(1.0, delay=0.5, ease=linear)
    motion.advance(0.4)
    assert tween.value == 0.0
    motion.advance(0.6)
    assert tween.value == pytest.approx(0.5)


@pytest.mark.parametrize(("speed", "value"), [("slow", 0.3), ("normal", 0.5), ("fast", 1.0)])
def test_speed(speed: str, value: float) -> None:
    motion = make(speed=speed)
    tween = motion.move(1.0, ease=linear)
    motion.advance(0.5)
    assert tween.value == pytest.approx(value)


def test_reduced_motion_jumps_but_keeps_words() -> None:
    motion = make(reduced_motion=True)
    moved, held = motion.move(1.0, delay=3.0), motion.hold(1.0)
    motion.advance(0.1)
    assert moved.done
    assert not held.done


def test_skip_ends_everything_in_order() -> None:
    ended: list[str] = []
    motion = make()
    motion.move(1.0, finish=lambda: ended.append("first"))
    motion.hold(2.0, finish=lambda: ended.append("second"))
    assert motion.active
    assert motion.skip()
    assert ended == ["first", "second"]
    assert not motion.active
    assert not motion.skip()


def test_an_end_can_begin_another_movement() -> None:
    motion = make()

    def again() -> None:
        motion.move(0.1)

    motion.move(0.1, finish=again)
    motion.advance(0.2)
    assert motion.active
    motion.advance(0.2)
    assert not motion.active
