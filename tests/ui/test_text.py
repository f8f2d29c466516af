"""Type: fonts, caches, fitting."""

from pathlib import Path

import pytest
from pygame import Surface

from game.settings import assets_dir
from game.ui.cache import SurfaceCache
from game.ui.errors import MissingAssetError
from game.ui.layout import Metrics
from game.ui.text import Typesetter
from game.ui.theme import BODY, TITLE


@pytest.fixture
def setter(screen: Surface) -> Typesetter:
    return Typesetter(assets_dir() / "fonts", Metrics.of((1024, 768)))


def test_a_line_is_rendered_once(setter: Typesetter) -> None:
    assert setter.line("打滚子") is setter.line("打滚子")
    assert setter.line("打滚子") is not setter.line("打滚子", bold=True)


def test_width_is_that_of_the_picture(setter: Typesetter) -> None:
    assert setter.width("打滚子 Gunzi", TITLE, bold=True) == setter.line("打滚子 Gunzi", TITLE, bold=True).get_width()


def test_size_follows_the_scale(setter: Typesetter) -> None:
    before = setter.width("打滚子")
    setter.metrics = Metrics.of((2048, 1536))
    assert setter.width("打滚子") == 2 * before


def test_a_block_wraps(setter: Typesetter) -> None:
    text = "对手打出主牌滚子：须跟三张主牌，有滚子必须出滚子"
    assert setter.block(text, 100).get_width() <= 100
    assert setter.block_height(text, 100) > 2 * setter.height(BODY)


def test_fitted_ends_in_an_ellipsis(setter: Typesetter) -> None:
    text = "a name that goes on and on"
    short = setter.fitted(text, 80)
    assert short.endswith("…")
    assert setter.width(short) <= 80
    assert setter.fitted(text, 8000) == text
    assert setter.fitted("wide", 1) == "…"


@pytest.mark.parametrize("text", ["", "a\0b", "\ud800x", "🀄", "عربى", "x" * 5000])
def test_any_text_can_be_drawn(setter: Typesetter, text: str) -> None:
    assert setter.line(text).get_height() > 0
    assert setter.fitted(text, 50) is not None


def test_a_missing_font_is_named(screen: Surface, tmp_path: Path) -> None:
    with pytest.raises(MissingAssetError, match="NotoSansSC"):
        Typesetter(tmp_path, Metrics.of((800, 600))).line("x")


def test_the_cache_forgets_what_was_used_longest_ago() -> None:
    cache = SurfaceCache(3 * 400)
    made: list[str] = []

    def make(key: str) -> Surface:
        made.append(key)
        return Surface((10, 10))

    for key in ("a", "b", "c", "a", "d", "a", "b"):
        cache.get(key, lambda key=key: make(key))
    assert made == ["a", "b", "c", "d", "b"]
    assert len(cache) == 3
    cache.clear()
    assert len(cache) == 0


def test_the_cache_keeps_one_surface_however_large() -> None:
    cache = SurfaceCache(10)
    cache.get("large", lambda: Surface((100, 100)))
    assert len(cache) == 1
