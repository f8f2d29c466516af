"""Noto Sans SC, cut to the characters the game can meet."""

from collections.abc import Iterator

from tools.assets.sources import NOTO_SANS_SC, Sources
from tools.assets.typeface import Typeface

# Latin with the accents of Western Europe and of pinyin (the source has no more of it), punctuation, currency, number
# forms, arrows, operators, enclosed numbers, shapes, suits and other signs, Chinese punctuation, full-width forms.
_RANGES = (
    (0x20, 0x7E),
    (0xA0, 0x17F),
    (0x1CD, 0x1DC),
    (0x1F8, 0x1F9),
    (0x2010, 0x2044),
    (0x20AC, 0x20AC),
    (0x2100, 0x218B),
    (0x2190, 0x21FF),
    (0x2200, 0x22FF),
    (0x2460, 0x24FF),
    (0x2500, 0x27BF),
    (0x3000, 0x303F),
    (0xFF00, 0xFFEF),
)


def symbols() -> set[int]:
    """Return the code points every weight has, as far as the source font goes."""
    return {point for first, last in _RANGES for point in range(first, last + 1)}


def charset(codec: str) -> set[int]:
    """Return the code points of a two-byte Chinese codec ("gbk", "gb2312")."""
    return {ord(char) for char in _two_byte_characters(codec)}


def _two_byte_characters(codec: str) -> Iterator[str]:
    for lead in range(0x81, 0xFF):
        for trail in range(0x40, 0xFF):
            try:
                char = bytes([lead, trail]).decode(codec)
            except UnicodeDecodeError:
                continue
            if len(char) == 1:
                yield char


def cut_fonts(sources: Sources) -> dict[str, bytes]:
    """Return both weights by their paths under assets/."""
    made: dict[str, bytes] = {}
    for weight, member, codec in (("Regular", "400Regular", "gbk"), ("Bold", "700Bold", "gb2312")):
        source = sources.read(NOTO_SANS_SC, f"{member}/NotoSansSC_{member}.ttf")
        made[f"fonts/NotoSansSC-{weight}.ttf"] = Typeface(source).cut(charset(codec) | symbols())
    return made
