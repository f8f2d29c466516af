"""The window: how it is opened, its surface, and where in it a pointer is."""

import os

import pygame
from pygame import Surface

from game.settings import Settings
from game.ui.errors import NoDisplayError
from game.ui.felt import make_felt
from game.ui.layout import MIN_HEIGHT, MIN_WIDTH, Metrics

_HINTS = {
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_IME_SHOW_UI": "1",
}
_WINDOW_CLASS = ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS")
"""How the desktop tells whose window it is; pygame has set the name of the script."""
_UNSEEN = ("offscreen", "dummy")
"""Ways to draw without a screen: for who asks for them by name."""


_TITLE_BAR = 48
"""Points that a desktop wants above a window, and for a panel."""


class Window:
    """A resizable window. Its surface may have more pixels than the window has points."""

    def __init__(self, title: str, size: tuple[int, int], full_screen: bool = False) -> None:
        """Open it. Raises `NoDisplayError` where the system has no display."""
        for name, value in _HINTS.items():
            os.environ.setdefault(name, value)
        for name in _WINDOW_CLASS:
            os.environ[name] = "gunzi"
        try:
            pygame.display.init()
            _demand_screen()
            pygame.font.init()
            width, height = _within_reach(size)
            wanted = (max(width, MIN_WIDTH), max(height, MIN_HEIGHT))
            self._window = pygame.Window(title, wanted, resizable=True, allow_high_dpi=True)
        except pygame.error as error:
            raise NoDisplayError(str(error)) from error
        self._window.minimum_size = (MIN_WIDTH, MIN_HEIGHT)
        # Text input is on by default, and a Chinese input method would swallow every key meant for the table.
        pygame.key.stop_text_input()
        self._full_screen = False
        self.set_full_screen(full_screen)

    @property
    def surface(self) -> Surface:
        """What to draw on; ask again each frame, for it changes with the size."""
        return self._window.get_surface()

    @property
    def size(self) -> tuple[int, int]:
        """The window's size in points, as it is kept in the settings."""
        return self._window.size

    @property
    def full_screen(self) -> bool:
        return self._full_screen

    def resize(self, size: tuple[int, int]) -> None:
        """Give it another size, as the player would."""
        self._window.size = size

    def set_title(self, title: str) -> None:
        self._window.title = title

    def set_icon(self, icon: Surface) -> None:
        self._window.set_icon(icon)

    def set_full_screen(self, wanted: bool) -> None:
        """Fill the screen, or stop doing so; a system that refuses keeps the window as it is."""
        if wanted == self._full_screen:
            return
        try:
            if wanted:
                fill_screen(self._window, True)
            else:
                self._window.set_windowed()
        except pygame.error:
            return
        self._full_screen = wanted

    def place(self, pos: tuple[float, float]) -> tuple[int, int]:
        """The surface pixel at a point of the window."""
        wide, high = self._window.size
        pixels = self.surface.get_size()
        return round(pos[0] * pixels[0] / max(1, wide)), round(pos[1] * pixels[1] / max(1, high))

    def flip(self) -> None:
        """Show what was drawn."""
        self._window.flip()

    def close(self) -> None:
        """Close it and everything pygame holds."""
        self._window.destroy()
        pygame.quit()


def _demand_screen() -> None:
    """Raise `pygame.error` where SDL, left to choose, would draw where nobody looks."""
    if pygame.display.get_driver() in _UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
        raise pygame.error("no screen")


def _within_reach(size: tuple[int, int]) -> tuple[int, int]:
    """A size no larger than the screens, less a title bar: the edges would else be where no mouse gets."""
    screens = [] if pygame.display.get_driver() in _UNSEEN else pygame.display.get_desktop_sizes()
    if not screens:
        return size
    wide, high = max(width for width, _ in screens), max(height for _, height in screens)
    return min(size[0], wide), min(size[1], high - _TITLE_BAR)


def open_window(settings: Settings) -> Window:
    """Open the game's window and lay the felt in it at once: all else takes a moment to load."""
    window = Window("打滚子 Gunzi", settings.window, settings.full_screen)
    surface = window.surface
    metrics = Metrics.of(surface.get_size(), settings.ui_scale)
    surface.blit(make_felt(metrics.size, metrics.scale), (0, 0))
    window.flip()
    return window


def fill_screen(window: pygame.Window, desktop: bool) -> None:
    """Let a window fill the screen, at the desktop's own resolution or at another. Raises `pygame.error`."""
    window.set_fullscreen(desktop)
