"""What a table lets a viewer know: every byte, and when it came."""

from dataclasses import replace

from game.rules.events import Viewer
from game.rules.seats import SEATS
from game.table.messages import Update
from game.wire import Plain, event_to_plain, pack, to_plain, view_to_plain
from tests.table.rig import Rig

VIEWERS: tuple[Viewer, ...] = (*SEATS, None)


def told(rig: Rig, viewer: Viewer) -> list[tuple[float, bytes]]:
    """Everything a viewer was told as bytes, and when; without the one number that he may derive (A5.4)."""
    out: list[tuple[float, bytes]] = []
    for at, message in zip(rig.times[viewer], rig.told[viewer], strict=True):
        assert isinstance(message, Update)
        view = replace(message.view, most=None)
        plain: Plain = [
            message.seq,
            view_to_plain(view),
            [event_to_plain(event) for event in message.events],
            to_plain(message.info),
        ]
        out.append((round(at, 6), pack(plain)))
    return out
