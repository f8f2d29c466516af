"""The rulebook's chapters as files, for the language in force."""

from dataclasses import dataclass
from pathlib import Path

from game.ui.markdown import Block, Heading, parse, plain, spans_of
from game.words.options import GAMES

FOLDERS = {"zh_CN": "zh", "en": "en"}


@dataclass(frozen=True)
class Chapter:
    """One page: its title is its first heading."""

    title: str
    path: Path

    def blocks(self) -> list[Block]:
        """What stands on the page, without its own title."""
        blocks = parse(_read(self.path))
        return blocks[1:] if blocks and isinstance(blocks[0], Heading) else blocks


def games(folder: Path, language: str) -> list[str]:
    """The games that have rules in a language, in the order in which they are named anywhere; unnamed ones last."""
    home = folder / FOLDERS[language]
    if not home.is_dir():
        return []
    order = {name: index for index, name in enumerate(GAMES)}
    found = [path.name for path in home.iterdir() if any(path.glob("*.md"))]
    return sorted(found, key=lambda name: (order.get(name, len(order)), name))


def chapters(folder: Path, language: str, game: str) -> list[Chapter]:
    """The chapters of a game, in the order of their numbers."""
    paths = sorted((folder / FOLDERS[language] / game).glob("*.md"))
    return [Chapter(_title(path), path) for path in paths]


def _title(path: Path) -> str:
    line = next((line for line in _read(path).splitlines() if line.startswith("#")), "")
    return plain(spans_of(line.lstrip("#").strip())) or path.stem


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")
