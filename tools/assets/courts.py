"""Figures of the court cards, taken out of the source deck and dyed in the colours of this one."""

import re

from tools.assets.inventory import COURTS
from tools.assets.palette import GOLD, INK, NAVY, VERMILION
from tools.assets.pips import PATHS
from tools.assets.sources import PLAYING_CARDS, Sources

SIZE = (164.8, 260.8)
_DYES = {"#FC4": GOLD, "red": VERMILION, "#44F": NAVY, "black": INK}


class Courts:
    """The figures of the source deck."""

    def __init__(self, sources: Sources) -> None:
        self._cards = sources.read_many(PLAYING_CARDS, [_path(suit, rank) for suit in PATHS for rank in COURTS])

    def figure(self, suit: str, rank: str, colour: str) -> str:
        """Return the two-headed figure around the origin, `SIZE` wide and high, its suit symbols in `colour`."""
        card = self._cards[_path(suit, rank)].decode()
        name = suit + rank
        layers = re.findall(rf'<symbol id="{name}\d".*?</symbol>', card, re.DOTALL)
        placed = re.findall(rf'<use [^>]*xlink:href="#{name}\d"[^>]*></use>', card)
        return _symbol(name, suit, colour) + "".join(map(_dyed, layers)) + "".join(placed)


def _path(suit: str, rank: str) -> str:
    return f"src/images/2color/{rank}{suit}.svg"


def _symbol(name: str, suit: str, colour: str) -> str:
    """Return the suit symbol the layers refer to, under the id and in the box they expect."""
    box = 'viewBox="-12 -12 124 124" preserveAspectRatio="xMinYMid"'
    return f'<symbol id="S{name}" {box}><path d="{PATHS[suit]}" fill="{colour}"/></symbol>'


def _dyed(layer: str) -> str:
    return re.sub(r'(fill|stroke)="([^"]*)"', lambda match: f'{match[1]}="{_DYES.get(match[2], match[2])}"', layer)
