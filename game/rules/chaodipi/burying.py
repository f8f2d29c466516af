"""扣底: the kitty taken into a hand, eight cards laid down in its place (B4)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.rules.actions import Action, Bury
from game.rules.board import Board
from game.rules.cards import Cards, holds, selections
from game.rules.events import KittyBuried, KittyTaken, split
from game.rules.open_cards import OpenCards
from game.rules.phase import Finished, Phase, Step
from game.rules.refusals import Refusal
from game.rules.seats import Seat
from game.rules.view import SeatView

KITTY_SIZE = 8
"""底牌: the number of kitty cards (B1)."""


@dataclass(frozen=True, slots=True)
class Buried:
    """扣底: the outcome: this seat has buried."""

    burier: Seat


def check_bury(hand: Cards, cards: Cards) -> Refusal | None:
    """Say why a seat with the kitty in its hand may not bury these cards, None when it may (B4, D-B06)."""
    if not holds(hand, cards):
        return Refusal.NOT_HELD
    return None if len(cards) == KITTY_SIZE else Refusal.WRONG_COUNT


def take_kitty(board: Board, cards: OpenCards) -> Step:
    """拿底: the banker takes the kitty as it was dealt, and sees it alone (B4)."""
    banker, kitty = board.bank, cards.kitty
    return _taken(board, cards.take_kitty(banker, kitty), banker, kitty)


def fry_kitty(board: Board, cards: OpenCards, fryer: Seat) -> Step:
    """炒底: a fryer takes up the kitty that another has buried; from now on he alone sees it (B4)."""
    board = replace(board, fryers=(*board.fryers, fryer))
    return _taken(board, cards.fry(fryer), fryer, cards.kitty)


def _taken(board: Board, cards: OpenCards, seat: Seat, kitty: Cards) -> Step:
    told = split(KittyTaken(seat, kitty), KittyTaken(seat, None), seat)
    return Step(replace(board, kitty_seen_by=seat), cards, Burying(seat), told)


@dataclass(frozen=True, slots=True)
class Burying(Phase):
    """扣底: the banker, or who has fried, lays eight of his 33 cards down (B4)."""

    name = "bury"

    burier: Seat

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (self.burier,)

    def check(self, view: SeatView, action: Action) -> Refusal | None:
        if view.seat != self.burier:
            return Refusal.NOT_YOUR_TURN
        return check_bury(view.hand, action.cards) if isinstance(action, Bury) else Refusal.WRONG_STEP

    def actions(self, view: SeatView) -> Iterator[Action]:
        if view.seat == self.burier:
            yield from map(Bury, selections(view.hand, KITTY_SIZE))

    def apply(self, board: Board, cards: OpenCards, seat: Seat, action: Action) -> Step:
        if not isinstance(action, Bury):
            raise TypeError(action)
        cards = cards.bury(seat, action.cards)
        told = split(KittyBuried(seat, cards.kitty), KittyBuried(seat, None), seat)
        return Step(board, cards, Finished(Buried(seat)), told)
