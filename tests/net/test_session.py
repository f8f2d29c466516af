"""会话: bytes in, messages out, pings either way; whatever comes is a message or a reason to hang up."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.wire import pack
from net.framing import CLIENTS_SPEECH, Inbox, encode
from net.limits import CLIENT_MESSAGE, HOST_MESSAGE, PING_EVERY, SILENT_AFTER, Bucket, SteadyClock
from net.messages import Begin, Chat, ClientMessage, HostMessage, Ping, Pong, SeatAck, SeatUpdate, Sit, Stand
from net.reasons import BadPeerError, Reason
from net.session import ClientLine, HostLine, client_line, host_line
from net.tokens import hash_of, owns
from tests.net.lan import P0
from tests.net.samples import SAID_BY_CLIENTS, SAID_BY_HOSTS

BYTES = b"".join(map(encode, SAID_BY_CLIENTS))
HEARD = [message for message in SAID_BY_CLIENTS if not isinstance(message, Ping | Pong)]


def pair() -> tuple[ClientLine, HostLine]:
    return client_line(0), host_line(0)


# --- messages ---


@given(cuts=st.lists(st.integers(0, len(BYTES)), max_size=10).map(sorted))
def test_messages_come_whole_and_in_order_in_any_pieces(cuts: list[int]) -> None:
    line = host_line(0)
    pieces = [BYTES[start:end] for start, end in zip([0, *cuts], [*cuts, len(BYTES)], strict=True)]
    assert [message for piece in pieces for message in line.receive(piece, 0)] == HEARD
    assert line.arrived == len(SAID_BY_CLIENTS)


def test_what_is_said_is_heard_at_the_other_end() -> None:
    client, host = pair()
    for message in HEARD:
        client.say(message)
    assert client.waiting == len(HEARD)
    assert host.receive(client.take(), 0) == HEARD
    assert client.take() == b""


def test_the_latest_waits_in_its_place_and_is_made_when_it_is_taken() -> None:
    host, client = host_line(0), client_line(0)
    now = [1]

    def latest() -> HostMessage | None:
        return SeatUpdate(now[0], 0, b"", b"") if now[0] else None

    host.say_latest(latest)
    host.say(SeatAck(1))
    now[0] = 2
    host.say_latest(latest)
    assert client.receive(host.take(), 0) == [SeatUpdate(2, 0, b"", b""), SeatAck(1)]
    now[0] = 0
    host.say_latest(latest)
    assert host.take() == b"", "there is nothing to say any more"
    host.say_latest(latest)
    host.withdraw(latest)
    host.withdraw(latest)
    host.say(SeatAck(2))
    host.clear()
    assert host.waiting == 0


# --- signs of life ---


def test_each_end_pings_and_is_answered() -> None:
    client, host = pair()
    assert client.rtt is None
    assert client.tick(PING_EVERY / 2) is None
    assert client.take() == b""
    assert client.tick(PING_EVERY) is None
    assert host.receive(client.take(), PING_EVERY) == []
    assert client.receive(host.take(), PING_EVERY + 0.25) == []
    assert client.rtt == 0.25


def test_an_answer_to_an_older_ping_measures_nothing() -> None:
    client, _ = pair()
    client.tick(PING_EVERY)
    client.receive(encode(Pong(7)), PING_EVERY)
    assert client.rtt is None


def test_who_is_not_heard_is_given_up() -> None:
    line = host_line(0)
    assert line.tick(SILENT_AFTER - 0.1) is None
    assert line.tick(SILENT_AFTER) is Reason.SILENT
    line.receive(encode(Stand())[:3], SILENT_AFTER - 0.1)
    assert line.tick(SILENT_AFTER) is Reason.SILENT, "half a message is no sign of life"
    line.receive(encode(Stand())[3:], SILENT_AFTER)
    assert line.tick(2 * SILENT_AFTER - 0.1) is None


# --- what is none ---


def reason_for(data: bytes, line: HostLine | ClientLine | None = None) -> Reason:
    with pytest.raises(BadPeerError) as caught:
        (line or host_line(0)).receive(data, 0)
    return caught.value.reason


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"\xc1", Reason.BAD_BYTES),
        (b"\x81\xa4kind\xa2\xff\xfe", Reason.BAD_BYTES),
        (b"\x91" * 5_000, Reason.BAD_BYTES),
        (b"\x81\xa1a" * 3_000, Reason.BAD_BYTES),
        (b"\xdd\xff\xff\xff\xff", Reason.BAD_BYTES),
        (b"\xc7\x08\x05" + bytes(8), Reason.BAD_BYTES),
        (b"\x81\x01\x02", Reason.BAD_BYTES),
        (pack({"kind": "chat", "text": "x" * CLIENT_MESSAGE}), Reason.TOO_LARGE),
        (b"\xdb\x00\xff\xff\xff" + b"x" * CLIENT_MESSAGE, Reason.TOO_LARGE),
        (pack({"kind": "chat", "text": 1}), Reason.BAD_MESSAGE),
        (pack({"kind": "act", "act_id": 1, "seq": 1}), Reason.BAD_MESSAGE),
        (b"GET / HTTP/1.1\r\n\r\n", Reason.BAD_MESSAGE),
    ],
    ids=range(12),
)
def test_nothing_else_comes_of_it_but_a_reason(data: bytes, reason: Reason) -> None:
    assert reason_for(data) is reason


def test_hosts_may_say_more_at_once_than_clients() -> None:
    large = encode(SeatUpdate(1, 0, bytes(HOST_MESSAGE - 5_000), bytes(4_000)))
    assert len(client_line(0).receive(large, 0)) == 1
    assert reason_for(large) is Reason.TOO_LARGE
    assert reason_for(b"\xc6\x00\x01\x00\x00" + bytes(HOST_MESSAGE), client_line(0)) is Reason.TOO_LARGE


def test_the_error_shows_no_more_than_a_line_of_what_came() -> None:
    error = BadPeerError(Reason.BAD_MESSAGE, "x\n" * 5_000)
    assert len(str(error)) < 700
    assert "\n" not in str(error)


def mutated(rng: random.Random) -> bytes:
    """Bytes near to messages: cut, doubled, overwritten, or noise."""
    data = bytearray(b"".join(encode(rng.choice(SAMPLES)) for _ in range(rng.randrange(1, 4))))
    for _ in range(rng.choice((0, 1, 1, 2, 8))):
        at = rng.randrange(len(data) + 1)
        match rng.randrange(4):
            case 0:
                data[at : at + 1] = rng.randbytes(1)
            case 1:
                del data[at : at + rng.randrange(1, 9)]
            case 2:
                data[at:at] = rng.randbytes(rng.randrange(1, 9))
            case _:
                data[at:at] = data[rng.randrange(len(data) + 1) :][: rng.randrange(40)]
    return bytes(data) if rng.random() < 0.95 else rng.randbytes(rng.randrange(64))


SAMPLES: list[ClientMessage | HostMessage] = [*SAID_BY_CLIENTS, *SAID_BY_HOSTS]


def fuzz_lines(rng: random.Random, inputs: int) -> None:
    for _ in range(inputs):
        line = rng.choice((host_line, client_line))(0)
        try:
            for _ in range(3):
                line.receive(mutated(rng), 0)
        except BadPeerError:
            pass


def test_bytes_that_are_nearly_messages_are_messages_or_a_reason(rng: random.Random) -> None:
    fuzz_lines(rng, 3_000)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_a_million_inputs_are_messages_or_a_reason(part: int, seed: int) -> None:
    fuzz_lines(random.Random(f"{seed} {part}"), 100_000)


# --- what a session leans on ---


def test_a_bucket_gives_so_many_at_once_and_so_many_a_second() -> None:
    bucket = Bucket(2, 3, 0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5) for _ in range(2)] == [True, False]
    assert [bucket.take(60) for _ in range(4)] == [True, True, True, False]


def test_a_steady_clock_does_not_leap() -> None:
    clock = SteadyClock(5)
    assert clock.look(5) == 5
    assert clock.look(6) == 6
    assert clock.look(10_000) == 8
    assert clock.look(9_000) == 8
    assert clock.look(9_001) == 9


def test_a_token_is_known_by_its_hash_alone() -> None:
    assert owns(bytes(16), hash_of(bytes(16)))
    assert not owns(bytes(16), hash_of(bytes(15) + b"\x01"))
    assert not owns(bytes(16), "")
    assert bytes(16).hex() not in hash_of(bytes(16))


def test_an_inbox_can_be_had_alone() -> None:
    assert Inbox(CLIENTS_SPEECH).feed(encode(Begin()) + encode(Sit(P0)) + encode(Chat("x"))[:2]) == [Begin(), Sit(P0)]
