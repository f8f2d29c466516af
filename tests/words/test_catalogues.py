"""The translations: complete, in step with the source, and drawable with the fonts that are shipped."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.rules.games import GAMES
from game.rules.options import option_specs
from game.settings import assets_dir
from game.words import LANGUAGES
from game.words import options as phrases
from tests.assets.cmap import characters
from tools.po import Entry, Message, PoError, compile_mo, read_po, write_po
from tools.texts import TextError, collect, compiled, faults, main, merged, placeholders, update, uses_in

ROOT = Path(__file__).resolve().parents[2]
TRANSLATED = [code for code in LANGUAGES if code != "en"]


def catalogue(language: str) -> Path:
    return assets_dir() / "text" / language / "LC_MESSAGES" / "gunzi.po"


@pytest.mark.parametrize("language", TRANSLATED)
def test_everything_is_translated_with_the_same_fields(language: str) -> None:
    assert list(faults(language, catalogue(language).read_text(encoding="utf-8"))) == []


def test_the_catalogues_are_in_step_with_the_source() -> None:
    assert [problem for problem in update(ROOT, check=True) if "out of step" in problem] == []


@pytest.mark.parametrize("font", ["NotoSansSC-Regular.ttf", "NotoSansSC-Bold.ttf"])
def test_every_glyph_is_in_the_fonts(font: str) -> None:
    known = characters(assets_dir() / "fonts" / font)
    texts = [catalogue(language).read_text(encoding="utf-8") for language in TRANSLATED]
    used = {character for text in texts for character in text if character.isprintable()}
    assert used - known == set()


def option_names() -> Iterator[tuple[str, str]]:
    for name, game in GAMES.items():
        options = next(iter(game.presets.values()))
        yield from ((name, option) for option in option_specs(type(options)))


@pytest.mark.parametrize(("game", "option"), list(option_names()))
def test_every_option_and_value_has_words(game: str, option: str) -> None:
    spec = option_specs(type(next(iter(GAMES[game].presets.values()))))[option]
    assert set(phrases.OPTIONS[game][option].values) == set(spec.values)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_and_preset_has_words(game: str) -> None:
    assert game in phrases.GAMES
    for preset in GAMES[game].presets:
        assert (game, preset) in phrases.PRESETS
    assert set(phrases.OPTIONS[game]) == set(option_specs(type(next(iter(GAMES[game].presets.values())))))


# The tool


SOURCE = """
tr("Play {cards}", cards=1)
trn("{n} card", "{n} cards", 3)
trc("suit", "Club")
other("not this")
"""


def test_sentences_are_collected_from_the_source() -> None:
    found = {(use.message, use.fields) for use in uses_in(SOURCE, "x.py")}
    assert found == {
        (Message("Play {cards}"), frozenset({"cards"})),
        (Message("{n} card", plural="{n} cards"), frozenset({"n"})),
        (Message("Club", context="suit"), frozenset[str]()),
    }


@pytest.mark.parametrize("source", ["tr(name)", 'tr("a" + b)', 'trn("one", many, 1)', "tr()"])
def test_what_is_not_written_out_is_refused(source: str) -> None:
    with pytest.raises(TextError, match=r"x\.py:1: trn?\(\.\.\.\) needs its sentence written out"):
        list(uses_in(source, "x.py"))


@pytest.mark.parametrize("source", ['tr("a {b}", c=1)', 'tr("a {b} {c}", b=1)', 'trn("one", "{m}", 1, k=2)'])
def test_fields_must_fit(source: str, tmp_path: Path) -> None:
    make_tree(tmp_path, source)
    with pytest.raises(TextError, match="has the fields"):
        collect(tmp_path)


def make_tree(root: Path, source: str, po: str = "") -> Path:
    (root / "game").mkdir()
    (root / "game" / "a.py").write_text(source, encoding="utf-8")
    path = root / "assets" / "text" / "zh_CN" / "LC_MESSAGES" / "gunzi.po"
    path.parent.mkdir(parents=True)
    path.write_text(po, encoding="utf-8")
    return path


def test_update_keeps_translations_and_drops_what_is_gone(tmp_path: Path) -> None:
    path = make_tree(tmp_path, 'tr("Yes")\ntr("No")', 'msgid "Yes"\nmsgstr "是"\n\nmsgid "Gone"\nmsgstr "没了"\n')
    assert update(tmp_path, check=False) == ["zh_CN: not translated: 'No'"]
    text = path.read_text(encoding="utf-8")
    assert "是" in text
    assert "Gone" not in text
    assert update(tmp_path, check=True) == ["zh_CN: not translated: 'No'"]
    path.write_text(text.replace('msgid "No"\nmsgstr ""', 'msgid "No"\nmsgstr "否"'), encoding="utf-8")
    assert update(tmp_path, check=True) == ["zh_CN: out of step with the source; run `python tools/texts.py`"]
    assert update(tmp_path, check=False) == update(tmp_path, check=True) == []


def test_the_order_is_that_of_the_source(tmp_path: Path) -> None:
    make_tree(tmp_path, 'tr("b")\ntr("a")\ntr("b")')
    first = merged("zh_CN", "", collect(tmp_path))
    assert first.index('"b"') < first.index('"a"')
    assert first == merged("zh_CN", first, collect(tmp_path))
    assert first.count("game/a.py") == 2


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        (Entry(Message("a"), ("",)), "not translated"),
        (Entry(Message("a {b}"), ("甲",)), "other fields"),
        (Entry(Message("a {b}"), ("甲 {c}",)), "other fields"),
        (Entry(Message("{n} a", plural="{n} as"), ("{m} 个",)), "other fields"),
    ],
)
def test_faults(entry: Entry, fault: str) -> None:
    assert any(fault in found for found in faults("zh_CN", write_po("", [entry])))


def test_placeholders() -> None:
    assert placeholders("{a} and {b:>3} {{not}} {a}") == {"a", "b"}


def test_po_round_trip() -> None:
    entries = [
        Entry(Message('quo"te\\'), ("引\n号\t",)),
        Entry(Message("two\nlines\n"), ("两行\n",)),
        Entry(Message("Club", context="suit"), ("梅花",)),
        Entry(Message("{n} card", plural="{n} cards"), ("{n} 张",)),
    ]
    assert list(read_po(write_po("x: y\n", entries)).values())[1:] == entries


@pytest.mark.parametrize("text", ["msgid x", '"loose"', 'msgfoo "x"'])
def test_what_is_no_catalogue_is_told_by_line(text: str) -> None:
    with pytest.raises(PoError, match="line 1"):
        read_po(text)


def test_untranslated_messages_are_left_out_of_the_compiled_catalogue() -> None:
    entries = {Message("a"): Entry(Message("a"), ("甲",)), Message("b"): Entry(Message("b"), ("",))}
    data = compile_mo("", entries)
    assert "甲".encode() in data
    assert b"b\0" not in data


def test_the_compiled_catalogue_of_an_empty_file() -> None:
    assert compiled("").startswith(b"\xde\x12\x04\x95")


def test_the_command_fails_where_something_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.texts.ROOT", tmp_path)
    path = make_tree(tmp_path, 'tr("Yes")')
    assert main(["--check"]) == 1
    assert "out of step" in capsys.readouterr().err
    path.write_text("msgid nonsense", encoding="utf-8")
    assert main([]) == 1
    assert "line 1 is not understood" in capsys.readouterr().err
    path.write_text('msgid "Yes"\nmsgstr "是"\n', encoding="utf-8")
    assert main([]) == 0
    assert main(["--check"]) == 0
