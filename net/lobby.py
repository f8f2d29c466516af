"""候场: who will sit where before a match begins."""

from dataclasses import dataclass, field, replace

from game.bots.registry import LEVELS
from game.rules.match import MatchPlan
from game.rules.options import GameOptions
from game.rules.seats import Seat
from game.table.messages import Occupant, SeatInfo
from game.table.names import fit_line
from game.table.plan import Pace, TablePlan

FourBots = tuple[SeatInfo, SeatInfo, SeatInfo, SeatInfo]


@dataclass(frozen=True, slots=True)
class Offer:
    """招牌: what is played at a table, and which bots sit where nobody does.

    Raises ValueError for a name that `fit_line` would change.
    """

    name: str
    options: GameOptions
    bots: FourBots
    match: MatchPlan = field(default_factory=MatchPlan)
    preset: str = ""
    pace: Pace = field(default_factory=Pace)
    turn_seconds: int = 0

    def __post_init__(self) -> None:
        if self.name != fit_line(self.name):
            raise ValueError(f"not fit to be a name: {self.name[:80]!r}")

    def plan(self, seats: FourBots) -> TablePlan:
        """The plan of a match with these people and bots. Raises ValueError for what cannot be played."""
        return TablePlan(self.options, seats, self.match, self.preset, self.pace, self.turn_seconds)


@dataclass(frozen=True, slots=True)
class Place:
    """席位: a seat before the match; `owner` is the hash of its person's token, empty for a bot's."""

    info: SeatInfo
    owner: str = ""
    ready: bool = False
    lost_at: float | None = None

    @property
    def free(self) -> bool:
        """Whether nobody has taken it."""
        return not self.owner


class Lobby:
    """候场: four places."""

    def __init__(self, bots: FourBots) -> None:
        self._bots = list(bots)
        self.places = [Place(bot) for bot in bots]

    def sit(self, seat: Seat, info: SeatInfo, owner: str) -> None:
        """Give a place to a person."""
        self.places[seat] = Place(info, owner)

    def free(self, seat: Seat) -> None:
        """Give a place back to its bot."""
        self.places[seat] = Place(self._bots[seat])

    def swap(self, first: Seat, second: Seat) -> None:
        """Let two places change, bots too; nobody is ready for that yet."""
        places, bots = self.places, self._bots
        places[first], places[second] = replace(places[second], ready=False), replace(places[first], ready=False)
        bots[first], bots[second] = bots[second], bots[first]

    def set_bot(self, seat: Seat, level: str) -> bool:
        """Set a bot's strength; False for a level that there is not."""
        if level not in LEVELS:
            return False
        self._bots[seat] = replace(self._bots[seat], bot=level)
        if self.places[seat].free:
            self.free(seat)
        return True

    def change(self, seat: Seat, *, ready: bool = False, lost_at: float | None = None) -> None:
        """Note whether the person of a place is ready, and since when his line is gone."""
        self.places[seat] = replace(self.places[seat], ready=ready, lost_at=lost_at)

    def bot(self, seat: Seat) -> SeatInfo:
        """The bot that sits there when nobody does."""
        return self._bots[seat]

    @property
    def ready(self) -> bool:
        """Whether somebody sits there, and everybody who does is ready."""
        taken = [place for place in self.places if not place.free]
        return bool(taken) and all(place.ready for place in taken)

    @property
    def seats(self) -> FourBots:
        """Who sits where."""
        first, second, third, fourth = (place.info for place in self.places)
        return first, second, third, fourth

    @property
    def owners(self) -> tuple[str, str, str, str]:
        """The owners of the places, empty for a bot's."""
        first, second, third, fourth = (place.owner for place in self.places)
        return first, second, third, fourth


def person(name: str, avatar: str) -> SeatInfo:
    """A person as everybody sees him."""
    return SeatInfo(name, avatar, Occupant.HUMAN)
