"""来客: one line as the host sees it: who it is, where he is, what he has been shown."""

from collections.abc import Callable

from game.rules.events import Viewer
from game.rules.seats import Seat
from net.limits import (
    CHATS_A_SECOND,
    CHATS_AT_ONCE,
    HELLO_WITHIN,
    MESSAGES_A_SECOND,
    MESSAGES_AT_ONCE,
    MOST_QUEUED,
    STUCK_AFTER,
    WRITE_BELOW,
    Bucket,
)
from net.messages import ClientMessage, Closing, HostMessage, Role
from net.packing import Packer
from net.reasons import BadPeerError, Reason
from net.session import HostLine, host_line

Maker = Callable[["Guest"], HostMessage | None]
"""Makes what a guest is to be told when it can be written: the latest, not all that was."""


class Guest:
    """来客: `number` is his name on the wire; `own`: the host's own player. `shown` is the last step he was shown.

    `seat` is set by the host alone, and alone decides what he sees.
    """

    def __init__(self, number: int, now: float, *, own: bool = False) -> None:
        self.number = number
        self.own = own
        self.line: HostLine = host_line(now)
        self.packer = Packer()
        self.name = ""
        self.avatar = ""
        self.role = Role.PLAYER
        self.welcome = False
        self.table: int | None = None
        self.seat: Seat | None = None
        self.shown: int | None = None
        self.ended: Reason | None = None
        self._since = now
        self._stuck: float | None = None
        self._messages = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE, now)
        self._chats = Bucket(CHATS_A_SECOND, CHATS_AT_ONCE, now)
        self.tables, self.room, self.update = Latest(self), Latest(self), Latest(self)

    @property
    def viewer(self) -> Viewer:
        """As whom he looks at a match: as his seat, or as anybody."""
        return self.seat

    # --- what comes ---

    def receive(self, data: bytes, now: float) -> list[ClientMessage]:
        """Take bytes. Raises BadPeerError, also for too many messages."""
        before = self.line.arrived
        messages = self.line.receive(data, now)
        for _ in range(self.line.arrived - before):
            if not self._messages.take(now):
                raise BadPeerError(Reason.FLOOD, "too many messages")
        return messages

    def may_chat(self, now: float) -> bool:
        """Whether he has not talked too much."""
        return self._chats.take(now)

    def tick(self, now: float) -> Reason | None:
        """Give the reason to close his line now, if there is one."""
        if not self.welcome and now - self._since >= HELLO_WITHIN:
            return Reason.NO_HELLO
        stuck = self._stuck is not None and now - self._stuck >= STUCK_AFTER
        if stuck or self.line.waiting > MOST_QUEUED:
            return Reason.TOO_SLOW
        return self.line.tick(now)

    # --- what goes ---

    def tell(self, message: HostMessage) -> None:
        """Say something, behind what waits."""
        if self.ended is None:
            self.line.say(message)

    def due(self, latest: "Latest") -> None:
        """Tell the latest of something as soon as it can be written; it is made then."""
        if latest.make is not None and self.ended is None:
            self.line.say_latest(latest)

    def supply(self, latest: "Latest", make: Maker | None) -> None:
        """Set who makes the latest of something, and take back what waits of the old."""
        self.line.withdraw(latest)
        latest.make = make

    def take(self, pending: int, now: float) -> bytes:
        """Take what is to be written by a writer that still holds `pending` bytes."""
        if pending >= WRITE_BELOW and self.ended is None:
            self._stuck = now if self._stuck is None else self._stuck
            return b""
        self._stuck = None
        return self.line.take()

    def close(self, reason: Reason, *, resumable: bool) -> None:
        """Say why, and nothing more. Calling it again does nothing."""
        if self.ended is None:
            if reason is Reason.TOO_SLOW:
                self.line.clear()
            self.line.say(Closing(reason, resumable))
            self.ended = reason


class Latest:
    """最新: something of which a guest is told not all that was, but how it is when it can be written."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self.make: Maker | None = None

    def __call__(self) -> HostMessage | None:
        """Make the message."""
        return None if self.make is None else self.make(self._guest)
