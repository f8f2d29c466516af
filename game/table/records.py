"""记录: what a journal holds: the plan first, then every deal and every act; with it a match is played again."""

from dataclasses import dataclass
from typing import Annotated, Any

from msgspec import Meta

from game.rules.actions import Action
from game.rules.cards import Cards
from game.rules.match import MatchPlan
from game.rules.options import GameOptions
from game.rules.seats import Seat
from game.table.messages import SeatInfo
from game.table.plan import Pace, TablePlan
from game.wire import Plain, WireError, action_to_plain, from_plain, options_to_plain, to_plain

NOBODY = ("", "", "", "")
"""The owners of a table at which nobody is known again from far away."""


@dataclass(frozen=True, slots=True)
class Opened:
    """开桌: the table's plan; the first record of every journal. `owners`: see `Seated`, by seat."""

    plan: TablePlan
    owners: tuple[str, str, str, str] = NOBODY


@dataclass(frozen=True, slots=True)
class Dealt:
    """发牌: a new round's deck in order and its first drawer."""

    deck: Cards
    drawer: Seat


@dataclass(frozen=True, slots=True)
class Acted:
    """出手: an action taken; `seat` is None for the dealer's draw, `act_id` its client's number, 0 without."""

    seat: Seat | None
    action: Action
    act_id: int = 0


@dataclass(frozen=True, slots=True)
class Seated:
    """换人: who sits in a seat from here on; `left` (强退) books the leaver's points.

    `owner` says by what a person far away is known again (a token's hash), empty where the seat stays whose it was.
    """

    seat: Seat
    info: SeatInfo
    left: bool = False
    owner: str = ""


_PLAN: dict[str, Any] = {
    "options": GameOptions,
    "seats": tuple[SeatInfo, SeatInfo, SeatInfo, SeatInfo],
    "match": MatchPlan,
    "preset": str,
    "pace": Pace,
    "turn_seconds": int,
}
Record = Opened | Dealt | Acted | Seated
ActId = Annotated[int, Meta(ge=1, le=2**53)]
_Any = Annotated[str, Meta(max_length=64)]
Owners = tuple[_Any, _Any, _Any, _Any]
Owner = Annotated[str, Meta(min_length=1, max_length=64)]


def record_to_plain(record: Record) -> Plain:
    """Turn a record into plain values: an array that begins with its kind."""
    match record:
        case Opened(plan=plan, owners=owners):
            return ["open", _plan_to_plain(plan), *([to_plain(owners)] if owners != NOBODY else [])]
        case Dealt(deck=deck, drawer=drawer):
            return ["deal", to_plain(deck), int(drawer)]
        case Acted(seat=seat, action=action, act_id=act_id):
            numbered = [act_id] if act_id else []
            return ["act", None if seat is None else int(seat), action_to_plain(action), *numbered]
        case Seated(seat=seat, info=info, left=left, owner=owner):
            owned = [owner] if owner else []
            return ["seat", int(seat), to_plain(info), left, *owned]


def record_from_plain(plain: Plain) -> Record:
    """Build a record. Raises WireError when it is none of the kinds or its content does not fit."""
    match plain:
        case ["open", dict(), *owners] if len(owners) <= 1:
            return Opened(_plan_from_plain(plain[1]), *from_plain(tuple[Owners, ...], owners))
        case ["deal", list(), int(drawer)]:
            return Dealt(from_plain(Cards, plain[1]), from_plain(Seat, drawer))
        case ["act", seat, list(), *number] if len(number) <= 1:
            act_ids = from_plain(tuple[ActId, ...], number)
            return Acted(None if seat is None else from_plain(Seat, seat), from_plain(Action, plain[2]), *act_ids)
        case ["seat", int(seat), dict(), bool(left), *owner] if len(owner) <= 1:
            owners = from_plain(tuple[Owner, ...], owner)
            return Seated(from_plain(Seat, seat), from_plain(SeatInfo, plain[2]), left, *owners)
        case _:
            raise WireError("not a journal record")


def _plan_to_plain(plan: TablePlan) -> Plain:
    return {
        "options": options_to_plain(plan.options),
        "seats": to_plain(plan.seats),
        "match": to_plain(plan.match),
        "preset": plan.preset,
        "pace": to_plain(plan.pace),
        "turn_seconds": plan.turn_seconds,
    }


def _plan_from_plain(plain: dict[str, Plain]) -> TablePlan:
    if plain.keys() != _PLAN.keys():
        raise WireError(f"a plan is made of {', '.join(_PLAN)}")
    try:
        return TablePlan(**{name: from_plain(kind, plain[name]) for name, kind in _PLAN.items()})
    except ValueError as error:
        raise WireError(str(error)) from error
