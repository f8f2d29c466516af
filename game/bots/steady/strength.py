"""胜算: how a hand's trumps bear on the two endings of a round that bring levels (A8).

The curves are fitted to rounds that this bot played against itself: how often who held so much ended how.
"""

from math import exp
from typing import NamedTuple


class Prospects(NamedTuple):
    """胜算: the chances that the bankers hold (under 120, kitty kept), and that the attackers take (120, captured)."""

    held: float
    taken: float

    def leaning(self, towards_bankers: float) -> "Prospects":
        """Move both chances by as much as somebody else's confidence tells."""
        held = min(0.9, max(0.03, self.held + towards_bankers))
        return Prospects(held, min(0.9, max(0.03, self.taken - towards_bankers)))


def banker_prospects(power: float) -> Prospects:
    """Judge by the banker's own trumps, the kitty in hand."""
    return Prospects(_curve((power - 133) / 30), 0.6 * _curve((105 - power) / 15))


def partner_prospects(power: float) -> Prospects:
    """Judge by the trumps of the banker's partner."""
    return Prospects(0.25 + 0.3 * _curve((power - 105) / 15), 0.35 * _curve((100 - power) / 12))


def attacker_prospects(power: float) -> Prospects:
    """Judge by the trumps of one of the attackers."""
    return Prospects(0.6 * _curve((95 - power) / 20), 0.07 + 0.7 * _curve((power - 112) / 18))


def chance_of_keeping(power: float) -> float:
    """The chance that the banker's side wins the last trick, by the banker's trumps."""
    return _curve((power - 98) / 22)


def _curve(value: float) -> float:
    return 1.0 / (1.0 + exp(-value))
