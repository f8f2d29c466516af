"""Pictures: cards, icons, avatars and the felt, each at the size that is asked for."""

from functools import partial
from pathlib import Path

import pygame
from pygame import Surface

from game.ui.cache import SurfaceCache
from game.ui.errors import MissingAssetError
from game.ui.felt import make_felt
from game.ui.shapes import Shapes
from game.ui.theme import TEXT, Colour

_LIMIT = 40_000_000
_AVATAR_GROUND: Colour = (16, 28, 27)
_AVATAR_SHARE = 0.72
_DIM = (140, 146, 144)
SUITS, RANKS = "SHCD", ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
CARD_CODES = (*(suit + rank for suit in SUITS for rank in RANKS), "LJ", "BJ")
"""The names of the 54 faces, as the notation writes them."""


class Art:
    """Reads pictures once and keeps them, and keeps scaled ones for as long as they are used.

    `deck` is "two" or "four": the number of suit colours.
    """

    def __init__(self, folder: Path, shapes: Shapes, deck: str) -> None:
        self._folder = folder
        self._shapes = shapes
        self._originals: dict[str, Surface] = {}
        self._scaled = SurfaceCache(_LIMIT)
        self._felt: tuple[tuple[int, int], float, Surface] | None = None
        self._waiting: list[str] = []
        self.use_deck(deck)

    def use_deck(self, deck: str) -> None:
        """Show cards of this deck from now on; its faces are read bit by bit by `load_next`."""
        self._deck = deck
        for path in [path for path in self._originals if path.startswith("cards/") and path != "cards/back.png"]:
            del self._originals[path]
        self._scaled.clear()
        self._waiting = ["cards/back.png", *(self._face(code) for code in CARD_CODES)]

    def load_next(self) -> bool:
        """Read one more card face; False when all are there."""
        while self._waiting:
            path = self._waiting.pop(0)
            if path not in self._originals:
                self._original(path)
                return True
        return False

    def has_card(self, code: str) -> bool:
        """Whether a card's face has been read already, so that showing it takes no time."""
        return self._face(code) in self._originals

    def card(self, code: str, height: int, dim: bool = False) -> Surface:
        """A card face by its notation (`H10`, `BJ`), `dim` for one that cannot be played now."""
        return self._card(self._face(code), height, dim)

    def back(self, height: int) -> Surface:
        """A card's back."""
        return self._card("cards/back.png", height, False)

    def card_width(self, height: int) -> int:
        """The width of a card of that height."""
        width, full = self._original("cards/back.png").get_size()
        return round(width * height / full)

    def icon(self, name: str, px: int, colour: Colour = TEXT) -> Surface:
        """A line icon in one colour."""
        return self._scaled.get(("icon", name, px, colour), partial(self._make_icon, name, px, colour))

    def avatar(self, name: str, px: int) -> Surface:
        """A player's picture on a dark disc."""
        return self._scaled.get(("avatar", name, px), partial(self._make_avatar, name, px))

    def avatars(self) -> tuple[str, ...]:
        """The names of all avatars."""
        return tuple(sorted(path.stem for path in (self._folder / "avatars").glob("*.png")))

    def felt(self, size: tuple[int, int], scale: float) -> Surface:
        """The felt for a window of that size."""
        if self._felt is None or self._felt[:2] != (size, scale):
            self._felt = (size, scale, make_felt(size, scale))
        return self._felt[2]

    def window_icon(self) -> Surface:
        """The program's icon."""
        return self._load("window-icon.png")

    def _face(self, code: str) -> str:
        return f"cards/{self._deck}/{code}.png"

    def _card(self, path: str, height: int, dim: bool) -> Surface:
        return self._scaled.get((path, height, dim), partial(self._make_card, path, height, dim))

    def _make_card(self, path: str, height: int, dim: bool) -> Surface:
        if dim:
            surface = self._card(path, height, False).copy()
            surface.fill(_DIM, special_flags=pygame.BLEND_RGB_MULT)
            return surface
        return pygame.transform.smoothscale(self._original(path), (self.card_width(height), height))

    def _make_icon(self, name: str, px: int, colour: Colour) -> Surface:
        surface = pygame.transform.smoothscale(self._load(f"icons/{name}.png"), (px, px))
        # Shrinking has mixed in the colour of transparent pixels, whatever that was: all is white before it is tinted.
        surface.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        surface.fill((*colour[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    def _make_avatar(self, name: str, px: int) -> Surface:
        disc = self._shapes.disc(px, _AVATAR_GROUND).copy()
        inner = round(px * _AVATAR_SHARE)
        if name not in self.avatars():
            name = "panda"
        face = pygame.transform.smoothscale(self._load(f"avatars/{name}.png"), (inner, inner))
        disc.blit(face, ((px - inner) // 2, (px - inner) // 2))
        return disc

    def _original(self, path: str) -> Surface:
        surface = self._originals.get(path)
        if surface is None:
            surface = self._originals[path] = self._load(path)
        return surface

    def _load(self, path: str) -> Surface:
        try:
            return pygame.image.load(self._folder / path).convert_alpha()
        except (OSError, pygame.error) as error:
            raise MissingAssetError(f"{self._folder / path}: {error}") from error
