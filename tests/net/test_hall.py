"""大厅: who comes in, what he is told, and what becomes of who breaks the protocol."""

import random
from dataclasses import replace

import pytest

from game.rules.events import CardsPlayed
from game.wire import pack
from net.framing import encode
from net.hall import Manners
from net.limits import (
    CHATS_AT_ONCE,
    HELLO_WITHIN,
    LEAP,
    MESSAGES_AT_ONCE,
    MOST_GUESTS,
    MOST_QUEUED,
    MOST_TABLES,
    SILENT_AFTER,
    STUCK_AFTER,
    WRITE_BELOW,
)
from net.messages import (
    Begin,
    Chat,
    Closing,
    Emote,
    Enter,
    Lock,
    Out,
    Ping,
    Pong,
    Refused,
    Resume,
    Role,
    Said,
    SeatAck,
    SeatLeave,
    SeatReady,
    SeatUpdate,
    ShowEmote,
    Shown,
    Sit,
    Stand,
    State,
    Tables,
    Welcome,
)
from net.reasons import Reason, Why
from tests.net.lan import P0, P1, P2, Lan, offer, playing, token_of
from tests.net.test_session import mutated


def hello(**changed: object) -> bytes:
    return pack({"kind": "hello", "versions": [1], "name": "Ann"} | changed)


# --- hello ---


def test_who_says_hello_is_welcomed_and_shown_the_tables() -> None:
    lan = Lan()
    ann = lan.peer("Ann")
    assert ann.heard == [
        Welcome(1, "Host", 1, Role.PLAYER),
        Tables((lan.room.line(),)),
    ]
    line = lan.room.line()
    assert (line.game, line.preset, line.state, line.free) == ("dagunzi", "classic", State.LOBBY, 4)


def test_the_best_version_that_both_speak_is_spoken() -> None:
    lan = Lan()
    peer = lan.stranger()
    peer.send(hello(versions=[9, 1]))
    assert peer.last(Welcome).version == 1
    other = lan.stranger()
    other.send(hello(versions=[2, 9]))
    assert other.closed is not None
    assert (other.closed.reason, other.closed.resumable) == (Reason.NO_COMMON_VERSION, False)


def test_the_host_decides_whom_it_takes() -> None:
    lan = Lan(manners=Manners("Host", frozenset({Role.PLAYER})))
    assert lan.peer().closed is None
    spectator = lan.peer(role=Role.SPECTATOR)
    assert spectator.closed is not None
    assert spectator.closed.reason is Reason.NOT_ADMITTED


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  老王 \t x ", "老王 x"),
        ("a\u202eb\u200bc\u0000d\ne", "abcde"),
        ("e" + "\u0301" * 50, "e\u0301\u0301"),
        ("\u0301\u0301a", "a"),
        ("x" * 160, "x" * 40),
        ("\u2066\u200f", "#1"),
        ("", "#1"),
    ],
)
def test_a_name_is_cleaned(name: str, kept: str) -> None:
    lan = Lan()
    peer = lan.peer(name).sit(P0)
    assert peer.room.chairs[0].name == kept
    assert [person.name for person in peer.room.people] == [kept]


def test_before_hello_nothing_else_is_heard_and_there_is_one_hello() -> None:
    lan = Lan()
    for said in (encode(Enter(1)), hello() + hello()):
        peer = lan.stranger()
        peer.send(said)
        assert peer.closed is not None
        assert peer.closed.reason is Reason.OUT_OF_PLACE
        heard = len(peer.heard)
        peer.send(hello())
        assert len(peer.heard) == heard, "who is closed is heard no more"


def test_who_does_not_say_hello_in_time_is_closed() -> None:
    lan = Lan()
    silent, polite = lan.stranger(), lan.peer()
    for _ in range(10):
        lan.wait(0.5)
        silent.send(encode(Ping(1)))
        polite.send(encode(Ping(1)))
    assert silent.closed is not None
    assert silent.closed.reason is Reason.NO_HELLO
    assert polite.closed is None
    assert HELLO_WITHIN < 5


def test_the_host_takes_so_many_and_no_more() -> None:
    lan = Lan()
    for _ in range(MOST_GUESTS):
        lan.hall.connect(lan.now)
    late = lan.stranger()
    lan.deliver()
    assert late.closed is not None
    assert late.closed.reason is Reason.FULL
    assert late.closed.reason.again


# --- tables ---


def test_the_list_of_tables_comes_again_when_it_changes() -> None:
    lan = Lan()
    ann, bob = lan.peer("Ann"), lan.peer("Bob")
    lan.hall.open_room(offer("chaodipi"))
    lan.deliver()
    assert [table.game for table in bob.last(Tables).tables] == ["dagunzi", "chaodipi"]
    ann.sit(P0)
    assert [table.free for table in bob.last(Tables).tables] == [3, 4]
    assert len(ann.all(Tables)) == 2, "who is at a table is told of it alone"
    ann.say(SeatLeave())
    assert ann.last(Out) == Out(Reason.LEFT, resumable=False)
    assert [table.free for table in ann.last(Tables).tables] == [4, 4]


def test_there_is_no_way_to_a_table_that_is_not_there_or_locked() -> None:
    lan = Lan()
    ann, bob = lan.peer().sit(P0), lan.peer()
    assert bob.say(Enter(7)).last(Refused) == Refused("enter", Why.NO_TABLE)
    ann.say(Lock(on=True))
    assert bob.say(Enter(1)).last(Refused) == Refused("enter", Why.LOCKED)
    assert bob.last(Tables).tables[0].locked
    ann.say(Lock(on=False))
    bob.say(Enter(1), Enter(1))
    assert len(bob.room.people) == 2


def test_who_sits_goes_to_no_other_table_but_who_looks_on_may() -> None:
    lan = Lan()
    lan.hall.open_room(offer("chaodipi"))
    ann = lan.peer().enter().say(Enter(2))
    assert (ann.room.table, len(lan.room.guests)) == (2, 0)
    assert ann.say(Sit(P0), Enter(1)).last(Refused) == Refused("enter", Why.SEATED)


def test_a_table_takes_so_many_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("net.room.MOST_IN_ROOM", 2)
    lan = Lan()
    for _ in range(2):
        assert lan.peer().enter().all(Refused) == []
    assert lan.peer().enter().last(Refused).why is Why.ROOM_FULL


@pytest.mark.parametrize("wish", [Sit(P0), Stand(), SeatReady(), Chat("hi"), SeatLeave()], ids=repr)
def test_at_no_table_there_is_nothing_to_ask_for(wish: Sit) -> None:
    assert Lan().peer().say(wish).last(Refused).why is Why.NOT_AT_TABLE


def test_an_unknown_token_opens_nothing() -> None:
    assert Lan().peer().say(Resume(bytes(16), 0)).last(Refused) == Refused("resume", Why.UNKNOWN_TOKEN)
    display = Lan().peer(role=Role.DISPLAY)
    assert display.say(Resume(bytes(16), 0)).last(Refused) == Refused("resume", Why.NOT_A_PLAYER)


# --- talk ---


def test_what_is_said_is_heard_at_the_table_and_nowhere_else() -> None:
    lan = Lan()
    ann, bob, eve = lan.peer().enter(), lan.peer().enter(), lan.peer()
    ann.say(Chat("  快\u202e点\n"), ShowEmote(Emote.THANKS))
    for peer in (ann, bob):
        assert peer.all(Said) == [Said(1, "快点")]
        assert peer.all(Shown) == [Shown(1, Emote.THANKS)]
    assert eve.all(Said) == []
    assert ann.say(Chat("\u200b \n")).last(Refused) == Refused("chat", Why.EMPTY)
    assert len(ann.say(Chat("长" * 800)).last(Said).text) == 200


def test_who_talks_too_much_is_not_heard_for_a_while() -> None:
    lan = Lan()
    ann = lan.peer().enter()
    for _ in range(int(CHATS_AT_ONCE) + 2):
        ann.say(ShowEmote(Emote.HURRY))
    assert len(ann.all(Shown)) == CHATS_AT_ONCE
    assert ann.last(Refused) == Refused("emote", Why.TOO_FAST)
    lan.wait(2.0)
    assert len(ann.say(Chat("so")).all(Said)) == 1


@pytest.mark.parametrize("role", [Role.SPECTATOR, Role.DISPLAY])
def test_who_is_no_player_neither_talks_nor_sits(role: Role) -> None:
    peer = Lan().peer(role=role).enter()
    assert peer.say(Chat("S9!")).last(Refused) == Refused("chat", Why.NOT_A_PLAYER)
    assert peer.say(Sit(P0)).last(Refused) == Refused("sit", Why.NOT_A_PLAYER)


# --- who breaks the protocol ---


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (b"\xc1", Reason.BAD_BYTES),
        (pack({"kind": "sit", "seat": 7}), Reason.BAD_MESSAGE),
        (pack({"kind": "act", "act_id": 1, "seq": 0, "action": ["play", {"cards": ["X9"]}]}), Reason.BAD_MESSAGE),
        (
            pack({"kind": "act", "act_id": 1, "seq": 0, "action": ["play", {"cards": [], "seat": 1}]}),
            Reason.BAD_MESSAGE,
        ),
        (pack({"kind": "act", "act_id": 1, "seq": 0, "action": [[[]]]}), Reason.BAD_MESSAGE),
        (b"\xdb\x00\x00\xff\xff" + bytes(9_000), Reason.TOO_LARGE),
        (hello(), Reason.OUT_OF_PLACE),
        (encode(Pong(1)) * 200, Reason.FLOOD),
    ],
    ids=range(8),
)
def test_who_breaks_the_protocol_is_closed_with_the_reason_and_others_notice_nothing(
    said: bytes, reason: Reason
) -> None:
    lan = Lan()
    ann, bob = playing(lan, P0, P1)
    before = len(bob.heard)
    ann.send(said)
    assert ann.closed is not None
    assert ann.closed.reason is reason
    assert ann.closed.resumable, "the seat is kept"
    assert bob.closed is None
    assert not [message for message in bob.heard[before:] if isinstance(message, Closing | Refused)]


def test_a_flood_of_pings_is_a_flood() -> None:
    lan = Lan()
    peer = lan.peer()
    peer.send(encode(Ping(1)) * int(MESSAGES_AT_ONCE + 5))
    assert peer.closed is not None
    assert peer.closed.reason is Reason.FLOOD


def test_who_is_not_heard_is_closed_and_a_sleeping_host_closes_nobody() -> None:
    lan = Lan()
    peer = lan.peer()
    peer.polite = False
    lan.now += 3_600
    lan.hall.tick(lan.now)
    lan.deliver()
    assert peer.closed is None
    lan.wait(SILENT_AFTER + LEAP)
    assert peer.closed is not None
    assert peer.closed.reason is Reason.SILENT


def test_who_does_not_read_gets_nothing_more_and_is_closed_in_the_end() -> None:
    lan = Lan()
    ann, bob = playing(lan, P0, P1)
    bob.pending = WRITE_BELOW
    heard = len(bob.heard)
    for _ in range(int(STUCK_AFTER)):
        bob.send(encode(Pong(1)))
        assert bob.closed is None
        lan.wait(1)
        ann.play()
    assert len(bob.heard) == heard + 1, "but the last word"
    assert bob.closed is not None
    assert bob.closed.reason is Reason.TOO_SLOW
    assert ann.closed is None


def test_for_who_does_not_read_no_more_than_so_much_is_kept() -> None:
    lan = Lan()
    ann, bob = lan.peer().enter(), lan.peer().enter()
    bob.pending = WRITE_BELOW
    for _ in range(MOST_QUEUED + 2):
        ann.guest.tell(Pong(1))
        bob.guest.tell(Pong(1))
    lan.deliver()
    lan.wait(0.5)
    assert bob.closed is not None
    assert bob.closed.reason is Reason.TOO_SLOW
    assert len(bob.all(Pong)) == 0
    assert ann.closed is None


def test_who_reads_again_gets_the_latest_with_all_that_happened() -> None:
    lan = Lan()
    ann, bob = playing(lan, P0, P1)
    lan.until_turn(ann)
    before, heard = bob.seq, len(bob.states)
    bob.pending = WRITE_BELOW
    ann.play()
    lan.wait(1)
    assert ann.seq > before
    bob.pending = 0
    lan.deliver()
    assert len(bob.states) == heard + 1
    assert (bob.last(SeatUpdate).base, bob.seq) == (before, ann.seq)
    assert [event for event in bob.shown.events if isinstance(event, CardsPlayed)]


@pytest.mark.parametrize("inputs", [300, pytest.param(100_000, marks=pytest.mark.slow)])
def test_noise_from_strangers_disturbs_nobody(inputs: int, rng: random.Random) -> None:
    lan = Lan()
    ann, bob = playing(lan, P0, P2)
    for _ in range(inputs):
        peer = rng.choice((lan.stranger, lan.peer, lambda: lan.peer().enter()))()
        for _ in range(3):
            peer.send(mutated(rng))
        if peer in lan.peers:
            peer.lose()
    assert ann.closed is None
    assert bob.closed is None
    assert lan.room.state is State.PLAYING
    assert lan.room.at.keys() == {P0, P2}


# --- the end ---


def test_a_host_that_stops_says_so_and_knows_who_is_playing() -> None:
    lan = Lan()
    lan.hall.open_room(offer("chaodipi"))
    ann, bob = playing(lan, P0, P1)
    eve = lan.peer("Eve").enter()
    assert list(lan.hall.playing()) == ["P0", "P1"]
    lan.hall.close()
    lan.deliver()
    for peer, resumable in ((ann, True), (bob, True), (eve, False)):
        assert peer.closed is not None
        assert (peer.closed.reason, peer.closed.resumable) == (Reason.HOST_QUIT, resumable)
    assert not lan.disk.closed
    heard = len(ann.heard)
    ann.guest.tell(Pong(1))
    ann.guest.close(Reason.FAULT, resumable=False)
    lan.deliver()
    assert len(ann.heard) == heard, "the last word is the last"


def test_a_disk_that_takes_no_more_ends_a_match_but_not_what_stands_in_its_journal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lan = Lan()
    ann, bob = playing(lan, P0, P1)
    lan.until_turn(ann)
    steps = len(lan.disk.records)

    def full(record: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(lan.disk, "write", full)
        ann.play()
    for peer in (ann, bob):
        assert peer.last(Out) == Out(Reason.FAULT, resumable=True)
        assert peer.closed is None
    assert ann.all(SeatAck) == [message for message in ann.all(SeatAck) if message.act_id < ann.acts]
    assert len(lan.disk.records) == steps
    token = token_of(ann)
    lan.restart()
    assert lan.back(token).shown.view.my_turn


def test_names_and_numbers_of_tables_are_bounded() -> None:
    lan = Lan()
    for _ in range(MOST_TABLES - 1):
        lan.hall.open_room(offer())
    with pytest.raises(ValueError, match="64"):
        lan.hall.open_room(offer())
    assert len(lan.peer().last(Tables).tables) == MOST_TABLES
    for name in ("x" * 41, "a\nb", " x"):
        with pytest.raises(ValueError, match="name"):
            Manners(name)
        with pytest.raises(ValueError, match="name"):
            replace(offer(), name=name)


def test_a_disk_that_takes_no_more_ends_its_table_and_no_other() -> None:
    lan = Lan()
    lan.hall.open_room(offer("chaodipi"))
    bob = lan.peer("Bob").say(Enter(2))
    ann = lan.peer("Ann").sit(P0).say(SeatReady())
    lan.full = True
    ann.send(encode(Begin()))
    assert ann.last(Out) == Out(Reason.FAULT, resumable=True)
    assert [table.table for table in ann.last(Tables).tables] == [2]
    assert bob.all(Out) == []
    assert bob.say(Sit(P0)).room.chairs[0].guest == bob.guest.number
