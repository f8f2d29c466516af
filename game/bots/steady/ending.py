"""收官: what a play does to the chance of winning the last trick, which decides the kitty and the level (A7, A8)."""

from game.bots.steady.position import Position
from game.bots.steady.slots import TRUMP

_LAST_TRICK = 40.0
"""What the last trick is worth, in points, beside what lies in it."""
_NEAR = 8
"""With so many cards left, or fewer, the end is thought through."""
_CLOSE = 6
"""With so many cards left, or fewer, it counts in full."""
_LONE_STOPPER = 0.7
"""How often a single high trump that is kept back meets a single in the last trick."""


class Ending:
    """收官: values plays by the last trick.

    It is won by running: every group that is left holds the trick it leads; or by stopping: the best trump is kept
    until the end and somebody else leads a single.
    """

    def __init__(self, position: Position) -> None:
        self._at = position
        self._holds: dict[tuple[int, int], float] = {}
        self._top = next(slot for slot, copies in enumerate(position.mine) if copies)

    def holds(self, slot: int, width: int) -> float:
        """The chance that neither opponent beats a group that is led."""
        known = self._holds.get((slot, width))
        if known is None:
            chances, suit = self._at.chances, self._at.slots.suit[slot]
            known = 1.0
            for opponent in self._at.opponents:
                known *= 1.0 - chances.beats(opponent, slot, width, suit)
            self._holds[slot, width] = known
        return known

    def value(self, play: tuple[int, ...], leads: float, wins: float) -> float:
        """Value a play that leaves one on lead with chance `leads` and wins the trick for the side with `wins`."""
        left = self._at.size - len(play)
        if left == 0:
            return _LAST_TRICK * wins
        if left > _NEAR:
            return -self._top_given_up(play) * _NEAR / left
        run, stop = self._prospects(play)
        if left > 1:
            stop *= _LONE_STOPPER
        return _LAST_TRICK * min(1.0, _CLOSE / left) * (leads * max(run, stop) + (1.0 - leads) * stop)

    def _prospects(self, play: tuple[int, ...]) -> tuple[float, float]:
        """The chances of running and of stopping with what is left after a play."""
        rest = self._at.mine.copy()
        for slot in play:
            rest[slot] -= 1
        run, stop = 1.0, 0.0
        for slot, copies in enumerate(rest):
            if copies:
                run *= self.holds(slot, copies)
                if stop == 0.0 and slot < self._at.slots.trumps:
                    stop = self.holds(slot, 1)
        return run, stop

    def _top_given_up(self, play: tuple[int, ...]) -> float:
        """What is lost with the best trump, when a play takes the last copy of it."""
        top, mine = self._top, self._at.mine
        if play[0] != top or mine[top] > len(play):
            return 0.0
        trumps = self._at.slots.trumps
        if top >= trumps:
            return 0.0
        second = next((slot for slot in range(top + 1, trumps) if mine[slot]), None)
        return _LAST_TRICK * (self._stands(top) - (0.0 if second is None else self._stands(second)))

    def _stands(self, slot: int) -> float:
        """The chance that no opponent has a trump above a slot's."""
        chances = self._at.chances
        elsewhere = 1.0 - sum(chances.share(opponent, TRUMP) for opponent in self._at.opponents)
        return elsewhere ** sum(chances.out[: self._at.slots.top[slot]])
