"""The builder finds what is not as it was made; what needs no source package is built here and compared."""

import io
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

if lacking := [name for name in ("fontTools", "numpy", "PIL", "resvg_py", "soundfile") if find_spec(name) is None]:
    pytest.skip(f"building assets needs {', '.join(lacking)}", allow_module_level=True)

import numpy as np
import soundfile  # pyright: ignore[reportMissingTypeStubs]  # it has none
from PIL import Image

from tools.assets import build, inventory
from tools.assets.back import back
from tools.assets.likeness import difference
from tools.assets.palette import EDGE
from tools.assets.pips import spots
from tools.assets.raster import palette_png, png, render, svg_document
from tools.assets.sounds import EFFECTS, RATE, synthesise
from tools.assets.sources import Sources


def picture(colour: str, size: int = 40) -> bytes:
    return png(Image.new("RGBA", (size, size), colour))


def sound(gain: float, seconds: float = 0.2) -> bytes:
    buffer = io.BytesIO()
    wave = gain * np.sin(np.arange(int(RATE * seconds)) / 20)
    soundfile.write(buffer, wave.astype(np.float32), RATE, format="OGG", subtype="VORBIS")  # pyright: ignore[reportUnknownMemberType]  # it has no stubs
    return buffer.getvalue()


def test_the_shipped_sounds_are_the_synthesised_ones(project: Path) -> None:
    made = build.BUILDERS["sounds"](Sources(project))
    assert list(build.findings(project / "assets", "sounds", made)) == []


def test_the_shipped_window_icon_and_back_are_the_drawn_ones(project: Path) -> None:
    assets = project / "assets"
    made = build.BUILDERS["window-icon"](Sources(project))
    made["cards/back.png"] = palette_png(render(back(), *inventory.CARD_SIZE), EDGE)
    for path, data in made.items():
        assert difference(path, (assets / path).read_bytes(), data) is None


def test_every_listed_sound_has_a_recipe() -> None:
    assert sorted(EFFECTS) == sorted(inventory.SOUNDS)


def test_an_effect_is_the_same_every_time() -> None:
    assert np.array_equal(synthesise("shuffle"), synthesise("shuffle"))


@pytest.mark.parametrize("count", range(2, 11))
def test_a_number_card_has_its_number_of_pips_each_in_its_own_place(count: int) -> None:
    places = spots(count)
    assert len(set(places)) == count
    assert sorted(places) == sorted((1 - x, y) for x, y in places), "left and right mirror each other"


def test_a_palette_keeps_opaque_colours_and_the_rim_see_through() -> None:
    svg = svg_document(60, 60, '<circle cx="30" cy="30" r="28" fill="#102030"/>')
    image = Image.open(io.BytesIO(palette_png(render(svg, 60, 60), "#102030"))).convert("RGBA")
    assert image.getpixel((30, 30)) == (16, 32, 48, 255)
    assert image.getpixel((0, 0)) == (16, 32, 48, 0)
    assert len({pixel for pixel in image.getchannel("A").tobytes() if 0 < pixel < 255}) > 3


@pytest.mark.parametrize(
    ("path", "kept", "made", "found"),
    [
        ("a.png", picture("red"), picture("red"), None),
        ("a.png", picture("#fe0000"), picture("red"), None),
        ("a.png", picture("blue"), picture("red"), "100.00% of its pixels differ"),
        ("a.png", picture("red", 41), picture("red"), "(41, 41) instead of (40, 40) pixels"),
        ("a.png", b"no picture", picture("red"), "unreadable: "),
        ("a.ogg", sound(0.5), sound(0.5), None),
        ("a.ogg", sound(0.7), sound(0.5), "its samples are 16% off"),
        ("a.ogg", sound(0.5, 0.3), sound(0.5), "13230 instead of 8820 samples"),
        ("a.txt", b"one", b"other", "other bytes"),
    ],
)
def test_likeness_bears_with_encoders_but_not_with_changes(
    path: str, kept: bytes, made: bytes, found: str | None
) -> None:
    result = difference(path, kept, made)
    assert result == found if found is None else (result or "").startswith(found)


@pytest.fixture
def felt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], dict[str, bytes]]:
    """One builder that makes one picture, and an assets folder of its own."""

    def made(colour: str) -> dict[str, bytes]:
        return {"felt/cloth.png": picture(colour)}

    monkeypatch.setattr(build, "ASSETS", tmp_path)

    def builder(_: Sources) -> dict[str, bytes]:
        return made("teal")

    monkeypatch.setattr(build, "BUILDERS", {"felt": builder})
    return made


def test_the_check_finds_what_is_missing_changed_or_left_over(
    tmp_path: Path, felt: Callable[[str], dict[str, bytes]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert build.main(["--check"]) == 1
    assert "assets/felt/cloth.png: missing" in capsys.readouterr().out
    assert build.main([]) == 0
    assert build.main(["--check"]) == 0
    (tmp_path / "felt" / "cloth.png").write_bytes(picture("red"))
    (tmp_path / "felt" / "old.png").write_bytes(picture("red"))
    capsys.readouterr()
    assert build.main(["--check", "felt"]) == 1
    out = capsys.readouterr().out
    assert "assets/felt/cloth.png: 100.00% of its pixels differ" in out
    assert "assets/felt/old.png: made by no builder" in out


def test_building_writes_what_differs_removes_what_is_left_over_and_keeps_licences(
    tmp_path: Path, felt: Callable[[str], dict[str, bytes]]
) -> None:
    folder = tmp_path / "felt"
    folder.mkdir()
    (folder / "old.png").write_bytes(picture("red"))
    (folder / "LICENSE.txt").write_text("free", encoding="utf-8")
    assert build.write(tmp_path, "felt", felt("teal")) == 2
    assert {path.name for path in folder.iterdir()} == {"cloth.png", "LICENSE.txt"}
    assert build.write(tmp_path, "felt", felt("teal")) == 0


def test_an_unknown_kind_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_info:
        build.main(["carpets"])
    assert exit_info.value.code == 2
    assert "no such kind: carpets; there are cards, fonts" in capsys.readouterr().err


def test_a_source_that_is_not_to_be_had_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert build.main(["icons", "--sources", str(tmp_path)]) == 2
    error = capsys.readouterr().err
    assert error.startswith("icons: npm is needed to fetch lucide-static")
    assert error.count("\n") == 1
