"""扣底: what the banker lays into the kitty, and what somebody takes out of it for his jokers (A5.3, A5.4)."""

from itertools import islice

from game.bots.steady.jokers import jokers_to_bury
from game.bots.steady.shedding import Shedding
from game.bots.steady.slots import slots_of
from game.bots.steady.strength import chance_of_keeping
from game.bots.steady.worth import power, worth
from game.rules.actions import Action, Bury, TakeOut
from game.rules.cards import JOKERS, bundle, without
from game.rules.dagunzi.burying import KITTY_SIZE
from game.rules.dagunzi.scoring import KITTY_FACTOR
from game.rules.seats import Seat
from game.rules.view import SeatView

_IN_HAND = 0.5
"""What a point in the hand costs: as often as not it is lost in a trick."""
_LEAST_RISK = -0.1
"""Nobody spoils his hand only to hide points."""
_LISTED = 200


def bury(view: SeatView, seat: Seat) -> Action:
    """Bury jokers if they are worth it, then the side cards that are missed least."""
    slots = slots_of(view.board.trump)
    jokers = jokers_to_bury(view, seat, KITTY_SIZE)
    plain = tuple(card for card in view.hand if card not in JOKERS)
    size = KITTY_SIZE - len(jokers)
    captured = 1.0 - chance_of_keeping(power(slots, slots.count(without(view.hand, jokers))))
    risk = max(_LEAST_RISK, KITTY_FACTOR * captured - _IN_HAND)
    chosen = Shedding(slots, slots.count(plain), risk).choose(size)
    if chosen is not None:
        return Bury(bundle((*jokers, *slots.bundle(chosen))))
    weakest = sorted(plain, key=lambda card: (card.points, -slots.slot[card]))
    return Bury(bundle((*jokers, *weakest[:size])))


def take_out(view: SeatView) -> Action:
    """Take out what makes the hand worth most."""
    slots = slots_of(view.board.trump)

    def gain(action: TakeOut) -> float:
        return worth(slots, slots.count((*view.hand, *action.cards)))

    choices = (action for action in view.actions() if isinstance(action, TakeOut))
    return max(islice(choices, _LISTED), key=gain)
