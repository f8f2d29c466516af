"""管: a line as TCP gives it: bytes in order, in any pieces, late; or gone, and not always told so."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from tools.lan.schedule import Schedule

_SLOWEST = 0.08


@dataclass
class End:
    """One end of a pipe: what is done with bytes, and when the line is known to be gone."""

    receive: Callable[[bytes], None]
    lose: Callable[[], None]
    arrives: float = 0.0
    pending: int = 0
    deaf: bool = False


class Pipe:
    """管: two ends; `stall` lets nothing through to the client for a while."""

    def __init__(self, schedule: Schedule, rng: random.Random, client: End, host: End) -> None:
        self.client, self.host = client, host
        self._schedule = schedule
        self._rng = rng
        self._stalled = 0.0
        self._hole = False

    def send(self, to: End, data: bytes) -> None:
        """Put bytes in; they come out in pieces."""
        while data:
            piece = data[: self._rng.choice((1, 7, 50, 100_000, 100_000, 100_000))]
            data = data[len(piece) :]
            to.pending += len(piece)
            to.arrives = max(to.arrives, self._schedule.now) + self._rng.random() * _SLOWEST * (
                self._rng.random() < 0.5
            )
            if to is self.client:
                to.arrives = max(to.arrives, self._stalled)
            self._schedule.at(to.arrives, lambda piece=piece: self._arrive(to, piece))

    def stall(self, seconds: float) -> None:
        """Let the client read nothing for a while."""
        self._stalled = self._schedule.now + seconds

    def cut(self, *, host_hears: bool, client_hears: bool) -> None:
        """Lose what is on its way; an end that does not hear of it goes on talking to nobody."""
        self._hole = True
        for end, hears in ((self.host, host_hears), (self.client, client_hears)):
            if hears:
                self._schedule.after(self._rng.random() * _SLOWEST, lambda end=end: self._lose(end))

    def finish(self) -> None:
        """The host hangs up: what it said before still arrives."""
        self.host.deaf = True
        self._schedule.at(max(self.client.arrives, self._schedule.now), lambda: self._lose(self.client))

    def _arrive(self, to: End, piece: bytes) -> None:
        to.pending -= len(piece)
        if not self._hole and not to.deaf:
            to.receive(piece)

    def _lose(self, end: End) -> None:
        if not end.deaf:
            end.deaf = True
            end.lose()
