"""经过: a match in progress as its records make it: the same whether they are being written or read back."""

from dataclasses import dataclass, replace

from game.rules.cards import bundle
from game.rules.events import Notice
from game.rules.match import Match
from game.rules.refusals import RefusedError
from game.rules.round import Round
from game.rules.seats import Seat
from game.rules.settlement import Settlement
from game.table.messages import Occupant, SeatInfo
from game.table.plan import TablePlan
from game.table.records import Acted, Dealt, Opened, Record, Seated

FourSeats = tuple[SeatInfo, SeatInfo, SeatInfo, SeatInfo]


class ChronicleError(ValueError):
    """A record that cannot follow those before it."""


@dataclass(frozen=True, slots=True)
class Chronicle:
    """经过: plan, seats, match, the round on the table (None before the first) and its settlement once it is over."""

    plan: TablePlan
    seats: FourSeats
    match: Match
    round: Round | None = None
    settlement: Settlement | None = None

    @classmethod
    def open(cls, opened: Opened) -> "Chronicle":
        """开桌: nothing has happened yet."""
        return cls(opened.plan, opened.plan.seats, opened.plan.begin())

    def after(self, record: Record) -> "tuple[Chronicle, tuple[Notice, ...]]":
        """Add a record. Raises ChronicleError when it cannot follow."""
        match record:
            case Dealt():
                return self._dealt(record), ()
            case Acted():
                return self._acted(record)
            case Seated():
                return self._seated(record), ()
            case Opened():
                raise ChronicleError("a table is opened once")

    @property
    def wants_deal(self) -> bool:
        """Whether a new deck is due: at the start, after a settled round, after a void deal."""
        return (self.round is None or self.round.over) and not self.match.over

    @property
    def abandoned(self) -> bool:
        """散场: whether every person who sat down has left for good."""
        return bool(self.plan.humans) and all(info.occupant is not Occupant.HUMAN for info in self.seats)

    def _dealt(self, record: Dealt) -> "Chronicle":
        if not self.wants_deal:
            raise ChronicleError("a deck is dealt while a round is being played")
        if bundle(record.deck) != bundle(self.plan.game.pack):
            raise ChronicleError("the deck is not a pack of the game")
        setup = self.match.setup(record.drawer)
        try:
            started = self.plan.game.start(self.plan.options, setup, record.deck)
        except ValueError as error:
            raise ChronicleError(str(error)) from error
        return replace(self, round=started, settlement=None)

    def _acted(self, record: Acted) -> "tuple[Chronicle, tuple[Notice, ...]]":
        if self.round is None:
            raise ChronicleError("somebody acts before a card is dealt")
        try:
            played, notices = self.round.apply(record.seat, record.action)
        except RefusedError as error:
            raise ChronicleError(f"{record.seat!r} {record.action!r}: {error.refusal}") from error
        if not played.over:
            return Chronicle(self.plan, self.seats, self.match, played), notices
        if not played.settles:
            return replace(self, round=played, match=self.match.redealt()), notices
        settlement = self.plan.game.settle(played)
        return replace(self, round=played, settlement=settlement, match=self.match.after(settlement)), notices

    def _seated(self, record: Seated) -> "Chronicle":
        match = self._leaving(record.seat) if record.left else self.match
        first, second, third, fourth = (
            record.info if seat == record.seat else old for seat, old in enumerate(self.seats)
        )
        return replace(self, seats=(first, second, third, fourth), match=match)

    def _leaving(self, seat: Seat) -> Match:
        points = self.plan.game.leave_points(self.plan.options, seat)
        return replace(self.match, standing=self.match.standing.booked(points))


def replay(records: tuple[Record, ...]) -> tuple[Chronicle | None, int]:
    """Play records again: what they lead to, and how many of them followed; None when the first opens no table."""
    if not records or not isinstance(records[0], Opened):
        return None, 0
    chronicle = Chronicle.open(records[0])
    for index, record in enumerate(records[1:], start=1):
        try:
            chronicle, _ = chronicle.after(record)
        except ChronicleError:
            return chronicle, index
    return chronicle, len(records)
