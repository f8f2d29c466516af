"""The back of every card: waves of the harbour on lacquer red, a rolling ring in the middle."""

from tools.assets.cards import HEIGHT, RADIUS, WIDTH
from tools.assets.palette import EDGE, GOLD, IVORY, LACQUER_RED
from tools.assets.raster import svg_document

_MARGIN = 14
_WAVE = 22
_WAVE_LINE = "#b5463a"
_DROP = "M0 -34A34 34 0 0 1 29.4 -17A17 17 0 0 0 0 -17A8.5 8.5 0 0 1 0 -34Z"


def _waves() -> str:
    scale = "".join(f'<circle cx="0" cy="0" r="{_WAVE * step}"/>' for step in (1, 0.68, 0.36))
    rows = ""
    for row in range(-1, HEIGHT // (_WAVE // 2) + 2):
        shift = _WAVE if row % 2 else 0
        rows += "".join(
            f'<use xlink:href="#scale" x="{x + shift}" y="{row * _WAVE // 2}"/>'
            for x in range(-2 * _WAVE, WIDTH + 2 * _WAVE, 2 * _WAVE)
        )
    look = f'fill="{LACQUER_RED}" stroke="{_WAVE_LINE}" stroke-width="1.6"'
    return f'<defs><g id="scale" {look}>{scale}</g></defs><g clip-path="url(#panel)">{rows}</g>'


def _panel(inset: float, radius: float) -> str:
    return f'x="{inset}" y="{inset}" width="{WIDTH - 2 * inset}" height="{HEIGHT - 2 * inset}" rx="{radius}"'


def _medallion() -> str:
    drops = "".join(f'<path transform="rotate({angle})" d="{_DROP}"/>' for angle in (0, 120, 240))
    return (
        f'<g transform="translate({WIDTH / 2} {HEIGHT / 2})">'
        f'<circle r="56" fill="{LACQUER_RED}" stroke="{GOLD}" stroke-width="3"/>'
        f'<circle r="47" fill="none" stroke="{GOLD}" stroke-width="1.5"/>'
        f'<g fill="{GOLD}">{drops}</g></g>'
    )


def back() -> str:
    """Return the SVG of the back."""
    body = (
        f'<clipPath id="panel"><rect {_panel(_MARGIN, 9)}/></clipPath>'
        f'<rect {_panel(0.75, RADIUS)} fill="{IVORY}" stroke="{EDGE}" stroke-width="1.5"/>'
        f"{_waves()}"
        f'<rect {_panel(_MARGIN, 9)} fill="none" stroke="{LACQUER_RED}" stroke-width="3"/>'
        f'<rect {_panel(_MARGIN + 8, 5)} fill="none" stroke="{GOLD}" stroke-width="1.8"/>'
        f"{_medallion()}"
    )
    return svg_document(WIDTH, HEIGHT, body)
