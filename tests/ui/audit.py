"""The layout audit: what must be true of every screen at every size in every language.

`faults(scene)` lists what is wrong, in words; an empty list is a pass. It looks at rectangles, not at pixels: nothing
outside its place, no siblings over each other, nothing to tap smaller than 40 units, no text too long for its box, and
everything focusable reachable by arrow keys and by Tab.
"""

from collections import deque
from collections.abc import Iterator

from pygame import Rect

from game.ui.focus import ARROWS
from game.ui.input import Action, Key
from game.ui.scene import Scene
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Chip, Choice
from game.ui.widgets.field import TextField
from game.ui.widgets.label import Label, Paragraph
from game.ui.widgets.pick import Pick
from game.ui.widgets.scroll import Scroll
from game.ui.widgets.slider import Slider
from game.ui.widgets.stepper import Stepper
from game.ui.widgets.tabs import Tab

_SMALLEST_TARGET = 40
_ONE_LINE = (Label, Button, Choice, Chip, Stepper)
_WRAPPING = (Paragraph, Tab, Pick)
_KEEP_SIDEWAYS = (Slider, TextField)
"""Left and right arrows stay inside these."""
_ROUNDING = 1


def faults(scene: Scene) -> list[str]:
    """Everything that is wrong with a screen's layout."""
    widgets = [widget for widget in scene.root.walk() if widget.placed]
    found = [fault for widget in widgets for fault in _faults_of(scene, widget)]
    return found + unreachable(scene)


def _faults_of(scene: Scene, widget: Widget) -> Iterator[str]:
    name = _name(widget)
    if not _area(scene, widget).contains(_shrunk(widget.rect)):
        yield f"{name} at {widget.rect} sticks out of {_area(scene, widget)}"
    yield from _overlaps(widget)
    smallest = scene.kit.metrics.scale * _SMALLEST_TARGET - _ROUNDING
    if widget.focusable and not isinstance(widget, Scroll) and min(widget.rect.size) < smallest:
        yield f"{name} is {widget.rect.size}: too small to tap at {smallest:.0f} pixels"
    if _crowded(scene, widget):
        yield f"{name} does not fit {widget.rect.size}"


def _area(scene: Scene, widget: Widget) -> Rect:
    """Where a widget may be: its parent's place; inside a scroll view as far down as its content goes."""
    parent = widget.parent
    if parent is None:
        return scene.kit.metrics.rect
    if isinstance(parent, Scroll):
        return Rect(parent.rect.x, widget.rect.y, parent.rect.w, widget.rect.h)
    return parent.rect


def _shrunk(rect: Rect) -> Rect:
    return rect.inflate(-2 * _ROUNDING, -2 * _ROUNDING) if min(rect.size) > 4 else Rect(rect.center, (0, 0))


def _overlaps(widget: Widget) -> Iterator[str]:
    children = [child for child in widget.children if child.visible and child.placed and not _ground(child)]
    for index, one in enumerate(children):
        for other in children[index + 1 :]:
            if _shrunk(one.rect).colliderect(_shrunk(other.rect)):
                yield f"{_name(one)} at {one.rect} lies over {_name(other)} at {other.rect}"


def _ground(widget: Widget) -> bool:
    """What is loose may lie anywhere; what has no place takes none."""
    return widget.loose or min(widget.rect.size) <= 0


def _crowded(scene: Scene, widget: Widget) -> bool:
    kit = scene.kit
    if isinstance(widget, _WRAPPING):
        return widget.natural(kit, widget.rect.w)[1] > widget.rect.h + _ROUNDING
    if isinstance(widget, _ONE_LINE):
        return widget.natural(kit, 1_000_000)[0] > widget.rect.w + _ROUNDING
    return False


def _name(widget: Widget) -> str:
    text = getattr(widget, "text", "")
    return f"{type(widget).__name__}{f' {text!r}' if text else ''}"


def unreachable(scene: Scene) -> list[str]:
    """What has a place in the focus order but cannot be got to."""
    wanted = scene.focusables()
    first = scene.first_focus()
    if not wanted:
        return []
    if first is None:
        return [f"nothing has the focus first, of {len(wanted)}"]
    by_arrows, by_tab = _by_arrows(scene, first), _by_tab(scene, first)
    arrows = [f"{_name(widget)} cannot be reached by arrows" for widget in wanted if widget not in by_arrows]
    tab = [f"{_name(widget)} cannot be reached by Tab" for widget in wanted if widget not in by_tab]
    scene.set_focus(None)
    return arrows + tab


def _by_arrows(scene: Scene, first: Widget) -> list[Widget]:
    reached = [first]
    waiting = deque(reached)
    while waiting:
        widget = waiting.popleft()
        for arrow in ARROWS:
            if isinstance(widget, _KEEP_SIDEWAYS) and arrow in (Action.LEFT, Action.RIGHT):
                continue
            scene.set_focus(widget)
            target = scene.neighbour_of_focus(arrow)
            if target is not None and target not in reached:
                reached.append(target)
                waiting.append(target)
    return reached


def _by_tab(scene: Scene, first: Widget) -> list[Widget]:
    scene.set_focus(first)
    reached = [first]
    for _ in scene.focusables():
        scene.handle(Key(Action.NEXT))
        if scene.focus is not None:
            reached.append(scene.focus)
    return reached
