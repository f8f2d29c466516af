"""The settings file: nothing in it can hurt, and what can be read is kept."""

import json
from dataclasses import fields
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.settings import FORMAT, Folders, Notice, NoticeKind, Settings, SettingsStore
from game.settings import store as module


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path, tmp_path)


def write(folders: Folders, content: object) -> Path:
    path = folders.config / "settings.json"
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return path


def kinds(store: SettingsStore) -> list[NoticeKind]:
    return [notice.kind for notice in store.notices]


def test_defaults_without_a_file(folders: Folders) -> None:
    store = SettingsStore(folders)
    assert (store.settings, store.notices) == (Settings(), [])
    assert not (folders.config / "settings.json").exists()


def test_changes_are_kept(folders: Folders) -> None:
    SettingsStore(folders).change(name="小林", volume=5, window=(800, 600), new_game={"preset": "dalian"})
    again = SettingsStore(folders)
    assert again.notices == []
    assert again.settings == Settings(name="小林", volume=5, window=(800, 600), new_game={"preset": "dalian"})


def test_listeners_hear_of_real_changes(folders: Folders) -> None:
    store = SettingsStore(folders)
    heard: list[tuple[str, str]] = []
    store.listen(lambda old, new: heard.append((old.deck, new.deck)))
    store.change(deck="four")
    store.change(deck="four")
    assert heard == [("two", "four")]


@pytest.mark.parametrize(
    "values", [{"volume": 101}, {"ui_scale": 10}, {"deck": "three"}, {"name": "x" * 13}, {"window": (1, 1)}]
)
def test_bounds(folders: Folders, values: dict[str, object]) -> None:
    store = SettingsStore(folders)
    with pytest.raises(msgspec.ValidationError):
        store.change(**values)
    assert store.settings == Settings()


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[1]", b"\xff\xfe", b"null", b'"' + b"x" * 2_000_000 + b'"', b"[" * 100_000]
)
def test_a_damaged_file_is_set_aside(folders: Folders, content: bytes) -> None:
    path = write(folders, content)
    store = SettingsStore(folders)
    assert (store.settings, kinds(store)) == (Settings(), [NoticeKind.DAMAGED])
    aside = folders.config / "settings.json.bad-1"
    assert aside.read_bytes() == content
    assert not path.exists()
    assert store.notices[0].path == str(aside)


def test_each_damaged_file_is_kept(folders: Folders) -> None:
    for _ in range(3):
        write(folders, b"{")
        SettingsStore(folders)
    assert sorted(path.name for path in folders.config.iterdir()) == [f"settings.json.bad-{n}" for n in (1, 2, 3)]


def test_readable_parts_are_kept(folders: Folders) -> None:
    write(folders, {"format": FORMAT, "name": "小林", "volume": "loud", "deck": "four", "colour": 1})
    store = SettingsStore(folders)
    assert (store.settings.name, store.settings.deck, store.settings.volume) == ("小林", "four", 70)
    assert store.notices == [
        Notice(NoticeKind.PARTLY_READ, str(folders.config / "settings.json.bad-1"), ("colour", "volume"))
    ]


def test_a_table_too_deep_to_be_saved_is_not_kept(folders: Folders) -> None:
    deep = '{"a":' * 900 + "1" + "}" * 900
    (folders.config / "settings.json").write_text(f'{{"format": {FORMAT}, "new_game": {deep}}}', encoding="utf-8")
    store = SettingsStore(folders)
    assert [notice.parts for notice in store.notices] == [("new_game",)]
    store.change(volume=5)
    assert SettingsStore(folders).settings == Settings(volume=5)


def test_another_version_is_told(folders: Folders) -> None:
    write(folders, {"format": FORMAT + 1, "name": "小林"})
    store = SettingsStore(folders)
    assert (store.settings.name, kinds(store)) == ("小林", [NoticeKind.FOREIGN_VERSION])


def test_a_file_that_cannot_be_opened(folders: Folders) -> None:
    (folders.config / "settings.json").mkdir()
    store = SettingsStore(folders)
    assert (store.settings, kinds(store)) == (Settings(), [NoticeKind.NOT_READ])


def test_a_file_that_cannot_be_moved_stays(folders: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(folders, b"{")

    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(target)

    monkeypatch.setattr(Path, "replace", refuse)
    store = SettingsStore(folders)
    assert store.notices == [Notice(NoticeKind.DAMAGED, str(path))]


def test_a_full_disk_is_told_once_and_leaves_the_old_file(folders: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SettingsStore(folders)
    store.change(volume=10)

    def refuse(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(module.os, "fsync", refuse)
    store.change(volume=20)
    store.change(volume=30)
    assert kinds(store) == [NoticeKind.NOT_SAVED]
    assert store.settings.volume == 30
    assert [path.name for path in folders.config.iterdir()] == ["settings.json"]
    assert SettingsStore(folders).settings.volume == 10


def test_a_temporary_home_is_told(tmp_path: Path) -> None:
    store = SettingsStore(Folders(tmp_path, tmp_path, temporary=True))
    assert store.notices == [Notice(NoticeKind.TEMPORARY, str(tmp_path))]


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
names = st.sampled_from([spec.name for spec in fields(Settings)] + ["format", "other"])


@given(st.dictionaries(names, values))
def test_any_table_can_be_read_and_saved_again(
    tmp_path_factory: pytest.TempPathFactory, table: dict[str, object]
) -> None:
    home = tmp_path_factory.mktemp("home")
    folders = Folders(home, home)
    write(folders, table)
    store = SettingsStore(folders)
    store.change(volume=1 if store.settings.volume != 1 else 2)
    again = SettingsStore(folders)
    assert (again.settings, again.notices) == (store.settings, [])
