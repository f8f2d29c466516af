"""Choosing a picture of oneself."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.ui.input import Action, Pointer
from game.ui.kit import Kit
from game.ui.layout import flow
from game.ui.theme import GOLD
from game.ui.widgets.base import Widget

_SIZE = 56


class AvatarPick(Widget):
    """One picture."""

    focusable = True

    def __init__(self, name: str, chosen: Callable[[], bool], choose: Callable[[], object]) -> None:
        super().__init__()
        self._name = name
        self._chosen = chosen
        self._choose = choose

    def natural(self, kit: Kit, _width: int) -> tuple[int, int]:
        return kit.px(_SIZE), kit.px(_SIZE)

    def release(self, pointer: Pointer) -> None:
        if self.rect.collidepoint(pointer.pos):
            self._choose()

    def act(self, action: Action) -> bool:
        if action in (Action.CONFIRM, Action.SELECT):
            self._choose()
            return True
        return False

    def draw(self, surface: Surface) -> None:
        kit = self.kit
        edge = kit.px(4)
        surface.blit(kit.art.avatar(self._name, self.rect.w - 2 * edge), (self.rect.x + edge, self.rect.y + edge))
        if self._chosen():
            surface.blit(kit.shapes.ring(self.rect.w, GOLD, max(2, kit.px(3))), self.rect)


class Avatars(Widget):
    """All pictures; one is chosen."""

    def __init__(self, names: tuple[str, ...], read: Callable[[], str], write: Callable[[str], object]) -> None:
        super().__init__()
        self._read = read
        self._write = write
        for name in names:
            self.add(AvatarPick(name, partial(self._is, name), partial(self._choose, name)))

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        places = self._places(kit, Rect(0, 0, width, 0))
        return max(place.right for place in places), max(place.bottom for place in places)

    def arrange(self) -> None:
        for child, place in zip(self.children, self._places(self.kit, self.rect), strict=True):
            child.place(self.kit, place)

    def _is(self, name: str) -> bool:
        return self._read() == name

    def _choose(self, name: str) -> None:
        self._write(name)
        self.kit.sounds.play("select")
        self.redraw()

    def _places(self, kit: Kit, rect: Rect) -> list[Rect]:
        """Rows of equal length: as few as the width allows."""
        count, cell = len(self.children), kit.px(_SIZE) + kit.px(4)
        rows = -(-count // max(1, (rect.w + kit.px(4)) // cell))
        return flow(
            Rect(rect.x, rect.y, -(-count // rows) * cell, 0), [(kit.px(_SIZE), kit.px(_SIZE))] * count, kit.px(4)
        )
