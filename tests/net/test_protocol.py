"""docs/protocol.md is so: it names all there is, its examples are messages, and a client can be written from it."""

import json
import re
import zlib
from pathlib import Path
from typing import Any, get_args

import msgpack
import pytest

from game.rules.actions import ACTIONS
from game.rules.events import EVENTS
from game.rules.games import GAMES
from game.rules.view import SeatView
from game.table.messages import Denial, Moment, Occupant, TableInfo
from game.wire import Plain, action_to_plain, from_plain
from net import limits
from net.framing import CLIENTS_SPEECH, HOSTS_SPEECH, Inbox
from net.guest import Guest
from net.messages import ClientMessage, Emote, HostMessage, Role, State
from net.reasons import BadPeerError, Reason, Why
from tests.net.lan import Lan, offer
from tests.table.rig import passive


@pytest.fixture(scope="module")
def page(project: Path) -> str:
    return (project / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_it_names_everything_there_is(page: str) -> None:
    named = set(re.findall(r"`([a-z_]+)`", page)) | set(re.findall(r'"([a-z_]+)"', page))
    kinds = {str(kind.__struct_config__.tag) for kind in (*get_args(ClientMessage), *get_args(HostMessage))}
    codes = {str(code) for codes in (Reason, Why, Role, State, Emote, Denial, Moment, Occupant) for code in codes}
    stages = {phase.name for game in GAMES.values() for phase in game.phases}
    fields = {field for kind in (*get_args(ClientMessage), *get_args(HostMessage)) for field in kind.__struct_fields__}
    views = {*SeatView.__dataclass_fields__, *TableInfo.__dataclass_fields__}
    wanted = kinds | codes | stages | fields | views | (ACTIONS.keys() - {"draw"}) | EVENTS.keys()
    assert wanted - named == set()


def test_its_numbers_are_those_of_the_program(page: str) -> None:
    for words in (
        f"| largest message | {limits.CLIENT_MESSAGE // 1024} KiB | {limits.HOST_MESSAGE // 1024} KiB |",
        f"{limits.MESSAGES_A_SECOND:.0f} a second, {limits.MESSAGES_AT_ONCE:.0f} at once",
        f"within {limits.HELLO_WITHIN:.0f} seconds",
        f"every {limits.PING_EVERY} seconds",
        f"for {limits.SILENT_AFTER:.0f} seconds takes the line for dead",
        f"at most {limits.STATE // 1024} KiB",
        f"cut to {limits.LONGEST_CHAT}",
        f"up to {limits.MOST_TABLES} of",
        f"nothing read for {limits.STUCK_AFTER:.0f} seconds, or {limits.MOST_QUEUED} messages behind",
        f"{limits.MOST_GUESTS:,} guests",
    ):
        assert words in page, words


def test_reasons_after_which_one_comes_back_by_oneself_are_marked(page: str) -> None:
    table = page.split("## Ends", 1)[1]
    for line in table.splitlines():
        for code in re.findall(r"^\| (`.+?`) \|", line):
            for reason in re.findall(r"`([a-z_]+)`", code):
                assert Reason(reason).again == ("↻" in line), reason


def test_its_examples_are_messages(page: str) -> None:
    examples = re.findall(r"^([→←]) (\{.*\})$", page, re.MULTILINE)
    assert len(examples) == 6
    for arrow, text in examples:
        if "…}" not in text:
            data = msgpack.packb(json.loads(text))
            inbox: Inbox[Any] = Inbox(CLIENTS_SPEECH) if arrow == "→" else Inbox(HOSTS_SPEECH)
            assert len(inbox.feed(data)) == 1


class ForeignClient:
    """A client written from the page: msgpack, zlib, and nothing of the program's network."""

    def __init__(self, lan: Lan) -> None:
        self.lan = lan
        self.guest: Guest = lan.hall.connect(lan.now)
        self.unpacker = msgpack.Unpacker()
        self.inflate = zlib.decompressobj(-12)
        self.heard: list[dict[str, Any]] = []
        self.view: Plain = None
        self.info: Plain = None
        self.seq = self.act_id = 0

    def say(self, kind: str, **fields: Plain) -> None:
        self.lan.hall.receive(self.guest, msgpack.packb({"kind": kind} | fields), self.lan.now)
        self.read()

    def read(self) -> None:
        self.unpacker.feed(self.lan.hall.take(self.guest, 0))
        for message in self.unpacker:
            self.heard.append(message)
            match message:
                case {"kind": "ping", "number": number}:
                    self.say("pong", number=number)
                case {"kind": "seated", "done": done}:
                    self.act_id = done
                case {"kind": "update", "seq": seq, "base": base, "state": state, "pad": pad}:
                    assert base in (self.seq, seq)
                    assert (len(state) + len(pad)) % 128 == 0
                    self.seq = seq
                    self.view, _, self.info = msgpack.unpackb(self.inflate.decompress(state))
                case _:
                    pass

    def play(self) -> None:
        """Choosing takes the rules: the only thing borrowed."""
        view = from_plain(SeatView, self.view)
        action = passive(view) if view.my_turn else None
        if action is not None:
            self.act_id += 1
            self.say("act", act_id=self.act_id, seq=self.seq, action=action_to_plain(action))
            (answer,) = [message for message in self.heard if message.get("act_id") == self.act_id]
            assert answer["kind"] == "ack"


@pytest.mark.parametrize("preset", ["classic", "chaodipi"])
def test_a_client_written_from_it_plays_a_round(preset: str) -> None:
    lan = Lan(offer(preset))
    client = ForeignClient(lan)
    client.say("hello", versions=[1], name="Ann")
    client.say("enter", table=1)
    client.say("sit", seat=2)
    client.say("ready")
    client.say("begin")
    for _ in range(3_000):
        lan.wait(0.1, 0.1)
        client.read()
        client.play()
        if client.info["moment"] == "match_over":
            return
    pytest.fail("the round does not end")


def test_the_page_s_reasons_are_given_out(page: str) -> None:
    with pytest.raises(BadPeerError) as caught:
        Inbox(CLIENTS_SPEECH).feed(b"\xc1")
    assert f"`{caught.value.reason}`" in page
