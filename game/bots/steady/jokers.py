"""扣王: how many jokers to put into the kitty, by the banker himself and by the others (A5.3, A5.4)."""

from collections.abc import Iterator

from game.bots.steady.slots import slots_of
from game.bots.steady.stakes import stakes
from game.bots.steady.strength import Prospects, attacker_prospects, banker_prospects, partner_prospects
from game.bots.steady.worth import power
from game.rules.actions import Action, BuryJokers, Pass
from game.rules.cards import JOKERS, Cards, bundle, without
from game.rules.dagunzi.options import dagunzi_options
from game.rules.seats import Seat
from game.rules.view import SeatView

_COURAGE = 0.3
"""How many levels a burying must promise."""
_MISSED = 8.0
"""What the hand lacks in a joker beside its worth: nobody else could have beaten it."""
_CONFIDENCE = 0.1
"""What jokers already in the kitty tell about who put them there."""


def bury_jokers(view: SeatView, seat: Seat) -> Action:
    """Add jokers to the kitty, or pass (A5.4)."""
    jokers = jokers_to_bury(view, seat, view.most or 0)
    return BuryJokers(jokers) if jokers else Pass()


def jokers_to_bury(view: SeatView, seat: Seat, most: int) -> Cards:
    """Give the jokers that are worth more in the kitty than in the hand, at most so many."""
    held = _expected(view, seat, ())
    best, value = (), held + _COURAGE
    for jokers in _choices(view.hand, most):
        expected = _expected(view, seat, jokers)
        if expected > value:
            best, value = jokers, expected
    return best


def _choices(hand: Cards, most: int) -> Iterator[Cards]:
    """Give every legal number of jokers: small ones only behind all big ones (大王先扣)."""
    jokers = sorted((card for card in hand if card in JOKERS), key=JOKERS.index, reverse=True)
    for count in range(1, min(len(jokers), most) + 1):
        yield bundle(jokers[:count])


def _expected(view: SeatView, seat: Seat, jokers: Cards) -> float:
    """Value a burying for one's side, in levels."""
    board, options = view.board, dagunzi_options(view.board.options)
    there = () if seat == board.banker else tuple(card for card in view.kitty or () if card in JOKERS)
    stake = stakes(board.bank, board.setup.levels, options, bundle((*there, *jokers)))
    slots = slots_of(board.trump)
    strength = power(slots, slots.count(without(view.hand, jokers))) - _MISSED * len(jokers)
    chances = _prospects(view, seat, strength)
    if there:
        chances = chances.leaning(_CONFIDENCE)
    gain = chances.held * stake.held - chances.taken * stake.taken
    return gain if board.is_banker_side(seat) else -gain


def _prospects(view: SeatView, seat: Seat, strength: float) -> Prospects:
    if seat == view.board.banker:
        return banker_prospects(strength)
    return partner_prospects(strength) if view.board.is_banker_side(seat) else attacker_prospects(strength)
