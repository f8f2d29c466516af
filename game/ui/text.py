"""Type: the bundled font, rendered lines and paragraphs."""

from functools import partial
from pathlib import Path

import pygame
from pygame import Surface

from game.ui.cache import SurfaceCache
from game.ui.errors import MissingAssetError
from game.ui.layout import Metrics
from game.ui.theme import BODY, TEXT, Colour

_REGULAR, _BOLD = "NotoSansSC-Regular.ttf", "NotoSansSC-Bold.ttf"
_LIMIT = 12_000_000
_MOST_WIDTHS = 8192
_RISE = 0.055
"""The font's line box hangs this part of the size too low for its characters to look centred."""


class Typesetter:
    """Renders strings at type sizes in design units. `line` is one line, `block` wraps at a width in pixels."""

    def __init__(self, fonts: Path, metrics: Metrics) -> None:
        self._folder = fonts
        self._fonts: dict[tuple[int, bool], pygame.font.Font] = {}
        self._cache = SurfaceCache(_LIMIT)
        self._widths: dict[tuple[str, int, bool], int] = {}
        self.metrics = metrics

    def font(self, size: int, bold: bool = False) -> pygame.font.Font:
        """The font of a type size in design units."""
        return self.font_px(self.metrics.text_px(size), bold)

    def font_px(self, px: int, bold: bool = False) -> pygame.font.Font:
        """The font of a size in pixels."""
        font = self._fonts.get((px, bold))
        if font is None:
            font = self._fonts[px, bold] = self._open(_BOLD if bold else _REGULAR, px)
        return font

    def _open(self, name: str, px: int) -> pygame.font.Font:
        try:
            return pygame.font.Font(self._folder / name, px)
        except (OSError, pygame.error) as error:
            raise MissingAssetError(f"{self._folder / name}: {error}") from error

    def line(self, text: str, size: int = BODY, colour: Colour = TEXT, bold: bool = False) -> Surface:
        """One line of text."""
        return self.line_px(text, self.metrics.text_px(size), colour, bold)

    def line_px(self, text: str, px: int, colour: Colour, bold: bool = False) -> Surface:
        """One line of text at a size in pixels."""
        return self._cache.get((text, px, colour, bold), partial(_render, self.font_px(px, bold), text, colour))

    def block(self, text: str, width: int, size: int = BODY, colour: Colour = TEXT, bold: bool = False) -> Surface:
        """A paragraph wrapped at `width` pixels; Chinese breaks between characters, English between words."""
        px = self.metrics.text_px(size)
        make = partial(_render, self.font_px(px, bold), text, colour, max(1, width))
        return self._cache.get((text, px, colour, bold, width), make)

    def width(self, text: str, size: int = BODY, bold: bool = False) -> int:
        """The width of one line in pixels."""
        px = self.metrics.text_px(size)
        known = self._widths.get((text, px, bold))
        if known is None:
            if len(self._widths) >= _MOST_WIDTHS:
                self._widths.clear()
            known = self._widths[text, px, bold] = self.font_px(px, bold).size(_drawable(text))[0]
        return known

    def height(self, size: int = BODY) -> int:
        """The height of one line in pixels."""
        return self.font(size).get_linesize()

    def block_height(self, text: str, width: int, size: int = BODY, bold: bool = False) -> int:
        """The height of a paragraph in pixels."""
        return self.block(text, width, size, TEXT, bold).get_height()

    def rise(self, size: int = BODY) -> int:
        """How many pixels higher than its box's middle a line must stand to look centred."""
        return round(self.metrics.text_px(size) * _RISE)

    def fitted(self, text: str, width: int, size: int = BODY, bold: bool = False) -> str:
        """`text`, or as much of its beginning as fits `width` pixels with an ellipsis."""
        if self.width(text, size, bold) <= width:
            return text
        fits, broken = 0, len(text)
        while broken - fits > 1:
            middle = (fits + broken) // 2
            if self.width(text[:middle] + "…", size, bold) <= width:
                fits = middle
            else:
                broken = middle
        return text[:fits].rstrip() + "…"


def _drawable(text: str) -> str:
    """Text without NUL, which the font refuses, and without lone surrogates; a name may hold either."""
    return text.replace("\0", "").encode("utf-8", "replace").decode("utf-8")


def _render(font: pygame.font.Font, text: str, colour: Colour, width: int = 0) -> Surface:
    surface = font.render(_drawable(text), True, colour[:3], None, width)
    if len(colour) == 4:
        surface.set_alpha(colour[3])
    return surface
