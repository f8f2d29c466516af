"""出错: the program's own faults: kept in a file for whoever mends them, told to the player in one line."""

import sys
import tempfile
import traceback
from pathlib import Path

from game import __version__
from game.words import Text, tr


def report_crash(error: BaseException, folder: Path | None) -> Text:
    """Write down where an error came from and give the line to show; `folder` None: a temporary place."""
    details = "".join(traceback.format_exception(error))
    try:
        path = _write(details, folder)
    except OSError:
        return tr("An error in the program has stopped it: {what}. What was played is kept.", what=repr(error))
    return tr("An error in the program has stopped it. What was played is kept. Please report {path}.", path=path)


def _write(details: str, folder: Path | None) -> Path:
    place = Path(tempfile.gettempdir()) if folder is None else folder
    number = 1
    while (path := place / f"gunzi-error-{number}.txt").exists():
        number += 1
    path.write_text(
        f"gunzi {__version__}, Python {sys.version.split()[0]}, {sys.platform}\n{details}", encoding="utf-8"
    )
    return path
