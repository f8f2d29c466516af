"""The pictures load, and a card can be told by the strip of it that a full hand leaves in sight."""

from pathlib import Path

import pygame
import pytest

from tools.assets.inventory import (
    AVATAR_SIZE,
    AVATARS,
    CARD_SIZE,
    DECKS,
    FACES,
    ICON_SIZE,
    ICONS,
    JOKERS,
    RANKS,
    SUITS,
    WINDOW_ICON_SIZE,
)

WIDTH, HEIGHT = CARD_SIZE
IVORY = (251, 247, 238)
NARROW_STRIP = WIDTH * 24 // 90
"""What 24 of 90 pixels are at full size: the narrowest strip a hand leaves of a card."""


@pytest.fixture(scope="module")
def assets(project: Path) -> Path:
    return project / "assets"


def card(assets: Path, deck: str, face: str) -> pygame.Surface:
    return pygame.image.load(assets / "cards" / deck / f"{face}.png")


def printed_columns(surface: pygame.Surface, rows: range, columns: range) -> list[int]:
    """The columns with something on them that is clearly not the ivory of the card."""

    def printed(x: int, y: int) -> bool:
        return max(abs(one - other) for one, other in zip(surface.get_at((x, y))[:3], IVORY, strict=True)) > 60

    return [x for x in columns if any(printed(x, y) for y in rows)]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("face", FACES)
def test_a_card_is_an_ivory_sheet_with_round_corners(assets: Path, deck: str, face: str) -> None:
    surface = card(assets, deck, face)
    assert surface.get_size() == CARD_SIZE
    corners = [(0, 0), (WIDTH - 1, 0), (0, HEIGHT - 1), (WIDTH - 1, HEIGHT - 1)]
    assert [surface.get_at(corner).a for corner in corners] == [0, 0, 0, 0]
    assert surface.get_at((45, 350)) == (*IVORY, 255)


@pytest.mark.parametrize("deck", DECKS)
def test_every_face_is_told_by_its_narrowest_strip(assets: Path, deck: str) -> None:
    strips = {card(assets, deck, face).subsurface((0, 0, NARROW_STRIP, HEIGHT)).copy() for face in FACES}
    assert len({pygame.image.tobytes(strip, "RGBA") for strip in strips}) == len(FACES)


@pytest.mark.parametrize("face", [suit + rank for suit in SUITS for rank in RANKS])
def test_an_index_is_whole_within_the_strip_and_big_enough(assets: Path, face: str) -> None:
    index = printed_columns(card(assets, "two", face), range(24, 92), range(6, 90))
    assert index[-1] < NARROW_STRIP
    assert index[-1] - index[0] >= WIDTH * (7 if face[1:] == "J" else 10) // 90


def test_a_ten_takes_no_more_than_20_of_90_pixels(assets: Path) -> None:
    index = printed_columns(card(assets, "two", "H10"), range(24, 92), range(6, 90))
    assert index[-1] - index[0] <= WIDTH * 20 / 90


def ink(surface: pygame.Surface) -> tuple[int, int, int, int]:
    """The colour at the middle of the suit symbol below the index."""
    return tuple(surface.get_at((44, 140)))  # pyright: ignore[reportReturnType]  # a Color is four numbers


def test_the_four_colour_deck_has_four_colours_and_the_other_two(assets: Path) -> None:
    four = {suit: ink(card(assets, "four", f"{suit}9")) for suit in SUITS}
    two = {suit: ink(card(assets, "two", f"{suit}9")) for suit in SUITS}
    assert len(set(four.values())) == 4
    assert two["S"] == two["C"] == four["S"]
    assert two["H"] == two["D"] == four["H"]


def test_the_big_joker_is_red_and_the_small_one_is_not(assets: Path) -> None:
    for deck in DECKS:
        reds = {name: reddish(card(assets, deck, name)) for name in JOKERS}
        assert reds["BJ"] > 1000
        assert reds["LJ"] == 0


def reddish(surface: pygame.Surface) -> int:
    """How many pixels of the strip are clearly red."""
    pixels = (surface.get_at((x, y)) for x in range(NARROW_STRIP) for y in range(20, 280))
    return sum(pixel.r > pixel.g + 80 and pixel.r > pixel.b + 80 for pixel in pixels)


def test_the_back_is_as_big_as_a_face(assets: Path) -> None:
    surface = pygame.image.load(assets / "cards" / "back.png")
    assert surface.get_size() == CARD_SIZE
    assert surface.get_at((0, 0)).a == 0


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_white_on_nothing(assets: Path, name: str) -> None:
    surface = pygame.image.load(assets / "icons" / f"{name}.png")
    assert surface.get_size() == (ICON_SIZE, ICON_SIZE)
    pixels = [surface.get_at((x, y)) for x in range(0, ICON_SIZE, 2) for y in range(0, ICON_SIZE, 2)]
    drawn = [pixel for pixel in pixels if pixel.a > 200]
    assert 0 < len(drawn) < len(pixels) / 2
    assert {tuple(pixel)[:3] for pixel in drawn} == {(255, 255, 255)}


@pytest.mark.parametrize("name", AVATARS)
def test_an_avatar_is_of_its_size_with_nothing_around(assets: Path, name: str) -> None:
    surface = pygame.image.load(assets / "avatars" / f"{name}.png")
    assert surface.get_size() == (AVATAR_SIZE, AVATAR_SIZE)
    assert surface.get_at((0, 0)).a == 0
    assert surface.get_at((AVATAR_SIZE // 2, AVATAR_SIZE // 2)).a == 255


def test_the_window_icon_is_square(assets: Path) -> None:
    assert pygame.image.load(assets / "window-icon.png").get_size() == (WINDOW_ICON_SIZE, WINDOW_ICON_SIZE)
