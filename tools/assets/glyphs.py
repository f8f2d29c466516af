"""Lettering as SVG paths, so that no text renderer has a say in how a card looks."""

from dataclasses import dataclass

from tools.assets.sources import NOTO_SANS_SC, Sources
from tools.assets.typeface import Typeface


@dataclass(frozen=True)
class Box:
    """A rectangle that something is fitted into: left, top, width, height."""

    x: float
    y: float
    width: float
    height: float


class Lettering:
    """One typeface, asked for words of a given size."""

    def __init__(self, face: Typeface) -> None:
        self._face = face

    def fitted(self, text: str, box: Box, spacing: float = 0) -> str:
        """Return path data of `text`, capitals and figures as high as `box`, centred in it.

        Chinese characters fill the height with their ink. Whatever is wider than the box is squeezed.
        `spacing` is added between letters, in font units.
        """
        left, bottom, right, top = self._face.ink(text, spacing)
        if text.isascii():
            bottom, top = 0, self._face.ink("H", 0)[3]
        tall = box.height / (top - bottom)
        wide = min(tall, box.width / (right - left))
        x = box.x + (box.width - wide * (right - left)) / 2 - wide * left
        return self._face.outline(text, spacing, (wide, 0, 0, -tall, x, box.y + tall * top))


def lettering(sources: Sources, weight: str) -> Lettering:
    """Return the lettering of Noto Sans SC in `weight`, as the package names it ("800ExtraBold")."""
    return Lettering(Typeface(sources.read(NOTO_SANS_SC, f"{weight}/NotoSansSC_{weight}.ttf")))
