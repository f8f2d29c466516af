"""机器人池: bots in a process of their own, started again when it dies."""

import os
import queue
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO

import game
from game.rules.actions import Action
from game.table.asking import Ask
from game.wire import Plain, Stream, WireError, from_plain, pack, view_to_plain

_DEATHS = 3
"""So many processes in a row that died without an answer, and the pool thinks by itself."""
_BACKLOG = 3
"""A table asks one thing at a time: with more than so many questions open the process hangs, and is as good as dead."""

_LARGEST = 64 * 1024
"""More bytes than any answer has."""

Answer = tuple[int, Action | None]


class InlineBots:
    """Bots that think at once and in this process: for tests, simulations, and where no process can be had."""

    def __init__(self, seed: int) -> None:
        from game.bots.worker import Thinkers  # noqa: PLC0415  # a table with a bot process loads no bots itself

        self._thinkers = Thinkers(seed)
        self._answers: list[Answer] = []

    def ask(self, ask: Ask) -> None:
        """Take a question."""
        self._answers.append((ask.ask_id, self._thinkers.think(ask.level, ask.view)))

    def poll(self) -> list[Answer]:
        """Take the answers that have come: the question's number and the action, None for no claim."""
        answers, self._answers = self._answers, []
        return answers

    def close(self) -> None:
        """Nothing is to be let go."""


class BotPool:
    """机器人池: hands questions to a bot process; if it dies, another takes over the questions that are open."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._open: dict[int, Ask] = {}
        self._deaths = 0
        self._worker: _Worker | None = None
        self._inline: InlineBots | None = None

    def ask(self, ask: Ask) -> None:
        """Take a question; nothing blocks but the writing of some kilobytes into a pipe."""
        if len(self._open) >= _BACKLOG:
            self._open.clear()
            self.close()
        self._open[ask.ask_id] = ask
        self._pass_on(ask)

    def poll(self) -> list[Answer]:
        """Take the answers that have come, in order; restart a process that died."""
        source = self._inline or self._worker
        answers = [] if source is None else source.poll()
        for number, _ in answers:
            self._open.pop(number, None)
        if answers:
            self._deaths = 0
        if self._worker is not None and not self._worker.alive:
            self._bury_worker()
        return answers

    @property
    def pid(self) -> int | None:
        """The bot process's number, None while there is none."""
        return None if self._worker is None else self._worker.pid

    def close(self) -> None:
        """End the bot process."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _pass_on(self, ask: Ask) -> None:
        if self._inline is None and self._worker is None:
            self._start()
        if self._inline is not None:
            self._inline.ask(ask)
        elif self._worker is not None:
            self._worker.ask(ask)

    def _start(self) -> None:
        try:
            self._worker = _Worker(self._seed)
        except OSError:
            self._inline = InlineBots(self._seed)

    def _bury_worker(self) -> None:
        self.close()
        self._deaths += 1
        if self._deaths >= _DEATHS:
            self._inline = InlineBots(self._seed)
        for ask in self._open.values():
            self._pass_on(ask)


class _Worker:
    """One bot process and the thread that reads its answers."""

    def __init__(self, seed: int) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "game.bots.worker", str(seed)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(_search_path())},
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self._answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
        self.alive = True
        self._reader = threading.Thread(target=self._read, name="bot answers", daemon=True)
        self._reader.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, ask: Ask) -> None:
        data = pack([ask.ask_id, ask.level, view_to_plain(ask.view)])
        pipe = _opened(self._process.stdin)
        try:
            while data:
                data = data[pipe.write(data) or 0 :]
        except (OSError, ValueError):
            self.alive = False

    def poll(self) -> list[Answer]:
        came: list[Answer] = []
        while not self._answers.empty():
            came.append(self._answers.get())
        return came

    def close(self) -> None:
        """End the process at once: it keeps nothing."""
        self._process.kill()
        self._process.wait()
        _opened(self._process.stdin).close()
        self._reader.join()
        _opened(self._process.stdout).close()

    def _read(self) -> None:
        stream = Stream(_LARGEST)
        pipe = _opened(self._process.stdout)
        try:
            while data := os.read(pipe.fileno(), 65_536):
                for plain in stream.feed(data):
                    self._answers.put(_answer(plain))
        except (OSError, WireError):
            pass  # it says what makes no sense: it is ended like one that says nothing more
        self.alive = False


def _opened(pipe: IO[bytes] | None) -> IO[bytes]:
    if pipe is None:
        raise RuntimeError("the process was started without this pipe")
    return pipe


def _search_path() -> list[str]:
    """Where the new process finds this very program, wherever it was started from."""
    here = str(Path(game.__file__).resolve().parent.parent)
    return [here, *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]


def _answer(plain: Plain) -> Answer:
    match plain:
        case [int(number), None]:
            return number, None
        case [int(number), action]:
            return number, from_plain(Action, action)
        case _:
            raise WireError("not an answer: [number, action or None] is wanted")
