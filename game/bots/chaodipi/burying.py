"""扣底: what the banker, or who has fried, lays into the kitty (B4)."""

from math import exp

from game.bots.chaodipi.groups import shelf_of
from game.bots.chaodipi.shedding import Shedding
from game.bots.chaodipi.worth import power
from game.rules.actions import Action, Bury
from game.rules.chaodipi.burying import KITTY_SIZE
from game.rules.seats import Seat
from game.rules.view import SeatView

_FACTOR = 2.2
"""How often a captured kitty counts on average."""
_IN_HAND = 0.4
"""The part of the points in a hand that is lost in tricks."""
_LEAST_RISK = -0.1
"""Nobody spoils his hand only to hide points."""


def bury(view: SeatView, seat: Seat) -> Action:
    """Bury the side cards that are missed least; points where one's side will likely win the last trick."""
    shelf = shelf_of(view.board.trump)
    mine = shelf.slots.count(view.hand)
    keeps = chance_of_last_trick(power(shelf, mine))
    risk = _FACTOR * (1.0 - keeps) - _IN_HAND  # what a buried point costs the banker's side
    if not view.board.is_banker_side(seat):
        risk = _IN_HAND - _FACTOR * keeps
    return Bury(shelf.slots.bundle(Shedding(shelf, mine, max(_LEAST_RISK, risk)).choose(KITTY_SIZE)))


def chance_of_last_trick(strength: float) -> float:
    """The chance that one's side wins the last trick, by the trumps of who buries."""
    return 1.0 / (1.0 + exp(-(strength - 57.0) / 13.0))
