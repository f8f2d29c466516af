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
_PAD = 16


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
        self.floor: int | None = None
        """Where the lowest message ends, in pixels; None: they begin below the window's upper edge."""

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

    def settle(self) -> None:
        """Remove what warned of something that is no more."""
        kept = [toast for toast in self._shown if not (toast.warning and toast.left <= BRIEF)]
        self.changed = self.changed or len(kept) < len(self._shown)
        self._shown = kept

    def messages(self) -> list[str]:
        """What the showing messages say."""
        return [say(toast.words) for toast in self._shown]

    def draw(self, surface: Surface, metrics: Metrics) -> list[Rect]:
        """Draw all messages and return where."""
        self.changed = False
        blocks = [self._block(metrics, toast) for toast in self._shown]
        gap, high = metrics.px(8), metrics.px(16)
        whole = sum(block.get_height() + high + gap for block in blocks) - gap
        top = metrics.px(_TOP) if self.floor is None else max(0, self.floor - whole)
        self._places = []
        for toast, block in zip(self._shown, blocks, strict=True):
            place = Rect(0, top, block.get_width() + 2 * metrics.px(_PAD), block.get_height() + high)
            place.centerx = metrics.width // 2
            self._draw_one(surface, metrics, toast, (block, place))
            self._places.append(place)
            top = place.bottom + gap
        return list(self._places)

    def _block(self, metrics: Metrics, toast: Toast) -> Surface:
        width = min(metrics.px(_WIDTH), metrics.width - 4 * metrics.px(_PAD))
        return self._text.block(say(toast.words), width, BODY, TEXT)

    def _draw_one(self, surface: Surface, metrics: Metrics, toast: Toast, lying: tuple[Surface, Rect]) -> None:
        block, place = lying
        edge: Colour = WARNING if toast.warning else GOLD
        fill: Colour = (*(SEAL_DARK if toast.warning else LACQUER)[:3], 242)
        surface.blit(self._shapes.box(place.size, Box(metrics.px(RADIUS_BUTTON), fill, border=edge)), place)
        surface.blit(block, (place.x + metrics.px(_PAD), place.y + metrics.px(8) - self._text.rise()))
