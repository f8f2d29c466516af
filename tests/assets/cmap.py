"""The characters of a TrueType file, read by the standard library alone.

`pygame.font.Font.metrics` answers for missing characters too, so it cannot tell what is missing.
"""

from functools import cache
from pathlib import Path
from struct import unpack_from

UNICODE_BMP = (3, 1)


@cache
def characters(font: Path) -> frozenset[str]:
    """Return the characters of the basic plane that `font` has glyphs for."""
    data = font.read_bytes()
    start = _table(data, b"cmap")
    (count,) = unpack_from(">H", data, start + 2)
    for record in range(count):
        platform, encoding, offset = unpack_from(">HHL", data, start + 4 + 8 * record)
        if (platform, encoding) == UNICODE_BMP:
            return frozenset(map(chr, _format_4(data, start + offset)))
    raise ValueError(f"{font.name} has no Unicode character map")


def _table(data: bytes, tag: bytes) -> int:
    (count,) = unpack_from(">H", data, 4)
    for record in range(count):
        name, _, offset, _ = unpack_from(">4sLLL", data, 12 + 16 * record)
        if name == tag:
            return offset
    raise ValueError(f"no {tag.decode()} table")


def _format_4(data: bytes, at: int) -> list[int]:
    form, _, _, twice = unpack_from(">HHHH", data, at)
    if form != 4:
        raise ValueError(f"character map of format {form}, not 4")
    count = twice // 2
    ends = unpack_from(f">{count}H", data, at + 14)
    starts = unpack_from(f">{count}H", data, at + 16 + twice)
    deltas = unpack_from(f">{count}H", data, at + 16 + 2 * twice)
    offsets_at = at + 16 + 3 * twice
    offsets = unpack_from(f">{count}H", data, offsets_at)
    mapped: list[int] = []
    for segment, (first, last) in enumerate(zip(starts, ends, strict=True)):
        for point in range(first, last + 1):
            glyph = point
            if offsets[segment]:
                place = offsets_at + 2 * segment + offsets[segment] + 2 * (point - first)
                (glyph,) = unpack_from(">H", data, place)
            if glyph and (glyph + deltas[segment]) % 0x10000:
                mapped.append(point)
    return mapped
