"""From SVG to pixels to PNG bytes."""

import io

import numpy as np
import resvg_py
from PIL import Image, ImageColor

_OPAQUE_ENTRIES = 240
_ALPHA_STEPS = 16


def svg_document(width: float, height: float, body: str) -> str:
    """Wrap `body` into a document whose user unit is one design pixel."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{width}" height="{height}" viewBox="0 0 {width} {height}">{body}</svg>'
    )


def render(svg: str, width: int, height: int) -> Image.Image:
    """Return `svg` drawn at `width` x `height` pixels, RGBA. No system font is ever used."""
    data = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, dpi=96, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")


def png(image: Image.Image) -> bytes:
    """Return `image` as PNG, every pixel kept."""
    buffer = io.BytesIO()
    image.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def palette_png(image: Image.Image, edge: str) -> bytes:
    """Return `image` as a palette PNG of a third of the size.

    Opaque pixels get the best 240 colours; what is see-through (the rim of the rounded corners)
    takes the colour `edge` and the nearest of 16 steps of alpha.
    """
    backed = Image.new("RGBA", image.size, edge)
    backed.alpha_composite(image)
    reduced = backed.convert("RGB").quantize(_OPAQUE_ENTRIES, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    opaque = (reduced.getpalette() or [])[: 3 * _OPAQUE_ENTRIES]
    unused = [0] * (3 * _OPAQUE_ENTRIES - len(opaque))
    rim = list(ImageColor.getrgb(edge)) * _ALPHA_STEPS
    alpha = np.asarray(image.getchannel("A"))
    steps = _OPAQUE_ENTRIES + alpha // _ALPHA_STEPS
    indexed = Image.fromarray(np.where(alpha == 255, np.asarray(reduced), steps).astype(np.uint8), "P")
    indexed.putpalette(opaque + unused + rim)
    buffer = io.BytesIO()
    transparency = bytes([255] * _OPAQUE_ENTRIES + [step * 17 for step in range(_ALPHA_STEPS)])
    indexed.save(buffer, "PNG", optimize=True, transparency=transparency)
    return buffer.getvalue()
