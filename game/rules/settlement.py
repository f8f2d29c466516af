"""结算: the result of a round, in the terms that both games share."""

from dataclasses import dataclass

from game.rules.cards import Rank
from game.rules.seats import Seat, Team

Points = tuple[int, int, int, int]
"""积分: game points by seat (A10)."""
NO_POINTS: Points = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Settlement:
    """结算: the result of a round.

    `score` is the attackers', a captured kitty counted; `levels` and `gained` are by team. `next_banker` and `tribute`
    (cards owed to him by the seat before him) are for the next round: None and 0 where the pot (一锅) ended, won by
    `winners`, by a `special` ending or by passing the last level. `points` (积分) are the round's own,
    `tribute_points` those of the tribute paid at its start. Where levels begin anew behind the last one, `cycles` says
    by team how often that happened (B9).
    """

    score: int
    captured: bool
    levels: tuple[Rank, Rank]
    gained: tuple[int, int]
    next_banker: Seat | None = None
    tribute: int = 0
    winners: Team | None = None
    special: bool = False
    points: Points = NO_POINTS
    tribute_points: Points = NO_POINTS
    cycles: tuple[int, int] = (0, 0)

    @property
    def payer(self) -> Seat | None:
        """进贡方: who pays the tribute of the next round, None when there is none (A4.1)."""
        return self.next_banker.previous if self.next_banker is not None and self.tribute else None
