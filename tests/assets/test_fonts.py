"""Every character that the game or a name can bring is in the fonts, and figures stand in columns."""

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from tests.assets.cmap import characters
from tools.assets.inventory import WEIGHTS

SIGNS = "♠♥♣♦♡♢★☆✓×÷·…—–‘’“”「」『』《》、。，！？：；（）【】％＋－←→↑↓↔▲▼◀▶●○■□◆◇①②③⑩±≤≥≠≈€¥№‹›«»"
LATIN = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]))
PINYIN = "āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜüńňǹ"
TERMS = "打滚子炒地皮级牌主副底扣贡返还喝血庄闲抓捡分棒对拖拉机甩亮报加固保险反锅干升必强退托管圈局把整场大小王"
NAMES = "堃喆玥昇垚淼焱燚翀旻璟瑄珺祎赟龍鳳張陳劉"
NOT_IN_THE_SOURCE = "≒"


def path(project: Path, weight: str) -> Path:
    return project / "assets" / "fonts" / f"NotoSansSC-{weight}.ttf"


def lacking(project: Path, weight: str, text: str) -> str:
    return "".join(sorted(set(text) - characters(path(project, weight))))


def plane(codec: str, leads: Sequence[int], trails: Sequence[int]) -> str:
    """The characters of a part of a two-byte codec."""
    pairs = (bytes([lead, trail]) for lead in leads for trail in trails)
    return "".join(char for pair in pairs if len(char := pair.decode(codec, errors="ignore")) == 1)


@pytest.mark.parametrize("weight", WEIGHTS)
@pytest.mark.parametrize("text", [SIGNS, LATIN, PINYIN, TERMS], ids=["signs", "latin", "pinyin", "terms"])
def test_both_weights_have_signs_letters_and_the_terms_of_the_game(project: Path, weight: str, text: str) -> None:
    assert lacking(project, weight, text) == ""


@pytest.mark.parametrize("weight", WEIGHTS)
def test_both_weights_have_all_of_gb2312(project: Path, weight: str) -> None:
    hanzi = plane("gb2312", range(0xB0, 0xF8), range(0xA1, 0xFF))
    assert len(hanzi) == 6763
    assert lacking(project, weight, hanzi) == ""


def test_the_regular_weight_has_all_of_gbk_and_so_rarer_names(project: Path) -> None:
    assert lacking(project, "Regular", NAMES) == ""
    assert (
        lacking(project, "Regular", plane("gbk", range(0x81, 0xFF), [*range(0x40, 0x7F), *range(0x80, 0xFF)]))
        == NOT_IN_THE_SOURCE
    )


def test_what_is_missing_is_seen_to_be_missing(project: Path) -> None:
    assert lacking(project, "Regular", "A\u0e01") == "\u0e01"
    assert lacking(project, "Bold", "王堃") == "堃"


@pytest.mark.parametrize("weight", WEIGHTS)
def test_figures_are_equally_wide(project: Path, weight: str) -> None:
    pygame.font.init()
    font = pygame.font.Font(path(project, weight), 40)
    assert len({font.size(figure)[0] for figure in "0123456789"}) == 1
