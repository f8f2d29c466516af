"""The composition root: the command `gunzi`; nothing else in the program knows all the others."""

import io
import sys
from collections.abc import Sequence

from game.app.wishes import Wishes

__all__ = ["main"]

_INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line `argv` (the process's own by default) and return the exit code."""
    _tolerate_narrow_terminals()
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        wishes = _parsed(words) if words else Wishes()
    except SystemExit as done:  # argparse ends the process after --help, --version and mistakes
        return done.code if isinstance(done.code, int) else 0
    try:
        from game.app.playing import play  # noqa: PLC0415  # --help answers at once

        return play(wishes)
    except KeyboardInterrupt:
        return _INTERRUPTED


def _parsed(words: list[str]) -> Wishes:
    from game.app.command_line import build_parser  # noqa: PLC0415  # who types nothing waits for no parser

    if words[0].startswith("-") and words[0] not in ("-h", "--help", "--version"):
        words.insert(0, "play")
    return build_parser().parse_args(words, namespace=Wishes())


def _tolerate_narrow_terminals() -> None:
    """Print a question mark where a terminal has no such letter, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
