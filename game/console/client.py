"""终端牌桌: reads lines, shows what happens, until the match ends or the player leaves."""

import queue
import sys
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TextIO

from game.console.commands import Misread, Trial, Wish, read_line
from game.console.showing import (
    action_text,
    cast_of,
    claim_lines,
    hand_lines,
    help_lines,
    result_lines,
    score_lines,
    task_line,
    trial_line,
    trick_line,
    wanted_count,
)
from game.rules.actions import Action
from game.rules.declaring import Declaring, Drawing
from game.rules.refusals import Refusal
from game.rules.view import SeatView
from game.table.connection import Connection
from game.table.messages import Ack, Act, Closed, Leave, Moment, Nak, Pause, Ready, TableMessage, Update
from game.words import Text, tr
from game.words.happenings import happening_words
from game.words.phrases import CLOSINGS, DENIALS, refusal_words

_TICK = 0.02
_KEPT = tr("The match is kept: it can be continued.")


@dataclass(frozen=True, slots=True)
class Terminal:
    """终端: where lines come from and go to; `wait` pauses between two looks at the table, in seconds."""

    lines: Callable[[], "queue.SimpleQueue[str | None]"]
    out: TextIO
    wait: Callable[[float], None] = time.sleep


def open_terminal() -> Terminal:
    """Use the process's own input and output."""
    return Terminal(lambda: _reader(sys.stdin), sys.stdout)


def _reader(source: TextIO | None) -> "queue.SimpleQueue[str | None]":
    """Read lines in the background; None at the end of the input."""
    lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
    if source is None:  # started without an input
        lines.put(None)
        return lines

    def read() -> None:
        try:
            for line in source:
                lines.put(line)
        except (OSError, ValueError):  # the terminal is gone
            pass
        lines.put(None)

    threading.Thread(target=read, name="terminal", daemon=True).start()
    return lines


class Client:
    """终端牌桌: one viewer's screen in lines of text."""

    def __init__(
        self, connection: Connection, terminal: Terminal, hint: Callable[[SeatView], Action | None] | None = None
    ) -> None:
        self._connection = connection
        self._terminal = terminal
        self._lines = terminal.lines()
        self._hint = hint
        self._update: Update | None = None
        self._asked: tuple[object, ...] | None = None
        self._told: list[str] = []
        self._acts = 0
        self._over = False

    def run(self) -> None:
        """Play until the match is over, the player leaves or the input ends."""
        for line in help_lines():
            self._print(line)
        try:
            while not self._over:
                self._step()
        except KeyboardInterrupt:
            self._print("")
            self._print(_KEPT)
        finally:
            self._connection.close()

    def _step(self) -> None:
        messages = self._connection.poll()
        for message in messages:
            self._hear(message)
        self._prompt()
        typed = self._typed()
        if not messages and not typed:
            self._terminal.wait(_TICK)

    def _typed(self) -> bool:
        if self._lines.empty():
            return False
        line = self._lines.get()
        if line is None:
            self._leave()
        else:
            self._obey(line)
        return True

    # --- what the table says -------------------------------------------------------------------------------------

    def _hear(self, message: TableMessage) -> None:
        match message:
            case Update():
                self._show(message)
            case Nak(refusal=refusal, denial=denial):
                self._asked = None
                why = DENIALS.get(denial or "") if refusal is None else self._why(refusal)
                self._print(why or tr("That cannot be done now."))
            case Closed(reason=reason):
                self._print(CLOSINGS[reason])
                self._over = True
            case Ack():
                pass

    def _show(self, update: Update) -> None:
        first = self._update is None
        before, self._update = self._update, update
        for event in update.events:
            line = happening_words(event, update.view, cast_of(update))
            if line is not None:
                self._print(line)
        if first or (before is not None and before.view.board.setup != update.view.board.setup):
            self._print_all(score_lines(update))
        if before is not None and before.info.paused != update.info.paused:
            self._print(tr("Paused. z: go on") if update.info.paused else tr("The game goes on."))
        settlement = update.info.settlement
        if settlement is not None and (before is None or before.info.settlement is None):
            self._print_all(result_lines(update, settlement))
            self._over = update.info.moment is Moment.MATCH_OVER
            if not self._over:
                self._print(tr("n: next round"))

    def _prompt(self) -> None:
        """Say once a turn what is to be done."""
        update = self._update
        if update is None or update.info.moment is not Moment.PLAYING:
            return
        view = update.view
        if isinstance(view.stage, Drawing):
            self._watch(update)
        if not view.my_turn:
            return
        turn = (view.stage.name, len(view.board.tricks), len(view.hand), len(view.board.claims))
        if turn != self._asked:
            self._asked = turn
            self._print_all(hand_lines(update))
            self._print(task_line(update))
            if isinstance(view.stage, Declaring):
                self._print_all(claim_lines(view))

    def _watch(self, update: Update) -> None:
        """While cards are dealt: say what declaring is about, and what can be shown, each time that changes."""
        lines = [str(line) for line in (task_line(update), *claim_lines(update.view))]
        self._print_all(line for line in lines if line not in self._told)
        self._told = lines

    # --- what the player says --------------------------------------------------------------------------------------

    def _obey(self, line: str) -> None:
        update = self._update
        wish = read_line(line, None if update is None else update.view)
        match wish:
            case None:
                self._asked = None
            case Misread(why=why):
                self._print(why)
            case Wish():
                self._grant(wish)
            case Trial(action=action):
                self._try(action)
            case _:
                self._act(wish)

    def _grant(self, wish: Wish) -> None:
        update = self._update
        match wish:
            case Wish.HELP:
                self._print_all(help_lines())
            case Wish.QUIT:
                self._leave()
            case Wish.NEXT:
                self._connection.send(Ready())
            case Wish.PAUSE if update is not None:
                self._connection.send(Pause(not update.info.paused))
            case _ if update is not None:
                self._tell(wish, update)
            case _:
                self._print(tr("The cards are not dealt yet."))

    def _tell(self, wish: Wish, update: Update) -> None:
        if wish is Wish.HAND:
            self._print_all(hand_lines(update))
        elif wish is Wish.SCORE:
            self._print_all(score_lines(update))
        elif wish is Wish.LAST and update.view.board.tricks:
            self._print(trick_line(update.view.board.tricks[-1], cast_of(update)))
        elif wish is Wish.HINT:
            self._print(self._hint_text(update.view))
        else:
            self._print(tr("No trick has been played yet."))

    def _hint_text(self, view: SeatView) -> Text:
        dealing = isinstance(view.stage, Drawing)
        if not view.my_turn and not dealing:
            return tr("It is not your turn.")
        action = self._hint(view) if self._hint is not None and view.hand else None
        if action is None and dealing:
            return tr("Hint: show nothing yet.")
        return tr("Hint: {action}", action=action_text(action or next(view.actions())))

    def _act(self, action: Action) -> None:
        update = self._update
        if update is None:
            return
        refusal = update.view.check(action)
        if refusal is not None:
            self._print(self._why(refusal))
            return
        self._acts += 1
        self._connection.send(Act(self._acts, update.seq, action))

    def _try(self, action: Action) -> None:
        update = self._update
        if update is not None:
            refusal = update.view.check(action)
            self._print(trial_line(action, update.view) if refusal is None else self._why(refusal))

    def _why(self, refusal: Refusal) -> Text:
        return refusal_words(refusal, None if self._update is None else wanted_count(self._update.view))

    def _leave(self) -> None:
        self._connection.send(Leave())
        self._print(_KEPT)
        self._over = True

    # --- out ---------------------------------------------------------------------------------------------------

    def _print_all(self, lines: Iterable[Text | str]) -> None:
        for line in lines:
            self._print(line)

    def _print(self, line: Text | str) -> None:
        print(line, file=self._terminal.out, flush=True)
