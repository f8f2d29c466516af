"""动作: what a seat, or the dealer, asks to do. What happened is in `events`."""

from dataclasses import dataclass

from game.rules.cards import Cards, Suit


class Action:
    """动作: what a seat or the dealer may ask for; the kinds are listed in `ACTIONS`."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """抓牌: deal the next card to the next drawer; the dealer's action, no seat takes it (A2)."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """不要: let an optional step go by (claim, joker burying, override, fry)."""


@dataclass(frozen=True, slots=True)
class Declare(Action):
    """亮主, 反主, 炒底: show `cards` to set the trump (A3, B3, B4).

    `suit` is named with jokers that let one choose; with two big jokers None is no-trump (B4).
    """

    cards: Cards
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class PayTribute(Action):
    """进贡, 喝血: give the strongest cards to the receiver (A4.3)."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class ReturnCards(Action):
    """返还: give back as many cards as were received (A4.4)."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Bury(Action):
    """扣底: lay these cards into the kitty (A5.3, B4)."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class BuryJokers(Action):
    """扣王: add jokers to the kitty of another seat (A5.4)."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class TakeOut(Action):
    """换底: take out of the kitty as many cards as jokers were added (A5.4)."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Play(Action):
    """出牌: lead or follow with these cards (A6)."""

    cards: Cards


ACTIONS: dict[str, type[Action]] = {
    "draw": Draw,
    "pass": Pass,
    "declare": Declare,
    "pay": PayTribute,
    "return": ReturnCards,
    "bury": Bury,
    "bury_jokers": BuryJokers,
    "take": TakeOut,
    "play": Play,
}
"""Every action by its name in notation, journal and wire."""
