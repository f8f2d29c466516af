"""牌桌: the authority: takes what seats ask for, journals it, does it, and tells everybody what he may know.

No socket, no pixel, no sleeping: time comes in with every call, everything else through `Ports`. The order is always
journal, apply, tell, acknowledge.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace

from game.rules.actions import Action, Draw, Pass
from game.rules.events import CardDrawn, Notice, Viewer, events_for
from game.rules.round import Round
from game.rules.seats import SEATS, Seat
from game.rules.view import SeatView
from game.table.asking import Ask, Question, only_passes
from game.table.chronicle import Chronicle
from game.table.clock import TurnClock
from game.table.dealing import KEY_BYTES, drawer_of, shuffled
from game.table.messages import (
    Ack,
    Act,
    ClientMessage,
    Closed,
    CloseReason,
    Denial,
    Leave,
    Moment,
    Nak,
    Occupant,
    Pause,
    Ready,
    TableInfo,
    TableMessage,
    Update,
)
from game.table.plan import Pace
from game.table.presence import Presence
from game.table.records import Acted, Dealt, Record, Seated

STAND_IN_LEVEL = "steady"


@dataclass(frozen=True, slots=True)
class Ports:
    """What a table needs of the world: a journal, random bytes, viewers to tell, bots to ask."""

    journal: Callable[[Record], None]
    entropy: Callable[[int], bytes]
    tell: Callable[[Viewer, TableMessage], None]
    ask: Callable[[Ask], None]


class Table:
    """牌桌: one match being played. Times are seconds of any clock that only goes forward."""

    def __init__(self, chronicle: Chronicle, ports: Ports, now: float) -> None:
        self.chronicle = chronicle
        self.viewers: set[Viewer] = set()
        self.paused = False
        self._ports = ports
        self._now = now
        self._asks = 0
        self._question: Question | None = None
        self._drawer_to_ask: Seat | None = None
        self._due = now
        self._ready: set[Seat] = set()
        self._clock = TurnClock(chronicle.plan.turn_seconds)
        self._info: tuple[tuple[object, ...], TableInfo] | None = None
        self._presence = Presence(chronicle.plan.pace.grace)
        self._moods = random.Random(ports.entropy(8))

    # --- what comes in -------------------------------------------------------------------------------------------

    def join(self, viewer: Viewer) -> None:
        """Let a seat, or spectators (None), hear of everything from now on, beginning with how things stand."""
        self.viewers.add(viewer)
        played = self.chronicle.round
        if played is not None:
            self._ports.tell(viewer, Update(self.chronicle.steps, played.view(viewer), (), self.info()))

    def away(self, seat: Seat, now: float) -> None:
        """A person's line is gone: the seat is kept, its clock stands; when it holds up the table, a bot stands in."""
        self._now = now
        self.viewers.discard(seat)
        if self._presence.leave(seat):
            self._hold_clock()
            self._tell_all(())

    def back(self, seat: Seat, now: float) -> None:
        """The person is there again, and plays himself at once."""
        self._now = now
        seated = self.chronicle.seats[seat]
        came = self._presence.come(seat)
        if seated.occupant is Occupant.STAND_IN and seat not in self.chronicle.left:
            self._replace(Seated(seat, replace(seated, occupant=Occupant.HUMAN, bot="")))
        elif came:
            self._hold_clock()
            self._tell_all(())
        self.join(seat)
        self.tick(now)

    def seat(self, seated: Seated, now: float) -> None:
        """Give a seat to another person, or to a bot, also while a round is being played; who joins sees as it."""
        self._now = now
        self.viewers.discard(seated.seat)
        self._presence.come(seated.seat)
        self._replace(seated)
        self.tick(now)

    def _replace(self, seated: Seated) -> None:
        """Change who sits in a seat; with two people at the table nobody holds it up for the other."""
        self._pause(on=False)
        self._commit(seated)
        self._hold_clock()

    def handle(self, seat: Seat, message: ClientMessage, now: float) -> None:
        """Take a message of the seat's client; who does not play the seat can look on and leave."""
        self._now = now
        match message:
            case Act():
                self._act(seat, message)
            case Leave(for_good=for_good):
                self._leave(seat, for_good=for_good)
            case Ready() if not self._is_bot(seat):
                self._get_ready(seat)
            case Pause(on=on) if not self._is_bot(seat):
                self._pause(on=on)
            case Ready() | Pause():
                pass
        self.tick(now)

    def answer(self, ask_id: int, action: Action | None) -> None:
        """Take a bot's answer; the next tick acts on it."""
        if self._question is not None:
            self._question.take(ask_id, action)

    def tick(self, now: float) -> None:
        """Do whatever is due by now: deal, let bots act, pass for who can only pass, run out clocks."""
        self._now = now
        while not self.paused and self._advance():
            pass

    @property
    def moment(self) -> Moment:
        """此刻: whether a round is played, settled, or the match over."""
        return self.chronicle.moment

    # --- what is due ---------------------------------------------------------------------------------------------

    @property
    def _pace(self) -> Pace:
        return self.chronicle.plan.pace

    def _advance(self) -> bool:
        """Do one thing that is due; False when nothing is."""
        if self._presence.away:
            if self._presence.nobody(self.chronicle.people):
                return False
            if self._stand_in():
                return True
        played = self.chronicle.round
        if played is None or played.over:
            return self.chronicle.wants_deal and self._deal()
        if played.phase.deals:
            return self._draw(played)
        return self._turn(played, played.to_act[0])

    def _stand_in(self) -> bool:
        """代打: seat a bot for a person for whom the table has waited long enough; False where there is none."""
        missing = self._presence.overdue(self._wanted(), self._now)
        if missing is None:
            return False
        info = replace(self.chronicle.seats[missing], occupant=Occupant.STAND_IN, bot=STAND_IN_LEVEL)
        self._replace(Seated(missing, info))
        return True

    def _deal(self) -> bool:
        asked_for = self.moment is Moment.ROUND_OVER and bool(self._humans())
        if self._waiting_ready() or (self._now < self._due and not asked_for):
            return False
        self._due = self._now + self._pace.deal
        key = self._ports.entropy(KEY_BYTES)
        self._ready.clear()
        self._commit(Dealt(shuffled(self.chronicle.plan.game.pack, key), drawer_of(key)))
        return True

    def _draw(self, played: Round) -> bool:
        if self._question is not None:
            return self._take_claim(played, self._question)
        if self._drawer_to_ask is not None:
            seat, self._drawer_to_ask = self._drawer_to_ask, None
            if self.chronicle.seats[seat].occupant is Occupant.BOT:
                self._ask(played.view(seat), (0, 0), polled=False)
                return True
        if self._now < self._due:
            return False
        self._due = max(self._due, self._now - self._pace.deal) + self._pace.deal
        drawn = self._commit(Acted(None, Draw()))[0].event
        still_drawing = self.chronicle.round is not None and self.chronicle.round.phase.deals
        self._drawer_to_ask = drawn.seat if still_drawing and isinstance(drawn, CardDrawn) else None
        return True

    def _take_claim(self, played: Round, question: Question) -> bool:
        if not question.settled(self._now):
            return False
        self._question = None
        action = question.action(played)
        if action is not None:
            self._commit(Acted(question.seat, action))
        return True

    def _turn(self, played: Round, seat: Seat) -> bool:
        if self._question is not None and self._question.seat == seat:
            if not self._question.settled(self._now):
                return False
            action = self._question.action(played)
            self._question = None
            self._commit(Acted(seat, Pass() if action is None else action))
            return True
        view = played.view(seat)
        polled = view.check(Pass()) is None
        if self._is_bot(seat) or (polled and only_passes(view)):
            self._ask(view, self._pace.poll if polled else self._pace.think, polled=polled)
            return True
        self._clock.watch(seat, self.chronicle.turn_began, self._now)
        self._hold_clock()
        if not self._clock.expired(self._now):
            return False
        self._time_out(view, polled=polled)
        return True

    def _time_out(self, view: SeatView, *, polled: bool) -> None:
        """到时: an optional step is passed, any other the stand-in plays (A10b)."""
        if polled:
            self._commit(Acted(view.seat, Pass()))
        else:
            self._ask(view, (0, 0), polled=False)

    def _ask(self, view: SeatView, pause: tuple[float, float], *, polled: bool) -> None:
        """Ask the seat's bot; who can only pass is answered for after the same pause (A11), and a stand-in passes."""
        if view.seat is None:
            raise ValueError("a spectator is asked nothing")
        self._asks += 1
        seated = self.chronicle.seats[view.seat]
        ask = Ask(self._asks, seated.bot or STAND_IN_LEVEL, view)
        due = self._now + self._moods.uniform(*pause) + self._pace.looked_at(self.chronicle.recent[-1])
        careful = seated.occupant is not Occupant.BOT
        self._question = Question(ask, view.seat, due, self._now, careful)
        if polled and (careful or only_passes(view)):
            self._question.take(ask.ask_id, Pass())
        else:
            self._ports.ask(ask)

    # --- what a client wants --------------------------------------------------------------------------------------

    def _act(self, seat: Seat, act: Act) -> None:
        if act.act_id <= self.chronicle.done[seat]:
            self._ports.tell(seat, Ack(act.act_id))
            return
        denial = self._denial(seat, act)
        played = self.chronicle.round
        refusal = None if denial is not None or played is None else played.check(seat, act.action)
        if denial is not None or refusal is not None:
            self._ports.tell(seat, Nak(act.act_id, refusal, denial))
            return
        self._commit(Acted(seat, act.action, act.act_id))
        self._ports.tell(seat, Ack(act.act_id))

    def _denial(self, seat: Seat, act: Act) -> Denial | None:
        if self._is_bot(seat):
            return Denial.NO_SEAT
        if self.paused:
            return Denial.PAUSED
        if self.chronicle.round is None:
            return Denial.NOT_STARTED
        return Denial.STALE if act.seq < self.chronicle.turn_began else None

    def _get_ready(self, seat: Seat) -> None:
        if self.moment is Moment.ROUND_OVER:
            self._ready.add(seat)
            self._tell_all(())

    def _pause(self, *, on: bool) -> None:
        if self.chronicle.round is None or len(self._humans()) != 1 or on == self.paused:
            return
        self.paused = on
        self._hold_clock()
        self._tell_all(())

    def _hold_clock(self) -> None:
        """Let the turn clock stand while nothing goes on, and while whom the round waits for is away."""
        presence = self._presence
        if self.paused or (presence.away and presence.holds_up(self.chronicle.people, self._wanted())):
            self._clock.pause(self._now)
        else:
            self._clock.go_on(self._now)

    def _leave(self, seat: Seat, *, for_good: bool) -> None:
        self.viewers.discard(seat)
        for_good = for_good and not self._is_bot(seat) and not self.chronicle.match.over
        if for_good:
            self._pause(on=False)
            info = replace(self.chronicle.seats[seat], occupant=Occupant.STAND_IN, bot=STAND_IN_LEVEL)
            self._commit(Seated(seat, info, left=True))
        self._ports.tell(seat, Closed(CloseReason.LEFT, resumable=not for_good and not self.chronicle.match.over))

    # --- who sits where --------------------------------------------------------------------------------------------

    def _humans(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in SEATS if not self._is_bot(seat))

    def _is_bot(self, seat: Seat) -> bool:
        return self.chronicle.seats[seat].occupant is not Occupant.HUMAN

    def _wanted(self) -> tuple[Seat, ...]:
        """The seats of people for whom the table waits: to act, or to ask for the next round."""
        return tuple(seat for seat in self.chronicle.turn[1] if not self._is_bot(seat)) + self._waiting_ready()

    def _waiting_ready(self) -> tuple[Seat, ...]:
        if self.moment is not Moment.ROUND_OVER:
            return ()
        return tuple(seat for seat in self._humans() if seat not in self._ready)

    # --- doing and telling -----------------------------------------------------------------------------------------

    def _commit(self, record: Record) -> tuple[Notice, ...]:
        """Journal, apply, tell: in this order."""
        self._ports.journal(record)
        before = self.chronicle.turn_began
        self.chronicle, notices = self.chronicle.after(record)
        another = isinstance(record, Seated) and record.seat in self.chronicle.turn[1]
        if another or self.chronicle.turn_began != before:
            self._new_turn()
        if self.chronicle.round is not None and self.chronicle.round.over:
            self._due = self._now + self._pace.between
        self._tell_all(notices)
        return notices

    def _new_turn(self) -> None:
        self._question = None
        self._drawer_to_ask = None
        human = next((seat for seat in self.chronicle.turn[1] if not self._is_bot(seat)), None)
        self._clock.watch(human, self.chronicle.turn_began, self._now)
        self._hold_clock()

    def _tell_all(self, notices: tuple[Notice, ...]) -> None:
        played = self.chronicle.round
        if played is None:
            return
        info, tell, seq = self.info(), self._ports.tell, self.chronicle.steps
        for viewer in tuple(self.viewers):
            tell(viewer, Update(seq, played.view(viewer), events_for(notices, viewer), info))

    def info(self) -> TableInfo:
        """What is the same for every viewer beside the cards."""
        chronicle, away, paused = self.chronicle, self._presence.away, self.paused
        ready, countdown = self._waiting_ready(), self._clock.countdown(self._now)
        facts = (chronicle.seats, chronicle.match, chronicle.settlement, paused, ready, countdown, away)
        if self._info is None or self._info[0] != facts:
            info = TableInfo(
                seats=chronicle.seats,
                plan=chronicle.plan.match,
                standing=chronicle.match.standing,
                moment=self.moment,
                preset=chronicle.plan.preset,
                paused=paused,
                settlement=chronicle.settlement,
                match_winners=None if chronicle.settlement is None else chronicle.match.winners,
                waiting_ready=ready,
                countdown=countdown,
                away=away,
            )
            self._info = facts, info
        return self._info[1]
