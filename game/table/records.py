"""记录: what a journal holds: the plan first, then every deal and every act; with it a match is played again."""

from dataclasses import dataclass
from typing import Any

from game.rules.actions import Action
from game.rules.cards import Cards
from game.rules.match import MatchPlan
from game.rules.options import GameOptions
from game.rules.seats import Seat
from game.table.messages import SeatInfo
from game.table.plan import Pace, TablePlan
from game.wire import Plain, WireError, action_to_plain, from_plain, options_to_plain, to_plain


@dataclass(frozen=True, slots=True)
class Opened:
    """开桌: the table's plan; the first record of every journal."""

    plan: TablePlan


@dataclass(frozen=True, slots=True)
class Dealt:
    """发牌: a new round's deck in order and its first drawer."""

    deck: Cards
    drawer: Seat


@dataclass(frozen=True, slots=True)
class Acted:
    """出手: an action taken; `seat` is None for the dealer's draw."""

    seat: Seat | None
    action: Action


@dataclass(frozen=True, slots=True)
class Seated:
    """换人: who sits in a seat from here on; `left` (强退) books the leaver's points."""

    seat: Seat
    info: SeatInfo
    left: bool = False


_PLAN: dict[str, Any] = {
    "options": GameOptions,
    "seats": tuple[SeatInfo, SeatInfo, SeatInfo, SeatInfo],
    "match": MatchPlan,
    "preset": str,
    "pace": Pace,
    "turn_seconds": int,
}
Record = Opened | Dealt | Acted | Seated


def record_to_plain(record: Record) -> Plain:
    """Turn a record into plain values: an array that begins with its kind."""
    match record:
        case Opened(plan=plan):
            return ["open", _plan_to_plain(plan)]
        case Dealt(deck=deck, drawer=drawer):
            return ["deal", to_plain(deck), int(drawer)]
        case Acted(seat=seat, action=action):
            return ["act", None if seat is None else int(seat), action_to_plain(action)]
        case Seated(seat=seat, info=info, left=left):
            return ["seat", int(seat), to_plain(info), left]


def record_from_plain(plain: Plain) -> Record:
    """Build a record. Raises WireError when it is none of the kinds or its content does not fit."""
    match plain:
        case ["open", dict()]:
            return Opened(_plan_from_plain(plain[1]))
        case ["deal", list(), int(drawer)]:
            return Dealt(from_plain(Cards, plain[1]), from_plain(Seat, drawer))
        case ["act", seat, list()]:
            return Acted(None if seat is None else from_plain(Seat, seat), from_plain(Action, plain[2]))
        case ["seat", int(seat), dict(), bool(left)]:
            return Seated(from_plain(Seat, seat), from_plain(SeatInfo, plain[2]), left)
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
