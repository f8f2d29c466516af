"""A whole match through the terminal: the same table, the same connection, typed lines."""

import io
import queue
from dataclasses import replace
from pathlib import Path

import pytest

from game.console.client import Client, Terminal
from game.rules.actions import Action
from game.rules.games import GAMES
from game.rules.match import MatchPlan
from game.rules.view import SeatView
from game.table.botpool import InlineBots
from game.table.desk import PLAYER_SEAT, Desk, Order, Persona, plan_of
from game.table.local import LocalConnection, Surroundings
from game.table.messages import ClientMessage, Closed, CloseReason, Leave, TableMessage
from game.words import use_language

_OTHERS = (Persona("East", "fox"), Persona("North", "panda"), Persona("West", "rat"))


class Hands:
    """Types what a player would: the advice where it is his turn, `n` between rounds."""

    def __init__(self, *first: str | None) -> None:
        self.lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        for line in first:
            self.lines.put(line)
        self.out = io.StringIO()
        self._read = 0

    def terminal(self) -> Terminal:
        return Terminal(lambda: self.lines, self.out, self._wait)

    def _wait(self, seconds: float) -> None:
        """Look at what was printed since the last look, and type."""
        assert seconds > 0
        new = self.out.getvalue()[self._read :]
        self._read += len(new)
        if "n: next round" in new:
            self.lines.put("n")
        typed = [line[6:] for line in new.splitlines() if line.startswith("Hint: ")]
        self.lines.put(typed[-1].strip() if typed else "t")


def first_legal(view: SeatView) -> Action | None:
    return next(view.actions())


def table(folder: Path, rounds: int) -> LocalConnection:
    bots = InlineBots(5)
    desk = Desk(folder, Surroundings(clock=Ticks(), entropy=Entropy(), bots=lambda: bots))
    order = Order(GAMES["dagunzi"].presets["classic"], MatchPlan(rounds), "classic", "random", deal=0)
    return desk.begin(plan_of(order, Persona("Me", "ox"), _OTHERS)).connect(PLAYER_SEAT)


class Ticks:
    """A clock on which every look takes a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


class Entropy:
    """The same bytes in every run."""

    def __init__(self) -> None:
        self._count = 0

    def __call__(self, size: int) -> bytes:
        self._count += 1
        return self._count.to_bytes(size, "big")


@pytest.fixture(autouse=True)
def english() -> None:
    use_language("en")


def test_a_match_is_played_to_its_end(tmp_path: Path) -> None:
    hands = Hands()
    Client(table(tmp_path, 2), hands.terminal(), first_legal).run()
    shown = hands.out.getvalue()
    assert shown.count("The round is over.") == 2
    assert "The match is over after 2 rounds." in shown
    assert "Traceback" not in shown
    assert list((tmp_path / "matches" / "done").glob("*.gunzi"))


def test_everything_can_be_asked_for(tmp_path: Path) -> None:
    hands = Hands("?", "c", "s", "l", "z", "z", "S9*9", "nonsense", "BJ*3", "", "q")
    Client(table(tmp_path, 1), hands.terminal()).run()
    shown = hands.out.getvalue()
    assert "Not understood" in shown
    assert "Paused" in shown
    assert shown.rstrip().endswith("The match is kept: it can be continued.")
    assert list((tmp_path / "matches" / "open").glob("*.gunzi"))


def test_the_end_of_the_input_leaves_and_keeps_the_match(tmp_path: Path) -> None:
    hands = Hands(None)
    Client(table(tmp_path, 1), hands.terminal()).run()
    assert "The match is kept" in hands.out.getvalue()


def test_an_interrupted_terminal_says_that_the_match_is_kept(tmp_path: Path) -> None:
    def interrupt(_: float) -> None:
        raise KeyboardInterrupt

    terminal = replace(Hands().terminal(), wait=interrupt)
    Client(table(tmp_path, 1), terminal).run()
    assert isinstance(terminal.out, io.StringIO)
    assert terminal.out.getvalue().rstrip().endswith("The match is kept: it can be continued.")
    assert list((tmp_path / "matches" / "open").glob("*.gunzi"))


class Ending:
    """A table that closes at once."""

    def __init__(self) -> None:
        self.sent: list[ClientMessage] = []
        self.closed = False

    def send(self, message: ClientMessage) -> None:
        self.sent.append(message)

    def poll(self) -> list[TableMessage]:
        return [Closed(CloseReason.FAULT, resumable=True)]

    def close(self) -> None:
        self.closed = True


def test_a_table_that_closes_says_why() -> None:
    hands, ending = Hands(), Ending()
    Client(ending, hands.terminal()).run()
    assert ending.closed
    assert "error in the program" in hands.out.getvalue()
    assert not any(isinstance(message, Leave) for message in ending.sent)
