"""Where things lie: the assets the program brings, and the folders it writes to."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

HOME_VARIABLE = "GUNZI_HOME"
"""One folder for settings and data instead of the platform's own places."""

_PACKAGE = Path(__file__).resolve().parent.parent
_INSTALLED_ASSETS = _PACKAGE / "_assets"
_CHECKOUT = _PACKAGE.parent


def assets_dir() -> Path:
    """The folder of pictures, fonts, sounds and texts: inside an installed package, beside `game/` in a checkout."""
    return _INSTALLED_ASSETS if _INSTALLED_ASSETS.is_dir() else _CHECKOUT / "assets"


def rulebook_dir() -> Path:
    """The folder with the rulebook's pages, one sub-folder a language."""
    installed = _INSTALLED_ASSETS / "rules"
    return installed if installed.is_dir() else _CHECKOUT / "docs" / "rules"


@dataclass(frozen=True)
class Folders:
    """Two folders that exist and can be written to; `temporary` ones are lost in time, and the player is told."""

    config: Path
    data: Path
    temporary: bool = False


def open_folders(environ: Mapping[str, str] = os.environ) -> Folders:
    """Make the config and data folders and return them; a temporary pair where the home can't be written."""
    wanted = _wanted(environ)
    try:
        for folder in (wanted.config, wanted.data):
            folder.mkdir(parents=True, exist_ok=True)
            _probe(folder)
    except OSError:
        return _temporary()
    return wanted


def _wanted(environ: Mapping[str, str]) -> Folders:
    home = environ.get(HOME_VARIABLE)
    if home:
        return Folders(Path(home), Path(home) / "data")
    return Folders(
        Path(platformdirs.user_config_dir("gunzi", appauthor=False)),
        Path(platformdirs.user_data_dir("gunzi", appauthor=False)),
    )


def _probe(folder: Path) -> None:
    """Write access is tried, not asked for: `os.access` is wrong for root, network drives and Windows."""
    probe = folder / f".probe-{os.getpid()}"
    probe.write_bytes(b"")
    probe.unlink()


def _temporary() -> Folders:
    import tempfile  # noqa: PLC0415  # hardly ever needed, and slow to load

    base = Path(tempfile.mkdtemp(prefix="gunzi-"))
    data = base / "data"
    data.mkdir()
    return Folders(base, data, temporary=True)
