"""A pretended table: a real round of the rules with three simple players, that goes on only when it is told to."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from game.rules.actions import Action, Declare, Draw, Pass, Play
from game.rules.board import Setup
from game.rules.cards import Cards, Rank
from game.rules.events import Event, Notice, Viewer, events_for
from game.rules.games import GAMES
from game.rules.match import Match, MatchPlan, Standing
from game.rules.refusals import RefusedError
from game.rules.round import Round
from game.rules.seats import Seat
from game.rules.settlement import Settlement
from game.rules.shapes import group_of
from game.rules.view import SeatView
from game.table.messages import (
    Ack,
    Act,
    ClientMessage,
    Closed,
    CloseReason,
    Countdown,
    Leave,
    Moment,
    Nak,
    Occupant,
    Pause,
    Ready,
    SeatInfo,
    TableInfo,
    TableMessage,
    Update,
)
from game.ui.table.asks import Ask, read_ask
from game.ui.table.grouping import parts_of
from game.ui.table.hinting import cheapest

_FIRST = next(iter(GAMES.values()))
"""The game that is pretended unless another is named."""
_BOLD = 0.4
"""How often a pretended player follows with his strongest cards."""

PEOPLE = (
    SeatInfo("小林", "dragon-face", Occupant.HUMAN),
    SeatInfo("星海", "panda", Occupant.BOT, "steady"),
    SeatInfo("海风", "fox", Occupant.BOT, "steady"),
    SeatInfo("老虎滩", "tiger-face", Occupant.BOT, "steady"),
)


@dataclass
class Start:
    """What a pretended match begins from."""

    preset: str = next(iter(_FIRST.presets))
    levels: tuple[Rank, Rank] = (Rank.THREE, Rank.THREE)
    banker: Seat | None = None
    tribute: int = 0
    played: int = 0
    seed: int = 1
    plan: MatchPlan = field(default_factory=MatchPlan)
    deck: Cards | None = None
    drawer: Seat = Seat.P0
    game: str = _FIRST.name
    redeals: int = 0


class PretendTable:
    """A `Connection` for P0, or another `viewer`. `go` moves the others, who declare as they draw with some chance."""

    def __init__(self, start: Start | None = None, declare: float = 0.0) -> None:
        self.start = start or Start()
        self.rng = random.Random(self.start.seed)
        self.declare = declare
        self.people = PEOPLE
        self.viewer: Viewer = Seat.P0
        self.countdown: Countdown | None = None
        self.paused = False
        self.sent: list[ClientMessage] = []
        self.ready: set[Seat] = set()
        self.last_events: tuple[Event, ...] = ()
        self._inbox: list[TableMessage] = []
        self._seq = 0
        self._drawer: Seat | None = None
        standing = Standing(
            self.start.levels,
            self.start.banker,
            self.start.tribute,
            points=(12, -12, 12, -12),
            rounds=self.start.played,
            redeals=self.start.redeals,
        )
        self.game = GAMES[self.start.game]
        options = self.game.presets[self.start.preset]
        self.match = replace(Match.begin(self.game, options, self.start.plan), standing=standing)
        self.settlement: Settlement | None = None
        self.round = self._deal(self.start.deck)

    # Connection

    def send(self, message: ClientMessage) -> None:
        self.sent.append(message)
        match message:
            case Act():
                self._act(message)
            case Ready():
                self.ready.add(Seat.P0)
                self._next_round()
            case Pause(on=on):
                self.paused = on
                self.tell()
            case Leave():
                self._inbox.append(Closed(CloseReason.LEFT, resumable=True))

    def poll(self) -> list[TableMessage]:
        inbox, self._inbox = self._inbox, []
        return inbox

    def close(self) -> None:
        """Nothing is behind it."""

    # What happens

    def tell(self, notices: tuple[Notice, ...] = ()) -> None:
        """Send an update, with what happened."""
        self._seq += 1
        self.last_events = events_for(notices, self.viewer)
        self._inbox.append(Update(self._seq, self.round.view(self.viewer), self.last_events, self.info()))

    def say(self, message: TableMessage) -> None:
        """Send something else."""
        self._inbox.append(message)

    def info(self) -> TableInfo:
        """What everybody sees beside the cards."""
        moment = Moment.PLAYING
        if self.settlement is not None:
            moment = Moment.MATCH_OVER if self.match.over else Moment.ROUND_OVER
        return TableInfo(
            seats=self.people,
            plan=self.match.plan,
            standing=self.match.standing,
            moment=moment,
            preset=self.start.preset,
            paused=self.paused,
            settlement=self.settlement,
            match_winners=self.match.winners if self.settlement is not None else None,
            waiting_ready=(Seat.P0,) if moment is Moment.ROUND_OVER and Seat.P0 not in self.ready else (),
            countdown=self.countdown,
        )

    def do(self, seat: Seat | None, action: Action, *, aloud: bool = True) -> None:
        """Let something happen; `aloud` tells the screen. Raises RefusedError."""
        self.round, notices = self.round.apply(seat, action)
        if self.round.over and self.round.settles:
            self.settlement = self.game.settle(self.round)
            self.match = self.match.after(self.settlement)
        if aloud:
            self.tell(notices)

    def go(self, *, mine: bool = False, aloud: bool = True) -> bool:
        """Take one step of the dealer or of a pretended player; False when it is P0's turn (unless `mine`) or over."""
        if self.round.over:
            return False
        if self.round.phase.deals:
            self._draw(aloud)
            return True
        seat = self.round.to_act[0]
        if seat is Seat.P0 and not mine:
            return False
        self.do(seat, self._choice(seat), aloud=aloud)
        return True

    def run(self, until: Callable[[Round], bool], *, aloud: bool = False) -> "PretendTable":
        """Let everybody play until something is so. Raises RuntimeError if the round ends before."""
        while not until(self.round):
            if not self.go(mine=True, aloud=aloud):
                raise RuntimeError(f"the round is over ({self.round.phase.name}) and it was never so")
        return self

    def _draw(self, aloud: bool) -> None:
        drawn = sum(map(len, self.round.cards.hands))
        self.do(None, Draw(), aloud=aloud)
        drawer = self.round.board.setup.first_drawer.plus(drawn)
        if self.round.phase.deals and drawer is not Seat.P0 and self.rng.random() < self.declare:
            claim = next((action for action in self.round.view(drawer).actions() if isinstance(action, Declare)), None)
            if claim is not None:
                self.do(drawer, claim, aloud=aloud)

    def _choice(self, seat: Seat) -> Action:
        view = self.round.view(seat)
        if view.check(Pass()) is None:
            return Pass()
        ask = read_ask(view)
        action = cheapest(view)
        if ask is None or action is None:
            raise RuntimeError(f"{seat!r} has nothing to do in {view.stage.name}")
        if ask.leads:
            return Play(max(_leads(view, ask), key=lambda cards: (len(cards), self.rng.random())))
        if ask.kind is Play and self.rng.random() < _BOLD:
            ranking = view.board.trump
            return Play(max(ask.found, key=lambda cards: min(map(ranking.height, cards))))
        return action

    def _act(self, act: Act) -> None:
        try:
            self.do(Seat.P0, act.action)
        except RefusedError as error:
            self._inbox.append(Nak(act.act_id, error.refusal))
        else:
            self._inbox.append(Ack(act.act_id))

    def _next_round(self) -> None:
        if self.settlement is not None and not self.match.over:
            self.settlement = None
            self.ready.clear()
            self.round = self._deal(None)
            self.tell()

    def _deal(self, deck: Cards | None) -> Round:
        cards = list(self.game.pack)
        self.rng.shuffle(cards)
        setup: Setup = self.match.setup(self.start.drawer)
        return self.game.start(self.match.options, setup, tuple(cards) if deck is None else deck)


def _leads(view: SeatView, ask: Ask) -> list[Cards]:
    """The leads of one part, no throws."""
    tractors = [part.cards for part in parts_of(view.hand, view.board.trump) if part.shape.length > 1]
    legal = [cards for cards in tractors if view.check(Play(cards)) is None]
    return [cards for cards in ask.found if group_of(cards) is not None] + legal
