"""Which of two bots is the stronger: mirrored pairs of deals, all of it seeded.

python3 -m tools.arena steady random --pairs 1000 --preset classic --seed 1 --jobs 2 --json out.json
python3 -m tools.arena steady memoryless --game chaodipi --pairs 200
"""

import argparse
import json
import sys
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path

from game.rules.games import GAMES
from tools.selfplay.figures import Figures, figures, lines
from tools.selfplay.names import NAMES, maker
from tools.selfplay.pairs import Books, Duel, Pair

_CHUNK = 5
"""Pairs that a process plays at once."""
_BAR = 40


@dataclass(frozen=True)
class Order:
    """A number of pairs to be played."""

    names: tuple[str, str]
    game: str
    preset: str
    seed: int
    numbers: range


@dataclass(frozen=True)
class Played:
    """The pairs of an order, and what was written down about either bot."""

    pairs: list[Pair]
    books: tuple[Books, Books]


def play(order: Order) -> Played:
    """Play an order; every pair depends on the seed and its number alone."""
    game = GAMES[order.game]
    first, second = (maker(name, game) for name in order.names)
    duel = Duel(game, game.presets[order.preset], first, second)
    return Played([duel.play_pair(order.seed, number) for number in order.numbers], duel.books)


def orders(whole: Order) -> Iterator[Order]:
    """Cut an order into small ones."""
    for start in range(0, len(whole.numbers), _CHUNK):
        yield replace(whole, numbers=whole.numbers[start : start + _CHUNK])


def run(whole: Order, jobs: int) -> Figures:
    """Play everything, in `jobs` processes, and sum up."""
    begun = time.monotonic()
    pairs: list[Pair] = []
    books = (Books(), Books())
    with _workers(jobs, whole) as results:
        for played in results:
            pairs += played.pairs
            for book, more in zip(books, played.books, strict=True):
                book.add(more)
            _progress(len(pairs), len(whole.numbers))
    found = figures(pairs, whole.names, books)
    seconds = round(time.monotonic() - begun, 1)
    return {"game": whole.game, "preset": whole.preset, "seed": whole.seed, **found, "seconds": seconds}


@contextmanager
def _workers(jobs: int, whole: Order) -> Generator[Iterator[Played]]:
    if jobs == 1:
        yield map(play, orders(whole))
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield pool.imap(play, orders(whole))


def _progress(done: int, total: int) -> None:
    """Draw a bar where somebody can see it."""
    if sys.stderr.isatty():
        filled = _BAR * done // total
        end = "\n" if done == total else ""
        print(f"\r[{'#' * filled}{'.' * (_BAR - filled)}] {done}/{total}", end=end, file=sys.stderr, flush=True)


def positive(text: str) -> int:
    """Read a number of things from a command line."""
    if not text.isascii() or not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python3 -m tools.arena", description="Mirrored pairs between two bots.")
    parser.add_argument("first", choices=NAMES)
    parser.add_argument("second", choices=NAMES)
    parser.add_argument("--pairs", type=positive, default=100)
    parser.add_argument("--game", choices=tuple(GAMES), default=next(iter(GAMES)))
    parser.add_argument("--preset", help="one of the game's; its first where nothing is said")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=positive, default=1, help="processes that play at the same time")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every figure to this file")
    said = parser.parse_args(arguments)
    presets = tuple(GAMES[said.game].presets)
    said.preset = said.preset or presets[0]
    if said.preset not in presets:
        parser.error(f"no preset {said.preset!r} in {said.game}; there are {', '.join(presets)}")
    return said


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, print, and write the figures where asked; 1 when they cannot be written."""
    said = parse(arguments)
    order = Order((said.first, said.second), said.game, said.preset, said.seed, range(said.pairs))
    found = run(order, said.jobs)
    print(*lines(found), sep="\n")
    if said.json is None:
        return 0
    try:
        said.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        print(
            f"arena: cannot write {said.json}: {error.strerror}; give --json a file that can be written",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
