"""A table to try things on: a clock set by hand, and everything kept that it journals, tells and asks."""

import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import count, islice
from typing import TypeVar

from game.rules.actions import Action, Bury, Pass
from game.rules.cards import JOKERS
from game.rules.events import Event, Viewer
from game.rules.games import GAMES
from game.rules.match import MatchPlan, Standing
from game.rules.round import Round
from game.rules.seats import SEATS, Seat
from game.rules.view import SeatView
from game.table.asking import Ask
from game.table.chronicle import Chronicle
from game.table.messages import Ack, Act, ClientMessage, Nak, Occupant, SeatInfo, TableMessage, Update
from game.table.plan import NO_WAIT, Pace, TablePlan
from game.table.records import Acted, Dealt, Opened, Record
from game.table.table import Ports, Table
from tests.kit.decks import rigged
from tests.kit.notation import rank

PRESETS = {name: options for game in GAMES.values() for name, options in game.presets.items()}
"""Every preset of every game."""
ONE_OF_EACH = tuple(next(iter(game.presets)) for game in GAMES.values())
"""The usual preset of every game, for what does not hang on the options."""

M = TypeVar("M")
Mind = Callable[[SeatView], Action | None]
PACE = Pace(deal=0.1, think=(0.4, 1.2), poll=(0.3, 0.6), between=3.0)
STEP = 0.05
LONGEST = 600.0


def plan(
    humans: Iterable[Seat] = (),
    pace: Pace = NO_WAIT,
    preset: str = "classic",
    rounds: int | None = None,
    turn_seconds: int = 0,
    bot: str = "random",
) -> TablePlan:
    """A table's plan: people in some seats, bots in the others; a match from the game's first level."""
    people, options = set(humans), PRESETS[preset]
    match = MatchPlan(rounds, GAMES[options.game].levels[0])
    first, second, third, fourth = (
        SeatInfo(f"P{seat:d}", "ox", Occupant.HUMAN)
        if seat in people
        else SeatInfo(f"P{seat:d}", "", Occupant.BOT, bot)
        for seat in SEATS
    )
    return TablePlan(options, (first, second, third, fourth), match, preset, pace, turn_seconds=turn_seconds)


def passive(view: SeatView) -> Action | None:
    """Claim nothing, pass where one can, else do the first legal thing, burying no joker."""
    if view.stage.name == "bury":
        size = len(view.hand) - min(view.sizes)
        return Bury(tuple(card for card in view.hand if card not in JOKERS)[:size])
    return next(view.actions()) if view.my_turn else None


@dataclass
class Rig:
    """A table, the time it is there, and what came out of it.

    `mind` answers for all bots (None: they think for ever), `people` acts for the people; where that gives None, or
    there is none, the test does it.
    `log` has the order of what the table did.
    """

    plan: TablePlan
    deal: Dealt | None = None
    standing: Standing | None = None
    viewers: tuple[Viewer, ...] = SEATS
    mind: Mind | None = passive
    people: Mind | None = None
    seed: int = 0
    now: float = 1_000.0
    journal: list[Record] = field(default_factory=list[Record])
    told: dict[Viewer, list[TableMessage]] = field(default_factory=lambda: defaultdict(list))
    times: dict[Viewer, list[float]] = field(default_factory=lambda: defaultdict(list))
    asks: list[Ask] = field(default_factory=list[Ask])
    log: list[str] = field(default_factory=list[str])
    disk_full: bool = False
    act_ids: Iterator[int] = field(default_factory=lambda: count(1))

    def __post_init__(self) -> None:
        chronicle = Chronicle.open(Opened(self.plan))
        if self.standing is not None:
            chronicle = replace(chronicle, match=replace(chronicle.match, standing=self.standing))
        if self.deal is not None:
            chronicle, _ = chronicle.after(self.deal)
        rng = random.Random(self.seed)
        self.table = Table(chronicle, Ports(self._journal, rng.randbytes, self._tell, self._ask), self.now)
        for viewer in self.viewers:
            self.table.join(viewer)

    # --- time ---

    def tick(self, seconds: float = 0) -> None:
        """Let time pass at one stroke, and answer what was asked before."""
        self.now += seconds
        self.table.tick(self.now)
        self._answer()
        if self.people is not None and self._waits_for_people():
            (seat,) = self.round.to_act
            action = self.people(self.round.view(seat))
            assert action is None or isinstance(self.act(seat, action), Ack)

    def until(self, met: Callable[[], bool]) -> None:
        """Let time pass in small steps until something is so."""
        end = self.now + LONGEST
        while not met():
            assert self.now < end, "it does not come to that"
            self.tick(STEP)

    def until_stage(self, *names: str) -> None:
        """Go on to one of these stages."""
        self.until(lambda: self.chronicle.round is not None and self.round.phase.name in names)

    def until_turn(self, seat: Seat, *names: str) -> None:
        """Go on until a seat has to act (in one of these stages)."""
        self.until(
            lambda: (
                self.chronicle.round is not None
                and self.round.to_act == (seat,)
                and (not names or self.round.phase.name in names)
            )
        )

    def wait(self, seconds: float) -> None:
        """Let time pass in small steps."""
        end = self.now + seconds
        while self.now < end - STEP / 2:
            self.tick(STEP)

    # --- what stands ---

    @property
    def chronicle(self) -> Chronicle:
        """How the match stands."""
        return self.table.chronicle

    @property
    def round(self) -> Round:
        """The round on the table, which there must be."""
        assert self.chronicle.round is not None
        return self.chronicle.round

    @property
    def seq(self) -> int:
        """The number of the last step."""
        return self.last(Update).seq

    def updates(self, viewer: Viewer = Seat.P0) -> list[Update]:
        """What a viewer was told of the round."""
        return [message for message in self.told[viewer] if isinstance(message, Update)]

    def events(self, viewer: Viewer = Seat.P0) -> list[Event]:
        """What a viewer was told to have happened."""
        return [event for update in self.updates(viewer) for event in update.events]

    def last(self, kind: type[M], viewer: Viewer = Seat.P0) -> M:
        """The last message of a kind that a viewer was told."""
        return next(message for message in reversed(self.told[viewer]) if isinstance(message, kind))

    def acted(self, kind: type[Action] | None = None) -> list[tuple[Seat | None, Action]]:
        """Who did what, as the journal has it."""
        acts = [(record.seat, record.action) for record in self.journal if isinstance(record, Acted)]
        return [(seat, action) for seat, action in acts if kind is None or isinstance(action, kind)]

    # --- doing ---

    def act(self, seat: Seat, action: Action, act_id: int = 0, seq: int | None = None) -> Ack | Nak:
        """Let a client act, under the next number unless one is given; gives the table's answer."""
        before = len(self.told[seat])
        act_id = act_id or next(self.act_ids)
        self.say(seat, Act(act_id, self._latest(seat) if seq is None else seq, action))
        (reply,) = (message for message in self.told[seat][before:] if isinstance(message, Ack | Nak))
        assert reply.act_id == act_id
        return reply

    def say(self, seat: Seat, message: ClientMessage) -> None:
        """Let a client say something."""
        self.table.handle(seat, message, self.now)

    def _waits_for_people(self) -> bool:
        """Whether a person has to act, and has something to choose."""
        turn = () if self.chronicle.round is None else self.round.to_act
        if not turn or self.chronicle.seats[turn[0]].occupant is not Occupant.HUMAN:
            return False
        view = self.round.view(turn[0])
        return list(islice(view.actions(), 2)) != [Pass()]

    def _latest(self, seat: Seat) -> int:
        seen = self.updates(seat)
        return seen[-1].seq if seen else 0

    def _answer(self) -> None:
        """Answer the latest question; those before it are out of date."""
        if self.mind is not None and self.asks:
            ask = self.asks[-1]
            self.table.answer(ask.ask_id, self.mind(ask.view))

    # --- ports ---

    def _journal(self, record: Record) -> None:
        if self.disk_full:
            raise OSError(28, "No space left on device")
        self.log.append("journal")
        self.journal.append(record)

    def _tell(self, viewer: Viewer, message: TableMessage) -> None:
        self.log.append(type(message).__name__.lower())
        self.told[viewer].append(message)
        self.times[viewer].append(self.now)

    def _ask(self, ask: Ask) -> None:
        self.log.append("ask")
        self.asks.append(ask)


def dealt(hands: dict[Seat, str] | None = None, kitty: str = "", first: Seat = Seat.P0) -> Dealt:
    """The record of a rigged deck."""
    return Dealt(rigged(hands, kitty, first), first)


def mid_pot(level: str = "7", banker: Seat = Seat.P0, tribute: int = 0) -> Standing:
    """A match in the middle of a pot: the next round has a banker."""
    return Standing((rank(level), rank(level)), banker, tribute, rounds=1)
