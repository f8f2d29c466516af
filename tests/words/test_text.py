"""Sentences as values, in the language of the moment."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.words import LANGUAGES, current_language, pick_language, say, tr, trc, trn, use_language
from game.words import language as module


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Each test begins and ends in English."""
    use_language("en")
    yield
    use_language("en")


def test_a_text_follows_the_language() -> None:
    text = tr("New game")
    assert str(text) == "New game"
    use_language("zh_CN")
    assert (str(text), current_language()) == ("开局", "zh_CN")


def test_fields_are_translated_too() -> None:
    text = tr("{preset}, changed", preset=tr("Classic"))
    use_language("zh_CN")
    assert str(text) == "经典（有改动）"


def test_number_and_sense() -> None:
    assert [str(trn("{n} card", "{n} cards", n)) for n in (1, 2)] == ["1 card", "2 cards"]
    free = trc("following", "Free")
    assert str(free) == "Free"
    use_language("zh_CN")
    assert str(free) == "活棒"


def test_braces_in_a_field_are_text() -> None:
    assert str(tr("from {level}", level="{x}")) == "from {x}"


def test_equal_texts_are_equal() -> None:
    assert tr("from {level}", level=3) == tr("from {level}", level=3)
    assert hash(tr("Quit")) == hash(tr("Quit"))


def test_say() -> None:
    assert [say("小林"), say(tr("Quit")), say(lambda: tr("Quit"))] == ["小林", "Quit", "Quit"]


def test_no_such_language() -> None:
    with pytest.raises(ValueError, match="no such language: 'fr'; there are zh_CN, en"):
        use_language("fr")


@pytest.mark.parametrize(
    ("wanted", "preferred", "environ", "code"),
    [
        ("en", ["zh"], {}, "en"),
        ("auto", [], {}, "en"),
        ("auto", ["fr", "zh"], {}, "zh_CN"),
        ("auto", ["en"], {"LANG": "zh_TW.UTF-8"}, "zh_CN"),
        ("auto", ["zh"], {"LC_ALL": "C", "LANG": "en_GB"}, "en"),
        ("auto", [], {"LANG": "C.UTF-8"}, "en"),
        ("klingon", [], {"LANG": "zh_CN"}, "zh_CN"),
    ],
)
def test_pick(wanted: str, preferred: list[str], environ: dict[str, str], code: str) -> None:
    assert pick_language(wanted, preferred, environ) == code
    assert code in LANGUAGES


@pytest.mark.parametrize("content", [None, b"", b"not a catalogue", b"\xde\x12\x04\x95" + b"\xff" * 40])
def test_a_damaged_catalogue_leaves_english(
    content: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "gunzi.mo"
    if content is not None:
        path.write_bytes(content)

    def there(_code: str) -> Path:
        return path

    monkeypatch.setattr(module, "catalogue_path", there)
    use_language("zh_CN")
    assert str(tr("New game")) == "New game"
