"""A match of Chao Dipi is taken up at every act: after a deal that came to nothing, in a fry, behind a failed throw."""

import random
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from game.rules.actions import Draw
from game.rules.seats import SEATS
from game.table.chronicle import Chronicle
from game.table.dealing import KEY_BYTES, drawer_of, shuffled
from game.table.journal import read_journal
from game.table.records import Acted, Dealt, Opened, Record
from game.table.store import MatchStore
from tests.kit.decks import TWO_DECKS, rigged
from tests.kit.random_rounds import random_step
from tests.table.rig import plan

Step = tuple[Record, Chronicle]
NOBODY_CAN_REPORT = "S2*2 H2*2 C2*2 D2*2"
_EAGERNESS = 0.1


def round_of(chronicle: Chronicle, deal: Dealt, rng: random.Random) -> Iterator[Step]:
    """Deal, and play at random until the deal is over."""
    record: Record = deal
    while True:
        chronicle, _ = chronicle.after(record)
        yield record, chronicle
        assert chronicle.round is not None
        if chronicle.round.over:
            return
        record = Acted(*random_step(chronicle.round, rng, _EAGERNESS))


def any_deal(chronicle: Chronicle, rng: random.Random) -> Dealt:
    """A shuffled deck."""
    key = rng.randbytes(KEY_BYTES)
    return Dealt(shuffled(chronicle.plan.game.pack, key), drawer_of(key))


@lru_cache(maxsize=1)
def eventful(seed: int) -> tuple[Step, ...]:
    """A deal that comes to nothing, then a first round with a failed throw, then one in which the kitty is fried."""
    rng = random.Random(seed)
    opened = Opened(plan(SEATS, preset="chaodipi", rounds=2))
    steps: list[Step] = [(opened, Chronicle.open(opened))]
    nothing = Dealt(rigged(kitty=NOBODY_CAN_REPORT, size=TWO_DECKS), SEATS[0])
    steps += round_of(steps[-1][1], nothing, rng)
    for wanted in ("failed_throws", "fryers"):
        played: list[Step] = []
        while not played or not getattr(played[-1][1].round and played[-1][1].round.board, wanted):
            played = list(round_of(steps[-1][1], any_deal(steps[-1][1], rng), rng))
        steps += played
    return tuple(steps)


def test_it_all_happens(seed: int) -> None:
    steps = eventful(seed)
    assert steps[-1][1].match.over
    assert [chronicle.round.phase.name for _, chronicle in steps if chronicle.round and chronicle.round.over] == [
        *("redeal", "over", "over")
    ]


def is_act(record: Record) -> bool:
    """Whether a seat did something, passing included; a draw is the dealer's."""
    return isinstance(record, Acted) and not isinstance(record.action, Draw)


@pytest.mark.parametrize("part", [4, pytest.param(1, marks=pytest.mark.slow)])
def test_a_match_goes_on_from_every_act(part: int, seed: int, tmp_path: Path) -> None:
    """From a journal that ends there; the default run tries every fourth act, and each by which a deal ended."""
    steps = eventful(seed)
    store = MatchStore(tmp_path)
    opened = steps[0][0]
    assert isinstance(opened, Opened)
    match = store.create(opened.plan)
    for record, _ in steps[1:]:
        match.writer.append(record)
    match.close()
    path = match.writer.path
    data, ends = path.read_bytes(), read_journal(path).ends
    acts = [index for index, (record, _) in enumerate(steps) if is_act(record)]
    turning = [index for index, (_, chronicle) in enumerate(steps) if chronicle.round and chronicle.round.over]
    for index in {*acts[seed % part :: part], *turning}:
        path.write_bytes(data[: ends[index]])
        again, aside = store.resume(path)
        assert (aside, again is not None and again.chronicle == steps[index][1]) == (None, True), steps[index][0]
        assert again is not None
        again.close()
