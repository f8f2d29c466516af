"""局面: one decision in the trick phase, from the seat that has to make it."""

from functools import cached_property
from operator import mul

from game.bots.chaodipi.chances import ANY, Chances, Profile, profile_of
from game.bots.chaodipi.groups import Shelf, rungs
from game.bots.chaodipi.memory import Memory
from game.bots.chaodipi.worth import LINK, price
from game.bots.steady.slots import TRUMP, Counts, Slots
from game.rules.cards import points_in
from game.rules.chaodipi.killing import match
from game.rules.ranking import Ranking
from game.rules.seats import Seat
from game.rules.shapes import Component, split
from game.rules.trick import Trick
from game.rules.view import SeatView

_USUAL_KITTY = 10
"""Points that lie in a kitty which another has buried, on average."""
_DENSITY = 2.0
"""Points a card where none is out any more."""


class Position:
    """局面: whose decision it is, what he holds (`mine`, `size` cards), and what he may think of the others' cards."""

    def __init__(self, view: SeatView, seat: Seat, memory: Memory, trick: Trick) -> None:
        self.seat = seat
        self.opponents = (seat.next, seat.previous)
        self.ranking: Ranking = view.board.trump
        self.shelf: Shelf = memory.shelf
        self.slots: Slots = memory.shelf.slots
        self.mine: Counts = self.slots.count(view.hand)
        self.size = len(view.hand)
        self.attacks = not view.board.is_banker_side(seat)
        self.kitty = _USUAL_KITTY if view.kitty is None else points_in(view.kitty)
        self.chances = Chances(view, seat, memory, self.mine, trick)

    @cached_property
    def links(self) -> list[tuple[int, int]]:
        """Give the neighbouring pairs in the hand, which are tractors together."""
        suits = range(len(self.slots.bounds))
        by_suit = [rungs(self.shelf, self.mine, suit) for suit in suits]
        return [(slot, pairs[height + 1]) for pairs in by_suit for height, slot in pairs.items() if height + 1 in pairs]

    def spent(self, cards: tuple[int, ...]) -> float:
        """What is spent by playing some cards, pairs and tractors that are broken with it counted."""
        used = set(cards)
        broken = sum((one in used) != (other in used) for one, other in self.links)
        return LINK * broken + sum(price(self.shelf, slot, self.mine[slot], cards.count(slot)) for slot in used)

    def density(self, suit: int) -> float:
        """How many points a card of the suit that is out carries on average."""
        first, end = self.slots.bounds[suit]
        out, points = self.chances.out[first:end], self.slots.points[first:end]
        cards = sum(out)
        return sum(map(mul, out, points)) / cards if cards else _DENSITY


class Contest:
    """争: a trick that is to be answered.

    The lead is of suit `led`; `top` are the suit and the height of the best play so far, which `winner` made; `table`
    are the points that lie there, `later` the seats that still play after the one whose turn it is.
    """

    def __init__(self, trick: Trick, shelf: Shelf, ranking: Ranking) -> None:
        lead = trick.plays[0]
        slots = shelf.slots
        self.shelf = shelf
        self.profile: Profile = profile_of(lead, ranking)
        self.led = slots.suit[slots.slot[lead[0]]]
        self.parts: tuple[Component, ...] = split(lead, ranking)
        self.table = trick.points
        self.later = tuple(trick.seat_of(index) for index in range(len(trick.plays) + 1, 4))
        self._ranking = ranking
        self.top = (self.led, ranking.height(self.parts[0].top))
        self.winner = trick.leader
        for index in range(1, len(trick.plays)):
            top = self.height_of(slots.count(trick.plays[index]))
            if top is not None:
                self.top, self.winner = top, trick.seat_of(index)

    def height_of(self, play: Counts) -> tuple[int, int] | None:
        """Give suit and height by which a play wins over what lies there, None where it does not (B7)."""
        slots = self.shelf.slots
        used = [slot for slot, copies in enumerate(play) if copies]
        suit = slots.suit[used[0]]
        if slots.suit[used[-1]] != suit or (suit != TRUMP if suit != self.led else not self.profile.single):
            return None
        if self.profile.size == 1:
            height: int | None = self.shelf.heights[used[0]]
        else:
            cards = slots.bundle([slot for slot in used for _ in range(play[slot])])
            height = match(cards, self.parts, self._ranking)
        beaten = self.top[1] if suit == self.top[0] else ANY if suit == TRUMP else None
        return None if height is None or beaten is None or height <= beaten else (suit, height)
