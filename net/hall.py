"""大厅: the host without its sockets: guests come and go, say hello, see the tables, and are led to their rooms."""

import logging
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count

from game.table.names import fit_line
from net.guest import Guest
from net.limits import MOST_GUESTS, MOST_TABLES, SteadyClock
from net.lobby import Offer
from net.messages import (
    VERSIONS,
    ClientMessage,
    Enter,
    Hello,
    HostMessage,
    Message,
    Out,
    Refused,
    Resume,
    Role,
    Tables,
    Welcome,
)
from net.reasons import BadPeerError, Reason, Why
from net.room import Room, Supplies
from net.sitting import Book
from net.wishes import grant

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Manners:
    """规矩: what the host is called, and whom it lets in. Raises ValueError for a name that `fit_line` would change."""

    name: str
    roles: frozenset[Role] = frozenset(Role)

    def __post_init__(self) -> None:
        if self.name != fit_line(self.name):
            raise ValueError(f"not fit to be a name: {self.name[:80]!r}")


class Hall:
    """大厅: give it what comes and the time; take from it what is to be written. It raises nothing for what comes.

    After every call, whoever has sockets looks through `guests` and writes what `take` gives for each. One that has
    `ended` is closed behind that, and given back with `lose` like any other whose line is gone.
    """

    def __init__(self, manners: Manners, supplies: Supplies, now: float) -> None:
        self.guests: dict[int, Guest] = {}
        self.rooms: dict[int, Room] = {}
        self._manners = manners
        self._supplies = supplies
        self._clock = SteadyClock(now)
        self._numbers = count(1)
        self._tables = count(1)

    def open_room(self, offer: Offer, book: Book | None = None) -> Room:
        """Set up a table; with a book, the match in it goes on. Raises ValueError when there are enough."""
        if len(self.rooms) >= MOST_TABLES:
            raise ValueError(f"a host has {MOST_TABLES} tables and no more")
        number = next(self._tables)
        room = self.rooms[number] = Room(number, offer, self._supplies)
        if book is not None:
            room.play(book, self._clock.now)
        self._list_tables()
        return room

    # --- lines ---

    def connect(self, now: float, *, own: bool = False) -> Guest:
        """A line has been opened; `own`: by the host's own player."""
        guest = Guest(next(self._numbers), self._clock.look(now), own=own)
        self.guests[guest.number] = guest
        if len(self.guests) > MOST_GUESTS:
            guest.close(Reason.FULL, resumable=True)
        return guest

    def receive(self, guest: Guest, data: bytes, now: float) -> None:
        """Bytes have come over a line."""
        time = self._clock.look(now)
        try:
            for message in guest.receive(data, time):
                if guest.ended is None:
                    self._hear(guest, message, time)
        except BadPeerError as error:
            _log.info("guest %d: %s", guest.number, error)
            self._end(guest, error.reason, time)
        self._spread()

    def lose(self, guest: Guest, now: float) -> None:
        """A line is gone."""
        time = self._clock.look(now)
        self.guests.pop(guest.number, None)
        self._put_out(guest, time)
        self._spread()

    def tick(self, now: float) -> None:
        """Time has passed: some times a second is enough, but bots and deals are no faster than this is called."""
        time = self._clock.look(now)
        for guest in tuple(self.guests.values()):
            reason = None if guest.ended is not None else guest.tick(time)
            if reason is not None:
                self._end(guest, reason, time)
        for room in tuple(self.rooms.values()):
            with self._guarded(room):
                room.tick(time)
        self._spread()

    def take(self, guest: Guest, pending: int) -> bytes:
        """Take what is to be written to a guest, whose writer still holds `pending` bytes."""
        return guest.take(pending, self._clock.now)

    def close(self, reason: Reason = Reason.HOST_QUIT) -> None:
        """Stop: journals are kept, everybody is told; nobody is let in any more."""
        for room in self.rooms.values():
            if room.sitting is not None:
                room.sitting.close()
        for guest in self.guests.values():
            playing = guest.table is not None and guest.seat is not None
            guest.close(reason, resumable=playing)
        self.rooms.clear()

    # --- what is said ---

    def _hear(self, guest: Guest, message: ClientMessage, now: float) -> None:
        if guest.welcome == isinstance(message, Hello):
            raise BadPeerError(Reason.OUT_OF_PLACE, type(message).__name__)
        match message:
            case Hello():
                self._greet(guest, message)
            case Enter(table=table):
                self._answer(guest, message, self._enter(guest, table))
            case Resume():
                self._answer(guest, message, self._resume(guest, message, now))
            case _:
                self._wish(guest, message, now)

    def _wish(self, guest: Guest, message: ClientMessage, now: float) -> None:
        room = self.rooms.get(guest.table or 0)
        if room is None:
            self._answer(guest, message, Why.NOT_AT_TABLE)
            return
        with self._guarded(room):
            self._answer(guest, message, grant(room, guest, message, now))
        self._list_again()

    def _greet(self, guest: Guest, hello: Hello) -> None:
        version = next((version for version in hello.versions if version in VERSIONS), None)
        if version is None:
            guest.close(Reason.NO_COMMON_VERSION, resumable=False)
        elif hello.role not in self._manners.roles:
            guest.close(Reason.NOT_ADMITTED, resumable=False)
        else:
            guest.name = fit_line(hello.name) or f"#{guest.number}"
            guest.avatar = fit_line(hello.avatar)
            guest.role, guest.welcome = hello.role, True
            guest.tell(Welcome(version, self._manners.name, guest.number, hello.role))
            self._show_tables(guest)

    def _enter(self, guest: Guest, table: int) -> Why | None:
        room = self.rooms.get(table)
        if room is None:
            return Why.NO_TABLE
        if guest.table == table:
            return None
        if guest.seat is not None:
            return Why.SEATED
        why = None
        with self._guarded(room):
            old = self.rooms.get(guest.table or 0)
            why = room.enter(guest)
            if why is None and old is not None:
                old.guests.pop(guest.number)
                old.changed = True
        return why

    def _resume(self, guest: Guest, message: Resume, now: float) -> Why | None:
        if guest.role is not Role.PLAYER:
            return Why.NOT_A_PLAYER
        for room in self.rooms.values():
            seat = room.owner_of(message.token)
            if seat is not None:
                self._leave_other(guest, room, now)
                with self._guarded(room):
                    room.resume(guest, seat, message.token, message.have, now)
                return None
        return Why.UNKNOWN_TOKEN

    def _leave_other(self, guest: Guest, room: Room, now: float) -> None:
        """Who takes a seat again is nowhere else."""
        here = self.rooms.get(guest.table or 0)
        if here is not None and (here is not room or guest.seat is not None):
            self._put_out(guest, now)

    # --- within ---

    def _answer(self, guest: Guest, message: Message, why: Why | None) -> None:
        if why is not None:
            guest.tell(Refused(str(message.__struct_config__.tag), why))

    def _end(self, guest: Guest, reason: Reason, now: float) -> None:
        """Close a line from here, as if it were gone."""
        seated = guest.seat is not None
        self._put_out(guest, now)
        guest.close(reason, resumable=seated)

    def _put_out(self, guest: Guest, now: float) -> None:
        room = self.rooms.get(guest.table or 0)
        if room is not None:
            with self._guarded(room):
                room.lose(guest, now)

    @contextmanager
    def _guarded(self, room: Room) -> Generator[None]:
        """A disk that takes no more ends one room with a word, not the others."""
        try:
            yield
        except OSError as error:
            _log.warning("table %d stops: %s", room.number, error)
            self._fail(room)

    def _fail(self, room: Room) -> None:
        self.rooms.pop(room.number, None)
        if room.sitting is not None:
            room.sitting.close()
        for guest in tuple(room.guests.values()):
            room.drop(guest)
            guest.tell(Out(Reason.FAULT, resumable=True))
            self._show_tables(guest)
        self._list_tables()

    def _list_again(self) -> None:
        """Who has come out of a room sees the list of tables again."""
        for guest in self.guests.values():
            if guest.welcome and guest.table is None and guest.tables.make is None:
                self._show_tables(guest)

    def _show_tables(self, guest: Guest) -> None:
        guest.supply(guest.tables, self._tables_for)
        guest.due(guest.tables)

    def _list_tables(self) -> None:
        for guest in self.guests.values():
            guest.due(guest.tables)

    def _spread(self) -> None:
        """Tell what has changed in rooms, within and in the list."""
        changed = [room for room in self.rooms.values() if room.changed]
        for room in changed:
            room.changed = False
            room.tell_room()
        if changed:
            self._list_tables()

    def _tables_for(self, guest: Guest) -> HostMessage:
        del guest
        return Tables(tuple(room.line() for room in self.rooms.values()))

    def playing(self) -> Iterator[str]:
        """Who would be sorry if the host stopped now: the names of those who are in a match."""
        for room in self.rooms.values():
            if room.sitting is not None and not room.sitting.ended:
                yield from (guest.name for guest in room.at.values() if not guest.own)
