"""Build everything under assets/ but the texts: `python -m tools.assets.build [--check] [kind ...]`.

What is built and kept already, up to the encoder's version, is not written again. Needs npm for the
source packages (its own drawings and sounds need nothing), and Pillow, numpy, resvg-py, soundfile, fonttools.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from tools.assets.fonts import cut_fonts
from tools.assets.inventory import WINDOW_ICON_SIZE
from tools.assets.likeness import difference
from tools.assets.pictures import draw_avatars, draw_icons
from tools.assets.printing import print_cards
from tools.assets.raster import png, render
from tools.assets.sounds import make_sounds
from tools.assets.sources import SourceError, Sources
from tools.assets.window_icon import window_icon

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"

Builder = Callable[[Sources], dict[str, bytes]]

BUILDERS: dict[str, Builder] = {
    "cards": print_cards,
    "fonts": cut_fonts,
    "icons": draw_icons,
    "avatars": draw_avatars,
    "sounds": lambda _: make_sounds(),
    "window-icon": lambda _: {"window-icon.png": png(render(window_icon(), WINDOW_ICON_SIZE, WINDOW_ICON_SIZE))},
}


def stale(assets: Path, kind: str, made: dict[str, bytes]) -> list[Path]:
    """Return the files of `kind` that no builder makes any more. Licence texts are nobody's output."""
    files = (path for path in (assets / kind).rglob("*") if path.suffix in {".png", ".ogg", ".ttf"})
    return sorted(path for path in files if path.relative_to(assets).as_posix() not in made)


def findings(assets: Path, kind: str, made: dict[str, bytes]) -> Iterator[str]:
    """Yield one line for each file that is not as it was made."""
    for path, data in made.items():
        kept = assets / path
        found = difference(path, kept.read_bytes(), data) if kept.is_file() else "missing"
        if found:
            yield f"assets/{path}: {found}"
    for path in stale(assets, kind, made):
        yield f"assets/{path.relative_to(assets).as_posix()}: made by no builder"


def write(assets: Path, kind: str, made: dict[str, bytes]) -> int:
    """Write what differs, remove what is stale; return how many files changed."""
    changed = 0
    for path, data in made.items():
        target = assets / path
        if target.is_file() and difference(path, target.read_bytes(), data) is None:
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
        changed += 1
    for path in stale(assets, kind, made):
        path.unlink()
        changed += 1
    return changed


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.assets.build", description="Build the assets.")
    parser.add_argument("kinds", nargs="*", metavar="kind", help=f"only these: {', '.join(BUILDERS)}")
    parser.add_argument("--check", action="store_true", help="write nothing; say what is not as it would be built")
    parser.add_argument(
        "--sources", type=Path, default=ROOT / "build" / "asset-sources", help="folder of the source packages"
    )
    arguments = parser.parse_args(argv)
    unknown = sorted(set(arguments.kinds) - set(BUILDERS))
    if unknown:
        parser.error(f"no such kind: {', '.join(unknown)}; there are {', '.join(BUILDERS)}")
    return arguments


def main(argv: Sequence[str] | None = None) -> int:
    """Build or check; return 0 when all is well, 1 when the check found something, 2 when sources are missing."""
    arguments = _arguments(argv)
    sources = Sources(arguments.sources)
    found = 0
    for kind in arguments.kinds or BUILDERS:
        try:
            made = BUILDERS[kind](sources)
        except SourceError as error:
            print(f"{kind}: {error}", file=sys.stderr)
            return 2
        if arguments.check:
            lines = list(findings(ASSETS, kind, made))
            print("\n".join([*lines, f"{kind}: {len(made)} files, {len(lines)} not as built"]))
            found += len(lines)
        else:
            print(f"{kind}: {len(made)} files, {write(ASSETS, kind, made)} written")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
