"""What every widget is: a rectangle that draws itself and takes input."""

from collections.abc import Iterator
from typing import TypeVar

from pygame import Rect, Surface

from game.ui.input import Action, Composing, Key, Pointer, Typed
from game.ui.kit import Kit

_W = TypeVar("_W", bound="Widget")


class Widget:
    """A part of the screen, with parts of its own.

    Life: made once by its scene, `place`d whenever the size or the language changes, drawn when damaged. Rectangles
    are pixels of the window. A widget keeps no translated text.
    """

    focusable = False
    loose = False
    """Whether it may lie over or under its siblings, as pictures and cards do; the layout audit asks."""

    def __init__(self) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.children: list[Widget] = []
        self.parent: Widget | None = None
        self.visible = True
        self.focused = False
        self._kit: Kit | None = None

    @property
    def kit(self) -> Kit:
        """The kit it was placed with."""
        if self._kit is None:
            raise RuntimeError(f"{type(self).__name__} was used before it was placed")
        return self._kit

    @property
    def placed(self) -> bool:
        return self._kit is not None

    @property
    def bounds(self) -> Rect:
        """All that it draws on: wider than `rect` where there is a shadow or a focus ring."""
        margin = self.kit.px(8)
        return self.rect.inflate(2 * margin, 2 * margin)

    @property
    def view(self) -> Rect:
        """The part of the window in which it can be seen."""
        return self.parent.view_of(self) if self.parent is not None else self.kit.metrics.rect

    def view_of(self, _child: "Widget", /) -> Rect:
        """The part of the window in which a child can be seen."""
        return self.view

    def add(self, child: _W) -> _W:
        """Make `child` a part of this one, above those it has, and return it."""
        child.parent = self
        self.children.append(child)
        return child

    def remove(self, child: "Widget") -> None:
        """Let go of one part."""
        self.children.remove(child)
        child.parent = None

    def clear(self) -> None:
        """Let go of all parts."""
        for child in self.children:
            child.parent = None
        self.children = []

    def place(self, kit: Kit, rect: Rect) -> None:
        """Put it at `rect`; its parts are arranged."""
        self._kit = kit
        self.rect = Rect(rect)
        self.arrange()

    def arrange(self) -> None:
        """Place the parts inside `rect`."""

    def shift(self, dx: int, dy: int) -> None:
        """Move it and its parts by so many pixels."""
        self.rect.move_ip(dx, dy)
        for child in self.children:
            child.shift(dx, dy)

    def natural(self, kit: Kit, width: int, /) -> tuple[int, int]:
        """The size it would like, in pixels, when `width` is at hand."""
        return width, kit.px(0)

    def draw(self, surface: Surface) -> None:
        """Draw it and its parts; the surface's clip is what must be drawn."""
        self.draw_children(surface)

    def draw_children(self, surface: Surface) -> None:
        """Draw those parts that lie in the clip."""
        clip = surface.get_clip()
        for child in self.children:
            if child.visible and child.placed and clip.colliderect(child.bounds):
                child.draw(surface)

    def redraw(self) -> None:
        """What it shows has changed."""
        if self._kit is not None:
            self._kit.redraw(self.bounds.clip(self.view))

    def update(self, seconds: float) -> None:
        """Let time pass."""
        for child in self.children:
            child.update(seconds)

    def walk(self) -> Iterator["Widget"]:
        """It and all its visible parts, in reading order."""
        yield self
        for child in self.children:
            if child.visible:
                yield from child.walk()

    def at(self, pos: tuple[int, int]) -> "Widget | None":
        """The topmost part at `pos` that takes presses."""
        for child in reversed(self.children):
            if child.visible and child.placed and (hit := child.at(pos)) is not None:
                return hit
        return self if self.takes_presses and self.rect.collidepoint(pos) else None

    @property
    def takes_presses(self) -> bool:
        return self.focusable

    def reveal(self, part: Rect) -> None:
        """Bring a rectangle of the window into view, by scrolling."""
        if self.parent is not None:
            self.parent.reveal(part)

    def focus_changed(self, focused: bool) -> None:
        """The focus came or went."""
        self.focused = focused
        self.redraw()

    def hover(self, _inside: bool, /) -> None:
        """The mouse came or went; only ever a hint."""

    def press(self, _pointer: Pointer, /) -> None:
        """The pointer went down on it; all strokes up to the release come here."""

    def drag(self, _pointer: Pointer, /) -> None:
        """The pointer moves while down."""

    def release(self, _pointer: Pointer, /) -> None:
        """The pointer went up, perhaps outside."""

    def cancel(self) -> None:
        """The press is taken away (a scroll view began to scroll, the window lost the pointer)."""

    def steal(self, _start: tuple[int, int], _pointer: Pointer, /) -> bool:
        """Whether it takes over a press that began at `start` on one of its parts."""
        return False

    def wheel(self, _pointer: Pointer, /) -> bool:
        """A wheel turned over it or a part; True if it did something."""
        return False

    def act(self, _action: Action, /) -> bool:
        """An action while it has the focus; True if it did something."""
        return False

    def key(self, _key: Key, /) -> bool:
        """A key while it has the focus, before it is taken as an action; True if used."""
        return False

    def typed(self, _typed: Typed, /) -> None:
        """Text while it has the focus."""

    def composing(self, _composing: Composing, /) -> None:
        """An input method at work while it has the focus."""
