"""The felt: teal, lit from the middle, with the waves of a harbour so faint that one feels rather than sees them."""

import pygame
from pygame import Rect, Surface

from game.ui.theme import FELT

_COARSE = (256, 192)
"""The light is drawn in this size and smoothed up to the window."""
_RINGS = 110
_REACH = 1.2
"""How far the light reaches: the corners lie at 1.41 times the half of a side."""
_STOPS = (0.0, 0.45, 0.75, 1.0)
_OVERSAMPLING = 3
_WAVE_ALPHA = 15


def make_felt(size: tuple[int, int], scale: float) -> Surface:
    """The whole felt for a window of `size` pixels with design units of `scale` pixels."""
    felt = pygame.transform.smoothscale(_light(), size)
    tile = _wave_tile(max(24, round(64 * scale)))
    width, height = tile.get_size()
    felt.blits([(tile, (x, y)) for y in range(0, size[1], height) for x in range(0, size[0], width)], doreturn=False)
    return felt


def _light() -> Surface:
    """Ellipses from the dark corners in to the lit middle, each a shade lighter than the one around it."""
    light = Surface(_COARSE).convert()
    light.fill(FELT[-1])
    width, height = _COARSE
    for ring in range(_RINGS, -1, -1):
        across, down = width * _REACH * ring / _RINGS, height * _REACH * ring / _RINGS
        place = Rect(0, 0, round(across), round(down))
        place.center = (width // 2, height // 2)
        pygame.draw.ellipse(light, _shade(ring / _RINGS), place)
    return light


def _shade(away: float) -> pygame.Color:
    """The felt's colour at a distance from the light, 0 in the middle and 1 in the corners."""
    for index in range(1, len(_STOPS)):
        if away <= _STOPS[index]:
            share = (away - _STOPS[index - 1]) / (_STOPS[index] - _STOPS[index - 1])
            return pygame.Color(*FELT[index - 1]).lerp(pygame.Color(*FELT[index]), share)
    return pygame.Color(*FELT[-1])


def _wave_tile(width: int) -> Surface:
    """Scales of a wave pattern: rows of concentric arcs, each row covering the lower half of the one behind."""
    large = width * _OVERSAMPLING
    height = large // 2
    tile = Surface((large, height), pygame.SRCALPHA)
    for row in range(-1, 4):
        y = row * height // 2
        shift = 0 if row % 2 == 0 else large // 2
        for centre in (shift - large, shift, shift + large):
            _draw_scale(tile, (centre, y + height), large // 2)
    return pygame.transform.smoothscale(tile, (width, width // 2))


def _draw_scale(tile: Surface, centre: tuple[int, int], radius: int) -> None:
    pygame.draw.circle(tile, (255, 255, 255, 0), centre, radius)
    for share in (1.0, 0.72, 0.44):
        pygame.draw.circle(tile, (255, 255, 255, _WAVE_ALPHA), centre, round(radius * share), _OVERSAMPLING)
