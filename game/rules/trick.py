"""一圈: four plays, and who wins them (A6)."""

from dataclasses import dataclass

from game.rules.cards import Cards, points_in
from game.rules.ranking import Ranking
from game.rules.seats import Seat
from game.rules.shapes import group_of


@dataclass(frozen=True, slots=True)
class Trick:
    """一圈: the plays so far, the leader's first; `winner` once all four lie (A6)."""

    leader: Seat
    plays: tuple[Cards, ...] = ()
    winner: Seat | None = None

    @property
    def turn(self) -> Seat:
        """Whose play is next."""
        return self.leader.plus(len(self.plays))

    @property
    def points(self) -> int:
        """分: the points lying in the trick."""
        return sum(map(points_in, self.plays))

    def seat_of(self, index: int) -> Seat:
        """Give the seat of the `index`-th play."""
        return self.leader.plus(index)


def beats(challenger: Cards, best: Cards, ranking: Ranking) -> bool:
    """Say whether a play wins over the best one so far; `best` is the lead or has beaten it (A6).

    The same shape in a higher class of the same suit, or in trumps over a side suit. Equal strength does not beat
    (D-A24).
    """
    shape = group_of(challenger)
    if shape is None or shape != group_of(best):
        return False
    new, old = ranking.place(challenger[0]), ranking.place(best[0])
    return new.height > old.height and (new.suit is old.suit or ranking.is_trump(challenger[0]))


def winning_index(plays: tuple[Cards, ...], ranking: Ranking) -> int:
    """Give the index of the best of the plays so far, the leader's being 0 (A6)."""
    best = 0
    for index in range(1, len(plays)):
        if beats(plays[index], plays[best], ranking):
            best = index
    return best
