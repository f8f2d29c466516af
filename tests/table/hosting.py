"""Tables as a program hosts them: with a journal in a folder, bots, and lines to the seats."""

import random
import time
from collections.abc import Callable
from pathlib import Path

from game.table.botpool import InlineBots
from game.table.local import Bots, LocalConnection, LocalHost, Surroundings
from game.table.messages import TableMessage, Update
from game.table.plan import TablePlan
from game.table.store import MatchStore

LIMIT = 60.0
"""Seconds that something outside may take before a test gives up; it takes a fraction of one."""


def surroundings(seed: int, bots: Callable[[], Bots] | None = None) -> Surroundings:
    """Deals from a seed, the real clock, and bots that think at once unless others are given."""
    return Surroundings(entropy=random.Random(seed).randbytes, bots=bots or (lambda: InlineBots(seed)))


def hosted(folder: Path, plan: TablePlan, seed: int, bots: Callable[[], Bots] | None = None) -> LocalHost:
    """A new match in a folder."""
    store = MatchStore(folder)
    return LocalHost(store, store.create(plan), surroundings(seed, bots))


def eventually(met: Callable[[], bool]) -> None:
    """Wait for something outside this process."""
    end = time.monotonic() + LIMIT
    while not met():
        assert time.monotonic() < end, "it never came"
        time.sleep(0)


def play_out(host: LocalHost, line: LocalConnection) -> list[TableMessage]:
    """Poll a line until the match is over; gives what came."""
    came: list[TableMessage] = []

    def over() -> bool:
        came.extend(line.poll())
        return host.table.chronicle.match.over

    eventually(over)
    return came


def steps(messages: list[TableMessage]) -> list[int]:
    """The numbers of the steps that were told."""
    return [message.seq for message in messages if isinstance(message, Update)]
