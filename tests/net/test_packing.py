"""装箱: states come back, shrink, and are bounded."""

import random
import zlib

import pytest

from game.rules.events import events_for
from game.rules.seats import SEATS
from game.wire import pack
from net.limits import STATE
from net.packing import BLOCK, WINDOW, Packer, Shown, Unpacker
from net.reasons import BadPeerError, Reason
from tests.kit.random_rounds import random_walk
from tests.net.test_secrecy import INFO

MOST = 200_000
"""Bytes that a whole round of Da Gunzi may take to each player."""


@pytest.mark.parametrize("rules", ["classic", "chaodipi"])
def test_the_states_of_a_round_come_back_and_shrink(rules: str, seed: int) -> None:
    walk = random_walk(seed, rules, 0)
    for viewer in (SEATS[2], None):
        packer, unpacker, size = Packer(), Unpacker(), 0
        for move in walk.moves:
            shown = Shown(move.after.view(viewer), events_for(move.told, viewer), INFO)
            state, pad = packer.pack(shown)
            assert unpacker.unpack(state) == shown
            assert (len(state) + len(pad)) % BLOCK == 0
            size += len(state) + len(pad)
        assert size < MOST


def reason_for(state: bytes) -> Reason:
    with pytest.raises(BadPeerError) as caught:
        Unpacker().unpack(state)
    return caught.value.reason


def deflated(data: bytes) -> bytes:
    deflate = zlib.compressobj(9, zlib.DEFLATED, -WINDOW)
    return deflate.compress(data) + deflate.flush(zlib.Z_SYNC_FLUSH)


def test_a_state_that_unpacks_to_too_much_is_refused() -> None:
    assert reason_for(deflated(bytes(STATE + 1_000))) is Reason.TOO_LARGE


@pytest.mark.parametrize("plain", [None, [], [{}, [], {}], [{}, {}, {}], [1, 2, 3], {"view": {}}])
def test_what_is_no_state_is_refused(plain: object) -> None:
    assert reason_for(deflated(pack(plain))) is Reason.BAD_MESSAGE


def test_noise_is_refused(rng: random.Random) -> None:
    for _ in range(300):
        reason_for(rng.randbytes(rng.randrange(60)))
