"""Matches played out, record by record, for the tests of journals and replays."""

import random
from collections.abc import Iterator
from functools import lru_cache

from game.rules.events import Notice
from game.rules.seats import SEATS
from game.table.chronicle import Chronicle
from game.table.dealing import KEY_BYTES, drawer_of, shuffled
from game.table.messages import Occupant, SeatInfo
from game.table.records import Acted, Dealt, Opened, Record, Seated
from tests.kit.random_rounds import random_step
from tests.table.rig import plan

_EAGERNESS = 0.1


def played_match(
    rng: random.Random, preset: str, rounds: int
) -> Iterator[tuple[Record, Chronicle, tuple[Notice, ...]]]:
    """A random match: each record, what it led to and what was told; sometimes somebody leaves for good."""
    opened = Opened(plan(SEATS, preset=preset, rounds=rounds))
    chronicle = Chronicle.open(opened)
    yield opened, chronicle, ()
    while not chronicle.match.over:
        record = _next(chronicle, rng)
        chronicle, notices = chronicle.after(record)
        yield record, chronicle, notices


def _next(chronicle: Chronicle, rng: random.Random) -> Record:
    if rng.random() < 0.002:
        info = SeatInfo("", "", Occupant.STAND_IN, "steady")
        return Seated(rng.choice(SEATS), info, left=True)
    if chronicle.wants_deal:
        key = rng.randbytes(KEY_BYTES)
        return Dealt(shuffled(chronicle.plan.game.pack, key), drawer_of(key))
    assert chronicle.round is not None
    return Acted(*random_step(chronicle.round, rng, _EAGERNESS))


@lru_cache(maxsize=16)
def records_of(seed: int, preset: str = "classic", rounds: int = 1) -> tuple[Record, ...]:
    """The records of a random match."""
    return tuple(record for record, _, _ in played_match(random.Random(seed), preset, rounds))
