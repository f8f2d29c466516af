"""Suit symbols and where they stand on a number card."""

PATHS = {
    "H": "M50 93C45 79 5 57 5 31C5 15 17 6 29 6C39 6 47 12 50 22C53 12 61 6 71 6C83 6 95 15 95 31C95 57 55 79 50 93Z",
    "S": (
        "M50 4C54 17 95 40 95 64C95 78 84 86 73 86C65 86 58 82 54 75C55 85 59 92 67 97L33 97"
        "C41 92 45 85 46 75C42 82 35 86 27 86C16 86 5 78 5 64C5 40 46 17 50 4Z"
    ),
    "D": "M50 2C59 19 72 36 89 50C72 64 59 81 50 98C41 81 28 64 11 50C28 36 41 19 50 2Z",
    "C": (
        "M50 4A21.5 21.5 0 0 1 65.5 40.4Q63 43 60 45.5Q64 42.5 69 41A22 22 0 1 1 55 75C56 85 59 92 67 97L33 97"
        "C41 92 44 85 45 75A22 22 0 1 1 31 41Q36 42.5 40 45.5Q37 43 34.5 40.4A21.5 21.5 0 0 1 50 4Z"
    ),
}

_LEFT, _MIDDLE, _RIGHT = 0.0, 0.5, 1.0
_COLUMNS = {
    2: {_MIDDLE: (0, 1)},
    3: {_MIDDLE: (0, 0.5, 1)},
    4: {_LEFT: (0, 1), _RIGHT: (0, 1)},
    5: {_LEFT: (0, 1), _MIDDLE: (0.5,), _RIGHT: (0, 1)},
    6: {_LEFT: (0, 0.5, 1), _RIGHT: (0, 0.5, 1)},
    7: {_LEFT: (0, 0.5, 1), _MIDDLE: (0.25,), _RIGHT: (0, 0.5, 1)},
    8: {_LEFT: (0, 0.5, 1), _MIDDLE: (0.25, 0.75), _RIGHT: (0, 0.5, 1)},
    9: {_LEFT: (0, 1 / 3, 2 / 3, 1), _MIDDLE: (0.5,), _RIGHT: (0, 1 / 3, 2 / 3, 1)},
    10: {_LEFT: (0, 1 / 3, 2 / 3, 1), _MIDDLE: (1 / 6, 5 / 6), _RIGHT: (0, 1 / 3, 2 / 3, 1)},
}


def spots(count: int) -> list[tuple[float, float]]:
    """Return the places of `count` pips in a unit square, top to bottom in each column."""
    return [(x, y) for x, column in _COLUMNS[count].items() for y in column]


def pip(suit: str, centre: tuple[float, float], size: float, *, upside_down: bool = False) -> str:
    """Return the symbol of `suit` as an SVG element, `size` high, in the colour of its surroundings."""
    x, y = centre
    turn = " rotate(180)" if upside_down else ""
    place = f"translate({x:g} {y:g}){turn} scale({size / 100:g}) translate(-50 -50)"
    return f'<path transform="{place}" d="{PATHS[suit]}"/>'
