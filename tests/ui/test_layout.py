"""Rectangles: units, cuts, shares."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.ui.layout import (
    Metrics,
    centred,
    column,
    cut_bottom,
    cut_left,
    cut_right,
    cut_top,
    flow,
    grid,
    inset,
    row,
    split,
    stack,
)


@pytest.mark.parametrize(
    ("size", "ui_scale", "scale"),
    [((1024, 768), 100, 1.0), ((800, 600), 100, 0.78125), ((1920, 1080), 100, 1.40625), ((1024, 768), 130, 1.3)],
)
def test_scale(size: tuple[int, int], ui_scale: int, scale: float) -> None:
    assert Metrics.of(size, ui_scale).scale == pytest.approx(scale)


def test_scale_has_a_floor() -> None:
    assert Metrics.of((800, 600), 80).scale == 0.7


def test_something_never_becomes_nothing() -> None:
    small = Metrics.of((800, 600))
    assert (small.px(0.1), small.px(0), small.px(10)) == (1, 0, 8)


def test_small_windows_keep_text_legible() -> None:
    small, large = Metrics.of((800, 600)), Metrics.of((3840, 2160))
    assert (small.text_px(13), small.text_px(15), small.text_px(20)) == (12, 14, 16)
    assert large.text_px(15) == 42


RECT = Rect(10, 20, 100, 60)


def test_cuts() -> None:
    assert cut_top(RECT, 10, 5) == (Rect(10, 20, 100, 10), Rect(10, 35, 100, 45))
    assert cut_bottom(RECT, 10, 5) == (Rect(10, 70, 100, 10), Rect(10, 20, 100, 45))
    assert cut_left(RECT, 30, 5) == (Rect(10, 20, 30, 60), Rect(45, 20, 65, 60))
    assert cut_right(RECT, 30, 5) == (Rect(80, 20, 30, 60), Rect(10, 20, 65, 60))


@pytest.mark.parametrize("cut", [cut_top, cut_bottom, cut_left, cut_right])
def test_a_cut_larger_than_the_whole_leaves_nothing(cut: Callable[[Rect, int, int], tuple[Rect, Rect]]) -> None:
    part, rest = cut(RECT, 500, 5)
    assert part == RECT
    assert 0 in rest.size


def test_inset_never_turns_inside_out() -> None:
    assert inset(RECT, 10, 5) == Rect(20, 25, 80, 50)
    assert inset(RECT, 80).size == (0, 0)


def test_centred() -> None:
    assert centred((20, 20), RECT) == Rect(50, 40, 20, 20)


@given(st.integers(0, 5000), st.lists(st.floats(0.1, 10), min_size=1, max_size=12), st.integers(0, 20))
def test_shares_add_up(length: int, weights: list[float], gap: int) -> None:
    parts = split(length, weights, gap)
    free = max(0, length - gap * (len(weights) - 1))
    assert sum(width for _, width in parts) == free
    assert all(at + width + gap == parts[index + 1][0] for index, (at, width) in enumerate(parts[:-1]))


def test_rows_columns_grids() -> None:
    assert [cell.x for cell in row(RECT, [1, 1], 10)] == [10, 65]
    assert [cell.y for cell in column(RECT, [2, 1])] == [20, 60]
    cells = grid(RECT, 2, 2, 10)
    assert len(cells) == 4
    assert cells[3].bottomright == RECT.bottomright


def test_stack() -> None:
    assert [place.y for place in stack(RECT, [10, 20], 4)] == [20, 34]


def test_flow_breaks_lines_and_never_leaves_the_width() -> None:
    places = flow(RECT, [(40, 10)] * 3 + [(300, 10)], 5)
    assert [place.topleft for place in places] == [(10, 20), (55, 20), (10, 35), (10, 50)]
    assert places[3].w == 100
