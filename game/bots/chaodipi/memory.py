"""记牌: what the round so far has told everybody: which cards are gone, who is out of a suit, who must hold what."""

from game.bots.chaodipi.groups import COPIES, Shelf, shelf_of
from game.bots.steady.slots import Counts
from game.rules.board import Board, FailedThrow
from game.rules.cards import Cards
from game.rules.chaodipi.options import ThrowFollow, chaodipi_options
from game.rules.ranking import Ranking
from game.rules.seats import SEATS, Seat
from game.rules.shapes import PAIR, groups_in, split
from game.rules.trick import Trick

Held = dict[int, int]
"""Copies that a seat holds for certain, by slot."""


class Memory:
    """记牌: all of it follows from what lies open on the table, so it can be drawn from there again at any time.

    `left` are the copies not yet played, by slot. By seat: `void`, `followed` and `pairless` have a bit for every suit
    that the seat is out of, has followed, or has no pair left in; `held` is what it was seen to hold.
    """

    def __init__(self, board: Board) -> None:
        self.shelf: Shelf = shelf_of(board.trump)
        self.left: Counts = [COPIES] * len(self.shelf.slots.cards)
        self.void = [0] * len(SEATS)
        self.followed = [0] * len(SEATS)
        self.pairless = [0] * len(SEATS)
        self.held: tuple[Held, ...] = tuple({} for _ in SEATS)
        self._full = chaodipi_options(board.options).throw_follow is ThrowFollow.FULL
        self._opening = _opening(board)
        self._tricks: tuple[Trick, ...] = ()
        self._failed: tuple[FailedThrow, ...] = ()
        self._show_claims(board)
        self.catch_up(board)

    def _show_claims(self, board: Board) -> None:
        """What was shown is still held, unless its owner has buried since: then he may have laid it down."""
        buriers = {board.kitty_seen_by, board.bank, *board.fryers}
        for claim in board.claims:
            if claim.seat not in buriers:
                self._show(claim.seat, claim.cards)

    def _show(self, seat: Seat, cards: Cards) -> None:
        held, slot = self.held[seat], self.shelf.slots.slot
        for card in set(cards):
            held[slot[card]] = max(held.get(slot[card], 0), cards.count(card))

    def catch_up(self, board: Board) -> None:
        """Add the tricks and the failed throws since the last time."""
        for number in range(len(self._tricks), len(board.tricks)):
            self._show_throws(board.failed_throws, number)
            self._note_trick(board.tricks[number], board.trump)
        self._show_throws(board.failed_throws, len(board.tricks))
        self._tricks, self._failed = board.tricks, board.failed_throws

    def _show_throws(self, failed: tuple[FailedThrow, ...], number: int) -> None:
        """A throw that failed has shown what its leader holds, and what beat it (B6)."""
        for throw in failed:
            if throw.trick == number:
                self._show(throw.seat, throw.thrown)
                self._show(throw.beaten_by, throw.beating)

    def _note_trick(self, trick: Trick, ranking: Ranking) -> None:
        lead = trick.plays[0]
        parts = split(lead, ranking) if len(lead) > 1 else ()
        pairs = sum(part.shape.length for part in parts if part.shape.width == PAIR.width)
        owed = pairs if self._full or len(parts) == 1 else 0
        for index, play in enumerate(trick.plays):
            self._note(trick.seat_of(index), play, lead, owed if index else 0)

    def begins(self, board: Board) -> bool:
        """Say whether what is remembered is the beginning of what lies on this table."""
        tricks, failed = self._tricks, self._failed
        return (
            self._opening == _opening(board)
            and board.tricks[: len(tricks)] == tricks
            and board.failed_throws[: len(failed)] == failed
        )

    def during(self, trick: Trick) -> tuple[Counts, list[int]]:
        """Give `left` and `void` as they are when the plays of an unfinished trick are added."""
        left, void, slot = self.left.copy(), self.void.copy(), self.shelf.slots.slot
        for index, play in enumerate(trick.plays):
            for card in play:
                left[slot[card]] -= 1
            suit = self.shelf.slots.suit[slot[trick.plays[0][0]]]
            if self._followed(play, suit) < len(play):
                void[trick.seat_of(index)] |= 1 << suit
        return left, void

    def _followed(self, play: Cards, suit: int) -> int:
        """How many cards of a play belong to a suit."""
        slot, suits = self.shelf.slots.slot, self.shelf.slots.suit
        return [suits[slot[card]] for card in play].count(suit)

    def _note(self, seat: Seat, play: Cards, lead: Cards, owed: int) -> None:
        slot, left, held = self.shelf.slots.slot, self.left, self.held[seat]
        for place in map(slot.__getitem__, play):
            left[place] -= 1
            copies = held.pop(place, 0)
            if copies > 1:
                held[place] = copies - 1
        bit = 1 << self.shelf.slots.suit[slot[lead[0]]]
        followed = self._followed(play, self.shelf.slots.suit[slot[lead[0]]])
        if followed:
            self.followed[seat] |= bit
        if followed < len(lead):
            self.void[seat] |= bit
        elif owed and len(groups_in(play, PAIR.width)) < owed:
            self.pairless[seat] |= bit


def _opening(board: Board) -> tuple[object, ...]:
    return board.setup, board.ranking, board.claims, board.fryers, board.kitty_seen_by
