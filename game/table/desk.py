"""前台: where a player's own matches begin and are taken up again."""

from dataclasses import dataclass
from pathlib import Path

from game.rules.match import MatchPlan
from game.rules.options import GameOptions
from game.rules.seats import Seat
from game.table.local import LocalHost, Surroundings
from game.table.messages import Occupant, SeatInfo
from game.table.names import fit_name
from game.table.plan import Pace, TablePlan
from game.table.store import Aside, MatchStore

PLAYER_SEAT = Seat.P0
"""The seat of the one person at a local table."""


@dataclass(frozen=True, slots=True)
class Persona:
    """人物: a name and a picture to sit under."""

    name: str
    avatar: str


@dataclass(frozen=True, slots=True)
class Order:
    """点单: a match as a player asks for it: `deal` seconds a card, `clock` seconds a turn (0: none)."""

    options: GameOptions
    match: MatchPlan
    preset: str = ""
    bots: str = "steady"
    deal: float = Pace().deal
    clock: int = 0


def plan_of(order: Order, player: Persona, others: tuple[Persona, Persona, Persona]) -> TablePlan:
    """Seat the player and three bots."""
    first, second, third = (SeatInfo(bot.name, bot.avatar, Occupant.BOT, order.bots) for bot in others)
    human = SeatInfo(fit_name(player.name), fit_name(player.avatar), Occupant.HUMAN)
    return TablePlan(
        options=order.options,
        seats=(human, first, second, third),
        match=order.match,
        preset=order.preset,
        pace=Pace(deal=order.deal),
        turn_seconds=order.clock,
    )


class Desk:
    """前台: the matches of this machine; `asides` tells of journals that could not be read to their end."""

    def __init__(self, data: Path, surroundings: Surroundings | None = None) -> None:
        """Keep matches in a folder that exists. Raises OSError where it cannot be written."""
        self._store = MatchStore(data)
        self._surroundings = surroundings
        self.asides: list[Aside] = []

    def begin(self, plan: TablePlan) -> LocalHost:
        """Begin a match. Raises OSError."""
        return LocalHost(self._store, self._store.create(plan), self._surroundings)

    def under_way(self) -> TablePlan | None:
        """The plan of the match that `take_up` would take, None where there is none."""
        for path in self._store.waiting():
            plan = self._store.peek(path)
            if plan is not None:
                return plan
        return None

    def take_up(self) -> LocalHost | None:
        """Go on with the match left last; None where none can be taken up (see `asides`)."""
        for path in self._store.waiting():
            match, aside = self._store.resume(path)
            if aside is not None:
                self.asides.append(aside)
            if match is not None:
                return LocalHost(self._store, match, self._surroundings)
        return None
