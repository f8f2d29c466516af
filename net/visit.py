"""做客: the client without its socket: says hello, takes its seat again over every line, asks again what has no answer.

One visit outlives its lines: `connect` begins a line, `lost` ends it. A screen talks to it as to any table: it puts in
the messages of `game.table` and takes them out, its actions numbered from 1.
"""

from dataclasses import dataclass, replace

from game.rules.seats import SEATS, Seat
from game.table.messages import (
    Ack,
    Act,
    ClientMessage,
    Closed,
    CloseReason,
    Nak,
    Pause,
    Ready,
    TableMessage,
    Update,
)
from game.table.numbering import Numbering
from game.wire import action_to_plain
from net.messages import ClientMessage as Wish
from net.messages import (
    Closing,
    Hello,
    HostMessage,
    Out,
    Refused,
    Resume,
    RoomView,
    SeatAck,
    SeatAct,
    Seated,
    SeatLeave,
    SeatNak,
    SeatPause,
    SeatReady,
    SeatUpdate,
    Tables,
    Welcome,
)
from net.packing import Unpacker
from net.reasons import BadPeerError, Reason, Why
from net.session import ClientLine, client_line


@dataclass(frozen=True, slots=True)
class Ticket:
    """座位凭证: by what a host knows again whose seat it is; a client keeps it, under the host's identity."""

    token: bytes
    table: int
    seat: Seat


class Visit:
    """做客: `welcome`, `tables`, `room`, `ticket` are the latest that the host has said; `ended`: why the line ended.

    `news` holds messages of the host that are no table's: refusals, chat, emotes.
    """

    def __init__(self, hello: Hello, ticket: Ticket | None = None) -> None:
        self.hello = hello
        self.ticket = ticket
        self.welcome: Welcome | None = None
        self.tables: Tables | None = None
        self.room: RoomView | None = None
        self.ended: Reason | None = None
        self.news: list[HostMessage] = []
        self.seq = 0
        self._line: ClientLine | None = None
        self._unpacker = Unpacker()
        self._numbering: Numbering | None = None
        self._open: dict[int, SeatAct] = {}
        self._waiting: list[Act] = []
        self._inbox: list[TableMessage] = []

    # --- lines ---

    def connect(self, now: float) -> None:
        """A line has been opened: say hello, and ask for the seat."""
        self._line = client_line(now)
        self._unpacker = Unpacker()
        self.welcome, self.ended = None, None
        self._line.say(self.hello)
        if self.ticket is None:
            self.seq = 0
        self.come_back()

    def receive(self, data: bytes, now: float) -> None:
        """Bytes have come. A host that breaks the protocol is heard no more: see `ended`."""
        if self._line is None:
            return
        try:
            for message in self._line.receive(data, now):
                self._hear(message)
        except BadPeerError as error:
            self._hang_up(error.reason)

    def lost(self, reason: Reason = Reason.SILENT) -> None:
        """The line is gone; what was asked for and not answered is asked for again over the next one."""
        self._hang_up(reason)

    def tick(self, now: float) -> None:
        """Time has passed."""
        reason = None if self._line is None else self._line.tick(now)
        if reason is not None:
            self._hang_up(reason)

    def take(self) -> bytes:
        """Take what is to be written."""
        return b"" if self._line is None else self._line.take()

    @property
    def connected(self) -> bool:
        """Whether there is a line."""
        return self._line is not None

    @property
    def rtt(self) -> float | None:
        """How long an answer takes, in seconds."""
        return None if self._line is None else self._line.rtt

    # --- what a screen says and hears ---

    def wish(self, message: Wish) -> None:
        """Ask the host for something around the table; without a line nothing comes of it."""
        if self._line is not None:
            self._line.say(message)

    def send(self, message: ClientMessage) -> None:
        """Say something to the table. An action waits for a line; anything else is worth nothing later."""
        match message:
            case Act():
                self._act(message)
            case Ready():
                self.wish(SeatReady())
            case Pause(on=on):
                self.wish(SeatPause(on))
            case _:
                self.wish(SeatLeave(message.for_good))

    def poll(self) -> list[TableMessage]:
        """Take what has come from the table."""
        messages, self._inbox = self._inbox, []
        return messages

    @property
    def unanswered(self) -> int:
        """How many actions wait for an answer."""
        return len(self._open) + len(self._waiting)

    def come_back(self) -> None:
        """Take the seat again that was left over this very line."""
        if self.ticket is not None:
            self.wish(Resume(self.ticket.token, self.seq))

    def repeat(self) -> None:
        """Ask again for all that was not answered."""
        for act in self._open.values():
            self.wish(act)

    # --- within ---

    def _act(self, act: Act) -> None:
        if self._numbering is None:
            self._waiting.append(act)
            return
        act = self._numbering.outward(act)
        asked = self._open[act.act_id] = SeatAct(act.act_id, act.seq, action_to_plain(act.action))
        self.wish(asked)

    def _hear(self, message: HostMessage) -> None:
        match message:
            case SeatUpdate():
                self._update(message)
            case SeatAck(act_id=act_id):
                self._answered(act_id, Ack(act_id))
            case SeatNak(act_id=act_id, refusal=refusal, denial=denial):
                self._answered(act_id, Nak(act_id, refusal, denial))
            case RoomView():
                self._look_round(message)
            case Seated():
                self._seated(message)
            case Out() | Closing():
                self._put_out(message)
            case _:
                self._heard_around(message)

    def _heard_around(self, message: HostMessage) -> None:
        match message:
            case Welcome(version=version):
                if version not in self.hello.versions:
                    raise BadPeerError(Reason.NO_COMMON_VERSION, str(version))
                self.welcome = message
            case Tables():
                self.tables, self.room = message, None
            case Refused(what="resume", why=Why.UNKNOWN_TOKEN):
                self._forget()
                self.news.append(message)
            case _:
                self.news.append(message)

    def _look_round(self, room: RoomView) -> None:
        """Before a match the keeper may have moved this very seat."""
        self.room = room
        if self.ticket is not None and self.welcome is not None:
            me = self.welcome.guest
            seat = next((seat for seat in SEATS if room.chairs[seat].guest == me), self.ticket.seat)
            self.ticket = replace(self.ticket, seat=seat)

    def _update(self, message: SeatUpdate) -> None:
        shown = self._unpacker.unpack(message.state)
        if message.seq < self.seq:
            self._open.clear()  # another match has begun: nobody wants there what was wanted in this one
        self.seq = message.seq
        self._inbox.append(Update(message.seq, shown.view, shown.events, shown.info))

    def _seated(self, message: Seated) -> None:
        known = self.ticket is not None and self.ticket.token == message.token
        self.seq = self.seq if known else 0
        self.ticket = Ticket(message.token, message.table, message.seat)
        if not known or self._numbering is None:
            self._numbering = Numbering(message.done)
            self._open.clear()
        self.repeat()
        waiting, self._waiting = self._waiting, []
        for act in waiting:
            self._act(act)

    def _answered(self, act_id: int, answer: Ack | Nak) -> None:
        if self._open.pop(act_id, None) is not None and self._numbering is not None:
            self._inbox.append(self._numbering.inward(answer))

    def _put_out(self, message: Out | Closing) -> None:
        reason = _CLOSE_REASONS.get(message.reason, CloseReason.FAULT)
        if not message.resumable:
            self._forget()
        self.room = None
        if isinstance(message, Closing):
            self._hang_up(message.reason)
        else:
            self.news.append(message)
        if not (message.resumable and message.reason.again):
            self._inbox.append(Closed(reason, message.resumable))

    def _forget(self) -> None:
        """The seat is mine no more."""
        self.ticket, self._numbering = None, None
        self._open.clear()
        self._waiting.clear()

    def _hang_up(self, reason: Reason) -> None:
        if self._line is not None:
            self._line, self.ended = None, reason


_CLOSE_REASONS = {Reason.LEFT: CloseReason.LEFT, Reason.HOST_QUIT: CloseReason.HOST_QUIT}
"""What a screen tells apart; `news` and `ended` have the rest."""
