"""The cards as files: both decks, the jokers in each, the back."""

from tools.assets.back import back
from tools.assets.cards import HEIGHT, WIDTH, faces
from tools.assets.inventory import DECKS
from tools.assets.jokers import jokers
from tools.assets.palette import EDGE
from tools.assets.raster import palette_png, render
from tools.assets.sources import Sources


def print_cards(sources: Sources) -> dict[str, bytes]:
    """Return every card PNG by its path under assets/."""
    drawn = faces(sources) | {"back": back()}
    for name, svg in jokers(sources).items():
        drawn |= {f"{deck}/{name}": svg for deck in DECKS}
    return {f"cards/{name}.png": palette_png(render(svg, WIDTH, HEIGHT), EDGE) for name, svg in drawn.items()}
