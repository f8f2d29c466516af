"""Pictures, shapes and sounds."""

from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.settings import assets_dir
from game.ui.art import CARD_CODES, Art
from game.ui.errors import MissingAssetError
from game.ui.shapes import Box, Shapes
from game.ui.sounds import NAMES, Sounds
from game.ui.theme import FELT, GOLD


@pytest.fixture
def art(screen: Surface) -> Art:
    return Art(assets_dir(), Shapes(), "two")


def test_every_card_is_there_and_of_one_size(art: Art) -> None:
    sizes = {art.card(code, 130).get_size() for code in CARD_CODES} | {art.back(130).get_size()}
    assert sizes == {(art.card_width(130), 130)}
    assert len(CARD_CODES) == 54


def test_faces_are_read_bit_by_bit(art: Art) -> None:
    assert not art.has_card("H10")
    steps = 0
    while art.load_next():
        steps += 1
    assert steps == 55
    assert art.has_card("H10")


def test_a_card_asked_for_early_is_not_read_twice(art: Art) -> None:
    art.card("H10", 100)
    steps = 0
    while art.load_next():
        steps += 1
    assert steps == 53


def test_another_deck_shows_other_faces(art: Art) -> None:
    before = pygame.image.tobytes(art.card("C10", 130), "RGBA")
    art.use_deck("four")
    assert not art.has_card("C10")
    assert pygame.image.tobytes(art.card("C10", 130), "RGBA") != before


def test_dim_cards_are_darker_and_as_opaque(art: Art) -> None:
    bright, dim = art.card("S9", 130), art.card("S9", 130, dim=True)
    middle = (bright.get_width() // 2, 65)
    assert sum(dim.get_at(middle)[:3]) < sum(bright.get_at(middle)[:3])
    assert dim.get_at(middle).a == bright.get_at(middle).a


def test_icons_take_a_colour(art: Art) -> None:
    icon = art.icon("settings", 40, GOLD)
    assert icon.get_size() == (40, 40)
    assert {tuple(icon.get_at((x, y)))[:3] for x in range(40) for y in range(40) if icon.get_at((x, y)).a > 0} == {GOLD}


def test_avatars(art: Art) -> None:
    assert len(art.avatars()) >= 12
    assert art.avatar("panda", 60).get_at((0, 0)).a == 0
    unknown = pygame.image.tobytes(art.avatar("no-such-animal", 60), "RGBA")
    assert unknown == pygame.image.tobytes(art.avatar("panda", 60), "RGBA")


def test_the_felt_is_lit_from_the_middle(art: Art) -> None:
    felt = art.felt((640, 480), 1.0)
    assert felt is art.felt((640, 480), 1.0)
    middle, corner = felt.get_at((320, 240)), felt.get_at((2, 2))
    assert all(abs(middle[index] - FELT[0][index]) < 30 for index in range(3))
    assert sum(corner[:3]) < sum(middle[:3]) / 2


def test_what_is_missing_is_named(screen: Surface, tmp_path: Path) -> None:
    with pytest.raises(MissingAssetError, match=r"H10\.png"):
        Art(tmp_path, Shapes(), "two").card("H10", 100)


def test_corners_are_round_and_smooth(screen: Surface) -> None:
    box = Shapes().box((100, 60), Box(16, GOLD))
    assert box.get_at((0, 0)).a == 0
    assert tuple(box.get_at((50, 30))) == (*GOLD, 255)
    assert any(0 < box.get_at((x, y)).a < 255 for x in range(16) for y in range(16))


def test_a_border_runs_all_around(screen: Surface) -> None:
    box = Shapes().box((100, 60), Box(10, (0, 0, 0, 120), border=GOLD, border_width=2))
    for spot in ((50, 0), (50, 59), (0, 30), (99, 30)):
        assert tuple(box.get_at(spot))[:3] == GOLD
    assert box.get_at((50, 30)).a == 120


@pytest.mark.parametrize("size", [(1, 1), (3, 40), (40, 3), (9, 9)])
def test_small_boxes(screen: Surface, size: tuple[int, int]) -> None:
    shapes = Shapes()
    assert shapes.box(size, Box(16, GOLD, GOLD, GOLD, 3)).get_size() == size
    assert shapes.shadow(size, 16, 4).get_size() == (size[0] + 16, size[1] + 16)


def test_a_shadow_is_the_same_stretched_or_not(screen: Surface) -> None:
    shadow = Shapes().shadow((300, 200), 10, 6)
    assert shadow.get_size() == (324, 224)
    assert shadow.get_at((162, 112)).a > 100
    assert shadow.get_at((0, 0)).a == 0
    assert shadow.get_at((162, 10)) == shadow.get_at((100, 10))


def test_shadow_is_drawn_around_its_box(screen: Surface) -> None:
    screen.fill((255, 255, 255))
    Shapes().draw_shadow(screen, Rect(100, 100, 80, 40), 8, 4)
    assert screen.get_at((140, 120)).r < 200
    assert screen.get_at((91, 91)).r > 240


def test_sounds_are_all_there_and_silence_is_no_error(screen: Surface, monkeypatch: pytest.MonkeyPatch) -> None:
    sounds = Sounds(assets_dir() / "sounds", 70, mute=False)
    for name in (*NAMES, "no-such-sound"):
        sounds.play(name)
    sounds.close()
    assert {path.stem for path in (assets_dir() / "sounds").glob("*.ogg")} >= set(NAMES)


def test_no_sound_device(screen: Surface, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []

    def refuse(**_: object) -> None:
        calls.append(1)
        raise pygame.error("no device")

    pygame.mixer.quit()
    monkeypatch.setattr(pygame.mixer, "init", refuse)
    sounds = Sounds(assets_dir() / "sounds", 70, mute=False)
    sounds.play("deal")
    sounds.play("deal")
    sounds.close()
    assert len(calls) == 1


def test_mute_opens_no_device(screen: Surface, monkeypatch: pytest.MonkeyPatch) -> None:
    def opened(**_: object) -> None:
        pytest.fail("opened")

    pygame.mixer.quit()
    monkeypatch.setattr(pygame.mixer, "init", opened)
    for volume, mute in ((70, True), (0, False)):
        Sounds(assets_dir() / "sounds", volume, mute).play("deal")


@pytest.mark.parametrize("size", [(700, 500), (1500, 90), (401, 333)])
def test_a_large_box_is_the_same_in_pieces(screen: Surface, size: tuple[int, int]) -> None:
    shapes, place = Shapes(), Rect((7, 5), size)
    look = Box(16, (23, 31, 30, 200), border=GOLD, border_width=3)
    whole, pieces = (pygame.Surface((1600, 700)) for _ in range(2))
    whole.blit(shapes.box(size, look), place)
    shapes.draw_box(pieces, place, look)
    assert pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(pieces, "RGB")


def test_a_large_shadow_is_the_same_in_pieces(screen: Surface) -> None:
    shapes, place = Shapes(), Rect(60, 60, 700, 450)
    whole, pieces = (pygame.Surface((900, 600)) for _ in range(2))
    for surface in (whole, pieces):
        surface.fill((255, 255, 255))
    whole.blit(shapes.shadow(place.size, 16, 12), (place.x - 24, place.y - 24))
    shapes.draw_shadow(pieces, place, 16, 12)
    assert pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(pieces, "RGB")
