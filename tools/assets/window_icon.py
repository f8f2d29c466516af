"""The icon of the window: a gunzi, three identical cards, on a seal."""

from tools.assets.inventory import WINDOW_ICON_SIZE
from tools.assets.palette import DARK_GOLD, GOLD, IVORY, LACQUER_RED, VERMILION
from tools.assets.pips import pip
from tools.assets.raster import svg_document

_FAN = ((-20, -4, 4), (0, 0, -4), (20, 4, 4))


def _card(angle: float, x: float, y: float) -> str:
    return (
        f'<g transform="translate({128 + x} {232 + y}) rotate({angle}) translate(-50 -178)">'
        f'<rect x="3" y="5" width="100" height="142" rx="12" fill="#000" opacity=".28"/>'
        f'<rect width="100" height="142" rx="12" fill="{IVORY}" stroke="{DARK_GOLD}" stroke-width="3"/>'
        f'<g fill="{VERMILION}">{pip("H", (22, 26), 26)}{pip("H", (50, 74), 62)}'
        f"{pip('H', (78, 116), 26, upside_down=True)}</g></g>"
    )


def window_icon() -> str:
    """Return the SVG of the icon."""
    seal = (
        f'<rect x="8" y="8" width="240" height="240" rx="54" fill="{LACQUER_RED}"/>'
        f'<rect x="8" y="8" width="240" height="240" rx="54" fill="url(#light)"/>'
        f'<rect x="14" y="14" width="228" height="228" rx="48" fill="none" stroke="{GOLD}" stroke-width="5"/>'
    )
    light = (
        '<radialGradient id="light" cx=".5" cy=".4" r=".7">'
        f'<stop offset="0" stop-color="{VERMILION}"/><stop offset="1" stop-color="{LACQUER_RED}"/></radialGradient>'
    )
    return svg_document(
        WINDOW_ICON_SIZE, WINDOW_ICON_SIZE, f"<defs>{light}</defs>{seal}" + "".join(_card(*place) for place in _FAN)
    )
