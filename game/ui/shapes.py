"""Boxes with round corners, smooth at every size. A corner is drawn four times too large and shrunk."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from game.ui.cache import SurfaceCache
from game.ui.theme import Colour

_LIMIT = 16_000_000
_OVERSAMPLING = 4
_LARGE = 120_000
"""Boxes of so many pixels are drawn in pieces."""
_TILE = 192


@dataclass(frozen=True)
class Box:
    """How a box looks, lengths in pixels. `fill_bottom` makes the fill run from top to bottom."""

    radius: int
    fill: Colour
    fill_bottom: Colour | None = None
    border: Colour | None = None
    border_width: int = 1


class Shapes:
    """Draws and keeps boxes, discs and soft shadows."""

    def __init__(self) -> None:
        self._cache = SurfaceCache(_LIMIT)

    def box(self, size: tuple[int, int], look: Box) -> Surface:
        """A box of `size` pixels."""
        return self._cache.get((size, look), partial(self._make_box, size, look))

    def disc(self, diameter: int, colour: Colour) -> Surface:
        """A filled circle."""
        return self.box((diameter, diameter), Box(diameter // 2, colour))

    def ring(self, diameter: int, colour: Colour, width: int) -> Surface:
        """A circle's outline."""
        return self.box((diameter, diameter), Box(diameter // 2, (0, 0, 0, 0), border=colour, border_width=width))

    def line(self, length: int, colour: Colour) -> Surface:
        """A hairline, one pixel high."""
        return self.box((length, 1), Box(0, colour))

    def shadow(self, size: tuple[int, int], radius: int, blur: int, colour: Colour = (0, 0, 0, 110)) -> Surface:
        """The soft shadow (or glow) of a box; it stands out by `2 * blur` pixels on each side."""
        return self._cache.get((size, radius, blur, colour), partial(self._make_shadow, size, radius, blur, colour))

    def draw_box(self, surface: Surface, rect: Rect, look: Box) -> None:
        """Draw a box at `rect`; a large one in pieces, so that no picture of it must be kept."""
        edge = look.radius + look.border_width
        if look.fill_bottom is not None or rect.w * rect.h < _LARGE or min(rect.size) < 2 * edge:
            surface.blit(self.box(rect.size, look), rect)
        else:
            side = 2 * edge + _TILE
            _draw_pieces(surface, self.box((side, side), look), rect, edge)

    def draw_shadow(self, surface: Surface, rect: Rect, radius: int, blur: int) -> None:
        """Draw the shadow of a box that lies at `rect`."""
        place = rect.inflate(4 * blur, 4 * blur)
        edge = radius + 4 * blur
        if place.w * place.h < _LARGE or min(place.size) < 2 * edge:
            surface.blit(self.shadow(rect.size, radius, blur), place)
        else:
            side = 2 * edge + _TILE - 4 * blur
            _draw_pieces(surface, self.shadow((side, side), radius, blur), place, edge)

    def round_off(self, surface: Surface, radius: int) -> Surface:
        """`surface`, which must have an alpha channel, with its corners cut round in place."""
        surface.blit(self._mask(surface.get_size(), radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    def clear(self) -> None:
        self._cache.clear()

    def _make_box(self, size: tuple[int, int], look: Box) -> Surface:
        surface = _filled(size, look)
        self.round_off(surface, look.radius)
        if look.border is not None and look.border_width > 0:
            surface.blit(self._outline(size, look), (0, 0))
        return surface

    def _outline(self, size: tuple[int, int], look: Box) -> Surface:
        width = min(look.border_width, min(size) // 2)
        ring = Surface(size, pygame.SRCALPHA)
        ring.fill(_opaque(look.border or (0, 0, 0)))
        self.round_off(ring, look.radius)
        inner = (size[0] - 2 * width, size[1] - 2 * width)
        if min(inner) > 0:
            hole = self._mask(inner, max(0, look.radius - width)).copy()
            hole.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
            ring.blit(hole, (width, width), special_flags=pygame.BLEND_RGBA_SUB)
        return ring

    def _mask(self, size: tuple[int, int], radius: int) -> Surface:
        """White with round corners, transparent outside."""
        radius = min(radius, min(size) // 2)
        if size[0] * size[1] >= _LARGE:
            return _make_mask(size, radius)
        return self._cache.get(("mask", size, radius), partial(_make_mask, size, radius))

    def _make_shadow(self, size: tuple[int, int], radius: int, blur: int, colour: Colour) -> Surface:
        """Blurred at a size that holds the corners only, then stretched: a blur costs by the pixel."""
        margin = 2 * blur
        core = 2 * (radius + margin)
        small = (min(size[0], core + 2), min(size[1], core + 2))
        patch = Surface((small[0] + 2 * margin, small[1] + 2 * margin), pygame.SRCALPHA)
        patch.fill(_transparent(colour))
        inner = Surface(small, pygame.SRCALPHA)
        inner.fill(_opaque(colour))
        patch.blit(self.round_off(inner, radius), (margin, margin), special_flags=pygame.BLEND_RGBA_MAX)
        if blur > 0:
            patch = pygame.transform.gaussian_blur(patch, blur)
        return _stretch(patch, (size[0] + 2 * margin, size[1] + 2 * margin))


def _make_mask(size: tuple[int, int], radius: int) -> Surface:
    mask = Surface(size, pygame.SRCALPHA)
    mask.fill((255, 255, 255, 255))
    if radius <= 0:
        return mask
    large = radius * _OVERSAMPLING
    disc = Surface((2 * large, 2 * large), pygame.SRCALPHA)
    disc.fill((255, 255, 255, 0))
    pygame.draw.circle(disc, (255, 255, 255, 255), (large, large), large)
    disc = pygame.transform.smoothscale(disc, (2 * radius, 2 * radius))
    right, bottom = size[0] - radius, size[1] - radius
    for x, part_x in ((0, 0), (right, radius)):
        for y, part_y in ((0, 0), (bottom, radius)):
            mask.fill((255, 255, 255, 0), (x, y, radius, radius))
            mask.blit(disc, (x, y), (part_x, part_y, radius, radius), special_flags=pygame.BLEND_RGBA_MAX)
    return mask


def _filled(size: tuple[int, int], look: Box) -> Surface:
    surface = Surface(size, pygame.SRCALPHA)
    surface.fill(look.fill)
    if look.fill_bottom is not None:
        strip = Surface((1, size[1]), pygame.SRCALPHA)
        top, bottom = pygame.Color(*look.fill), pygame.Color(*look.fill_bottom)
        for y in range(size[1]):
            strip.set_at((0, y), top.lerp(bottom, y / max(1, size[1] - 1)))
        surface = pygame.transform.scale(strip, size)
    return surface


def _draw_pieces(surface: Surface, patch: Surface, place: Rect, edge: int) -> None:
    """Draw `patch` at the size of `place`: its edges once, its middle as often as needed."""
    columns = list(_pieces(place.w, edge, patch.get_width() - 2 * edge))
    rows = list(_pieces(place.h, edge, patch.get_height() - 2 * edge))
    for to_y, from_y, high in rows:
        for to_x, from_x, wide in columns:
            surface.blit(patch, (place.x + to_x, place.y + to_y), (from_x, from_y, wide, high))


def _pieces(length: int, edge: int, middle: int) -> Iterator[tuple[int, int, int]]:
    """(where to, where from, length) of the pieces along one axis."""
    if edge:
        yield 0, 0, edge
    for start in range(edge, length - edge, middle):
        yield start, edge, min(middle, length - edge - start)
    if edge:
        yield length - edge, edge + middle, edge


def _stretch(patch: Surface, size: tuple[int, int]) -> Surface:
    """`patch` grown to `size` by repeating its middle row and column; corners stay as they are."""
    return _stretch_one(_stretch_one(patch, size[0], 0), size[1], 1)


def _stretch_one(patch: Surface, length: int, axis: int) -> Surface:
    width, height = patch.get_size()
    old = (width, height)[axis]
    if old >= length:
        return patch
    half = old // 2
    size = (length, height) if axis == 0 else (width, length)
    grown = Surface(size, pygame.SRCALPHA)
    far = length - (old - half)
    if axis == 0:
        grown.blit(pygame.transform.scale(patch.subsurface((half, 0, 1, height)), (far - half, height)), (half, 0))
        grown.blit(patch.subsurface((0, 0, half, height)), (0, 0))
        grown.blit(patch.subsurface((half, 0, old - half, height)), (far, 0))
    else:
        grown.blit(pygame.transform.scale(patch.subsurface((0, half, width, 1)), (width, far - half)), (0, half))
        grown.blit(patch.subsurface((0, 0, width, half)), (0, 0))
        grown.blit(patch.subsurface((0, half, width, old - half)), (0, far))
    return grown


def _opaque(colour: Colour) -> Colour:
    return colour if len(colour) == 4 else (*colour[:3], 255)


def _transparent(colour: Colour) -> Colour:
    return (*colour[:3], 0)
