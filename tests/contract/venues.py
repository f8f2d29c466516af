"""Where connections come from: what a kind of connection must offer for the contract to be tried on it."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from game.rules.events import Viewer
from game.table.botpool import InlineBots
from game.table.connection import Connection
from game.table.local import LocalHost, Surroundings
from game.table.plan import TablePlan
from game.table.store import MatchStore


class Venue(Protocol):
    """A table somewhere, and the way to it."""

    def connect(self, viewer: Viewer) -> Connection:
        """Open a line for a seat, or for a spectator (None); where one is open for it, the new one takes its place."""
        ...

    def breathe(self) -> None:
        """Let the other side work, where that takes more than polling."""
        ...

    def quit(self) -> None:
        """End the table, as a host does who closes his program."""
        ...


Opener = Callable[[TablePlan, Path, int], Venue]
"""Open a venue: the plan, a folder of its own, a seed for deals and bots."""


class LocalVenue:
    """A table in this process."""

    def __init__(self, plan: TablePlan, folder: Path, seed: int) -> None:
        store = MatchStore(folder)
        surroundings = Surroundings(entropy=random.Random(seed).randbytes, bots=lambda: InlineBots(seed))
        self.host = LocalHost(store, store.create(plan), surroundings)

    def connect(self, viewer: Viewer) -> Connection:
        """Open a line."""
        return self.host.connect(viewer)

    def breathe(self) -> None:
        """All work is done while a line is polled."""

    def quit(self) -> None:
        """Close the host."""
        self.host.close()


OPENERS: dict[str, Opener] = {"local": LocalVenue}
"""Every kind of connection there is: the contract is tried on each."""
