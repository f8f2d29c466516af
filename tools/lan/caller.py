"""访客: a client's program in the world: it is killed and started again, its line is cut, its person plays."""

import random
from dataclasses import dataclass, replace

from game.bots.worker import Thinkers
from game.rules.actions import Action
from game.rules.seats import Seat
from game.table.messages import Ack, Act, Moment, Nak, Ready, Update
from game.wire import Plain
from net.messages import (
    Begin,
    ClientMessage,
    Enter,
    Hello,
    Refused,
    Role,
    SeatAct,
    SeatReady,
    SeatUpdate,
    Sit,
    State,
)
from net.packing import Shown
from net.reasons import Why
from net.visit import Ticket, Visit
from tools.lan.pipes import Pipe

ANYTHING_AGAIN = 0.02
"""How likely an impatient person's program asks again for what has no answer yet."""


@dataclass(frozen=True)
class Heard:
    """An update as a client got it: as whom, what it knew before, and what came."""

    seat: Seat | None
    have: int
    base: int
    seq: int
    shown: Shown


@dataclass(frozen=True)
class Asked:
    """An action that a person asked for, under which numbers the host got it, and whether it was acknowledged."""

    seat: Seat
    act_ids: frozenset[int]
    action: Plain
    done: bool


class WatchedVisit(Visit):
    """A visit that keeps what the judges want to see. `forgetful`: the planted bug that numbers repetitions anew."""

    def __init__(self, hello: Hello, ticket: Ticket | None, *, forgetful: bool) -> None:
        super().__init__(hello, ticket)
        self.heard: list[Heard] = []
        self.asked: list[Asked] = []
        self.sent: set[tuple[Seat, int]] = set()
        self.turned_away = False
        self._forgetful = forgetful
        self._aliases: dict[int, int] = {}

    def wish(self, message: ClientMessage) -> None:
        """Send; a forgetful program gives every action a new number."""
        if isinstance(message, SeatAct) and self._forgetful:
            alias = max(self._aliases, default=message.act_id) + 1
            self._aliases[alias] = message.act_id
            message = SeatAct(alias, message.seq, message.action)
        if isinstance(message, SeatAct) and self.ticket is not None:
            self.sent.add((self.ticket.seat, message.act_id))
        super().wish(message)

    def _update(self, message: SeatUpdate) -> None:
        have = self.seq
        super()._update(message)
        last = self._inbox[-1]
        assert isinstance(last, Update)
        shown = Shown(last.view, last.events, last.info)
        self.heard.append(Heard(last.view.seat, have, message.base, message.seq, shown))

    def _answered(self, act_id: int, answer: Ack | Nak) -> None:
        number = self._aliases.get(act_id, act_id)
        asked = self._open.get(number)
        if asked is not None and self.ticket is not None:
            aliases = frozenset(alias for alias, known in self._aliases.items() if known == number)
            self.asked.append(
                Asked(self.ticket.seat, aliases or frozenset({number}), asked.action, isinstance(answer, Ack))
            )
        super()._answered(number, replace(answer, act_id=number))


class Caller:
    """访客: `visit` is the program that runs now; `ticket` lies on its disk and outlives it."""

    def __init__(self, name: str, role: Role, rng: random.Random, *, forgetful: bool = False) -> None:
        self.name = name
        self.role = role
        self.pipe: Pipe | None = None
        self.alive = True
        self.visits: list[WatchedVisit] = []
        self._forgetful = forgetful
        self._rng = rng
        self._ticket: Ticket | None = None
        self._thinkers = Thinkers(rng.randrange(2**32))
        self._number = 0
        self._asking = False
        self._last: Update | None = None
        self._act_at = 0.0
        self.over = False
        self.start()

    @property
    def visit(self) -> WatchedVisit:
        """The program that runs now."""
        return self.visits[-1]

    def start(self) -> None:
        """Start the program, with what is on its disk."""
        hello = Hello(versions=(1,), name=self.name, role=self.role)
        self.visits.append(WatchedVisit(hello, self._ticket, forgetful=self._forgetful))
        self._number, self._asking = 0, False
        self._last, self.over = None, False
        self.alive = True

    def act(self, now: float, people: int) -> None:
        """Let program and person do what they would at this moment."""
        visit = self.visit
        visit.tick(now)
        for message in visit.poll():
            match message:
                case Update():
                    self._see(message, now)
                case Ack() | Nak():
                    self._asking = False
                case _:
                    pass
        self._read_news()
        self._ticket = visit.ticket
        if visit.welcome is not None and visit.connected:
            self._around(people)
            self._play(now)
        if visit.unanswered and self._rng.random() < ANYTHING_AGAIN:
            visit.repeat()

    def _see(self, update: Update, now: float) -> None:
        fresh = self._last is None or update.seq != self._last.seq
        self._last = update
        self.over = update.info.moment is Moment.MATCH_OVER
        if fresh:
            self._act_at = now + self._rng.random() * 0.3
        if update.view.seat in update.info.waiting_ready:
            self.visit.send(Ready())

    def _read_news(self) -> None:
        for message in self.visit.news:
            if isinstance(message, Refused) and message.what == "resume" and message.why is not Why.UNKNOWN_TOKEN:
                self.visit.turned_away = True
        self.visit.news.clear()

    def _around(self, people: int) -> None:
        """Before the match: go to the table, sit down, be ready, begin."""
        visit, room = self.visit, self.visit.room
        if room is None:
            if visit.ticket is None and visit.tables is not None and visit.tables.tables:
                visit.wish(Enter(visit.tables.tables[0].table))
            return
        if room.state is not State.LOBBY or self.role is not Role.PLAYER or visit.welcome is None:
            return
        mine = next((chair for chair in room.chairs if chair.guest == visit.welcome.guest), None)
        if mine is None:
            free = [seat for seat in Seat if room.chairs[seat].bot]
            visit.wish(Sit(self._rng.choice(free)))
        elif not mine.ready:
            visit.wish(SeatReady())
        elif room.keeper == visit.welcome.guest and sum(chair.ready for chair in room.chairs) == people:
            visit.wish(Begin())

    def _play(self, now: float) -> None:
        update = self._last
        if update is None or self._asking or now < self._act_at or self.visit.ticket is None:
            return
        view = update.view
        claims = view.stage.name == "draw" and bool(view.hand) and self._rng.random() < 0.2
        if view.my_turn or claims:
            action = self._thinkers.think("random", view)
            if action is not None:
                self._send(update, action)

    def _send(self, update: Update, action: Action) -> None:
        self._number += 1
        self._asking = True
        self.visit.send(Act(self._number, update.seq, action))
