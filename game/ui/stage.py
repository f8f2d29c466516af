"""Draws the screens with as little work as can be: a still picture kept as a surface, and what moves over it."""

from pygame import Rect, Surface

from game.ui.damage import merged
from game.ui.kit import Kit
from game.ui.scene import Scene, SceneStack


class Stage:
    """Keeps the still picture of the visible scenes; each frame mends its damaged parts and draws the movers anew."""

    def __init__(self, kit: Kit, scenes: SceneStack) -> None:
        self._kit = kit
        self._scenes = scenes
        self._still: Surface | None = None
        self._movers: list[Rect] = []

    def draw(self, screen: Surface) -> bool:
        """Bring `screen` up to date; False if nothing had to be done, then no flip is needed either."""
        visible = self._scenes.visible()
        if not visible:
            return False
        still = self._still_for(screen)
        top = visible[-1]
        if any(scene.moving for scene in visible[:-1]):
            self._kit.damage.add_all()
        window = screen.get_rect()
        parts = self._kit.damage.take(window)
        if not parts and not top.moving and not self._kit.toasts.changed:
            return False
        for part in parts:
            self._mend(still, visible, part)
        for part in merged([*parts, *(mover.clip(window) for mover in self._movers)]):
            screen.blit(still, part, part)
        self._movers = top.draw_moving(screen) + self._kit.toasts.draw(screen, self._kit.metrics)
        return True

    def _mend(self, still: Surface, visible: list[Scene], part: Rect) -> None:
        still.set_clip(part)
        for scene in visible:
            scene.draw(still)
            if scene is not visible[-1]:
                scene.draw_moving(still)
        still.set_clip(None)

    def _still_for(self, screen: Surface) -> Surface:
        if self._still is None or self._still.get_size() != screen.get_size():
            self._still = Surface(screen.get_size(), 0, screen)
            self._movers = []
            self._kit.damage.add_all()
        return self._still
