"""喝血: which of equal cards to pay, and what to give back (A4.3, A4.4)."""

from itertools import islice

from game.bots.steady.shedding import Shedding
from game.bots.steady.slots import slots_of
from game.bots.steady.worth import worth
from game.rules.actions import Action, PayTribute, ReturnCards
from game.rules.cards import without
from game.rules.dagunzi.tribute import Returning
from game.rules.view import SeatView

_LISTED = 200


def pay(view: SeatView) -> Action:
    """Pay what leaves the hand worth most: groups stay whole where there is a choice."""
    return _dearest_left(view)


def give_back(view: SeatView, stage: Returning) -> Action:
    """Give back low cards, of short suits first; where aces or points must go, what leaves the hand worth most."""
    slots = slots_of(view.board.trump)
    chosen = Shedding(slots, slots.count(view.hand), None).choose(stage.count)
    return _dearest_left(view) if chosen is None else ReturnCards(slots.bundle(chosen))


def _dearest_left(view: SeatView) -> Action:
    slots = slots_of(view.board.trump)

    def left(action: PayTribute | ReturnCards) -> float:
        return worth(slots, slots.count(without(view.hand, action.cards)))

    choices = (action for action in view.actions() if isinstance(action, PayTribute | ReturnCards))
    return max(islice(choices, _LISTED), key=left)
