"""事件: what happened, as a viewer may know it. What was asked is in `actions`."""

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from game.rules.cards import Card, Cards, Suit
from game.rules.seats import SEATS, Seat


class Event:
    """事件: something that happened; the kinds are listed in `EVENTS`."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """抓牌: a seat drew; `card` is None for everybody else (A2)."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """亮主: a seat showed cards (A3)."""

    seat: Seat
    cards: Cards
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """不要: a seat let an optional step go by."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class KittyTurned(Event):
    """翻底: a kitty card was turned up, by a seat (A3.2) or for all (A3.3)."""

    seat: Seat | None
    card: Card


@dataclass(frozen=True, slots=True)
class TrumpFixed(Event):
    """定主: banker and trump suit stand; `by` is the drawn or turned card that decided, where one did (A3)."""

    banker: Seat
    suit: Suit | None
    by: Card | None


@dataclass(frozen=True, slots=True)
class DealVoid(Event):
    """重发: nobody can be banker or no trump can be found: the cards are dealt anew (A3.2, A3.3, B3)."""


@dataclass(frozen=True, slots=True)
class TributeDue(Event):
    """喝血: who pays how many cards to whom; `reversed_by` or `waived_by` holds three big jokers (A4.5)."""

    payer: Seat
    receiver: Seat
    count: int
    reversed_by: Seat | None = None
    waived_by: Seat | None = None


@dataclass(frozen=True, slots=True)
class TributePaid(Event):
    """进贡: these cards changed hands, seen by all (A4.3, D-A15)."""

    payer: Seat
    receiver: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class TributeReturned(Event):
    """返还: `count` cards went back; only the two seats see which (A4.4, D-A15)."""

    receiver: Seat
    payer: Seat
    count: int
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class KittyShown(Event):
    """亮底: all cards of the kitty lie face up (A5.1)."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class KittyTaken(Event):
    """拿底: a seat took the kitty into its hand; others see the cards only where they were shown (A5.1)."""

    seat: Seat
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class DryPot(Event):
    """干锅: the kitty stays as it is, nobody buries (A5.2)."""


@dataclass(frozen=True, slots=True)
class KittyBuried(Event):
    """扣底: a seat laid cards into the kitty; others see them only where a joker is among them (A5.1, A5.3)."""

    seat: Seat
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class JokersBuried(Event):
    """扣王: a seat added jokers to the kitty (A5.4)."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class CardsTakenOut(Event):
    """换底: a seat took cards out of the open kitty (A5.4)."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class CardsPlayed(Event):
    """出牌: a seat led or followed (A6)."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class ThrowFailed(Event):
    """甩牌失败: a throw did not stand; what it was, what is played instead, and what beats that (B6).

    `penalty` is what it adds to the attackers' points, below 0 where they threw.
    """

    seat: Seat
    thrown: Cards
    forced: Cards
    beaten_by: Seat
    beating: Cards
    penalty: int


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """一圈: a seat won the trick with so many points in it (A6)."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class RoundOver(Event):
    """一局完: the last trick is won; the kitty is always shown now (A5.1, A7)."""

    captured: bool
    kitty: Cards


EVENTS: dict[str, type[Event]] = {
    "drawn": CardDrawn,
    "declared": Declared,
    "passed": Passed,
    "turned": KittyTurned,
    "trump": TrumpFixed,
    "void": DealVoid,
    "tribute_due": TributeDue,
    "paid": TributePaid,
    "returned": TributeReturned,
    "kitty_shown": KittyShown,
    "kitty_taken": KittyTaken,
    "dry": DryPot,
    "buried": KittyBuried,
    "jokers_buried": JokersBuried,
    "taken_out": CardsTakenOut,
    "throw_failed": ThrowFailed,
    "played": CardsPlayed,
    "trick": TrickWon,
    "round_over": RoundOver,
}
"""Every event by its name in notation, journal and wire."""

Viewer = Seat | None
"""Who looks: a seat, or None for anybody without one (spectator, table display)."""

_VIEWERS: tuple[Viewer, ...] = (*SEATS, None)


class Notice(NamedTuple):
    """告知: an event and the viewers who learn it in this form."""

    event: Event
    viewers: tuple[Viewer, ...]


def to_all(event: Event) -> Notice:
    """Tell everybody, spectators too."""
    return Notice(event, _VIEWERS)


def split(secret: Event, rest: Event, *knowing: Seat) -> tuple[Notice, Notice]:
    """Tell `knowing` the `secret` form of an event and everybody else the `rest` of it."""
    return Notice(secret, knowing), Notice(rest, _others(knowing))


@cache
def _others(knowing: tuple[Seat, ...]) -> tuple[Viewer, ...]:
    return tuple(viewer for viewer in _VIEWERS if viewer not in knowing)


def events_for(notices: tuple[Notice, ...], viewer: Viewer) -> tuple[Event, ...]:
    """Pick what one viewer learns, in order."""
    return tuple([notice.event for notice in notices if viewer in notice.viewers])
