"""The jokers: opera masks, red for the big one, black for the small one."""

from dataclasses import dataclass

from tools.assets.cards import FIGURE, HEIGHT, WIDTH, blank, frame
from tools.assets.glyphs import Box, Lettering, lettering
from tools.assets.palette import DARK_GOLD, GOLD, INK, IVORY, NAVY, VERMILION
from tools.assets.raster import svg_document
from tools.assets.sources import Sources


@dataclass(frozen=True)
class Mask:
    """Colours of one mask: the index and frame around it, skin, headdress, its trimming, pompoms, beard."""

    index: str
    frame: str
    skin: str
    cap: str
    trim: str
    pompoms: str
    beard: str


_SLATE = "#5d6673"
_MASKS = {
    "BJ": ("大", Mask(VERMILION, DARK_GOLD, VERMILION, NAVY, GOLD, VERMILION, INK)),
    "LJ": ("小", Mask(INK, _SLATE, INK, _SLATE, "#d9d3c4", IVORY, "#8d9099")),
}

# One half of the face, right of its axis; the other is its mirror image.
_BEARD = "M0 70C22 72 48 62 62 44C66 84 60 122 46 146C40 138 36 136 32 152C26 142 20 142 16 158C10 148 4 150 0 160Z"
_FACE = "M0 -80L40 -80C62 -68 70 -40 70 -8C70 36 46 78 0 92Z"
_EYE_PATCH = "M6 2C10 -20 38 -34 68 -26C70 -10 64 14 44 20C26 24 10 18 6 2Z"
_BROW = "M5 -20C10 -44 40 -60 69 -46C54 -46 34 -40 22 -22C16 -14 8 -12 5 -20Z"
_EYE = "M16 2C24 -10 46 -14 60 -8C54 6 30 14 16 2Z"
_CHEEK = "M66 22C58 30 42 30 34 40C28 48 32 58 40 62C50 54 60 42 66 22Z"
_NOSE = "M0 -14L5 -14C6 8 8 22 14 32C18 40 12 46 0 46Z"
_MOUTH = "M0 60C8 56 20 56 28 64C20 74 8 76 0 76Z"
_FOREHEAD = "M0 -66C10 -56 12 -44 0 -30Z"
_CAP = "M0 -130C34 -130 66 -112 78 -62C56 -78 30 -82 0 -82Z"
_BAND = "M0 -88C34 -88 62 -80 80 -60L78 -46C58 -66 32 -72 0 -72Z"


def _half(mask: Mask) -> str:
    strands = "".join(
        f'<path d="M{x} 84L{x * 0.95:.1f} {end}" stroke="{IVORY}" stroke-width="1" opacity=".45"/>'
        for x, end in ((8, 140), (20, 136), (33, 130), (46, 122))
    )
    pompoms = "".join(
        f'<circle cx="{x}" cy="{y}" r="9" fill="{mask.pompoms}" stroke="{mask.frame}" stroke-width="1.5"/>'
        for x, y in ((0, -138), (22, -134), (42, -124), (59, -109), (71, -90))
    )
    return (
        f'<path d="{_BEARD}" fill="{mask.beard}"/>{strands}'
        f'<path d="{_FACE}" fill="{mask.skin}"/>'
        f'<path d="{_EYE_PATCH}" fill="{IVORY}"/><path d="{_BROW}" fill="{INK}" stroke="{IVORY}" stroke-width="2"/>'
        f'<path d="{_EYE}" fill="{INK}"/><circle cx="38" cy="-2" r="5.5" fill="{IVORY}"/>'
        f'<circle cx="38" cy="-2" r="2.6" fill="{INK}"/>'
        f'<path d="{_CHEEK}" fill="{IVORY}"/><path d="{_NOSE}" fill="{mask.skin}" stroke="{IVORY}" stroke-width="2"/>'
        f'<path d="{_MOUTH}" fill="{IVORY}"/><path d="{_FOREHEAD}" fill="{mask.trim}"/>'
        f'<path d="{_CAP}" fill="{mask.cap}"/>{pompoms}<path d="{_BAND}" fill="{mask.trim}"/>'
    )


def _index(letters: Lettering, size: str) -> str:
    first = letters.fitted(size, Box(13, 20, 62, 62))
    second = letters.fitted("王", Box(16, 92, 56, 56))
    name = letters.fitted("JOKER", Box(-52, -10, 104, 20), 40)
    return f'<path d="{first}{second}"/><path transform="translate(44 218) rotate(90)" d="{name}"/>'


def jokers(sources: Sources) -> dict[str, str]:
    """Return the SVG of both jokers by name."""
    letters = lettering(sources, "800ExtraBold")
    x, y = FIGURE.x + FIGURE.width / 2, FIGURE.y + FIGURE.height / 2
    drawn: dict[str, str] = {}
    for name, (size, mask) in _MASKS.items():
        half = _half(mask)
        face = f'<g transform="translate({x} {y}) scale(.96)">{half}<g transform="scale(-1 1)">{half}</g></g>'
        index = f'<g fill="{mask.index}">{_index(letters, size)}</g>'
        drawn[name] = svg_document(WIDTH, HEIGHT, blank() + index + frame(mask.frame) + face)
    return drawn
