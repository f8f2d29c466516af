"""What every screen and widget works with: type, pictures, sounds, sizes, and the player's settings."""

from pathlib import Path

from pygame import Rect

from game.settings import Settings, SettingsStore
from game.ui.animation import Motion
from game.ui.art import Art
from game.ui.damage import Damage
from game.ui.layout import Metrics
from game.ui.shapes import Shapes
from game.ui.sounds import Sounds
from game.ui.text import Typesetter
from game.ui.toasts import Toasts


class Kit:
    """One for a window. `damage` collects what must be drawn again, `toasts` shows short messages."""

    def __init__(self, store: SettingsStore, assets: Path, size: tuple[int, int]) -> None:
        settings = store.settings
        self.store = store
        self.metrics = Metrics.of(size, settings.ui_scale)
        self.text = Typesetter(assets / "fonts", self.metrics)
        self.shapes = Shapes()
        self.art = Art(assets, self.shapes, settings.deck)
        self.sounds = Sounds(assets / "sounds", settings.volume, settings.mute)
        self.damage = Damage()
        self.toasts = Toasts(self.text, self.shapes)

    @property
    def settings(self) -> Settings:
        return self.store.settings

    def resize(self, size: tuple[int, int]) -> None:
        """The window has `size` pixels now, or the player's scale has changed."""
        self.metrics = Metrics.of(size, self.settings.ui_scale)
        self.text.metrics = self.metrics
        self.damage.add_all()

    def px(self, units: float) -> int:
        """Pixels for a length in design units."""
        return self.metrics.px(units)

    def motion(self) -> Motion:
        """Movements at the player's pace, for one scene."""
        return Motion(lambda: self.settings)

    def redraw(self, rect: Rect) -> None:
        """This part of the window must be drawn again."""
        self.damage.add(rect)
