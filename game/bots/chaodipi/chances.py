"""把握: how likely a seat holds what beats a play, from what is still out and how many cards everybody has."""

from operator import sub
from typing import NamedTuple

from game.bots.chaodipi.groups import COPIES, rungs, runs
from game.bots.chaodipi.memory import Memory
from game.bots.steady.shares import Shares
from game.bots.steady.slots import TRUMP, Counts
from game.rules.cards import Cards
from game.rules.chaodipi.burying import KITTY_SIZE
from game.rules.ranking import Ranking
from game.rules.seats import SEATS, Seat
from game.rules.shapes import PAIR, split
from game.rules.trick import Trick
from game.rules.view import SeatView

_BURIER_VOID = 0.2
"""How often who has buried is out of a side suit for it."""
_OTHER_PAIR = 0.4
"""How often somebody who has the first pair of a throw has the next one as well."""
ANY = -1
"""A height that every card is above."""


class Profile(NamedTuple):
    """牌型: what a play must match: the pairs of its longest tractor (0 or 1: none), its pairs, its cards."""

    run: int
    pairs: int
    size: int
    single: bool
    """Whether it is one single, pair or tractor, which its own suit can beat; a throw is only killed."""


def profile_of(lead: Cards, ranking: Ranking) -> Profile:
    """Sum a lead up."""
    if len(lead) == 1:
        return Profile(0, 0, 1, single=True)
    parts = split(lead, ranking)
    lengths = [part.shape.length for part in parts if part.shape.width == PAIR.width]
    return Profile(max(lengths, default=0), sum(lengths), len(lead), single=len(parts) == 1)


class Chances:
    """把握: the cards that a seat has not seen, and how likely the others hold this or that of them.

    A card that is out lies with each of those who may have its suit in proportion to their hands; a kitty that was
    buried by somebody else counts as one more hand for side cards. Copies of a kind and different kinds are taken as
    independent.
    """

    def __init__(self, view: SeatView, seat: Seat, memory: Memory, mine: Counts, trick: Trick) -> None:
        self.shelf = memory.shelf
        self.slots = memory.shelf.slots
        left, self._void = memory.during(trick)
        self.out: Counts = list(map(sub, left, mine))
        for card in view.kitty or ():
            self.out[self.slots.slot[card]] -= 1
        self._memory = memory
        self._shares = Shares(view, seat, self._void, KITTY_SIZE if view.kitty is None else 0)
        self._burier = view.board.kitty_seen_by
        unknown: list[float | None] = [None] * len(self.slots.bounds)
        self._voids = [unknown.copy() for _ in SEATS]
        self._rungs: dict[int, dict[int, int]] = {}
        self._known: dict[tuple[int, int, Profile, int], float] = {}

    def out_of(self, seat: Seat, suit: int) -> bool:
        """Whether a seat has shown that it has no card of a suit, or all of them have been seen."""
        return bool(self._void[seat] >> suit & 1) or not self.slots.in_suit(self.out, suit)

    def could_beat(self, seat: Seat, suit: int, profile: Profile, height: int) -> bool:
        """Whether a seat can hold a stronger single, pair or tractor of a suit, for all that has been seen (B6)."""
        if self.out_of(seat, suit):
            return False
        if not profile.pairs:
            first = self.slots.bounds[suit][0]
            return any(self.out[first : self.shelf.above(suit, height)])
        if self._memory.pairless[seat] >> suit & 1:
            return False
        return any(self.shelf.heights[kinds[0]] > height for kinds in runs(self._pairs(suit), profile.run))

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
        first, end = self.slots.bounds[suit]
        if any(first <= slot < end for slot in self._memory.held[seat]):
            return 0.0
        chance = (1.0 - share) ** self.slots.in_suit(self.out, suit)
        if seat == self._burier and suit != TRUMP and not self._memory.followed[seat] >> suit & 1:
            return max(chance, _BURIER_VOID)
        return chance

    def holds(self, seat: Seat, suit: int, profile: Profile, height: int) -> float:
        """The chance that the seat has what matches a profile in a suit, above a height."""
        key = (seat, suit, profile, height)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._chance(seat, suit, profile, height)
        return known

    def _chance(self, seat: Seat, suit: int, profile: Profile, height: int) -> float:
        share = self.share(seat, suit)
        if share == 0.0:
            return 0.0
        if not profile.pairs:
            first, end = self.slots.bounds[suit][0], self.shelf.above(suit, height)
            chance = self._single(seat, share, first, end)
        elif self._memory.pairless[seat] >> suit & 1:
            return 0.0
        else:
            chance = self._pairs_above(seat, suit, profile.run, height) * _OTHER_PAIR ** (profile.pairs - profile.run)
        loose = profile.size - COPIES * profile.pairs
        return chance if profile.size == 1 or not loose else chance * self._enough(share, suit, profile.size)

    def _single(self, seat: Seat, share: float, first: int, end: int) -> float:
        if any(first <= slot < end for slot in self._memory.held[seat]):
            return 1.0
        return 1.0 - (1.0 - share) ** sum(self.out[first:end])

    def _pairs_above(self, seat: Seat, suit: int, length: int, height: int) -> float:
        """The chance of a pair, or a run of pairs, whose top is above a height."""
        share, missed = self.share(seat, suit), 1.0
        held, heights = self._memory.held[seat], self.shelf.heights
        for kinds in runs(self._pairs(suit), length):
            if heights[kinds[0]] <= height:
                break
            likely = 1.0
            for slot in kinds:
                likely *= share ** (COPIES - held.get(slot, 0))
            missed *= 1.0 - likely
        return 1.0 - missed

    def _enough(self, share: float, suit: int, size: int) -> float:
        """Roughly the chance that a seat has so many cards of a suit."""
        expected = share * self.slots.in_suit(self.out, suit)
        return 1.0 if expected >= 2 * size else min(1.0, expected / size) ** 2

    def _pairs(self, suit: int) -> dict[int, int]:
        """The kinds of a suit of which both copies are out, by height."""
        known = self._rungs.get(suit)
        if known is None:
            known = self._rungs[suit] = rungs(self.shelf, self.out, suit)
        return known

    def beats(self, seat: Seat, led: int, profile: Profile, top: tuple[int, int]) -> float:
        """The chance that the seat beats what lies there: `top` is the suit and the height of the best play so far."""
        suit, height = top
        if suit != led:
            void = self.void(seat, led)
            return void * self.holds(seat, TRUMP, profile, height) if void else 0.0
        higher = self.holds(seat, suit, profile, height) if profile.single else 0.0
        if suit == TRUMP:
            return higher
        void = self.void(seat, suit)
        if void < 0.01:
            return higher
        return min(1.0, higher + void * self.holds(seat, TRUMP, profile, ANY))
