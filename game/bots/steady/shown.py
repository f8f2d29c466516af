"""亮过的牌: what a seat was seen to hold or to take before the first trick, and what it cannot have."""

from dataclasses import dataclass, field

from game.bots.steady.slots import TRUMP, Slots
from game.rules.board import Board, Tribute
from game.rules.cards import JOKERS, Card, Cards
from game.rules.seats import SEATS


@dataclass(slots=True)
class Shown:
    """亮过的牌: copies that a seat holds for certain, by slot, and the first trump slot it can have cards in.

    Only trumps count as held: nobody buries or returns them without need. Who paid a whole tribute has nothing
    stronger left than the weakest card of it, point cards aside (A4.3).
    """

    held: dict[int, int] = field(default_factory=dict[int, int])
    ceiling: int = 0

    def take(self, slot: int) -> None:
        """Note that a card came into the hand."""
        self.held[slot] = self.held.get(slot, 0) + 1

    def give(self, slot: int) -> None:
        """Note that a card left the hand."""
        copies = self.held.pop(slot, 0)
        if copies > 1:
            self.held[slot] = copies - 1


def shown_on(board: Board, slots: Slots) -> tuple[Shown, ...]:
    """Read off a table what everybody has seen, by seat."""
    shown = tuple(Shown() for _ in SEATS)
    for claim in board.claims:
        held = shown[claim.seat].held
        for slot in map(slots.slot.__getitem__, set(claim.cards)):
            held[slot] = max(held.get(slot, 0), claim.cards.count(slots.cards[slot]))
    if board.tribute is not None and board.tribute.paid:
        _pay(board.tribute, shown, slots)
    if board.first_kitty is not None and not board.dry:
        for slot in _trumps(board.first_kitty, slots):
            if slots.cards[slot] not in JOKERS:  # the banker may well have buried those
                shown[board.bank].take(slot)
    return shown


def _pay(tribute: Tribute, shown: tuple[Shown, ...], slots: Slots) -> None:
    for slot in _trumps(tribute.paid, slots):
        shown[tribute.payer].give(slot)
        shown[tribute.receiver].take(slot)
    if len(tribute.paid) == tribute.due:
        weakest = max(slots.slot[card] for card in tribute.paid)
        shown[tribute.payer].ceiling = min(slots.top[weakest], _best_point_card(slots))


def _best_point_card(slots: Slots) -> int:
    """Give the strongest trump slot that may hold a card which was not for paying."""
    return next(slot for slot in range(slots.trumps) if slots.points[slot])


def _trumps(cards: Cards | tuple[Card, ...], slots: Slots) -> list[int]:
    return [slot for slot in map(slots.slot.__getitem__, cards) if slots.suit[slot] == TRUMP]
