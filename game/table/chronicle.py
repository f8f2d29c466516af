"""经过: a match in progress as its records make it: the same whether they are being written or read back."""

from dataclasses import dataclass, fields, replace
from operator import attrgetter
from typing import Any, TypeVar

from game.rules.cards import bundle
from game.rules.events import Notice
from game.rules.match import Match
from game.rules.refusals import RefusedError
from game.rules.round import Round
from game.rules.seats import SEATS, Seat
from game.rules.settlement import Settlement
from game.table.messages import Moment, Occupant, SeatInfo
from game.table.plan import TablePlan
from game.table.records import NOBODY, Acted, Dealt, Opened, Record, Seated

T = TypeVar("T")
Changes = dict[str, Any]
"""What a record changes, by field."""
Turn = tuple[str, tuple[Seat, ...], int]
FourSeats = tuple[SeatInfo, SeatInfo, SeatInfo, SeatInfo]


class ChronicleError(ValueError):
    """A record that cannot follow those before it."""


@dataclass(frozen=True, slots=True)
class Chronicle:
    """经过: plan, seats, match, the round on the table (None before the first) and its settlement once it is over.

    `steps` counts the records behind the first, and is what every `seq` means; `turn_began` is the step since which the
    round waits for the same seat to do the same, and `turn` (轮到谁) is what that is: the stage, the seats waited for,
    the number of complete tricks; `recent` holds what was told in each step since the deck was dealt.
    By seat: `done` is the number of the last action that its owner asked for, `owners` says by what a person far away
    is known again, empty where none is; who left for good is in `left`.
    """

    plan: TablePlan
    seats: FourSeats
    match: Match
    round: Round | None = None
    settlement: Settlement | None = None
    steps: int = 0
    turn_began: int = 0
    turn: Turn = ("", (), 0)
    recent: tuple[tuple[Notice, ...], ...] = ()
    done: tuple[int, int, int, int] = (0, 0, 0, 0)
    owners: tuple[str, str, str, str] = NOBODY
    left: frozenset[Seat] = frozenset()

    @classmethod
    def open(cls, opened: Opened) -> "Chronicle":
        """开桌: nothing has happened yet."""
        return cls(opened.plan, opened.plan.seats, opened.plan.begin(), owners=opened.owners)

    def after(self, record: Record) -> "tuple[Chronicle, tuple[Notice, ...]]":
        """Add a record. Raises ChronicleError when it cannot follow."""
        changes, notices = self._changes(record)
        steps = self.steps + 1
        recent = (*(() if isinstance(record, Dealt) else self.recent), notices)
        changes |= {"steps": steps, "recent": recent}
        turn = _turn(changes.get("round", self.round))
        if turn != self.turn:
            changes |= {"turn": turn, "turn_began": steps}
        return self._with(changes), notices

    def _with(self, changes: Changes) -> "Chronicle":
        """What dataclasses.replace does, in half the time: each card dealt is a record."""
        return Chronicle(**(dict(zip(_FIELDS, _VALUES(self), strict=True)) | changes))

    def _changes(self, record: Record) -> tuple[Changes, tuple[Notice, ...]]:
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
        return bool(self.left) and not self.people

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that are somebody's: who plays himself, and for whom a bot stands in until he is back."""
        return tuple(seat for seat in SEATS if self.seats[seat].occupant is not Occupant.BOT and seat not in self.left)

    @property
    def moment(self) -> Moment:
        """此刻: whether a round is played, settled, or the match over."""
        if self.settlement is None:
            return Moment.PLAYING
        return Moment.MATCH_OVER if self.match.over else Moment.ROUND_OVER

    def _dealt(self, record: Dealt) -> Changes:
        if not self.wants_deal:
            raise ChronicleError("a deck is dealt while a round is being played")
        if bundle(record.deck) != bundle(self.plan.game.pack):
            raise ChronicleError("the deck is not a pack of the game")
        setup = self.match.setup(record.drawer)
        try:
            started = self.plan.game.start(self.plan.options, setup, record.deck)
        except ValueError as error:
            raise ChronicleError(str(error)) from error
        return {"round": started, "settlement": None}

    def _acted(self, record: Acted) -> tuple[Changes, tuple[Notice, ...]]:
        if self.round is None:
            raise ChronicleError("somebody acts before a card is dealt")
        try:
            played, notices = self.round.apply(record.seat, record.action)
        except RefusedError as error:
            raise ChronicleError(f"{record.seat!r} {record.action!r}: {error.refusal}") from error
        changes: Changes = {"round": played}
        if record.seat is not None and record.act_id:
            changes["done"] = _put(self.done, record.seat, record.act_id)
        if played.settles:
            settlement = self.plan.game.settle(played)
            changes |= {"settlement": settlement, "match": self.match.after(settlement)}
        elif played.over:
            changes["match"] = self.match.redealt()
        return changes, notices

    def _seated(self, record: Seated) -> Changes:
        seat = record.seat
        seats, owner = _put(self.seats, seat, record.info), "" if record.left else record.owner or self.owners[seat]
        match = self._leaving(seat) if record.left else self.match
        left = self.left | {seat} if record.left else self.left - {seat} if record.owner else self.left
        done = _put(self.done, seat, 0) if record.owner else self.done
        owners = _put(self.owners, seat, owner)
        return {"seats": seats, "owners": owners, "left": left, "match": match, "done": done}

    def _leaving(self, seat: Seat) -> Match:
        points = self.plan.game.leave_points(self.plan.options, seat)
        return replace(self.match, standing=self.match.standing.booked(points))


_FIELDS = tuple(field.name for field in fields(Chronicle))
_VALUES = attrgetter(*_FIELDS)


def _turn(played: Round | None) -> Turn:
    return ("", (), 0) if played is None else (played.phase.name, played.to_act, len(played.board.tricks))


def _put(four: tuple[T, T, T, T], seat: Seat, value: T) -> tuple[T, T, T, T]:
    """The same four with another one at a seat."""
    first, second, third, fourth = (*four[:seat], value, *four[seat + 1 :])
    return first, second, third, fourth


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
