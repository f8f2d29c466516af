"""把握: how likely a seat holds what beats a group, from what is still out and how many cards everybody has."""

from operator import sub

from game.bots.steady.memory import Memory
from game.bots.steady.shares import Shares
from game.bots.steady.shown import Shown
from game.bots.steady.slots import TRUMP, Counts
from game.rules.dagunzi.burying import KITTY_SIZE
from game.rules.seats import SEATS, Seat
from game.rules.trick import Trick
from game.rules.view import SeatView

_BANKER_VOID = 0.15
"""How often a banker has buried himself out of a side suit."""


class Chances:
    """把握: the cards that a seat has not seen, and how likely the others hold this or that of them.

    A card that is out lies with each of those who may have its suit in proportion to their hands; a kitty that lies
    face down counts as one more hand for side cards. Copies of a kind and different kinds are taken as independent.
    """

    def __init__(self, view: SeatView, seat: Seat, memory: Memory, mine: Counts, trick: Trick) -> None:
        self.slots = memory.slots
        left, void = memory.during(trick)
        self.out: Counts = list(map(sub, left, mine))
        for card in view.kitty or ():
            self.out[self.slots.slot[card]] -= 1
        self._memory = memory
        self._shares = Shares(view, seat, void, KITTY_SIZE if view.kitty is None else 0)
        self._banker = view.board.bank
        unknown: list[float | None] = [None] * len(self.slots.bounds)
        self._voids = [unknown.copy() for _ in SEATS]
        self._trump_groups: dict[tuple[int, int], float] = {}

    def share(self, seat: Seat, suit: int) -> float:
        """The chance that a card of the suit that is out lies with the seat."""
        return self._shares.of(seat, suit)

    def void(self, seat: Seat, suit: int) -> float:
        """The chance that the seat has no card of a suit."""
        known = self._voids[seat][suit]
        if known is None:
            known = self._voids[seat][suit] = self._chance_of_void(seat, suit)
        return known

    def _chance_of_void(self, seat: Seat, suit: int) -> float:
        share = self.share(seat, suit)
        if share == 0.0:
            return 1.0
        chance = (1.0 - share) ** self.slots.in_suit(self.out, suit)
        if seat == self._banker and suit != TRUMP and not self._memory.followed[seat] >> suit & 1:
            return max(chance, _BANKER_VOID)
        return chance

    def group(self, seat: Seat, suit: int, end: int, width: int) -> float:
        """The chance that the seat holds `width` identical cards among the slots of a suit before `end`."""
        first = self.slots.bounds[suit][0]
        if end <= first or self._memory.widest[seat][suit] < width:
            return 0.0
        share = self.share(seat, suit)
        if share == 0.0:
            return 0.0
        if suit == TRUMP:
            shown = self._memory.shown[seat]
            if shown.held and self._surely(shown, end, width):
                return 1.0
            first = max(first, shown.ceiling)
        return _chance_of_group(self.out[first:end], share, width)

    def _surely(self, shown: Shown, end: int, width: int) -> bool:
        return any(copies >= width and slot < end and self.out[slot] >= copies for slot, copies in shown.held.items())

    def beats(self, seat: Seat, slot: int, width: int, led: int) -> float:
        """The chance that the seat can beat `width` cards of a slot that lie on a lead of suit `led`."""
        slots = self.slots
        suit = slots.suit[slot]
        if suit != led:
            void = self.void(seat, led)
            return void * self.group(seat, TRUMP, slots.top[slot], width) if void else 0.0
        higher = self.group(seat, suit, slots.top[slot], width)
        if suit == TRUMP:
            return higher
        void = self.void(seat, suit)
        if void < 0.01:
            return higher
        return min(1.0, higher + void * self._trump_group(seat, width))

    def _trump_group(self, seat: Seat, width: int) -> float:
        """The chance that the seat holds `width` identical trumps of any kind."""
        known = self._trump_groups.get((seat, width))
        if known is None:
            known = self._trump_groups[seat, width] = self.group(seat, TRUMP, self.slots.trumps, width)
        return known


def _chance_of_group(counts: Counts, share: float, width: int) -> float:
    if width == 1:
        return 1.0 - (1.0 - share) ** sum(counts)
    three = counts.count(3)
    if width == 3:
        return 1.0 - (1.0 - share**3) ** three
    square = share * share
    return 1.0 - (1.0 - square) ** counts.count(2) * (1.0 - square * (3.0 - 2.0 * share)) ** three
