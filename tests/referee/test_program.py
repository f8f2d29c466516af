"""The program: a line for a line, flushed at once, whatever comes; and it runs on a bare Python."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.rules.games import GAMES
from game.rules.notation.writing import write_record
from tests.notation.matches import two_rounds
from tools.referee import program
from tools.referee.answering import LONGEST

COMMAND = [sys.executable, "-S", "-m", "tools.referee"]
"""-S: without the packages that are installed beside the standard library."""
ORDER = b'{"op": "order", "game": "dagunzi", "level": "7", "trump": "H", "cards": "S9"}'
ANSWER = b'{"suits": {"S": [["S9"]]}}\n'


def serve(data: bytes) -> list[bytes]:
    """What is answered to some input, line by line."""
    target = io.BytesIO()
    program.serve(io.BytesIO(data), target)
    return target.getvalue().splitlines(keepends=True)


def test_a_line_for_a_line() -> None:
    answers = serve(ORDER + b"\nnonsense\r\n\n" + ORDER + b"\r\n" + ORDER)
    assert [answers[index] for index in (0, 3, 4)] == [ANSWER] * 3
    assert [json.loads(answers[index])["error"] for index in (1, 2)] == ["not_json"] * 2


def test_nothing_asked_nothing_answered() -> None:
    assert serve(b"") == []


def test_a_line_that_is_too_long_is_passed_over_whole() -> None:
    for extra in (1, 2, 3, 5 * LONGEST):
        for end in (b"\n", b"\r\n"):
            answers = serve(ORDER + b" " * (LONGEST + extra - len(ORDER)) + end + ORDER + end)
            assert [json.loads(answers[0])["error"], answers[1:]] == ["too_long", [ANSWER]]
    assert serve(ORDER.ljust(LONGEST) + b"\r\n") == [ANSWER]
    assert json.loads(serve(b"x" * 3 * LONGEST)[0])["error"] == "too_long"


def test_memory_is_bounded_by_a_line() -> None:
    asked: list[int] = []

    class Endless(io.BytesIO):
        def readline(self, size: int | None = -1, /) -> bytes:
            asked.append(size or 0)
            return b"x" * (size or 0) if len(asked) < 100 else b""

    target = io.BytesIO()
    program.serve(Endless(), target)
    assert 0 < max(asked) <= LONGEST + 2
    assert min(asked) > 0
    assert json.loads(target.getvalue())["error"] == "too_long"


def test_a_fault_of_the_referee_does_not_stop_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(line: bytes) -> None:
        raise ZeroDivisionError(line)

    monkeypatch.setattr(program, "answer_line", fail)
    answers = [json.loads(line) for line in serve(b"1\n2\n")]
    message = "the referee failed at this line (ZeroDivisionError); please report it"
    assert answers == [{"error": "bad_field", "message": message}] * 2


def test_it_runs_on_a_bare_python_and_answers_at_once(project: Path) -> None:
    with subprocess.Popen(COMMAND, cwd=project, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as referee:
        assert referee.stdin is not None
        assert referee.stdout is not None
        for _ in range(3):  # asked only once the answer before is here: it was flushed
            referee.stdin.write(ORDER + b"\n")
            referee.stdin.flush()
            assert referee.stdout.readline() == ANSWER
        referee.stdin.close()
        assert referee.stdout.read() == b""
        assert referee.wait() == 0


def test_it_stops_quietly_when_nobody_reads_on(project: Path) -> None:
    with subprocess.Popen(
        COMMAND, cwd=project, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as referee:
        assert referee.stdin is not None
        assert referee.stdout is not None
        assert referee.stderr is not None
        referee.stdout.close()
        referee.stdin.write(ORDER + b"\n")
        referee.stdin.close()
        assert referee.stderr.read() == b""
        assert referee.wait() == 1


def run(project: Path, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*COMMAND, *arguments], cwd=project, input=b"", capture_output=True, check=False)


def test_a_record_in_a_file_is_checked(project: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    for game in GAMES:
        file.write_text(write_record(two_rounds(game)), encoding="utf-8")
        done = run(project, "--record", os.fspath(file))
        assert (done.returncode, json.loads(done.stdout)["ok"], done.stderr) == (0, True, b"")
    file.write_text("gunzi record 0", encoding="utf-8")
    done = run(project, "--record", os.fspath(file))
    assert (done.returncode, json.loads(done.stdout)["line"], done.stderr) == (1, 1, b"")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    assert program.check_file(file)["error"] == "bad_record"
    file.write_bytes(b"gunzi \xff")
    answer = program.check_file(file)
    assert (answer["ok"], answer["message"]) == (False, f"{file} is not UTF-8: byte 7")


class Streams:
    """Standard input and output for a run in this process."""

    def __init__(self, data: bytes) -> None:
        self.stdin = io.TextIOWrapper(io.BytesIO(data))
        self.stdout = io.TextIOWrapper(io.BytesIO())

    @property
    def written(self) -> bytes:
        """What was answered."""
        return self.stdout.buffer.getvalue()  # pyright: ignore[reportAttributeAccessIssue]  # it is a BytesIO


def test_main_serves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    streams = Streams(ORDER + b"\n")
    monkeypatch.setattr(sys, "stdin", streams.stdin)
    monkeypatch.setattr(sys, "stdout", streams.stdout)
    assert program.main([]) == 0
    assert streams.written == ANSWER
    assert program.main(["--record", str(tmp_path / "none")]) == 1


def test_main_with_nothing_to_read_from(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert program.main([]) == 2
    assert "Standard input" in capsys.readouterr().err


def test_main_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    streams = Streams(b"")
    monkeypatch.setattr(sys, "stdin", streams.stdin)
    monkeypatch.setattr(program, "serve", interrupt)
    assert program.main([]) == 130
