"""Folders to write to, found without trusting anything."""

from pathlib import Path

import pytest

from game.settings import assets_dir, open_folders, rulebook_dir
from game.settings import folders as module


def test_the_variable_decides(tmp_path: Path) -> None:
    folders = open_folders({"GUNZI_HOME": str(tmp_path / "deep" / "home")})
    assert (folders.config, folders.data) == (tmp_path / "deep" / "home", tmp_path / "deep" / "home" / "data")
    assert folders.config.is_dir()
    assert folders.data.is_dir()
    assert not folders.temporary
    assert list(folders.config.iterdir()) == [folders.data]


def test_the_system_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def config_dir(name: str, appauthor: bool) -> str:
        return str(tmp_path / "config" / name)

    def data_dir(name: str, appauthor: bool) -> str:
        return str(tmp_path / "data" / name)

    monkeypatch.setattr(module.platformdirs, "user_config_dir", config_dir)
    monkeypatch.setattr(module.platformdirs, "user_data_dir", data_dir)
    folders = open_folders({})
    assert (folders.config, folders.data) == (tmp_path / "config" / "gunzi", tmp_path / "data" / "gunzi")


def test_a_home_that_cannot_be_written_gives_a_temporary_one(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    folders = open_folders({"GUNZI_HOME": str(blocked)})
    assert folders.temporary
    assert list(folders.config.iterdir()) == [folders.data]
    folders.data.rmdir()
    folders.config.rmdir()


def test_a_folder_that_exists_and_refuses_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(folder: Path) -> None:
        raise PermissionError(folder)

    monkeypatch.setattr(module, "_probe", refuse)
    folders = open_folders({"GUNZI_HOME": str(tmp_path)})
    assert folders.temporary
    folders.data.rmdir()
    folders.config.rmdir()


def test_assets_beside_the_package_or_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (assets_dir() / "fonts").is_dir()
    assert (rulebook_dir() / "en").is_dir()
    (tmp_path / "rules").mkdir()
    monkeypatch.setattr(module, "_INSTALLED_ASSETS", tmp_path)
    assert (assets_dir(), rulebook_dir()) == (tmp_path, tmp_path / "rules")
