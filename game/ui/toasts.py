"""Short messages over everything else: a refusal, a notice. They go by themselves, or at a tap."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.ui.layout import Metrics
from game.ui.shapes import Box, Shapes
from game.ui.text import Typesetter
from game.ui.theme import BODY, GOLD, LACQUER, RADIUS_BUTTON, SEAL_DARK, TEXT, WARNING, Colour
from game.words import Words, say

BRIEF, LONG = 3.0, 12.0
_MOST = 3
_TOP = 64
_WIDTH = 620


@dataclass
class Toast:
    """A message and how long it stays, in seconds."""

    words: Words
    left: float
    warning: bool = False


class Toasts:
    """The messages showing now, the newest at the bottom. They are drawn as movers, over all scenes."""

    def __init__(self, text: Typesetter, shapes: Shapes) -> None:
        self._text = text
        self._shapes = shapes
        self._shown: list[Toast] = []
        self._places: list[Rect] = []
        self.changed = False

    def say(self, words: Words, warning: bool = False, seconds: float = BRIEF) -> None:
        """Show a message; one that shows already stays longer instead of appearing twice."""
        self._shown = [toast for toast in self._shown if say(toast.words) != say(words)]
        self._shown = [*self._shown, Toast(words, seconds, warning)][-_MOST:]
        self.changed = True

    def update(self, seconds: float) -> None:
        """Let time pass."""
        for toast in self._shown:
            toast.left -= seconds
        if any(toast.left <= 0 for toast in self._shown):
            self._shown = [toast for toast in self._shown if toast.left > 0]
            self.changed = True

    def tap(self, pos: tuple[int, int]) -> bool:
        """Remove the message at this place, if there is one."""
        for index, place in enumerate(self._places):
            if place.collidepoint(pos) and index < len(self._shown):
                del self._shown[index]
                self.changed = True
                return True
        return False

    def clear(self) -> None:
        """Remove all messages."""
        self.changed = bool(self._shown)
        self._shown = []

    def messages(self) -> list[str]:
        """What the showing messages say."""
        return [say(toast.words) for toast in self._shown]

    def draw(self, surface: Surface, metrics: Metrics) -> list[Rect]:
        """Draw all messages and return where."""
        self.changed = False
        self._places = []
        top = metrics.px(_TOP)
        for toast in self._shown:
            place = self._draw_one(surface, metrics, toast, top)
            self._places.append(place)
            top = place.bottom + metrics.px(8)
        return list(self._places)

    def _draw_one(self, surface: Surface, metrics: Metrics, toast: Toast, top: int) -> Rect:
        pad = metrics.px(16)
        width = min(metrics.px(_WIDTH), metrics.width - 4 * pad)
        block = self._text.block(say(toast.words), width, BODY, TEXT)
        place = Rect(0, top, block.get_width() + 2 * pad, block.get_height() + metrics.px(16))
        place.centerx = metrics.width // 2
        edge: Colour = WARNING if toast.warning else GOLD
        fill: Colour = (*(SEAL_DARK if toast.warning else LACQUER)[:3], 242)
        surface.blit(self._shapes.box(place.size, Box(metrics.px(RADIUS_BUTTON), fill, border=edge)), place)
        surface.blit(block, (place.x + pad, place.y + metrics.px(8) - self._text.rise()))
        return place
