"""做客: a client's program: it comes back by itself, asks again for what has no answer, and believes no nonsense."""

import pytest

from game.rules.actions import Action, Pass
from game.table.messages import Ack, Act, Closed, CloseReason, Denial, Leave, Moment, Nak, Pause, Ready, Update
from net.framing import encode
from net.limits import PING_EVERY, SILENT_AFTER
from net.messages import (
    Begin,
    Chat,
    Closing,
    Enter,
    Hello,
    Kick,
    Out,
    Refused,
    Role,
    Said,
    SeatAck,
    SeatReady,
    SeatUpdate,
    Sit,
    State,
    Swap,
    Tables,
    Welcome,
)
from net.reasons import Reason, Why
from net.visit import Ticket, Visit
from tests.net.lan import P0, P1, P2, Lan, offer, playing
from tests.table.rig import passive


class Screen:
    """Somebody before a visit: keeps the last update and every answer."""

    def __init__(self, lan: Lan, name: str = "Ann", ticket: Ticket | None = None) -> None:
        self.lan = lan
        self.visit = lan.call(Visit(Hello(versions=(1,), name=name), ticket))
        self.updates: list[Update] = []
        self.answers: list[Ack | Nak] = []
        self.closed: list[Closed] = []
        self.act_id = 0

    def poll(self) -> None:
        for message in self.visit.poll():
            match message:
                case Update():
                    self.updates.append(message)
                case Ack() | Nak():
                    self.answers.append(message)
                case Closed():
                    self.closed.append(message)

    def begin(self) -> "Screen":
        for wish in (Enter(1), Sit(P0), SeatReady(), Begin()):
            self.visit.wish(wish)
            self.lan.deliver()
        return self

    def act(self, action: Action) -> None:
        self.act_id += 1
        self.visit.send(Act(self.act_id, self.updates[-1].seq, action))
        self.lan.deliver()
        self.poll()

    def play(self) -> None:
        self.poll()
        if self.updates and self.updates[-1].view.my_turn and self.updates[-1].info.moment is Moment.PLAYING:
            action = passive(self.updates[-1].view)
            assert action is not None
            self.act(action)

    def wait(self, seconds: float) -> None:
        end = self.lan.now + seconds
        while self.lan.now < end:
            self.lan.wait(0.5)
            self.visit.tick(self.lan.now)
            self.lan.deliver()
            self.poll()

    def cut(self, *, noticed: bool = True) -> None:
        """The line breaks; what was on its way is lost."""
        visit, guest = self.lan.calls.pop()
        assert visit is self.visit
        if noticed:
            self.lan.hall.lose(guest, self.lan.now)
        visit.take()
        visit.lost()


@pytest.fixture
def lan() -> Lan:
    return Lan()


@pytest.fixture
def screen(lan: Lan) -> Screen:
    return Screen(lan).begin()


def test_a_visit_learns_what_the_host_says(lan: Lan) -> None:
    visit = Screen(lan).visit
    assert visit.welcome == Welcome(1, "Host", 1, Role.PLAYER)
    assert visit.tables == Tables((lan.room.line(),))
    assert visit.room is None
    visit.wish(Enter(1))
    lan.deliver()
    assert visit.room is not None
    assert visit.connected
    visit.wish(Chat("hi"))
    visit.wish(Sit(P2))
    lan.deliver()
    assert visit.news == [Said(1, "hi")]
    assert visit.ticket is not None
    assert visit.ticket.seat == P2


def test_a_screen_plays_a_match_to_its_end_and_the_next_one(lan: Lan, screen: Screen) -> None:
    for _ in range(2):
        for _ in range(2_000):
            screen.play()
            lan.wait(0.1, 0.1)
            screen.visit.tick(lan.now)
            lan.deliver()
            if screen.updates[-1].info.moment is Moment.MATCH_OVER:
                break
        assert screen.updates[-1].info.moment is Moment.MATCH_OVER
        screen.visit.wish(Begin())
        lan.deliver()
        screen.poll()
    assert screen.visit.room is not None
    assert screen.visit.room.state is State.PLAYING
    assert screen.updates[-1].seq < screen.updates[-2].seq
    assert {type(answer) for answer in screen.answers} == {Ack}
    assert [answer.act_id for answer in screen.answers] == list(range(1, screen.act_id + 1))


def until_my_turn(screen: Screen) -> Action:
    for _ in range(500):
        screen.poll()
        if screen.updates and screen.updates[-1].view.my_turn:
            action = passive(screen.updates[-1].view)
            assert action is not None
            return action
        screen.lan.wait(0.1, 0.1)
    raise AssertionError("it is never my turn")


@pytest.mark.parametrize("host", ["lives", "is killed"])
@pytest.mark.parametrize("lost", ["the request", "the answer"])
def test_an_action_whose_answer_was_lost_is_asked_for_again_and_done_once(lan: Lan, host: str, lost: str) -> None:
    screen = Screen(lan).begin()
    action, steps = until_my_turn(screen), len(lan.disk.records)
    screen.visit.send(Act(1, screen.updates[-1].seq, action))
    if lost == "the answer":
        lan.hall.receive(lan.calls[0][1], screen.visit.take(), lan.now)
        assert len(lan.disk.records) > steps
    screen.cut()
    assert screen.visit.unanswered == 1
    if host == "is killed":
        lan.restart()
    lan.call(screen.visit)
    screen.poll()
    assert screen.answers == [Ack(1)]
    assert screen.visit.unanswered == 0
    assert [getattr(record, "act_id", 0) for record in lan.disk.records].count(1) == 1


def test_a_program_that_was_started_again_numbers_from_one_and_is_understood(lan: Lan, screen: Screen) -> None:
    screen.act(until_my_turn(screen))
    assert screen.answers == [Ack(1)]
    ticket = screen.visit.ticket
    screen.cut(noticed=False)
    again = Screen(lan, ticket=ticket)
    again.act(until_my_turn(again))
    assert again.answers == [Ack(1)]
    assert sorted({getattr(record, "act_id", 0) for record in lan.disk.records}) == [0, 1, 2]


def test_what_is_sent_before_the_seat_is_there_waits_for_it(lan: Lan, screen: Screen) -> None:
    action, ticket = until_my_turn(screen), screen.visit.ticket
    seq = screen.updates[-1].seq
    screen.cut()
    fresh = Visit(Hello(versions=(1,), name="Ann"), ticket)
    fresh.send(Act(1, seq, action))
    fresh.send(Ready())
    assert fresh.unanswered == 1
    lan.call(fresh)
    assert Ack(1) in fresh.poll()


def test_what_comes_twice_is_heard_once(lan: Lan, screen: Screen) -> None:
    screen.act(until_my_turn(screen))
    screen.visit.receive(encode(SeatAck(1)), lan.now)
    screen.poll()
    assert screen.answers == [Ack(1)]
    screen.cut()
    screen.visit.lost(Reason.FAULT)
    assert screen.visit.ended is Reason.SILENT


def test_refusals_of_the_table_come_to_the_screen(screen: Screen) -> None:
    until_my_turn(screen)
    screen.visit.send(Pause(on=True))
    screen.act(Pass())
    assert screen.answers == [Nak(1, denial=Denial.PAUSED)]


def test_a_line_over_which_nothing_comes_is_given_up(lan: Lan, screen: Screen) -> None:
    screen.wait(3 * SILENT_AFTER)
    assert screen.visit.connected
    assert screen.visit.rtt is not None
    lan.calls.clear()
    for _ in range(int(SILENT_AFTER / PING_EVERY) + 2):
        lan.now += PING_EVERY
        screen.visit.tick(lan.now)
    assert not screen.visit.connected
    assert screen.visit.ended is Reason.SILENT
    assert screen.visit.rtt is None
    screen.visit.wish(Begin())
    screen.visit.receive(b"\xc1", lan.now)
    assert screen.visit.take() == b""
    assert screen.visit.ended is Reason.SILENT


def test_who_leaves_hears_so_and_may_come_back(lan: Lan, screen: Screen) -> None:
    screen.visit.send(Leave())
    lan.deliver()
    screen.poll()
    assert screen.closed == [Closed(CloseReason.LEFT, resumable=True)]
    assert screen.visit.ticket is not None
    screen.visit.come_back()
    lan.deliver()
    screen.poll()
    assert screen.updates[-1].view.seat == P0
    screen.visit.send(Leave(for_good=True))
    lan.deliver()
    screen.poll()
    assert screen.closed[-1] == Closed(CloseReason.LEFT, resumable=False)
    assert screen.visit.ticket is None
    screen.visit.come_back()
    lan.deliver()
    assert screen.visit.room is None


def test_who_is_sent_away_has_no_ticket_any_more(lan: Lan) -> None:
    screen = Screen(lan)
    (ann,) = playing(lan, P1)
    for wish in (Enter(1), Sit(P2)):
        screen.visit.wish(wish)
        lan.deliver()
    ann.say(Kick(1))
    lan.deliver()
    screen.poll()
    assert screen.visit.ticket is None
    assert Out(Reason.KICKED, resumable=False) in screen.visit.news


def test_a_host_that_stops_is_heard_and_the_ticket_kept(lan: Lan, screen: Screen) -> None:
    lan.hall.close()
    lan.deliver()
    screen.poll()
    assert screen.closed == [Closed(CloseReason.HOST_QUIT, resumable=True)]
    assert screen.visit.ended is Reason.HOST_QUIT
    assert screen.visit.ticket is not None


def test_a_host_that_knows_the_ticket_no_more_makes_an_end_of_it(lan: Lan) -> None:
    ticket = Ticket(bytes(16), 1, P0)
    visit = Screen(lan, ticket=ticket).visit
    assert visit.ticket is None
    assert visit.news == [Refused("resume", Why.UNKNOWN_TOKEN)]


def test_the_keeper_s_swap_is_seen_in_the_ticket(lan: Lan) -> None:
    screen = Screen(lan)
    for wish in (Enter(1), Sit(P0), Swap(P0, P2)):
        screen.visit.wish(wish)
        lan.deliver()
    assert screen.visit.ticket is not None
    assert screen.visit.ticket.seat == P2


def test_a_replaced_line_is_told_and_a_failing_host_is_come_back_to(lan: Lan, screen: Screen) -> None:
    visit = screen.visit
    visit.receive(encode(Closing(Reason.FAULT, resumable=True)), lan.now)
    assert visit.ended is Reason.FAULT
    assert Reason.FAULT.again
    assert not [message for message in visit.poll() if isinstance(message, Closed)]
    visit.connect(lan.now)
    assert visit.ended is None
    visit.receive(encode(Closing(Reason.REPLACED, resumable=True)), lan.now)
    assert visit.poll() == [Closed(CloseReason.FAULT, resumable=True)]


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (b"\xc1", Reason.BAD_BYTES),
        (encode(Welcome(9, "Host", 1, Role.PLAYER)), Reason.NO_COMMON_VERSION),
        (encode(SeatUpdate(1, 0, b"\xff\xff", b"")), Reason.BAD_MESSAGE),
        (encode(SeatUpdate(1, 0, b"", b"")), Reason.BAD_MESSAGE),
    ],
    ids=range(4),
)
def test_a_host_that_breaks_the_protocol_is_heard_no_more(said: bytes, reason: Reason) -> None:
    visit = Visit(Hello(versions=(1,), name="Ann"))
    visit.connect(0)
    visit.receive(said, 0)
    assert visit.ended is reason
    assert not visit.connected


def test_actions_of_the_match_before_are_not_asked_for_in_the_next(lan: Lan, screen: Screen) -> None:
    until_my_turn(screen)
    update = screen.updates[-1]
    screen.visit.send(Act(1, update.seq, Pass()))
    screen.cut()
    visit = screen.visit
    assert visit.unanswered == 1
    lan.disk.journal.clear()
    lan.restart()
    other = Screen(lan, "Bob").begin().visit
    assert other.ticket is not None
    lan.call(visit)
    assert visit.unanswered == 0


def test_a_spectator_s_visit_sees_and_is_heard_to_leave() -> None:
    lan = Lan(offer())
    playing(lan, P0)
    visit = lan.call(Visit(Hello(versions=(1,), name="Eve", role=Role.SPECTATOR)))
    visit.wish(Enter(1))
    lan.deliver()
    (update,) = [message for message in visit.poll() if isinstance(message, Update)]
    assert update.view.seat is None
    visit.send(Leave())
    lan.deliver()
    assert visit.poll()[-1] == Closed(CloseReason.LEFT, resumable=False)
    assert visit.room is None
