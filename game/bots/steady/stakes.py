"""赌注: what the two endings of a round that bring levels would bring, with given jokers in the kitty."""

from functools import lru_cache
from typing import NamedTuple

from game.rules.cards import Cards, Rank
from game.rules.dagunzi.options import DagunziOptions
from game.rules.dagunzi.scoring import TAKE_OVER, Account
from game.rules.dagunzi.settling import settle
from game.rules.seats import Seat, Team
from game.rules.settlement import Settlement

_POT = 8.0
"""What the end of a pot counts, in levels."""
_TRIBUTE = 0.04
"""What a card of tribute counts."""
_USUAL = 60


class Stakes(NamedTuple):
    """赌注: in levels, what the bankers get for holding, what the attackers get for taking."""

    held: float
    taken: float


@lru_cache(maxsize=1024)
def stakes(banker: Seat, levels: tuple[Rank, Rank], options: DagunziOptions, jokers: Cards) -> Stakes:
    """Reckon both endings by the rules of the table (A8, A9)."""
    held = settle(Account(banker, levels, TAKE_OVER - _USUAL, jokers, captured=False, dry=False), options)
    taken = settle(Account(banker, levels, TAKE_OVER, jokers, captured=True, dry=False), options)
    return Stakes(_gain(held, banker.team), _gain(taken, banker.team.other))


def _gain(result: Settlement, team: Team) -> float:
    return _POT if result.winners is team else result.gained[team] + _TRIBUTE * result.tribute
