"""A screen, and the stack of screens that lie over each other."""

from pygame import Rect, Surface

from game.ui.focus import ARROWS, neighbour
from game.ui.input import Action, Composing, Input, Key, Pointer, Stroke, Typed
from game.ui.kit import Kit
from game.ui.shapes import Box
from game.ui.theme import GOLD_PALE, RADIUS_BUTTON, SHADE
from game.ui.widgets.base import Widget


class Scene:
    """One screen: a tree of widgets, the focus among them, and the pointer's way to them.

    Write `__init__` (make widgets, `self.root.add`), `arrange` (place them) and, where wanted, `draw_moving`, `act`,
    `update`. With `covers` off it is an overlay: what lies below shows through a shade.
    """

    covers = True

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.root = Widget()
        self.focus: Widget | None = None
        self.focus_shown = False
        self.moving = False
        self._stack: SceneStack | None = None
        self._pressed: Widget | None = None
        self._press_start = (0, 0)
        self._hovered: Widget | None = None

    @property
    def stack(self) -> "SceneStack":
        """The stack it lies on."""
        if self._stack is None:
            raise RuntimeError(f"{type(self).__name__} is on no stack")
        return self._stack

    def put_on(self, stack: "SceneStack | None") -> None:
        self._stack = stack

    # What a scene writes for itself

    def enter(self) -> None:
        """It has come onto the stack."""

    def leave(self) -> None:
        """It has gone from the stack."""

    def resume(self) -> None:
        """It is on top again after another one went."""

    def arrange(self) -> None:
        """Place the widgets for `kit.metrics` and the language in force."""

    def draw_ground(self, surface: Surface) -> None:
        """Draw what lies under the widgets: the felt, or the shade of an overlay."""
        metrics = self.kit.metrics
        clip = surface.get_clip()
        if self.covers:
            surface.blit(self.kit.art.felt(metrics.size, metrics.scale), clip, clip)
        else:
            self.kit.shapes.draw_box(surface, clip, Box(0, SHADE, border_width=0))

    def draw_moving(self, _surface: Surface, /) -> list[Rect]:
        """Draw what moves, over the still picture, and return where. Set `moving` in `update` when it has moved."""
        return []

    def first_focus(self) -> Widget | None:
        """What has the focus when a key is first used."""
        return next(iter(self.focusables()), None)

    def act(self, _action: Action, /) -> bool:
        """An action that the focused widget had no use for; True if it did something."""
        return False

    def update(self, seconds: float) -> None:
        """Let time pass: at most 60 times a second, less often when nothing happens."""
        self.root.update(seconds)

    # What the stack calls

    def layout(self) -> None:
        """The size or the language has changed."""
        self.root.place(self.kit, self.kit.metrics.rect)
        self.arrange()
        self.kit.damage.add_all()

    def draw(self, surface: Surface) -> None:
        """Draw the still picture inside the surface's clip."""
        self.draw_ground(surface)
        self.root.draw(surface)
        if self.focus is not None and self.focus_shown:
            self._draw_focus(surface, self.focus)

    def handle(self, event: Input) -> bool:
        """Give an input to whom it concerns; True if it was used."""
        if isinstance(event, Pointer):
            return self._point(event)
        if isinstance(event, Key):
            return self._key(event)
        if self.focus is not None:
            if isinstance(event, Typed):
                self.focus.typed(event)
            else:
                self._compose(event)
            return True
        return False

    # Focus

    def focusables(self) -> list[Widget]:
        """Every widget that can have the focus, in reading order."""
        return [widget for widget in self.root.walk() if widget.focusable and widget.placed]

    def set_focus(self, widget: Widget | None, shown: bool = True) -> None:
        """Give the focus to a widget; the ring shows when keys are used, not for pointers."""
        if self.focus is not None and self.focus is not widget:
            self.focus.focus_changed(False)
        changed = self.focus is not widget
        self.focus = widget
        self.focus_shown = shown
        if widget is not None:
            widget.reveal(widget.rect)
            if changed:
                widget.focus_changed(True)
            widget.redraw()

    def _compose(self, event: Composing) -> None:
        if self.focus is not None:
            self.focus.composing(event)

    def _key(self, event: Key) -> bool:
        self._drop_lost_focus()
        if self.focus is not None and self.focus.key(event):
            return True
        action = event.action
        if action is None:
            return False
        if self.focus is not None and self.focus_shown and self.focus.act(action):
            return True
        return self._move_focus(action) or self.act(action) or self._confirm_unseen(action)

    def _confirm_unseen(self, action: Action) -> bool:
        """Confirming before any arrow was used goes to the widget that would get the focus first."""
        if action not in (Action.CONFIRM, Action.SELECT) or self.focus_shown:
            return False
        self.set_focus(self.focus or self.first_focus())
        return True

    def _move_focus(self, action: Action) -> bool:
        if action not in (*ARROWS, Action.NEXT, Action.PREVIOUS):
            return False
        target = self.neighbour_of_focus(action)
        if target is None:
            return False
        self.set_focus(target)
        return True

    def neighbour_of_focus(self, action: Action) -> Widget | None:
        """What an arrow or Tab leads to from where the focus is."""
        widgets = self.focusables()
        if self.focus is None or not self.focus_shown or self.focus not in widgets:
            return self.focus if self.focus in widgets else self.first_focus()
        at = widgets.index(self.focus)
        if action in (Action.NEXT, Action.PREVIOUS):
            return widgets[(at + (1 if action is Action.NEXT else -1)) % len(widgets)]
        here = self.focus.view
        near = [widget for widget in widgets if widget is not self.focus and widget.view == here]
        far = [widget for widget in widgets if widget.view != here and widget.rect.colliderect(widget.view)]
        # Up and down go through a list to its end before they leave it.
        choices = (near, far) if action in (Action.UP, Action.DOWN) else (near + far,)
        for others in choices:
            found = neighbour(self.focus.rect, [widget.rect for widget in others], action)
            if found is not None:
                return others[found]
        return None

    def _drop_lost_focus(self) -> None:
        """A widget that has gone or is hidden cannot keep the focus."""
        if self.focus is not None and self.focus not in self.focusables():
            self.focus.focus_changed(False)
            self.focus = None

    def _draw_focus(self, surface: Surface, widget: Widget) -> None:
        grow = self.kit.px(4)
        ring = widget.rect.inflate(2 * grow, 2 * grow)
        width = max(2, self.kit.px(2))
        look = Box(self.kit.px(RADIUS_BUTTON) + grow, (0, 0, 0, 0), border=GOLD_PALE, border_width=width)
        old = surface.get_clip()
        surface.set_clip(old.clip(widget.view.inflate(2 * grow, 2 * grow)))
        surface.blit(self.kit.shapes.box(ring.size, look), ring)
        surface.set_clip(old)

    # Pointer

    def _point(self, pointer: Pointer) -> bool:
        if pointer.stroke is Stroke.PRESS:
            return self._press(pointer)
        if pointer.stroke is Stroke.WHEEL:
            return self._wheel(pointer)
        if pointer.stroke is Stroke.HOVER:
            self._hover(self.root.at(pointer.pos))
            return True
        return self._follow(pointer)

    def _press(self, pointer: Pointer) -> bool:
        widget = self.root.at(pointer.pos)
        if self.focus_shown or widget is not self.focus:
            self.set_focus(widget if widget is not None and widget.focusable else None, shown=False)
        self._pressed, self._press_start = widget, pointer.pos
        if widget is not None:
            widget.press(pointer)
        return widget is not None

    def _follow(self, pointer: Pointer) -> bool:
        """A move, release or cancel of a press goes to the widget that was pressed."""
        widget = self._pressed
        if widget is None:
            return False
        if pointer.stroke is Stroke.MOVE:
            self._drag(widget, pointer)
            return True
        self._pressed = None
        if pointer.stroke is Stroke.RELEASE:
            widget.release(pointer)
        else:
            widget.cancel()
        return True

    def _drag(self, widget: Widget, pointer: Pointer) -> None:
        thief = widget.parent
        while thief is not None and not thief.steal(self._press_start, pointer):
            thief = thief.parent
        if thief is not None and thief is not widget:
            widget.cancel()
            self._pressed = widget = thief
            thief.press(Pointer(Stroke.PRESS, self._press_start, pointer.touch))
        widget.drag(pointer)

    def _wheel(self, pointer: Pointer) -> bool:
        widget = self.root.at(pointer.pos)
        while widget is not None and not widget.wheel(pointer):
            widget = widget.parent
        return widget is not None

    def _hover(self, widget: Widget | None) -> None:
        if widget is not self._hovered:
            if self._hovered is not None:
                self._hovered.hover(False)
            if widget is not None:
                widget.hover(True)
            self._hovered = widget


class SceneStack:
    """The screens that are open, the last one on top and the only one that gets input."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._scenes: list[Scene] = []

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    def __len__(self) -> int:
        return len(self._scenes)

    def push(self, scene: Scene) -> None:
        """Put a screen on top."""
        self._scenes.append(scene)
        scene.put_on(self)
        scene.layout()
        scene.enter()

    def pop(self) -> None:
        """Take the top screen away."""
        scene = self._scenes.pop()
        self._remove(scene)
        if self._scenes:
            self._scenes[-1].resume()
        self._kit.damage.add_all()

    def remove(self, scene: Scene) -> None:
        """Take a screen away wherever it lies; nothing if it has gone already."""
        if scene is self.top:
            self.pop()
        elif scene in self._scenes:
            self._scenes.remove(scene)
            self._remove(scene)

    def replace(self, scene: Scene) -> None:
        """Put a screen in the place of all that are open."""
        while self._scenes:
            self._remove(self._scenes.pop())
        self.push(scene)

    def clear(self) -> None:
        """Close everything: the program ends."""
        while self._scenes:
            self._remove(self._scenes.pop())

    def layout(self) -> None:
        """The size or the language has changed."""
        for scene in self._scenes:
            scene.layout()

    def update(self, seconds: float) -> None:
        """Let time pass for all screens, covered ones too: a table goes on under a dialog."""
        for scene in tuple(self._scenes):
            scene.update(seconds)

    def visible(self) -> list[Scene]:
        """The screens that can be seen, from the bottom up."""
        first = max((index for index, scene in enumerate(self._scenes) if scene.covers), default=0)
        return self._scenes[first:]

    def _remove(self, scene: Scene) -> None:
        scene.set_focus(None)
        scene.leave()
        scene.put_on(None)
