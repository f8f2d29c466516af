"""A TrueType font: its characters, its outlines, a cut of it. The one place that speaks to fontTools."""

# fontTools has no type stubs: what it hands back is taken as it is documented.
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

import io
from collections.abc import Iterable, Iterator

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

Bounds = tuple[float, float, float, float]
Affine = tuple[float, float, float, float, float, float]

_FEATURES = ["kern", "locl"]
_NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]


class Typeface:
    """A font read from bytes. Lengths are in its units, y upwards."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._font = TTFont(io.BytesIO(data), lazy=True)
        self._glyphs = self._font.getGlyphSet()
        self._names: dict[int, str] = self._font.getBestCmap() or {}

    @property
    def characters(self) -> frozenset[int]:
        """The code points it has glyphs for."""
        return frozenset(self._names)

    @property
    def glyph_count(self) -> int:
        """How many glyphs it has."""
        return int(self._font["maxp"].numGlyphs)

    def advance(self, letter: str) -> float:
        """Return how far the next letter stands from `letter`."""
        return float(self._glyphs[self._names[ord(letter)]].width)

    def ink(self, text: str, spacing: float) -> Bounds:
        """Return left, bottom, right, top of what is printed of `text`."""
        pen = BoundsPen(self._glyphs)
        for name, offset in self._placed(text, spacing):
            self._glyphs[name].draw(TransformPen(pen, (1, 0, 0, 1, offset, 0)))
        left, bottom, right, top = pen.bounds or (0, 0, 0, 0)
        return float(left), float(bottom), float(right), float(top)

    def outline(self, text: str, spacing: float, affine: Affine) -> str:
        """Return SVG path data of `text`, moved and scaled by `affine`."""
        pen = SVGPathPen(self._glyphs, lambda number: f"{number:.2f}")
        wide = affine[0]
        for name, offset in self._placed(text, spacing):
            self._glyphs[name].draw(TransformPen(pen, (*affine[:4], affine[4] + wide * offset, affine[5])))
        return str(pen.getCommands())

    def cut(self, points: Iterable[int]) -> bytes:
        """Return the font with nothing left but what `points` need, and no hinting."""
        options = Options()
        options.hinting = False
        options.layout_features = _FEATURES
        options.name_IDs = _NAMES
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=sorted(points))
        font = TTFont(io.BytesIO(self._data), recalcTimestamp=False)
        subsetter.subset(font)
        buffer = io.BytesIO()
        font.save(buffer)
        return buffer.getvalue()

    def _placed(self, text: str, spacing: float) -> Iterator[tuple[str, float]]:
        offset = 0.0
        for letter in text:
            yield self._names[ord(letter)], offset
            offset += self.advance(letter) + spacing
