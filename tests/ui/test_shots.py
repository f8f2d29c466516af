"""The pictures of all screens."""

from pathlib import Path

import pytest

from tools.screens import Studio, all_screens, screen
from tools.shots import main


def test_pictures_and_a_sheet(tmp_path: Path) -> None:
    assert main([str(tmp_path), "--only", "title", "--size", "800x600", "--language", "en"]) == 0
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {
        "title-800x600-en.png",
        "title-continue-800x600-en.png",
        "sheet-800x600-en.png",
    }


def test_an_unknown_screen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path), "--only", "nowhere"]) == 2
    assert "title-continue" in capsys.readouterr().err


def test_an_unknown_size(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main([str(tmp_path), "--size", "large"])


def test_names_are_used_once() -> None:
    assert "title" in all_screens()

    def opener(studio: Studio) -> None:
        raise AssertionError(studio)

    with pytest.raises(ValueError, match="two screens"):
        screen("title")(opener)
