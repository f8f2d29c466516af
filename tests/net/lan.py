"""A host and its guests without sockets: bytes go over at once, and time is set by hand."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from game.rules.actions import Action
from game.rules.match import MatchPlan
from game.rules.seats import SEATS, Seat
from game.table.botpool import InlineBots
from game.table.messages import Occupant, SeatInfo
from game.table.plan import Pace, TablePlan
from game.wire import action_to_plain
from net.framing import HOSTS_SPEECH, Inbox, encode
from net.guest import Guest
from net.hall import Hall, Manners
from net.lobby import FourBots, Offer
from net.messages import (
    Begin,
    ClientMessage,
    Closing,
    Enter,
    Hello,
    HostMessage,
    Ping,
    Pong,
    Resume,
    Role,
    RoomView,
    SeatAct,
    Seated,
    SeatReady,
    SeatUpdate,
    Sit,
)
from net.packing import Shown, Unpacker
from net.room import Room, Supplies
from net.visit import Visit
from tests.table.rig import PRESETS, passive
from tools.lan.disk import Disk, DiskBook, begin, left

M = TypeVar("M")
P0, P1, P2, P3 = SEATS
QUICK = Pace(0, (0, 0), (0, 0), 0, grace=5)


def bots(level: str = "random") -> FourBots:
    """Four bots."""
    first, second, third, fourth = (SeatInfo(f"Bot {number}", "ox", Occupant.BOT, level) for number in range(4))
    return first, second, third, fourth


def offer(
    preset: str = "classic", pace: Pace = QUICK, rounds: int = 1, turn_seconds: int = 0, level: str = "random"
) -> Offer:
    """A table with bots."""
    return Offer("Table", PRESETS[preset], bots(level), MatchPlan(rounds), preset, pace, turn_seconds)


@dataclass
class Peer:
    """A raw client: what it says is given message by message, what it hears is kept."""

    lan: "Lan"
    guest: Guest
    inbox: Inbox[HostMessage] = field(default_factory=lambda: Inbox(HOSTS_SPEECH))
    unpacker: Unpacker = field(default_factory=Unpacker)
    heard: list[HostMessage] = field(default_factory=list[HostMessage])
    states: list[Shown] = field(default_factory=list[Shown])
    raw: bytearray = field(default_factory=bytearray)
    pending: int = 0
    polite: bool = True
    acts: int = 0

    def say(self, *messages: ClientMessage) -> "Peer":
        """Say something; what comes of it is heard before this returns."""
        for message in messages:
            self.send(encode(message))
        return self

    def send(self, data: bytes) -> None:
        """Send bytes."""
        self.lan.hall.receive(self.guest, data, self.lan.now)
        self.lan.deliver()

    def read(self) -> None:
        """Take what the host has for this client."""
        data = self.lan.hall.take(self.guest, self.pending)
        self.raw += data
        for message in self.inbox.feed(data):
            self.heard.append(message)
            if isinstance(message, Ping) and self.polite:
                self.lan.hall.receive(self.guest, encode(Pong(message.number)), self.lan.now)
            if isinstance(message, SeatUpdate):
                self.states.append(self.unpacker.unpack(message.state))

    def all(self, kind: type[M]) -> list[M]:
        """Every message of a kind that was heard."""
        return [message for message in self.heard if isinstance(message, kind)]

    def last(self, kind: type[M]) -> M:
        """The last message of a kind."""
        return self.all(kind)[-1]

    @property
    def room(self) -> RoomView:
        """The room as it was told last."""
        return self.last(RoomView)

    @property
    def shown(self) -> Shown:
        """The state that was told last."""
        return self.states[-1]

    @property
    def seq(self) -> int:
        """Its step."""
        return self.last(SeatUpdate).seq

    def enter(self) -> "Peer":
        """Go to the table."""
        return self.say(Enter(1))

    def sit(self, seat: Seat) -> "Peer":
        """Go to the table and sit down."""
        return self.enter().say(Sit(seat))

    def act(self, action: Action, act_id: int = 0, seq: int | None = None) -> "Peer":
        """Act on the last state, under the next number unless one is given."""
        self.acts = act_id or max(self.acts, self.last(Seated).done) + 1
        return self.say(SeatAct(self.acts, self.seq if seq is None else seq, action_to_plain(action)))

    def play(self) -> None:
        """Act passively if it is this one's turn."""
        action = passive(self.shown.view) if self.states and self.shown.view.my_turn else None
        if action is not None:
            self.act(action)

    def lose(self) -> None:
        """The line breaks, and the host notices."""
        self.lan.peers.remove(self)
        self.lan.hall.lose(self.guest, self.lan.now)
        self.lan.deliver()

    @property
    def closed(self) -> Closing | None:
        """How the host took leave."""
        return self.last(Closing) if self.all(Closing) else None


class Lan:
    """A host, its disk, and whoever has a line to it."""

    def __init__(self, chosen: Offer | None = None, manners: Manners | None = None, seed: int = 7) -> None:
        self.now = 100.0
        self.offer = chosen or offer()
        self.manners = manners or Manners("Host")
        self.disk = Disk()
        self.rng = random.Random(seed)
        self.peers: list[Peer] = []
        self.calls: list[tuple[Visit, Guest]] = []
        self.full = False
        self.hall = self.start()

    def start(self) -> Hall:
        """Start the host; it takes up what it finds on its disk."""
        supplies = Supplies(self.rng.randbytes, lambda: InlineBots(self.rng.randrange(2**32)), self._open)
        self.hall = Hall(self.manners, supplies, self.now)
        self.hall.open_room(self.offer, left(self.disk))
        return self.hall

    def restart(self) -> None:
        """Kill the host and start it again: nobody has a line any more."""
        for visit, _ in self.calls:
            visit.lost()
        self.peers.clear()
        self.calls.clear()
        self.start()

    @property
    def room(self) -> Room:
        """The one table."""
        return self.hall.rooms[1]

    def peer(self, name: str = "Ann", role: Role = Role.PLAYER, *, own: bool = False) -> Peer:
        """Connect and say hello."""
        return self.stranger(own=own).say(Hello(versions=(1,), name=name, avatar="ox", role=role))

    def stranger(self, *, own: bool = False) -> Peer:
        """Connect, and say nothing."""
        peer = Peer(self, self.hall.connect(self.now, own=own))
        self.peers.append(peer)
        return peer

    def back(self, token: bytes, have: int = 0, name: str = "Ann") -> Peer:
        """Connect and take a seat again."""
        return self.peer(name).say(Resume(token, have))

    def call(self, visit: Visit) -> Visit:
        """Open a line for a visit."""
        guest = self.hall.connect(self.now)
        visit.connect(self.now)
        self.calls.append((visit, guest))
        self.deliver()
        return visit

    def wait(self, seconds: float, step: float = 0.5) -> None:
        """Let time pass."""
        end = self.now + seconds
        while self.now < end - step / 2:
            self.now += step
            self.hall.tick(self.now)
            self.deliver()

    def until(self, met: Callable[[], bool]) -> None:
        """Let time pass until something is so."""
        for _ in range(3_000):
            if met():
                return
            self.wait(0.1, 0.1)
        raise AssertionError("it does not come to that")

    def until_turn(self, peer: Peer, stage: str = "play") -> None:
        """Go on until it is a peer's turn; everybody acts passively before that."""

        def met() -> bool:
            return bool(peer.states) and peer.shown.view.my_turn and peer.shown.view.stage.name == stage

        def go_on() -> bool:
            for other in tuple(self.peers):
                if not met():
                    other.play()
            return met()

        self.until(go_on)

    def deliver(self) -> None:
        """Bring bytes over until there are none."""
        busy = True
        while busy:
            for peer in tuple(self.peers):
                peer.read()
            busy = sum(self._exchange(visit, guest) for visit, guest in tuple(self.calls)) > 0

    def _exchange(self, visit: Visit, guest: Guest) -> bool:
        out = visit.take()
        if out:
            self.hall.receive(guest, out, self.now)
        back = self.hall.take(guest, 0)
        if back:
            visit.receive(back, self.now)
        return bool(out or back)

    def _open(self, plan: TablePlan, owners: tuple[str, str, str, str]) -> DiskBook:
        if self.full:
            raise OSError(28, "No space left on device")
        return begin(self.disk, plan, owners)


def playing(lan: Lan, *seats: Seat) -> list[Peer]:
    """People in these seats, and a match begun."""
    peers = [lan.peer(f"P{seat:d}").sit(seat).say(SeatReady()) for seat in seats]
    peers[0].say(Begin())
    return peers


def token_of(peer: Peer) -> bytes:
    """The token of a peer's seat."""
    return peer.last(Seated).token
