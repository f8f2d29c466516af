"""Cards put together into one picture: a play, a row, a bundle of backs."""

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from game.rules.cards import Card
from game.ui.cache import SurfaceCache
from game.ui.kit import Kit
from game.ui.shapes import Box
from game.ui.table.places import card_width, play_step
from game.ui.table.rows import Laid
from game.ui.theme import GOLD, Colour

_LIMIT = 12_000_000
_CORNER = 1 / 18
"""The radius of a card's corners, as a share of its height."""
_GLOW = 120

Face = Card | None
"""A card, or None for one that lies face down."""


class CardArt:
    """Pictures of several cards, kept while they are used."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._cache = SurfaceCache(_LIMIT)

    def face(self, card: Face, height: int, dim: bool = False) -> Surface:
        """One card."""
        art = self._kit.art
        return art.back(height) if card is None else art.card(card.value, height, dim)

    def row(self, cards: Sequence[Face], height: int, step: int | None = None) -> Surface:
        """Cards that overlap, `step` pixels apart; the picture is just as large as they are."""
        apart = play_step(height) if step is None else step
        key = (tuple(cards), height, apart, self._kit.settings.deck)
        return self._cache.get(key, partial(self._make_row, tuple(cards), height, apart))

    def laid(self, laid: Laid) -> Surface:
        """Cards as they were laid; the picture is just as large as they are."""
        return self._cache.get((laid, self._kit.settings.deck), partial(self._make_laid, laid))

    def backs(self, count: int, size: tuple[int, int]) -> Surface:
        """A hand seen from behind: its width tells how many cards it has."""
        return self._cache.get(("backs", count, size), partial(self._make_backs, count, size))

    def frame(self, surface: Surface, rect: Rect, height: int, edge: Colour = GOLD) -> None:
        """Draw an edge and a glow around cards of that height, gold where nothing else is said."""
        kit = self._kit
        radius, width = corner(height) + kit.px(2), max(2, kit.px(2.5))
        place = rect.inflate(2 * width - 2, 2 * width - 2)
        blur = kit.px(5)
        surface.blit(
            kit.shapes.shadow(place.size, radius, blur, (*edge[:3], _GLOW)), (place.x - 2 * blur, place.y - 2 * blur)
        )
        look = Box(radius, (0, 0, 0, 0), border=edge, border_width=width)
        surface.blit(kit.shapes.box(place.size, look), place)

    def shadow(self, surface: Surface, rect: Rect, height: int) -> None:
        """Draw the shadow of cards of that height that fill a rectangle."""
        kit = self._kit
        kit.shapes.draw_shadow(surface, rect.move(0, kit.px(2)), corner(height), max(1, kit.px(3)))

    def _make_row(self, cards: tuple[Face, ...], height: int, step: int) -> Surface:
        width = card_width(height)
        picture = Surface((width + step * (len(cards) - 1), height), pygame.SRCALPHA)
        edge = self._edge(height)
        for index, card in enumerate(cards):
            if index:
                picture.blit(edge, (index * step - edge.get_width(), 0))
            picture.blit(self.face(card, height), (index * step, 0))
        return picture

    def _make_laid(self, laid: Laid) -> Surface:
        picture = Surface(laid.size, pygame.SRCALPHA)
        edge, card = self._edge(laid.height), card_width(laid.height)
        right, row = 0, 0
        for face, left, top in laid.cards:
            if top == row and left < right:
                picture.blit(edge, (left - edge.get_width(), top))
            picture.blit(self.face(face, laid.height), (left, top))
            right, row = left + card, top
        return picture

    def _edge(self, height: int) -> Surface:
        """The shade that a card throws on the one to its left."""
        return edge_shade(self._kit, height)

    def _make_backs(self, count: int, size: tuple[int, int]) -> Surface:
        width, height = size
        card = card_width(height)
        shown = max(1, -(-count // 3))
        step = min((width - card) / 12, card * 0.3)
        picture = Surface((round(card + step * (shown - 1)), height), pygame.SRCALPHA)
        for index in range(shown):
            picture.blit(self.face(None, height), (round(index * step), 0))
        return picture


def corner(height: int) -> int:
    """The radius of the corners of a card of that height."""
    return max(2, round(height * _CORNER))


def edge_shade(kit: Kit, height: int) -> Surface:
    """A thin shade, darkest at its right side; it ends before the round corners."""
    width = max(2, kit.px(5))
    strip = Surface((width, 1), pygame.SRCALPHA)
    for x in range(width):
        strip.set_at((x, 0), (0, 0, 0, round(70 * ((x + 1) / width) ** 2)))
    shade = Surface((width, height), pygame.SRCALPHA)
    inset = corner(height)
    shade.blit(pygame.transform.scale(strip, (width, height - 2 * inset)), (0, inset))
    return shade
