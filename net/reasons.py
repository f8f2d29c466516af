"""缘由: why a line ends, somebody leaves a table, or a wish is turned down; a code each on the wire."""

from enum import StrEnum


class Reason(StrEnum):
    """缘由: why a line or a stay at a table ends; screens translate it, logs and the wire carry it."""

    LEFT = "left"
    """The guest wanted it."""
    KICKED = "kicked"
    """The keeper of the table sent the guest away."""
    REPLACED = "replaced"
    """The same seat was taken up over a newer line."""
    HOST_QUIT = "host_quit"
    FAULT = "fault"
    """The host's program or disk failed; what was journalled is kept."""

    NO_HELLO = "no_hello"
    """Nothing was said in time that opens a session."""
    NO_COMMON_VERSION = "no_common_version"
    NOT_ADMITTED = "not_admitted"
    """The host takes nobody in this role."""
    FULL = "full"
    """The host has as many guests as it takes."""

    BAD_BYTES = "bad_bytes"
    """What came is not msgpack, nested too deep, or promises too much."""
    TOO_LARGE = "too_large"
    """A message of more bytes than allowed."""
    BAD_MESSAGE = "bad_message"
    """Well-formed, but no message of this protocol: kind, key, type, length or range."""
    OUT_OF_PLACE = "out_of_place"
    """A message that may not stand here: before hello, a second hello."""
    FLOOD = "flood"
    """More messages a second than anybody needs."""
    TOO_SLOW = "too_slow"
    """The peer does not read what it is sent."""
    SILENT = "silent"
    """Nothing was heard for too long."""

    @property
    def again(self) -> bool:
        """Whether a client tries again by itself."""
        return self in _PASSING


_PASSING = frozenset({Reason.FAULT, Reason.NO_HELLO, Reason.TOO_SLOW, Reason.SILENT, Reason.FULL})


class Why(StrEnum):
    """不行: why a wish was turned down; the session goes on."""

    NO_TABLE = "no_table"
    LOCKED = "locked"
    """Nobody new is let in."""
    ROOM_FULL = "room_full"
    NOT_AT_TABLE = "not_at_table"
    NOT_A_PLAYER = "not_a_player"
    """Spectators and displays take no seat and do not talk."""
    NOT_KEEPER = "not_keeper"
    SEAT_TAKEN = "seat_taken"
    SEATED = "seated"
    """Who has or had a seat in a match takes no other."""
    NOT_SEATED = "not_seated"
    UNKNOWN_TOKEN = "unknown_token"
    UNDER_WAY = "under_way"
    """Not while a match is being played."""
    NOT_UNDER_WAY = "not_under_way"
    NOT_READY = "not_ready"
    """Somebody seated is not ready."""
    NO_GUEST = "no_guest"
    NO_LEVEL = "no_level"
    TOO_FAST = "too_fast"
    EMPTY = "empty"


class BadPeerError(Exception):
    """坏对端: the other end broke the protocol; `reason` goes on the wire, the text into the log."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(f"{reason}: {detail[:200]!r}")
        self.reason = reason
