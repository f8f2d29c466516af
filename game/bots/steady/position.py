"""局面: one decision in the trick phase, from the seat that has to make it."""

from operator import mul

from game.bots.steady.chances import Chances
from game.bots.steady.memory import Memory
from game.bots.steady.slots import Counts, Slots
from game.rules.ranking import Ranking
from game.rules.seats import Seat
from game.rules.trick import Trick, winning_index
from game.rules.view import SeatView


class Position:
    """局面: whose decision it is, what he holds (`mine`, `size` cards), and what he may think of the others' cards."""

    def __init__(self, view: SeatView, seat: Seat, memory: Memory, trick: Trick) -> None:
        self.seat = seat
        self.opponents = (seat.next, seat.previous)
        self.slots: Slots = memory.slots
        self.mine: Counts = self.slots.count(view.hand)
        self.size = len(view.hand)
        self.chances = Chances(view, seat, memory, self.mine, trick)

    def density(self, suit: int) -> float:
        """How many points a card of the suit that is out carries on average."""
        first, end = self.slots.bounds[suit]
        out, points = self.chances.out[first:end], self.slots.points[first:end]
        cards = sum(out)
        return sum(map(mul, out, points)) / cards if cards else 2.5


class Contest:
    """争: a trick that is to be answered.

    The lead has `width` cards of suit `led`; the group of slot `best`, played by `winner`, wins so far; `table` are the
    points that lie there, `later` the seats that still play after the one whose turn it is.
    """

    def __init__(self, trick: Trick, slots: Slots, ranking: Ranking) -> None:
        plays = trick.plays
        index = winning_index(plays, ranking)
        self.width = len(plays[0])
        self.led = slots.suit[slots.slot[plays[0][0]]]
        self.best = slots.slot[plays[index][0]]
        self.winner = trick.seat_of(index)
        self.table = trick.points
        self.later = tuple(trick.seat_of(seat) for seat in range(len(plays) + 1, 4))

    def beaten_by(self, slots: Slots, slot: int) -> bool:
        """Say whether `width` cards of a slot would win over what lies there."""
        suit, best = slots.suit[slot], slots.suit[self.best]
        return slot < slots.top[self.best] if suit == best else suit == 0
