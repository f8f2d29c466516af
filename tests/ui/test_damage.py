"""What must be drawn again."""

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.ui.damage import Damage, merged

WINDOW = Rect(0, 0, 400, 300)

rects = st.builds(Rect, st.integers(0, 350), st.integers(0, 250), st.integers(1, 200), st.integers(1, 200))


def test_all_at_first() -> None:
    damage = Damage()
    assert damage
    assert damage.take(WINDOW) == [WINDOW]
    assert not damage
    assert damage.take(WINDOW) == []


def test_parts_are_clipped_and_empty_ones_dropped() -> None:
    damage = Damage()
    damage.take(WINDOW)
    damage.add(Rect(390, 290, 50, 50))
    damage.add(Rect(500, 500, 10, 10))
    damage.add(Rect(10, 10, 0, 5))
    assert damage.take(WINDOW) == [Rect(390, 290, 10, 10)]


def test_all_swallows_parts() -> None:
    damage = Damage()
    damage.take(WINDOW)
    damage.add(Rect(0, 0, 5, 5))
    damage.add_all()
    damage.add(Rect(9, 9, 5, 5))
    assert damage.take(WINDOW) == [WINDOW]


@given(st.lists(rects, min_size=1, max_size=60))
def test_merged_parts_cover_all(parts: list[Rect]) -> None:
    joined = merged(parts)
    assert all(any(whole.contains(part) for whole in joined) for part in parts)
    assert len(joined) <= len(parts)


def test_near_parts_are_joined_and_far_ones_are_not() -> None:
    row = [Rect(x, 0, 40, 40) for x in range(0, 200, 40)]
    assert merged(row) == [Rect(0, 0, 200, 40)]
    far = [Rect(0, 0, 100, 100), Rect(1500, 900, 100, 100)]
    assert merged(far) == far


def test_a_cross_stays_two_bars() -> None:
    cross = [Rect(0, 500, 1900, 60), Rect(900, 0, 60, 1000)]
    assert merged(cross) == cross


def test_a_great_many_become_one() -> None:
    many = [Rect(x * 40, x * 20, 10, 10) for x in range(50)]
    assert len(merged(many)) == 1
