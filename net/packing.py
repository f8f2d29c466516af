"""装箱: the state of a table as one viewer is shown it, packed: views hardly differ, so a stream of them shrinks well.

Packed is msgpack `[view, [events], info]` in one raw deflate stream a line (window 4 KiB, flushed after each), and
padding up to a full block: whoever looks at the lengths on the wire sees blocks, not cards.
"""

import zlib
from typing import NamedTuple

from game.rules.events import Event
from game.rules.view import SeatView
from game.table.messages import TableInfo
from game.wire import Plain, WireError, event_to_plain, from_plain, pack, to_plain, unpack, view_to_plain
from net.limits import STATE
from net.reasons import BadPeerError, Reason

WINDOW = 12
BLOCK = 128
_MEMORY = 5
_LEVEL = 6


class Shown(NamedTuple):
    """What an update holds."""

    view: SeatView
    events: tuple[Event, ...]
    info: TableInfo


class Packer:
    """装箱: packs the states for one line, in order."""

    def __init__(self) -> None:
        self._deflate = zlib.compressobj(_LEVEL, zlib.DEFLATED, -WINDOW, _MEMORY)

    def pack(self, shown: Shown) -> tuple[bytes, bytes]:
        """Pack a state: the bytes and their padding."""
        plain = [view_to_plain(shown.view), [event_to_plain(event) for event in shown.events], to_plain(shown.info)]
        state = self._deflate.compress(pack(plain)) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
        return state, bytes(-len(state) % BLOCK)


class Unpacker:
    """拆箱: the other end of a line."""

    def __init__(self) -> None:
        self._inflate = zlib.decompressobj(-WINDOW)

    def unpack(self, state: bytes) -> Shown:
        """Give the state back. Raises BadPeerError for what is none, or unpacks to more than any has."""
        try:
            data = self._inflate.decompress(state, STATE)
            if self._inflate.unconsumed_tail:
                raise BadPeerError(Reason.TOO_LARGE, "a state that unpacks to too much")
            return _shown(unpack(data))
        except (zlib.error, WireError) as error:
            raise BadPeerError(Reason.BAD_MESSAGE, str(error)) from error


def _shown(plain: Plain) -> Shown:
    match plain:
        case [dict(), list(), dict()]:
            events = from_plain(tuple[Event, ...], plain[1])
            return Shown(from_plain(SeatView, plain[0]), events, from_plain(TableInfo, plain[2]))
        case _:
            raise WireError("a state is [view, [events], info]")
