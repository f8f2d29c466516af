"""A whole match through the terminal: the same table, the same connection, typed lines."""

import io
import queue
import re
from dataclasses import replace
from pathlib import Path

import pytest

from game.console.client import Client, Terminal
from game.rules.actions import Action, Declare, Pass, Play
from game.rules.declaring import Declaring
from game.rules.games import GAMES
from game.rules.match import MatchPlan
from game.rules.options import option_specs
from game.rules.playing import Playing
from game.rules.ranking import EffectiveSuit
from game.rules.view import SeatView
from game.table.botpool import InlineBots
from game.table.desk import PLAYER_SEAT, Desk, Order, Persona, plan_of
from game.table.local import LocalConnection, Surroundings
from game.table.messages import ClientMessage, Closed, CloseReason, Leave, TableMessage
from game.words import LANGUAGES, say, tr, use_language

_NOTHING = tr("Hint: show nothing yet.")
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
        if say(tr("n: next round")) in new:
            self.lines.put("n")
        hint = say(tr("Hint: {action}", action="")).strip()
        typed = [line.removeprefix(hint) for line in new.splitlines() if line.startswith(hint)]
        advised = bool(typed) and say(_NOTHING) not in new
        self.lines.put(typed[-1].strip() if advised else "t")


def first_legal(view: SeatView) -> Action | None:
    return next(view.actions(), None)


def bold(view: SeatView) -> Action | None:
    """Declares all that can be declared, leads the longest suit whole: throws, and most of them fail."""
    if isinstance(view.stage, Declaring):
        claims = (action for action in view.actions() if isinstance(action, Declare))
        return next(claims, Pass() if view.my_turn else None)
    if isinstance(view.stage, Playing) and view.stage.lead is None:
        trump = view.board.trump
        return Play(max((trump.in_suit(view.hand, suit) for suit in EffectiveSuit), key=len))
    return next(view.actions())


def table(folder: Path, rounds: int, game: str = "dagunzi") -> LocalConnection:
    bots = InlineBots(5)
    desk = Desk(folder, Surroundings(clock=Ticks(), entropy=Entropy(), bots=lambda: bots))
    name, options = next(iter(GAMES[game].presets.items()))
    if "cycles" in option_specs(type(options)):
        options = options.changed("cycles", "9")
    plan = MatchPlan(rounds, GAMES[game].levels[0])
    order = Order(options, plan, name, "random", deal=0)
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


CHAODIPI = (
    (
        "First round: whoever first shows a level card (2) is banker, and its suit is trump.",
        "第一局抢报：谁先亮出一张 2，谁坐庄",
    ),
    ("You can show: ", "能亮的："),
    (" reports ", "报主 "),
    (" insures with ", "上保险 "),
    (" overrides with ", "反主 "),
    (" fries with ", "炒底 "),
    ("Bury eight cards. Then the others are asked", "扣底八张。然后别人可以炒底。"),
    ("Me* throws ", "Me*甩 "),
    (": only ", "，甩错了：只出 "),
    ("'s throw failed and is now a ", " 甩错了，改出"),
    ("bankers: 3 levels up", "庄家方升 3 级"),
    ("Failed throws: ", "甩错罚分"),
    ("The captured kitty: ", "抠底："),
)
"""What is to be read in some rounds of Chao Dipi, in English and in Chinese."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_chao_dipi_is_played_with_all_that_belongs_to_it(language: str, tmp_path: Path) -> None:
    use_language(language)
    hands = Hands()
    Client(table(tmp_path, 12, "chaodipi"), hands.terminal(), bold).run()
    shown = hands.out.getvalue()
    for words in CHAODIPI:
        assert words[language == "zh_CN"] in shown
    assert len([line for line in shown.splitlines() if line.startswith("> ")]) == 12, "the row of the table of levels"
    assert not re.search(r"Traceback|\{|tribute|triple|喝血|滚子", shown)
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
