"""Card faces: a big corner index, and pips or a court figure beside it."""

from dataclasses import dataclass

from tools.assets import courts
from tools.assets.glyphs import Box, Lettering, lettering
from tools.assets.inventory import CARD_SIZE, COURTS, RANKS, SUITS
from tools.assets.palette import DECK_COLOURS, EDGE, IVORY, NAVY
from tools.assets.pips import pip, spots
from tools.assets.raster import svg_document
from tools.assets.sources import Sources

WIDTH, HEIGHT = CARD_SIZE
RADIUS = 20

_INDEX = Box(13, 22, 62, 72)
_ART = Box(92, 26, 176, 348)
FIGURE = Box(92, 40, 176, 320)


@dataclass(frozen=True)
class Printer:
    """What faces are printed with: the court figures and the lettering of the index."""

    figures: courts.Courts
    letters: Lettering

    def face(self, suit: str, rank: str, colour: str) -> str:
        """Return the SVG of one face, its symbols in `colour`."""
        art = self._court(suit, rank, colour) if rank in COURTS else _pips(suit, rank)
        index = f'<path d="{self.letters.fitted(rank, _INDEX, -40)}"/>' + pip(suit, (44, 146), 58)
        return svg_document(WIDTH, HEIGHT, blank() + f'<g fill="{colour}">{index}{art}</g>')

    def _court(self, suit: str, rank: str, colour: str) -> str:
        x, y = FIGURE.x + FIGURE.width / 2, FIGURE.y + FIGURE.height / 2
        width, height = courts.SIZE
        place = f"translate({x} {y}) scale({FIGURE.width / width:.4f} {FIGURE.height / height:.4f})"
        drawn = self.figures.figure(suit, rank, colour)
        return f'<g transform="{place}" fill="black">{drawn}</g>{frame(NAVY)}'


def frame(colour: str) -> str:
    """Return the line around a figure."""
    return (
        f'<rect x="{FIGURE.x}" y="{FIGURE.y}" width="{FIGURE.width}" height="{FIGURE.height}" rx="3" '
        f'fill="none" stroke="{colour}" stroke-width="1.5"/>'
    )


def blank() -> str:
    """Return an empty ivory face with its edge."""
    return (
        f'<rect x=".75" y=".75" width="{WIDTH - 1.5}" height="{HEIGHT - 1.5}" rx="{RADIUS}" '
        f'fill="{IVORY}" stroke="{EDGE}" stroke-width="1.5"/>'
    )


def _pips(suit: str, rank: str) -> str:
    if rank == "A":
        return pip(suit, (_ART.x + _ART.width / 2, HEIGHT / 2), 150)
    left, top = _ART.x + 34, _ART.y + 38
    width, height = _ART.width - 68, _ART.height - 76
    return "".join(
        pip(suit, (left + x * width, top + y * height), 57, upside_down=y > 0.5) for x, y in spots(int(rank))
    )


def faces(sources: Sources) -> dict[str, str]:
    """Return the SVG of every suit card of both decks: `two/H10` and so on."""
    printer = Printer(courts.Courts(sources), lettering(sources, "800ExtraBold"))
    return {
        f"{deck}/{suit}{rank}": printer.face(suit, rank, colours[suit])
        for deck, colours in DECK_COLOURS.items()
        for suit in SUITS
        for rank in RANKS
    }
