"""Screens over screens, focus, and the pointer's way to a widget."""

import pytest
from pygame import Rect

from game.ui.input import Action, Key, Pointer, Stroke, Typed
from game.ui.scene import Scene
from game.ui.widgets.button import Button
from tools.screens import Studio


class Grid(Scene):
    """Four buttons in a square."""

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio.kit)
        self.fired: list[str] = []
        self.told: list[str] = []
        self.actions: list[Action] = []
        self.buttons = [self.root.add(self._button(name)) for name in "abcd"]

    def _button(self, name: str) -> Button:
        return Button(name, lambda: self.fired.append(name))

    def arrange(self) -> None:
        for index, button in enumerate(self.buttons):
            button.place(self.kit, Rect(100 + index % 2 * 200, 100 + index // 2 * 100, 100, 50))

    def enter(self) -> None:
        self.told.append("enter")

    def leave(self) -> None:
        self.told.append("leave")

    def resume(self) -> None:
        self.told.append("resume")

    def act(self, action: Action) -> bool:
        self.actions.append(action)
        return True


@pytest.fixture
def grid(studio: Studio) -> Grid:
    scene = Grid(studio)
    studio.scenes.push(scene)
    return scene


def keys(scene: Scene, *actions: Action) -> None:
    for action in actions:
        scene.handle(Key(action))


def focused(grid: Grid) -> str:
    return grid.focus.text if isinstance(grid.focus, Button) else ""


def test_the_first_arrow_shows_the_focus(grid: Grid) -> None:
    keys(grid, Action.RIGHT)
    assert (focused(grid), grid.focus_shown) == ("a", True)


def test_confirming_first_shows_the_focus_too(grid: Grid) -> None:
    keys(grid, Action.CONFIRM)
    assert (focused(grid), grid.fired, grid.actions) == ("", [], [Action.CONFIRM])


def test_arrows_and_tab(grid: Grid) -> None:
    keys(grid, Action.DOWN, Action.RIGHT, Action.DOWN, Action.LEFT)
    assert focused(grid) == "c"
    keys(grid, Action.NEXT, Action.NEXT)
    assert focused(grid) == "a"
    keys(grid, Action.PREVIOUS)
    assert focused(grid) == "d"
    keys(grid, Action.CONFIRM, Action.SELECT)
    assert grid.fired == ["d", "d"]


def test_an_arrow_into_nothing_is_an_action(grid: Grid) -> None:
    keys(grid, Action.RIGHT, Action.LEFT, Action.HINT)
    assert grid.actions == [Action.LEFT, Action.HINT]


def test_a_tap_hides_the_ring(grid: Grid) -> None:
    keys(grid, Action.RIGHT)
    grid.handle(Pointer(Stroke.PRESS, (150, 225)))
    grid.handle(Pointer(Stroke.RELEASE, (150, 225)))
    assert (focused(grid), grid.focus_shown, grid.fired) == ("c", False, ["c"])


def test_a_hidden_widget_loses_the_focus(grid: Grid) -> None:
    keys(grid, Action.RIGHT)
    grid.buttons[0].visible = False
    keys(grid, Action.DOWN)
    assert focused(grid) == "b"


def test_a_tap_on_nothing(grid: Grid) -> None:
    assert not grid.handle(Pointer(Stroke.PRESS, (700, 700)))
    assert not grid.handle(Pointer(Stroke.RELEASE, (700, 700)))
    assert not grid.handle(Pointer(Stroke.WHEEL, (700, 700), wheel=(0, 1)))
    assert not grid.handle(Typed("x"))
    assert not grid.handle(Key(None))


def test_hovering_is_only_a_hint(studio: Studio, grid: Grid) -> None:
    studio.settle(2)
    for pos in ((150, 125), (350, 125), (700, 700)):
        grid.handle(Pointer(Stroke.HOVER, pos))
        assert studio.shell.loop.step(1 / 60)
    assert grid.fired == []


def test_stack(studio: Studio, grid: Grid) -> None:
    above = Grid(studio)
    studio.scenes.push(above)
    assert (studio.scenes.top, studio.scenes.visible()) == (above, [above])
    studio.scenes.pop()
    assert (above.told, grid.told) == (["enter", "leave"], ["enter", "resume"])
    studio.scenes.remove(above)
    studio.scenes.replace(above)
    assert (len(studio.scenes), grid.told) == (1, ["enter", "resume", "leave"])


def test_a_screen_can_go_from_below(studio: Studio, grid: Grid) -> None:
    above = Grid(studio)
    studio.scenes.push(above)
    studio.scenes.remove(grid)
    assert (grid.told, above.told, studio.scenes.visible()) == (["enter", "leave"], ["enter"], [above])


def test_overlays_show_what_is_below(studio: Studio, grid: Grid) -> None:
    overlay = Grid(studio)
    overlay.covers = False
    studio.scenes.push(overlay)
    assert studio.scenes.visible() == [grid, overlay]


def test_a_screen_off_the_stack_has_none(studio: Studio) -> None:
    with pytest.raises(RuntimeError, match="on no stack"):
        assert Grid(studio).stack
