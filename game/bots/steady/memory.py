"""记牌: what the round so far has told everybody: which cards are gone, who is out of a suit, who must hold what."""

from game.bots.steady.shown import Shown, shown_on
from game.bots.steady.slots import COPIES, Counts, Slots, slots_of
from game.rules.board import Board
from game.rules.cards import Cards
from game.rules.seats import SEATS, Seat
from game.rules.trick import Trick


class Memory:
    """记牌: all of it follows from what lies open on the table, so it can be drawn from there again at any time.

    `left` are the copies not yet played, by slot. By seat: `void` and `followed` have a bit for every suit that the
    seat is out of, or has followed; `widest` is by suit the largest group it can still hold, for all that it had to
    play (A6); `shown` is what it was seen to take or hold.
    """

    def __init__(self, board: Board, *, strict: bool) -> None:
        self.slots: Slots = slots_of(board.trump)
        self.left: Counts = [COPIES] * len(self.slots.cards)
        self.void = [0] * len(SEATS)
        self.followed = [0] * len(SEATS)
        self.widest = [[COPIES] * len(self.slots.bounds) for _ in SEATS]
        self.shown: tuple[Shown, ...] = shown_on(board, self.slots)
        self._strict = strict
        self._opening = _opening(board)
        self._tricks: tuple[Trick, ...] = ()
        self.catch_up(board)

    def catch_up(self, board: Board) -> None:
        """Add the tricks since the last time."""
        for trick in board.tricks[len(self._tricks) :]:
            for index, play in enumerate(trick.plays):
                self._note(trick.seat_of(index), play, trick.plays[0])
        self._tricks = board.tricks

    def begins(self, board: Board) -> bool:
        """Say whether what is remembered is the beginning of what lies on this table."""
        known = self._tricks
        return self._opening == _opening(board) and board.tricks[: len(known)] == known

    def during(self, trick: Trick) -> tuple[Counts, list[int]]:
        """Give `left` and `void` as they are when the plays of an unfinished trick are added."""
        left, void, slot = self.left.copy(), self.void.copy(), self.slots.slot
        for index, play in enumerate(trick.plays):
            for card in play:
                left[slot[card]] -= 1
            suit = self.slots.suit[slot[trick.plays[0][0]]]
            if self._followed(play, suit) < len(play):
                void[trick.seat_of(index)] |= 1 << suit
        return left, void

    def _followed(self, play: Cards, suit: int) -> int:
        """How many cards of a play belong to a suit."""
        slot, suits = self.slots.slot, self.slots.suit
        return [suits[slot[card]] for card in play].count(suit)

    def _note(self, seat: Seat, play: Cards, lead: Cards) -> None:
        slot, left, shown = self.slots.slot, self.left, self.shown[seat]
        for place in map(slot.__getitem__, play):
            left[place] -= 1
            shown.give(place)
        suit = self.slots.suit[slot[lead[0]]]
        followed = self._followed(play, suit)
        if followed:
            self.followed[seat] |= 1 << suit
        if followed < len(lead):
            self.void[seat] |= 1 << suit
        elif self._strict:
            self._note_groups(seat, suit, play, len(lead))

    def _note_groups(self, seat: Seat, suit: int, play: Cards, size: int) -> None:
        """Under strict following, who answers a group with less has no group that wide (A6; D-A23 aside)."""
        same = max(map(play.count, play)) if size > 1 else size
        if same < size:
            widths = self.widest[seat]
            widths[suit] = min(widths[suit], same)


def _opening(board: Board) -> tuple[object, ...]:
    return board.setup, board.ranking, board.claims, board.tribute, board.first_kitty, board.dry
