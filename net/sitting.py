"""开局中: a match being played in a room: its table, journal and bots, and the latest that each viewer may see."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from game.rules.events import Viewer, events_for
from game.rules.seats import Seat
from game.table.chronicle import Chronicle
from game.table.local import Bots
from game.table.messages import ClientMessage, TableMessage, Update
from game.table.records import Record
from game.table.table import Ports, Table
from net.messages import SeatUpdate
from net.packing import Packer, Shown
from net.tokens import owns


class Book(Protocol):
    """账本: a match that is kept: where it stands, and where its records go."""

    @property
    def chronicle(self) -> Chronicle:
        """Where the match stood when the book was opened."""
        ...

    def append(self, record: Record) -> None:
        """Keep a record so that it outlives this process. Raises OSError, and keeps nothing then."""
        ...

    def close(self, *, ended: bool) -> None:
        """Let go; a match that has ended is filed. Never raises."""
        ...


@dataclass(frozen=True, slots=True)
class Kit:
    """What a match needs besides its book."""

    entropy: Callable[[int], bytes]
    bots: Callable[[], Bots]
    tell: Callable[[Viewer, TableMessage], None]


class Sitting:
    """开局中: wraps a `Table`; `latest` has the last update of each viewer."""

    def __init__(self, book: Book, kit: Kit, now: float) -> None:
        """Begin a match, or take it up again: all its people are away until they are brought back."""
        self._book = book
        self._tell = kit.tell
        self._bots = kit.bots()
        self.closed = False
        self.latest: dict[Viewer, Update] = {}
        chronicle = book.chronicle
        self.table = Table(chronicle, Ports(book.append, kit.entropy, self._note, self._bots.ask), now)
        for seat in chronicle.people:
            self.table.away(seat, now)

    @property
    def chronicle(self) -> Chronicle:
        """How the match stands."""
        return self.table.chronicle

    @property
    def ended(self) -> bool:
        """Whether nothing more will be played."""
        return self.chronicle.match.over or self.chronicle.abandoned

    def pump(self, now: float) -> None:
        """Do what is due. Raises OSError."""
        for number, action in self._bots.poll():
            self.table.answer(number, action)
        self.table.tick(now)

    def handle(self, seat: Seat, message: ClientMessage, now: float) -> None:
        """Take what a seat's person says. Raises OSError."""
        self.table.handle(seat, message, now)

    def owner_of(self, token: bytes) -> Seat | None:
        """The seat that a token opens, if its person has not given it up."""
        return next((seat for seat in self.chronicle.people if owns(token, self.chronicle.owners[seat])), None)

    def nobodys(self, seat: Seat) -> bool:
        """Whether anybody may take the seat: a bot's, one given up for good, one whose person was never noted."""
        return seat not in self.chronicle.people or not self.chronicle.owners[seat]

    def update(self, viewer: Viewer, have: int | None, packer: Packer) -> tuple[int, SeatUpdate] | None:
        """What brings a viewer who has seen step `have` up to date, and the step that it leads to."""
        latest = self.latest.get(viewer)
        if latest is None:
            return None
        recent = self.chronicle.recent
        first = latest.seq - len(recent)
        base = have if have is not None and first <= have <= latest.seq else latest.seq
        events = tuple(event for notices in recent[base - first :] for event in events_for(notices, viewer))
        state, pad = packer.pack(Shown(latest.view, events, latest.info))
        return latest.seq, SeatUpdate(latest.seq, base, state, pad)

    def close(self) -> None:
        """Let go of book and bots. Calling it again does nothing."""
        if not self.closed:
            self.closed = True
            self._bots.close()
            self._book.close(ended=self.ended)

    def _note(self, viewer: Viewer, message: TableMessage) -> None:
        if isinstance(message, Update):
            self.latest[viewer] = message
        self._tell(viewer, message)
