"""世界: a host, its disk, callers and lines between them, moved by a schedule; the same seed gives the same world."""

import random
from collections.abc import Callable

from game.table.botpool import InlineBots
from net.guest import Guest
from net.hall import Hall, Manners
from net.messages import Resume, Role
from net.reasons import Why
from net.room import Supplies
from tools.lan.caller import Caller
from tools.lan.disk import Disk, HostKilledError, begin, left
from tools.lan.pipes import End, Pipe
from tools.lan.schedule import Schedule
from tools.lan.story import PATIENCE, TROUBLE, Bug, Story

HOST_STEP = 0.1
CALLER_STEP = 0.1


class JealousHall(Hall):
    """The planted bug: who has a line is not let in over a second one."""

    def _resume(self, guest: Guest, message: Resume, now: float) -> Why | None:
        for room in self.rooms.values():
            seat = room.owner_of(message.token)
            if seat is not None and room.at.get(seat, guest) is not guest:
                return Why.SEAT_TAKEN
        return super()._resume(guest, message, now)


class World:
    """世界: `run` plays the story; `kills`, `cuts`, … count what has happened in it."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.rng = random.Random(f"world {story.seed}")
        self.schedule = Schedule()
        self.disk = Disk(late=story.bug is Bug.LATE_JOURNAL)
        self.hall: Hall | None = None
        self.callers = [self._caller(f"P{n}", Role.PLAYER) for n in range(story.people)]
        self.callers += [self._caller(f"S{n}", Role.SPECTATOR) for n in range(story.spectators)]
        self.callers += [self._caller(f"D{n}", Role.DISPLAY) for n in range(story.displays)]
        self.happened: dict[str, int] = {}
        self._pipes: dict[int, Pipe] = {}

    def run(self) -> bool:
        """Play; gives whether every caller saw the end of the match."""
        self._start_host()
        self.schedule.after(HOST_STEP, self._host_step)
        for caller in self.callers:
            self.schedule.after(self.rng.random(), self._caller_step(caller))
        for _ in range(self.story.troubles):
            self.schedule.at(self.rng.random() * TROUBLE, self._trouble)
        return self.schedule.run(TROUBLE + PATIENCE, lambda: all(caller.over for caller in self.callers))

    # --- the host ---

    def _start_host(self) -> None:
        if self.hall is not None:
            return
        supplies = Supplies(self.rng.randbytes, self._bots, lambda plan, owners: begin(self.disk, plan, owners))
        kind = JealousHall if self.story.bug is Bug.SECOND_REFUSED else Hall
        hall = kind(Manners("Host"), supplies, self.schedule.now)
        hall.open_room(self.story.offer, left(self.disk))
        self.disk.settle()
        self.hall = hall

    def _bots(self) -> InlineBots:
        return InlineBots(self.rng.randrange(2**32))

    def _host_step(self) -> None:
        self._host_does(lambda hall: hall.tick(self.schedule.now))
        self.schedule.after(HOST_STEP, self._host_step)

    def _host_does(self, what: Callable[[Hall], None]) -> None:
        """Let the host do something, and write what comes of it; it may die over it."""
        hall = self.hall
        if hall is None:
            return
        try:
            what(hall)
            self._write_out(hall)
            self.disk.settle()
        except HostKilledError:
            self._host_dies()

    def _write_out(self, hall: Hall) -> None:
        for number, pipe in tuple(self._pipes.items()):
            if number not in self._pipes:
                continue  # writing to another guest ended this one's line too
            guest = hall.guests[number]
            data = hall.take(guest, pipe.client.pending)
            if data:
                pipe.send(pipe.client, data)
            if guest.ended is not None:
                pipe.finish()
                self._gone(hall, number)

    def _gone(self, hall: Hall, number: int) -> None:
        if self._pipes.pop(number, None) is not None and hall is self.hall:
            self._host_does(lambda hall: hall.lose(hall.guests[number], self.schedule.now))

    def _host_dies(self) -> None:
        """kill -9: what the system was given still goes out, or the line breaks, or nobody is told; it starts again."""
        self._count("host kills")
        self.hall = None
        self.disk.power_off()
        self.disk.doom = None
        for pipe in self._pipes.values():
            if self.rng.random() < 0.6:
                pipe.finish()
            else:
                pipe.cut(host_hears=False, client_hears=self.rng.random() < 0.5)
        self._pipes.clear()
        self.schedule.after(self.rng.random() * 3, self._start_host)

    # --- the callers ---

    def _caller(self, name: str, role: Role) -> Caller:
        rng = random.Random(f"{name} {self.story.seed}")
        return Caller(name, role, rng, forgetful=self.story.bug is Bug.NO_ACT_IDS)

    def _caller_step(self, caller: Caller) -> Callable[[], None]:
        def step() -> None:
            if caller.alive:
                if not caller.visit.connected:
                    self._dial(caller)
                caller.act(self.schedule.now, self.story.people)
                self._say(caller)
            pause = CALLER_STEP if caller.visit.connected else 0.25 + self.rng.random()
            self.schedule.after(pause, step)

        return step

    def _say(self, caller: Caller) -> None:
        data = caller.visit.take()
        if data and caller.pipe is not None:
            caller.pipe.send(caller.pipe.host, data)

    def _dial(self, caller: Caller) -> None:
        hall = self.hall
        if hall is None:
            return
        guest = hall.connect(self.schedule.now)
        visit = caller.visit

        def heard(data: bytes) -> None:
            if caller.visit is visit and caller.pipe is pipe and caller.alive:
                visit.receive(data, self.schedule.now)
                self._say(caller)

        def lost() -> None:
            if caller.visit is visit and caller.pipe is pipe:
                visit.lost()

        client = End(heard, lost)
        host = End(
            lambda data: self._host_hears(hall, guest, data),
            lambda: self._gone(hall, guest.number),
        )
        pipe = caller.pipe = self._pipes[guest.number] = Pipe(self.schedule, self.rng, client, host)
        visit.connect(self.schedule.now)

    def _host_hears(self, hall: Hall, guest: Guest, data: bytes) -> None:
        if hall is self.hall and guest.number in hall.guests:
            self._host_does(lambda hall: hall.receive(guest, data, self.schedule.now))

    # --- what goes wrong ---

    def _trouble(self) -> None:
        caller = self.rng.choice(self.callers)
        trouble = self.rng.choice((self._cut, self._cut, self._kill_caller, self._stall, self._doom, self._doom))
        trouble(caller)

    def _cut(self, caller: Caller) -> None:
        if caller.pipe is not None:
            self._count("cuts")
            host, client = self.rng.choice(((True, True), (True, False), (False, True), (False, True), (False, False)))
            caller.pipe.cut(host_hears=host, client_hears=client)

    def _kill_caller(self, caller: Caller) -> None:
        if not caller.alive:
            return
        self._count("client kills")
        caller.alive = False
        if caller.pipe is not None:
            caller.pipe.cut(host_hears=self.rng.random() < 0.6, client_hears=False)
        self.schedule.after(self.rng.random() * 5, caller.start)

    def _stall(self, caller: Caller) -> None:
        if caller.pipe is not None:
            self._count("stalls")
            caller.pipe.stall(self.rng.random() * 8)

    def _doom(self, caller: Caller) -> None:
        """Let the host die over one of the next records."""
        del caller
        portions: tuple[Callable[[int], int], ...] = (lambda _: 0, lambda size: size // 2, lambda size: size)
        self.disk.portion = self.rng.choice(portions)
        self.disk.doom = self.rng.choice((1, 1, 2, 5, 20))

    def _count(self, what: str) -> None:
        self.happened[what] = self.happened.get(what, 0) + 1
