"""Whether two files say the same, although another version of an encoder may have written them."""

import io
from collections.abc import Callable
from pathlib import PurePath

import numpy as np
from PIL import Image

from tools.assets.sounds import decoded
from tools.assets.typeface import Typeface

# A pixel counts as changed when a channel is off by more than this; a picture, when more than so many pixels are.
CHANNEL_TOLERANCE = 24
PIXEL_TOLERANCE = 0.001
# Energy of the difference of two sounds against that of the sound itself.
SOUND_TOLERANCE = 0.01


def difference(path: str, kept: bytes, made: bytes) -> str | None:
    """Return in what way the file kept at `path` differs from the one just made, or None."""
    if kept == made:
        return None
    compare = _COMPARE.get(PurePath(path).suffix)
    if compare is None:
        return "other bytes"
    try:
        return compare(kept, made)
    except (OSError, ValueError, RuntimeError) as error:
        return f"unreadable: {error}"


def _pictures(kept: bytes, made: bytes) -> str | None:
    one, other = (Image.open(io.BytesIO(data)).convert("RGBA") for data in (kept, made))
    if one.size != other.size:
        return f"{one.size} instead of {other.size} pixels"
    off = np.abs(np.asarray(one, np.int16) - np.asarray(other, np.int16)).max(axis=2)
    changed = float((off > CHANNEL_TOLERANCE).mean())
    return f"{changed:.2%} of its pixels differ" if changed > PIXEL_TOLERANCE else None


def _sounds(kept: bytes, made: bytes) -> str | None:
    one, other = decoded(kept), decoded(made)
    if len(one) != len(other):
        return f"{len(one)} instead of {len(other)} samples"
    off = float(((one - other) ** 2).sum() / (other**2).sum())
    return f"its samples are {off:.0%} off" if off > SOUND_TOLERANCE else None


def _fonts(kept: bytes, made: bytes) -> str | None:
    one, other = Typeface(kept), Typeface(made)
    if one.characters != other.characters:
        return "another set of characters"
    return "another number of glyphs" if one.glyph_count != other.glyph_count else None


_COMPARE: dict[str, Callable[[bytes, bytes], str | None]] = {".png": _pictures, ".ogg": _sounds, ".ttf": _fonts}
