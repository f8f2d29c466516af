"""Draws every screen at every size in every language, to be looked at: one PNG each, and a sheet of all at each size.

`python tools/shots.py FOLDER [--only title] [--size 800x600] [--language en]`
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402  # after the driver is chosen

from tools.screens import LANGUAGES, SIZES, Studio, all_screens  # noqa: E402  # after the path is set

_SHEET_WIDTH = 2400
_COLUMNS = 4
_LENGTHS = range(200, 16_385)
"""What a side of a picture may measure."""


def shoot(folder: Path, names: list[str], size: tuple[int, int], language: str) -> list[Path]:
    """Draw screens at one size in one language; the files made."""
    made: list[Path] = []
    with tempfile.TemporaryDirectory(prefix="gunzi-shots-") as home:
        studio = Studio(Path(home), size, language)
        for name in names:
            studio.open(name)
            path = folder / f"{name}-{size[0]}x{size[1]}-{language}.png"
            pygame.image.save(studio.picture(), path)
            made.append(path)
        studio.close()
    return made


def contact_sheet(paths: list[Path], target: Path) -> None:
    """Put pictures of one size side by side, small."""
    pictures = [pygame.image.load(path) for path in paths]
    width = _SHEET_WIDTH // _COLUMNS
    height = round(width * pictures[0].get_height() / pictures[0].get_width())
    rows = -(-len(pictures) // _COLUMNS)
    sheet = pygame.Surface((_SHEET_WIDTH, rows * height))
    for index, picture in enumerate(pictures):
        small = pygame.transform.smoothscale(picture, (width - 4, height - 4))
        sheet.blit(small, (index % _COLUMNS * width + 2, index // _COLUMNS * height + 2))
    pygame.image.save(sheet, target)


def parse_size(text: str) -> tuple[int, int]:
    """A size written as 800x600."""
    width, _, height = text.partition("x")
    if not all(length.isdecimal() and len(length) < 6 and int(length) in _LENGTHS for length in (width, height)):
        raise argparse.ArgumentTypeError(f"{text!r} is no size like 800x600, of {_LENGTHS[0]} to {_LENGTHS[-1]}")
    return int(width), int(height)


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="Draw every screen to PNG files.")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--only", action="append", help="a screen's name or the beginning of it; may be repeated")
    parser.add_argument("--size", action="append", type=parse_size, help="a size; may be repeated")
    parser.add_argument("--language", action="append", choices=LANGUAGES, help="a language; may be repeated")
    options = parser.parse_args(argv)
    names = [name for name in all_screens() if not options.only or name.startswith(tuple(options.only))]
    if not names:
        print(f"no such screen; there are {', '.join(all_screens())}", file=sys.stderr)
        return 2
    options.folder.mkdir(parents=True, exist_ok=True)
    for size in options.size or SIZES:
        for language in options.language or LANGUAGES:
            made = shoot(options.folder, names, size, language)
            contact_sheet(made, options.folder / f"sheet-{size[0]}x{size[1]}-{language}.png")
            print(f"{size[0]}x{size[1]} {language}: {len(made)} screens")
    return 0


if __name__ == "__main__":
    sys.exit(main())
