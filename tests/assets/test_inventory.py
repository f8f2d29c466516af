"""What is shipped is what is listed, whole, readable, of the right size, and under a named licence."""

from pathlib import Path

import pytest

from tools.assets import inventory

LICENCE_TEXTS = {
    "LICENSES.md",
    "avatars/LICENSE.txt",
    "cards/LICENSE.txt",
    "fonts/OFL.txt",
    "icons/LICENSE.txt",
    "sounds/LICENSE.txt",
}
MEGABYTE = 1_000_000


@pytest.fixture(scope="module")
def assets(project: Path) -> Path:
    return project / "assets"


def shipped(assets: Path) -> set[str]:
    paths = (path.relative_to(assets) for path in assets.rglob("*") if path.is_file())
    return {path.as_posix() for path in paths if path.parts[0] != "text"}


def test_every_file_is_listed_and_every_listed_file_is_there(assets: Path) -> None:
    assert shipped(assets) == inventory.files() | LICENCE_TEXTS


def test_a_deck_has_fifty_four_faces() -> None:
    assert len(set(inventory.FACES)) == 54
    assert {"H10", "SA", "LJ", "BJ"} <= set(inventory.FACES)


@pytest.mark.parametrize("pattern", ["icons", "avatars", "sounds"])
def test_no_name_is_listed_twice(pattern: str) -> None:
    names: tuple[str, ...] = getattr(inventory, pattern.upper())
    assert len(set(names)) == len(names)


def test_each_folder_and_loose_file_has_its_row_of_licences(assets: Path) -> None:
    table = (assets / "LICENSES.md").read_text(encoding="utf-8")
    entries = {path.name + "/" * path.is_dir() for path in assets.iterdir()} - {"LICENSES.md"}
    assert [name for name in sorted(entries) if f"| `{name}` |" not in table] == []


def test_each_licence_text_is_linked_and_long_enough_to_be_one(assets: Path) -> None:
    table = (assets / "LICENSES.md").read_text(encoding="utf-8")
    for text in LICENCE_TEXTS - {"LICENSES.md"}:
        assert f"({text})" in table
        assert len((assets / text).read_text(encoding="utf-8")) > 1000


@pytest.mark.parametrize(
    ("folder", "limit"),
    [("cards", 2.5), ("fonts", 11), ("icons", 0.3), ("avatars", 0.3), ("sounds", 0.3), (".", 14)],
)
def test_what_is_shipped_stays_small(assets: Path, folder: str, limit: float) -> None:
    total = sum(path.stat().st_size for path in (assets / folder).rglob("*") if path.is_file())
    assert total <= limit * MEGABYTE
