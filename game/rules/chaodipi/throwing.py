"""甩牌: whether a throw stands, and what happens where it does not (B6)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.rules.cards import Cards
from game.rules.chaodipi.options import ThrowPenalty
from game.rules.open_cards import Hands
from game.rules.ranking import Ranking
from game.rules.seats import SEATS, Seat
from game.rules.shapes import Component, components_in, suit_step

FINE = 10
"""罚分: what each card counts that is fined (B6)."""


class Failure(NamedTuple):
    """甩牌失败: the components that others beat, the one that is played instead, and who beats that with what."""

    failing: tuple[Component, ...]
    forced: Component
    beaten_by: Seat
    beating: Cards

    def fined(self, thrown: int, rule: ThrowPenalty) -> int:
        """Count the cards that are fined, out of so many thrown (B6, D-B10)."""
        forced = self.forced.shape.size
        counts = {
            ThrowPenalty.FAILING: sum(part.shape.size for part in self.failing),
            ThrowPenalty.FORCED: forced,
            ThrowPenalty.RETURNED: thrown - forced,
        }
        return counts[rule]


def others_of(leader: Seat, hands: Hands) -> tuple[tuple[Seat, Cards], ...]:
    """Give the three other seats and their hands, in order of play."""
    return tuple((leader.plus(step), hands[leader.plus(step)]) for step in range(1, len(SEATS)))


def judge(parts: Sequence[Component], others: Iterable[tuple[Seat, Cards]], ranking: Ranking) -> Failure | None:
    """判甩: say how a throw of these components fails, None where it stands (B6, D-B08).

    A component fails if one of the others holds a stronger one of its shape in its suit. Forced is the one with the
    lowest top, then the one with fewer cards, then the lower suit (D-B09); shown is the weakest that beats it, of the
    first who can.
    """
    suit = ranking.suit_of(parts[0].top)
    holdings = [(seat, ranking.in_suit(hand, suit)) for seat, hand in others]
    failing = tuple(part for part in parts if any(_beating(part, own, ranking) for _, own in holdings))
    if not failing:
        return None
    forced = min(failing, key=lambda part: (ranking.height(part.top), part.shape.size, suit_step(part.top)))
    shown = ((seat, _beating(forced, own, ranking)) for seat, own in holdings)
    seat, beating = next((seat, found) for seat, found in shown if found)
    return Failure(failing, forced, seat, beating)


def _beating(part: Component, own: Cards, ranking: Ranking) -> Cards:
    """Give the weakest cards that beat a component, out of cards of its suit; none where nothing does."""
    height = ranking.height(part.top)
    stronger = (other.cards for other in components_in(own, part.shape, ranking) if ranking.height(other.top) > height)
    return next(stronger, ())
