"""收官: what a play does to the chance of winning the last trick, which decides the kitty (B8)."""

from game.bots.chaodipi.chances import Profile
from game.bots.chaodipi.groups import COPIES
from game.bots.chaodipi.position import Position
from game.bots.steady.slots import TRUMP, Counts

_LAST_TRICK = 10.0
"""What the last trick is worth, in points, beside what lies in it and in the kitty."""
_SINGLE, _PAIR = 2.0, 4.0
"""How often the kitty counts when the last trick is led by a single, and by a pair (B8)."""
_USUAL = 2.5
"""How often it counts on average."""
_NEAR = 8
"""With so many cards left, or fewer, the end is thought through."""
_CLOSE = 6
"""With so many cards left, or fewer, it counts in full."""
_LATER = 3
"""With fewer cards left, those that are played would not have been worth their whole price any more."""
_LONE_STOPPER = 0.7
"""How often a single high trump that is kept back meets a single in the last trick."""
_ONE = Profile(0, 0, 1, single=True)
_TWO = Profile(1, 1, 2, single=True)


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
        """The chance that neither opponent beats a single or a pair that is led."""
        known = self._holds.get((slot, width))
        if known is None:
            suit, height = self._at.slots.suit[slot], self._at.shelf.heights[slot]
            known = self._holds[slot, width] = self.stands(suit, _TWO if width == COPIES else _ONE, height)
        return known

    def stands(self, suit: int, profile: Profile, height: int) -> float:
        """The chance that neither opponent beats a lead."""
        chance = 1.0
        for opponent in self._at.opponents:
            chance *= 1.0 - self._at.chances.beats(opponent, suit, profile, (suit, height))
        return chance

    def value(self, play: tuple[int, ...], leads: float, wins: float) -> float:
        """Value a play that leaves one on lead with chance `leads` and wins the trick for the side with `wins`."""
        left = self._at.size - len(play)
        if left == 0:
            return self._stake(_PAIR if len(set(play)) < len(play) else _SINGLE) * wins
        if left > _NEAR:
            return -self._top_given_up(play) * _NEAR / left
        rest = self._at.mine.copy()
        for slot in play:
            rest[slot] -= 1
        run, stop = self._prospects(rest)
        run *= self._stake(_PAIR if COPIES in rest else _SINGLE)
        stop *= self._stake(_SINGLE) * (_LONE_STOPPER if left > 1 else 1.0)
        return min(1.0, _CLOSE / left) * (leads * max(run, stop) + (1.0 - leads) * stop)

    def later(self, play: tuple[int, ...]) -> float:
        """How much of the worth of cards counts that a play gives up: towards the end there is no later any more."""
        return min(1.0, (self._at.size - len(play)) / _LATER)

    def _stake(self, factor: float) -> float:
        """What the last trick is worth: attackers see to it that the kitty counts often, the others have none of it."""
        return _LAST_TRICK + (factor if self._at.attacks else _USUAL) * self._at.kitty

    def _prospects(self, rest: Counts) -> tuple[float, float]:
        """The chances of running and of stopping with what is left after a play."""
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
        if top not in play or mine[top] > play.count(top):
            return 0.0
        trumps = self._at.slots.trumps
        if top >= trumps:
            return 0.0
        second = next((slot for slot in range(top + 1, trumps) if mine[slot] and slot not in play), None)
        return self._stake(_USUAL) * (self._on_top(top) - (0.0 if second is None else self._on_top(second)))

    def _on_top(self, slot: int) -> float:
        """The chance that no opponent has a trump above a slot's."""
        chances = self._at.chances
        elsewhere = 1.0 - sum(chances.share(opponent, TRUMP) for opponent in self._at.opponents)
        return elsewhere ** sum(chances.out[: self._at.slots.top[slot]])
