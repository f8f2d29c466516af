"""亮主: how declarations come about in every game: while the cards are drawn, and asked in turn (A2, A3, B2 to B4)."""

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from game.rules.actions import Action, Declare, Pass
from game.rules.board import Board
from game.rules.cards import Card
from game.rules.events import CardDrawn, Notice, Passed, split, to_all
from game.rules.open_cards import OpenCards
from game.rules.phase import Finished, Phase, Step
from game.rules.refusals import Refusal
from game.rules.seats import SEATS, Seat
from game.rules.view import SeatView


@dataclass(frozen=True, slots=True)
class Declaring(Phase):
    """亮主: a phase in which cards are shown to set the trump. Which, and what they do, is each game's own."""

    @abstractmethod
    def check_claim(self, view: SeatView, claim: Declare) -> Refusal | None:
        """Say why a seat that may declare now may not declare this, None when it may."""

    @abstractmethod
    def claims(self, view: SeatView) -> Iterator[Declare]:
        """Give every legal claim of a seat that may declare now, from weak to strong."""

    @abstractmethod
    def claim(self, board: Board, seat: Seat, claim: Declare) -> tuple[Board, tuple[Notice, ...]]:
        """Put a legal claim on the table."""


@dataclass(frozen=True, slots=True)
class Drawing(Declaring):
    """抓牌: the dealer deals one card at a time; anybody with cards may declare in between (A2, B2)."""

    name = "draw"

    drawn: int = 0

    @abstractmethod
    def when_dealt(self, board: Board) -> Phase | Finished:
        """Say what follows the last card."""

    def on_draw(self, board: Board, drawer: Seat, card: Card) -> tuple[Board, tuple[Notice, ...]]:
        """Say what a drawn card does to the table; in most games nothing."""
        del drawer, card
        return board, ()

    @property
    def deals(self) -> bool:
        return True

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return ()

    def check(self, view: SeatView, action: Action) -> Refusal | None:
        if not isinstance(action, Declare):
            return Refusal.WRONG_STEP
        return self.check_claim(view, action) if view.hand else Refusal.NOT_DRAWN_YET

    def actions(self, view: SeatView) -> Iterator[Action]:
        return self.claims(view)

    def apply(self, board: Board, cards: OpenCards, seat: Seat, action: Action) -> Step:
        if not isinstance(action, Declare):
            raise TypeError(action)
        board, notices = self.claim(board, seat, action)
        return Step(board, cards, self, notices)

    def deal(self, board: Board, cards: OpenCards) -> Step:
        drawer = board.setup.first_drawer.plus(self.drawn)
        card, cards = cards.draw(drawer)
        board, told = self.on_draw(board, drawer, card)
        then = self._at(self.drawn + 1) if cards.stock else self.when_dealt(board)
        return Step(board, cards, then, (*split(CardDrawn(drawer, card), CardDrawn(drawer, None), drawer), *told))

    def _at(self, drawn: int) -> Self:
        return type(self)(drawn)


@dataclass(frozen=True, slots=True)
class Asking(Declaring):
    """问: seats are asked in turn whether they declare; `left` of them are still to pass before it is over."""

    turn: Seat
    left: int = len(SEATS)

    @abstractmethod
    def after_claim(self, board: Board) -> Phase | Finished:
        """Say what follows the claim that the seat asked has just made."""

    @abstractmethod
    def after_pass(self, board: Board) -> Phase | Finished:
        """Say what follows the pass of the seat asked."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (self.turn,)

    def check(self, view: SeatView, action: Action) -> Refusal | None:
        if view.seat != self.turn:
            return Refusal.NOT_YOUR_TURN
        if isinstance(action, Pass):
            return None
        return self.check_claim(view, action) if isinstance(action, Declare) else Refusal.WRONG_STEP

    def actions(self, view: SeatView) -> Iterator[Action]:
        if view.seat == self.turn:
            yield Pass()
            yield from self.claims(view)

    def apply(self, board: Board, cards: OpenCards, seat: Seat, action: Action) -> Step:
        if isinstance(action, Declare):
            board, notices = self.claim(board, seat, action)
            return Step(board, cards, self.after_claim(board), notices)
        return Step(board, cards, self.after_pass(board), (to_all(Passed(seat)),))
