"""Where an arrow key leads."""

import pytest
from pygame import Rect

from game.ui.focus import neighbour
from game.ui.input import Action

GRID = [Rect(x * 100, y * 60, 80, 40) for y in range(3) for x in range(3)]
"""Nine boxes; the middle one is number 4."""


@pytest.mark.parametrize(("arrow", "wanted"), [(Action.LEFT, 3), (Action.RIGHT, 5), (Action.UP, 1), (Action.DOWN, 7)])
def test_grid(arrow: Action, wanted: int) -> None:
    others = [rect for rect in GRID if rect != GRID[4]]
    found = neighbour(GRID[4], others, arrow)
    assert found is not None
    assert others[found] == GRID[wanted]


@pytest.mark.parametrize("arrow", [Action.LEFT, Action.UP])
def test_there_is_an_edge(arrow: Action) -> None:
    assert neighbour(GRID[0], GRID[1:], arrow) is None


def test_left_and_right_prefer_the_row() -> None:
    same_row, nearer = Rect(300, 0, 50, 40), Rect(90, 60, 50, 40)
    assert neighbour(Rect(0, 0, 80, 40), [nearer, same_row], Action.RIGHT) == 1


def test_down_prefers_the_next_row_to_the_same_column() -> None:
    next_row, same_column = Rect(0, 60, 80, 40), Rect(300, 180, 80, 40)
    assert neighbour(Rect(300, 0, 80, 40), [same_column, next_row], Action.DOWN) == 1


def test_what_lies_beside_is_not_below() -> None:
    assert neighbour(Rect(0, 0, 80, 40), [Rect(100, 10, 80, 40)], Action.DOWN) is None


def test_nothing_to_go_to() -> None:
    assert neighbour(GRID[0], [], Action.DOWN) is None
