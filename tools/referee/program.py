"""The program around the answers: standard input to standard output, a line for a line."""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

from game.rules.notation.reading import game_of
from game.rules.notation.replaying import RecordError
from tools.referee.answering import LONGEST, answer, answer_line
from tools.referee.faults import Fault, QuestionError
from tools.referee.op import Answer
from tools.referee.record import not_following

_CHUNK = 64 * 1024


def main(argv: Sequence[str]) -> int:
    """Answer what comes on standard input, or check a recorded match; gives the exit code."""
    parser = argparse.ArgumentParser(
        prog="python3 -m tools.referee",
        description="Ask the rules: JSON objects on standard input, one a line; each is answered by one line. "
        "The questions are in docs/referee.md.",
    )
    parser.add_argument("--record", metavar="FILE", type=Path, help="check a recorded match of any length instead")
    file: Path | None = parser.parse_args(argv).record
    if sys.stdin is None or sys.stdout is None:
        print("Standard input and output must be open: questions come in there, answers go out.", file=sys.stderr)
        return 2
    try:
        if file is None:
            serve(sys.stdin.buffer, sys.stdout.buffer)
            return 0
        found = check_file(file)
        write(sys.stdout.buffer, found)
        return 0 if found.get("ok") else 1
    except OSError:  # nobody reads on: stop, and do not let the interpreter find the same on its way out
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer every line of `source` with a line on `target`, flushed at once."""
    for line in read_lines(source):
        write(target, answer_safely(line))


def read_lines(source: BinaryIO) -> Iterator[bytes]:
    """Give the lines without their ends; of one that is too long just enough to see that it is."""
    while line := source.readline(LONGEST + 2):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(_CHUNK)
        yield line.removesuffix(b"\n").removesuffix(b"\r")


def answer_safely(line: bytes) -> Answer:
    """Answer a line; if the referee itself fails at it, say so, and be there for the next."""
    try:
        return answer_line(line)
    except Exception as error:  # noqa: BLE001 - a fault in here must not take the answers to all later lines with it
        message = f"the referee failed at this line ({type(error).__name__}); please report it"
        return QuestionError(Fault.BAD_FIELD, message).answer()


def write(target: BinaryIO, answer: Answer) -> None:
    """Write an answer as a line of ASCII."""
    target.write(json.dumps(answer).encode("ascii") + b"\n")
    target.flush()


def check_file(path: Path) -> Answer:
    """Check a recorded match in a file."""
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        return {"ok": False, **QuestionError(Fault.BAD_RECORD, f"{path}: {error.strerror}").answer()}
    except UnicodeDecodeError as error:
        return {"ok": False, **QuestionError(Fault.BAD_RECORD, f"{path} is not UTF-8: byte {error.start + 1}").answer()}
    try:
        game = game_of(text).name
    except RecordError as error:
        return not_following(error)
    return answer({"op": "record", "game": game, "text": text})
