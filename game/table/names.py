"""名字: what may stand as a name at a table, wherever it comes from."""

import unicodedata
from itertools import islice

LONGEST = 40
_UNFIT = ("Cc", "Cs", "Zl", "Zp")
"""Control characters, half characters, breaks of lines and paragraphs."""
_INVISIBLE = ("Cf", "Cn", "Co")
"""Characters without a picture: joiners, marks of direction, private and unassigned ones."""
_MARKS = ("Mn", "Me")
"""What is drawn over the character before it: two of them are a writing, more are a prank."""
_TURNING = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
"""What turns the direction of the writing around it."""


def fit_name(text: str) -> str:
    """名字: what of a text can be shown beside other texts in one line without disturbing them."""
    return "".join(islice(filter(_is_fit, text), LONGEST))


def fit_line(text: str, longest: int = LONGEST) -> str:
    """一行字: what of a text from far away can be shown: as a name, without what is invisible, heaped up or padding."""
    visible: list[str] = []
    for character in filter(_is_fit, text):
        kind = unicodedata.category(character)
        heaped = kind in _MARKS and all(unicodedata.category(before) in _MARKS for before in visible[-2:])
        if kind not in _INVISIBLE and not heaped:
            visible.append(" " if kind == "Zs" else character)
    return " ".join("".join(visible).split())[:longest].rstrip()


def _is_fit(character: str) -> bool:
    return unicodedata.category(character) not in _UNFIT and unicodedata.bidirectional(character) not in _TURNING
