"""单机: a table in this process: single player is a host without a socket."""

import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from game.rules.events import Viewer
from game.table.asking import Ask
from game.table.botpool import Answer, BotPool
from game.table.messages import Ack, Act, ClientMessage, Closed, CloseReason, Denial, Leave, Nak, TableMessage
from game.table.numbering import Numbering
from game.table.records import Record
from game.table.store import MatchStore, OpenMatch
from game.table.table import Ports, Table

_log = logging.getLogger(__name__)


class Bots(Protocol):
    """机器人: who answers a table's questions."""

    def ask(self, ask: Ask) -> None:
        """Take a question."""
        ...

    def poll(self) -> list[Answer]:
        """Take the answers that have come."""
        ...

    def close(self) -> None:
        """Let go."""
        ...


def _bot_process() -> Bots:
    return BotPool(secrets.randbits(32))


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a local table takes from outside: a clock, random bytes, bots; tests put their own in."""

    clock: Callable[[], float] = time.monotonic
    entropy: Callable[[int], bytes] = secrets.token_bytes
    bots: Callable[[], Bots] = field(default=_bot_process)


class LocalHost:
    """单机: a table, its journal and its bots, moved on whenever a connection is polled."""

    def __init__(self, store: MatchStore | None, match: OpenMatch, surroundings: Surroundings | None = None) -> None:
        """Host a match taken from a store (None: it is not filed when it ends)."""
        self._surroundings = surroundings or Surroundings()
        self._store = store
        self._match = match
        self._bots = self._surroundings.bots()
        self._lines: dict[Viewer, LocalConnection] = {}
        self._over = False
        ports = Ports(self._journal, self._surroundings.entropy, self._tell, self._bots.ask)
        self.table = Table(match.chronicle, ports, self._surroundings.clock())

    def connect(self, viewer: Viewer) -> "LocalConnection":
        """Open a seat's line, or a spectator's (None). The table begins with the first one."""
        line = LocalConnection(self, viewer)
        self._lines[viewer] = line
        self.table.join(viewer)
        return line

    def say(self, viewer: Viewer, message: ClientMessage) -> None:
        """Pass a client's message on; a spectator can only leave."""
        if viewer is None:
            self._answer_spectator(message)
            return
        self._guarded(lambda: self.table.handle(viewer, message, self._surroundings.clock()))

    def pump(self) -> None:
        """Do what is due: bots' answers, deals, clocks."""
        self._guarded(self._pump)

    def hang_up(self, viewer: Viewer, line: "LocalConnection") -> None:
        """Forget a line; with the last one the table stops."""
        if self._lines.get(viewer) is line:
            del self._lines[viewer]
            self.table.viewers.discard(viewer)
        if not self._lines:
            self.close()

    def close(self, reason: CloseReason = CloseReason.HOST_QUIT) -> None:
        """Stop: the journal is kept for later, or filed where nobody will play on. Calling it again does nothing."""
        if self._over:
            return
        self._over = True
        chronicle = self.table.chronicle
        ended = chronicle.match.over or chronicle.abandoned
        for viewer in self.table.viewers:
            self._tell(viewer, Closed(reason, resumable=not ended))
        self._bots.close()
        if self._store is not None and ended:
            self._file(self._store)
        self._match.close()

    def _file(self, store: MatchStore) -> None:
        try:
            store.finish(self._match)
        except OSError as error:
            _log.warning("the finished match stays where it is: %s", error)

    def _answer_spectator(self, message: ClientMessage) -> None:
        if isinstance(message, Leave):
            self.table.viewers.discard(None)
            self._tell(None, Closed(CloseReason.LEFT, resumable=True))
        elif isinstance(message, Act):
            self._tell(None, Nak(message.act_id, denial=Denial.NO_SEAT))

    def _pump(self) -> None:
        for number, action in self._bots.poll():
            self.table.answer(number, action)
        self.table.tick(self._surroundings.clock())

    def _guarded(self, work: Callable[[], None]) -> None:
        """A disk that takes no more ends the table with a word; what was journalled stays."""
        if self._over:
            return
        try:
            work()
        except OSError as error:
            _log.warning("the table stops: %s", error)
            self.close(CloseReason.FAULT)

    def _journal(self, record: Record) -> None:
        self._match.writer.append(record)

    def _tell(self, viewer: Viewer, message: TableMessage) -> None:
        line = self._lines.get(viewer)
        if line is not None:
            line.deliver(message)


class LocalConnection:
    """单机连接: one viewer's line to a table in this process; see `Connection`."""

    def __init__(self, host: LocalHost, viewer: Viewer) -> None:
        self._host = host
        self._viewer = viewer
        self._numbering = Numbering(0 if viewer is None else host.table.chronicle.done[viewer])
        self._inbox: list[TableMessage] = []

    def send(self, message: ClientMessage) -> None:
        """Say something to the table."""
        self._host.say(self._viewer, self._numbering.outward(message) if isinstance(message, Act) else message)

    def poll(self) -> list[TableMessage]:
        """Move the table on and take what has come."""
        self._host.pump()
        messages, self._inbox = self._inbox, []
        return messages

    def close(self) -> None:
        """Hang up; the last to do so stops the table."""
        self._host.hang_up(self._viewer, self)

    def deliver(self, message: TableMessage) -> None:
        """Put a message where `poll` finds it."""
        self._inbox.append(self._numbering.inward(message) if isinstance(message, (Ack, Nak)) else message)
