"""网上消息: each kind's bytes are fixed, come back, and are bounded."""

from typing import Any, get_args

import pytest

from game.wire import Plain, pack, unpack
from net.framing import CLIENTS_SPEECH, HOSTS_SPEECH, Inbox, Speech, encode
from net.messages import ClientMessage, HostMessage, Message
from net.reasons import BadPeerError, Reason
from tests.net.golden import GOLDEN
from tests.net.samples import SAID_BY_CLIENTS, SAID_BY_HOSTS

Side = Speech[Any]
BOTH = [(CLIENTS_SPEECH, message) for message in SAID_BY_CLIENTS] + [
    (HOSTS_SPEECH, message) for message in SAID_BY_HOSTS
]


def named(value: object) -> str:
    return str(value.__struct_config__.tag) if isinstance(value, Message) else ""


def test_there_is_a_sample_of_every_kind() -> None:
    assert {type(message) for message in SAID_BY_CLIENTS} == set(get_args(ClientMessage))
    assert {type(message) for message in SAID_BY_HOSTS} == set(get_args(HostMessage))


@pytest.mark.parametrize(("side", "message"), BOTH, ids=named)
def test_a_message_comes_back(side: Side, message: Message) -> None:
    (back,) = Inbox(side).feed(encode(message))
    assert encode(back) == encode(message)
    assert type(back) is type(message)


def test_the_bytes_of_every_message_are_what_they_were() -> None:
    """Whoever wrote a client counts on them: if this fails, the protocol has another version."""
    assert [encode(message).hex() for _, message in BOTH] == GOLDEN


def test_a_message_is_a_map_with_its_kind_and_its_fields() -> None:
    for _, message in BOTH:
        plain = unpack(encode(message))
        assert plain["kind"] == message.__struct_config__.tag
        assert plain.keys() - {"kind"} <= set(message.__struct_fields__)


WRONG: list[Plain] = [1.5, float("nan"), [[]], {"a": 1}, -1, 2**63, "x" * 5_000]
OUT_OF_BOUNDS: list[Plain] = [
    {"kind": "sit", "seat": 4},
    {"kind": "sit", "seat": True},
    {"kind": "resume", "token": bytes(15), "have": 0},
    {"kind": "resume", "token": "AAAAAAAAAAAAAAAAAAAAAA==", "have": 0},
    {"kind": "hello", "versions": [], "name": "Ann"},
    {"kind": "hello", "versions": [1] * 9, "name": "Ann"},
    {"kind": "hello", "versions": [1], "name": "x" * 161},
    {"kind": "hello", "versions": [1], "name": "Ann", "role": "host"},
    {"kind": "act", "act_id": 0, "seq": 0, "action": ["pass", {}]},
    {"kind": "act", "act_id": 2**53 + 1, "seq": 0, "action": ["pass", {}]},
    {"kind": "chat", "text": ""},
    {"kind": "emote", "emote": "rude"},
]


def refused(side: Side, plain: Plain) -> Reason:
    with pytest.raises(BadPeerError) as caught:
        Inbox(side).feed(pack(plain))
    return caught.value.reason


@pytest.mark.parametrize(("side", "message"), BOTH, ids=named)
def test_a_message_with_a_key_too_many_is_refused(side: Side, message: Message) -> None:
    assert refused(side, unpack(encode(message)) | {"more": 1}) is Reason.BAD_MESSAGE


@pytest.mark.parametrize(("side", "message"), BOTH, ids=named)
def test_a_field_of_another_type_is_refused(side: Side, message: Message) -> None:
    plain = unpack(encode(message))
    for key in plain.keys() - {"action", "options"}:
        for wrong in WRONG:
            assert refused(side, plain | {key: wrong}) is Reason.BAD_MESSAGE, (key, wrong)


@pytest.mark.parametrize("side", [CLIENTS_SPEECH, HOSTS_SPEECH], ids=["client", "host"])
@pytest.mark.parametrize("plain", [None, 1, "act", [], {}, {"kind": 1}, {"kind": "undo"}, {"kind": "sit"}, {"sit": 1}])
def test_what_is_no_message_is_refused(side: Side, plain: Plain) -> None:
    assert refused(side, plain) is Reason.BAD_MESSAGE


def test_neither_side_says_what_the_other_says() -> None:
    both = {"ping", "pong"}
    for message in SAID_BY_CLIENTS:
        if named(message) not in both:
            assert refused(HOSTS_SPEECH, unpack(encode(message))) is Reason.BAD_MESSAGE
    for message in SAID_BY_HOSTS:
        if named(message) not in both:
            assert refused(CLIENTS_SPEECH, unpack(encode(message))) is Reason.BAD_MESSAGE


@pytest.mark.parametrize("plain", OUT_OF_BOUNDS, ids=str)
def test_what_is_out_of_bounds_is_refused(plain: Plain) -> None:
    assert refused(CLIENTS_SPEECH, plain) is Reason.BAD_MESSAGE
