"""名字: what may stand as a name at a table, wherever it comes from."""

import unicodedata
from itertools import islice

LONGEST = 40
_UNFIT = ("Cc", "Cs", "Zl", "Zp")
"""Control characters, half characters, breaks of lines and paragraphs."""
_TURNING = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
"""What turns the direction of the writing around it."""


def fit_name(text: str) -> str:
    """名字: what of a text can be shown beside other texts in one line without disturbing them."""
    return "".join(islice(filter(_is_fit, text), LONGEST))


def _is_fit(character: str) -> bool:
    return unicodedata.category(character) not in _UNFIT and unicodedata.bidirectional(character) not in _TURNING
