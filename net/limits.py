"""限度: how much, how often and how long; times are seconds of an injected clock."""

CLIENT_MESSAGE = 8 * 1024
"""Bytes of the largest message of a client."""
HOST_MESSAGE = 64 * 1024
"""Bytes of the largest message of a host."""
STATE = 256 * 1024
"""Bytes of the largest state, unpacked."""

HELLO_WITHIN = 3.0
PING_EVERY = 1.5
SILENT_AFTER = 6.0
STUCK_AFTER = 10.0
LEAP = 2.0
"""More than this between two looks at the clock was a sleep of the machine, and counts as this."""

WRITE_BELOW = 16 * 1024
"""Nothing is handed to a writer that still holds so many bytes."""
MOST_QUEUED = 256
"""Messages, beside the latest state, that wait for a peer that does not read."""

MOST_GUESTS = 1_000
MOST_IN_ROOM = 64
MOST_TABLES = 64
LOBBY_HOLD = 60.0
"""How long a seat in a lobby is kept for who lost his line."""

MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 30.0, 90.0
CHATS_A_SECOND, CHATS_AT_ONCE = 0.5, 5.0

LONGEST_CHAT = 200


class Bucket:
    """漏桶: so many at once, so many a second."""

    def __init__(self, rate: float, size: float, now: float) -> None:
        self._rate, self._size = rate, size
        self._left, self._then = size, now

    def take(self, now: float) -> bool:
        """Take one; False where there is none."""
        self._left = min(self._size, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class SteadyClock:
    """稳钟: a clock that a sleep of the machine, or a step backwards, does not move far."""

    def __init__(self, start: float) -> None:
        self.now = start
        self._seen = start

    def look(self, now: float) -> float:
        """Let the time of another clock go by; gives this one's."""
        self.now += min(max(now - self._seen, 0.0), LEAP)
        self._seen = now
        return self.now
