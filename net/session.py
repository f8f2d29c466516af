"""会话: one end of a line without its socket: bytes and the time in, messages out, and the other way round."""

from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar, cast

from net.framing import CLIENTS_SPEECH, HOSTS_SPEECH, Inbox, Speech, encode
from net.limits import PING_EVERY, SILENT_AFTER
from net.messages import ClientMessage, HostMessage, Message, Ping, Pong
from net.reasons import Reason

In = TypeVar("In")
Out = TypeVar("Out", bound=Message)


Maker = Callable[[], Out | None]
"""Makes a message when it is to be written; None when there is nothing to say any more."""


class Line(Generic[In, Out]):
    """线路: keeps the peer's messages in order, answers its pings and sends its own; `rtt` is how long an answer takes,
    `arrived` how many messages have come, pings too.

    What is to be said waits until somebody takes it, so what need not be history can be made when it is taken.
    """

    def __init__(self, hears: Speech[In], now: float) -> None:
        self._inbox = Inbox(hears)
        self._queue: deque[Message | Maker[Out]] = deque()
        self._heard = now
        self._pinged = now
        self._pings = 0
        self.rtt: float | None = None
        self.arrived = 0

    def receive(self, data: bytes, now: float) -> list[In]:
        """Take bytes; give the messages but pings and pongs. Raises BadPeerError."""
        messages = self._inbox.feed(data)
        self.arrived += len(messages)
        if messages:
            self._heard = now
        return [message for message in messages if not self._is_beat(message, now)]

    def tick(self, now: float) -> Reason | None:
        """Ping when it is time; give the reason to hang up when nothing has been heard for too long."""
        if now - self._heard >= SILENT_AFTER:
            return Reason.SILENT
        if now - self._pinged >= PING_EVERY:
            self._pinged = now
            self._pings += 1
            self._queue.append(Ping(self._pings))
        return None

    def say(self, message: Out) -> None:
        """Put a message behind the others."""
        self._queue.append(message)

    def say_latest(self, make: Maker[Out]) -> None:
        """Put there what `make` gives when it is taken; where it waits already, it waits on in its place."""
        if make not in self._queue:
            self._queue.append(make)

    def withdraw(self, make: Maker[Out]) -> None:
        """Take that back."""
        if make in self._queue:
            self._queue.remove(make)

    def clear(self) -> None:
        """Say nothing of what waits."""
        self._queue.clear()

    @property
    def waiting(self) -> int:
        """How many messages wait to be taken."""
        return len(self._queue)

    def take(self) -> bytes:
        """Take all that is to be written, as bytes."""
        parts: list[bytes] = []
        while self._queue:
            queued = self._queue.popleft()
            message = queued if isinstance(queued, Message) else queued()
            if message is not None:
                parts.append(encode(message))
        return b"".join(parts)

    def _is_beat(self, message: In, now: float) -> bool:
        beat = cast("object", message)
        if isinstance(beat, Ping):
            self._queue.append(Pong(beat.number))
        elif isinstance(beat, Pong) and beat.number == self._pings:
            self.rtt = now - self._pinged
        return isinstance(beat, Ping | Pong)


HostLine = Line[ClientMessage, HostMessage]
ClientLine = Line[HostMessage, ClientMessage]


def host_line(now: float) -> HostLine:
    """The host's end of a line."""
    return Line(CLIENTS_SPEECH, now)


def client_line(now: float) -> ClientLine:
    """The client's end of a line."""
    return Line(HOSTS_SPEECH, now)
