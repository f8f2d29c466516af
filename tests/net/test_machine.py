"""任意顺序: whatever people do in whatever order, the room and what everybody was told of it stay of a piece."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from game.rules.seats import SEATS, Seat
from game.table.chronicle import replay
from game.table.messages import Occupant
from net.messages import (
    Begin,
    Chat,
    ClientMessage,
    Emote,
    Enter,
    Kick,
    Lock,
    Resume,
    RoomView,
    SeatAct,
    Seated,
    SeatLeave,
    SeatPause,
    SeatReady,
    SetBot,
    ShowEmote,
    Sit,
    Stand,
    Swap,
)
from net.reasons import Reason
from tests.net.lan import Lan, Peer

FOUR = st.sampled_from(SEATS)
ON = st.booleans()
WISHES: st.SearchStrategy[ClientMessage] = st.one_of(
    st.builds(Enter, table=st.integers(1, 2)),
    st.builds(Sit, seat=FOUR),
    st.just(Stand()),
    st.builds(SeatReady, on=ON),
    st.builds(Swap, first=FOUR, second=FOUR),
    st.builds(SetBot, seat=FOUR, level=st.sampled_from(["random", "steady", "genius"])),
    st.builds(Kick, guest=st.integers(1, 6)),
    st.builds(Lock, on=ON),
    st.just(Begin()),
    st.builds(SeatAct, act_id=st.integers(1, 9), seq=st.integers(0, 400), action=st.just(["pass", {}])),
    st.builds(SeatPause, on=ON),
    st.builds(SeatLeave, for_good=ON),
    st.builds(Chat, text=st.text(min_size=1, max_size=9)),
    st.builds(ShowEmote, emote=st.sampled_from(Emote)),
)
PEOPLE = 4


class Room(RuleBasedStateMachine):
    """Some people and a host, all of whom do as they like."""

    def __init__(self) -> None:
        super().__init__()
        self.lan = Lan()
        self.tokens: list[bytes] = []
        self.everybody: list[Peer] = []

    @precondition(lambda self: len(self.lan.peers) < PEOPLE)
    @rule()
    def come(self) -> None:
        self.everybody.append(self.lan.peer().enter())

    @precondition(lambda self: len(self.lan.peers) < PEOPLE)
    @rule(seat=FOUR)
    def come_and_sit(self, seat: Any) -> None:
        self.everybody.append(self.lan.peer().sit(seat).say(SeatReady()))

    @precondition(lambda self: self.tokens)
    @rule(data=st.data())
    def come_back(self, data: st.DataObject) -> None:
        token, have = data.draw(st.sampled_from(self.tokens)), data.draw(st.integers(0, 400))
        peer = data.draw(st.sampled_from(self.lan.peers)) if self.lan.peers and data.draw(ON) else self.lan.peer()
        self.everybody.append(peer.say(Resume(token, have)))

    @precondition(lambda self: self.lan.peers)
    @rule(data=st.data(), wish=WISHES)
    def wish(self, data: st.DataObject, wish: ClientMessage) -> None:
        data.draw(st.sampled_from(self.lan.peers)).say(wish)

    @precondition(lambda self: self.lan.peers)
    @rule(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        for peer in self.lan.peers:
            peer.say(SeatReady())
        for peer in tuple(self.lan.peers):
            peer.say(Begin())

    @rule(seconds=st.sampled_from([0.5, 2, 8]))
    def wait(self, seconds: float) -> None:
        self.lan.wait(seconds)

    @precondition(lambda self: self.lan.peers)
    @rule(rounds=st.integers(1, 20))
    def play(self, rounds: int) -> None:
        for _ in range(rounds):
            for peer in tuple(self.lan.peers):
                if peer.guest.seat is not None and peer.states and peer.shown.view.seat == peer.guest.seat:
                    peer.play()
            self.lan.wait(0.1, 0.1)

    @precondition(lambda self: self.lan.peers)
    @rule(data=st.data())
    def lose(self, data: st.DataObject) -> None:
        data.draw(st.sampled_from(self.lan.peers)).lose()

    @rule()
    def kill_the_host(self) -> None:
        self.lan.restart()

    @invariant()
    def who_is_where_is_of_a_piece(self) -> None:
        for peer in tuple(self.lan.peers):
            if peer.guest.ended is not None:
                assert peer.guest.ended in (Reason.REPLACED, Reason.FLOOD)
                self.lan.peers.remove(peer)
        room, guests = self.lan.room, [peer.guest for peer in self.lan.peers]
        assert set(room.guests.values()) == {guest for guest in guests if guest.table == 1}
        assert {seat: guest.number for seat, guest in room.at.items()} == {
            guest.seat: guest.number for guest in guests if guest.seat is not None
        }
        assert room.keeper in (None, *room.guests)
        for seat in room.at:
            assert not room.nobodys(seat)

    @invariant()
    def everybody_was_told_so(self) -> None:
        room = self.lan.room
        for peer in self.lan.peers:
            if peer.guest.table == 1:
                told = peer.room
                assert told.state is room.state
                assert [chair.guest for chair in told.chairs] == [
                    room.at[seat].number if seat in room.at else None for seat in SEATS
                ]
                assert told.keeper == room.keeper
                assert told.locked == room.locked

    @invariant()
    def nobody_sees_what_is_not_his(self) -> None:
        for peer in self.everybody:
            seats = {None, *(seated.seat for seated in peer.all(Seated)), *self.swapped_to(peer)}
            for shown in peer.states:
                assert shown.view.seat in seats
                assert shown.view.hand == () or shown.view.seat is not None
            peer.states[:-1] = []
            self.tokens.extend(seated.token for seated in peer.all(Seated) if seated.token not in self.tokens)

    def swapped_to(self, peer: Peer) -> set[Seat]:
        """The seats in which a peer was shown himself."""
        rooms = peer.all(RoomView)
        return {seat for room in rooms for seat in SEATS if room.chairs[seat].guest == peer.guest.number}

    @invariant()
    def the_journal_is_the_match(self) -> None:
        sitting = self.lan.room.sitting
        if sitting is not None and not sitting.closed:
            chronicle, _ = replay(self.lan.disk.records)
            assert chronicle == sitting.chronicle
            for seat in self.lan.room.at:
                assert sitting.chronicle.seats[seat].occupant is Occupant.HUMAN


Room.TestCase.settings = settings(max_examples=100, stateful_step_count=40, deadline=None)
TestRoom = Room.TestCase
