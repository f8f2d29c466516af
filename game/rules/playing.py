"""出牌: the phase of tricks. What may be led, how to follow and who wins is each game's own."""

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from game.rules.actions import Action, Play
from game.rules.board import Board
from game.rules.cards import Card, Cards, bundle, holds
from game.rules.events import CardsPlayed, Notice, RoundOver, TrickWon, to_all
from game.rules.open_cards import OpenCards
from game.rules.phase import Finished, Phase, Step
from game.rules.ranking import Ranking
from game.rules.refusals import Refusal
from game.rules.seats import Seat
from game.rules.trick import Trick
from game.rules.view import SeatView


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """打完: the outcome of the phase: whether the attackers won the last trick (抠底) or not (保底)."""

    captured: bool


class Laid(NamedTuple):
    """落牌: what really lies on the table after a play, and what is told of it besides."""

    board: Board
    play: Cards
    notices: tuple[Notice, ...] = ()


@dataclass(frozen=True, slots=True)
class Playing(Phase):
    """出牌: four plays a trick, the winner leads the next (A6, D-A22)."""

    name = "play"

    trick: Trick

    @abstractmethod
    def check_lead(self, hand: Cards, play: Cards, ranking: Ranking) -> Refusal | None:
        """Say why cards that the hand holds may not be led, None when they may."""

    @abstractmethod
    def check_follow(self, hand: Cards, play: Cards, ranking: Ranking) -> Refusal | None:
        """Say why cards that the hand holds may not follow this trick's lead, None when they may."""

    @abstractmethod
    def plays(self, hand: Cards, ranking: Ranking) -> Iterator[Cards]:
        """Give every legal play of a hand in this trick once, in the order of their text."""

    def plays_with(self, hand: Cards, cards: Cards, ranking: Ranking) -> Iterator[Cards]:
        """Give every legal play of a hand that contains these of its cards once, in no order."""
        return (play for play in self.plays(hand, ranking) if holds(play, cards))

    def playable(self, hand: Cards, ranking: Ranking) -> frozenset[Card]:
        """可出的牌: the cards of a hand that are in any legal play in this trick."""
        kinds, found = set(hand), set[Card]()
        for play in self.plays(hand, ranking):
            found.update(play)
            if found == kinds:
                break
        return frozenset(found)

    @abstractmethod
    def best(self, plays: tuple[Cards, ...], ranking: Ranking) -> int:
        """Give the index of the play that wins so far."""

    @abstractmethod
    def with_trick(self, trick: Trick) -> Self:
        """Give the same phase at another trick."""

    def lay(self, board: Board, cards: OpenCards, seat: Seat, play: Cards) -> Laid:
        """落牌: say what is really played where somebody plays these cards; where hidden cards decide, less (B6)."""
        del cards, seat
        return Laid(board, play)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (self.trick.turn,)

    @property
    def lead(self) -> Cards | None:
        """领牌: what was led in this trick, None while it is to be led."""
        return self.trick.plays[0] if self.trick.plays else None

    def check(self, view: SeatView, action: Action) -> Refusal | None:
        if view.seat != self.trick.turn:
            return Refusal.NOT_YOUR_TURN
        if not isinstance(action, Play):
            return Refusal.WRONG_STEP
        return self.check_play(view.hand, action.cards, view.board.trump)

    def check_play(self, hand: Cards, play: Cards, ranking: Ranking) -> Refusal | None:
        """Say why a hand may not lead, or follow, with these cards now, None when it may (A6)."""
        if not play:
            return Refusal.NO_CARDS
        if not holds(hand, play):
            return Refusal.NOT_HELD
        ask = self.check_follow if self.trick.plays else self.check_lead
        return ask(hand, play, ranking)

    def actions(self, view: SeatView) -> Iterator[Action]:
        if view.seat == self.trick.turn:
            yield from map(Play, self.plays(view.hand, view.board.trump))

    def apply(self, board: Board, cards: OpenCards, seat: Seat, action: Action) -> Step:
        if not isinstance(action, Play):
            raise TypeError(action)
        board, play, told = self.lay(board, cards, seat, bundle(action.cards))
        cards = cards.lose(seat, play)
        trick = Trick(self.trick.leader, (*self.trick.plays, play))
        notices = (*told, to_all(CardsPlayed(seat, play)))
        if len(trick.plays) < len(cards.hands):
            return Step(board, cards, self.with_trick(trick), notices)
        return self._won(board, cards, trick, notices)

    def _won(self, board: Board, cards: OpenCards, trick: Trick, told: tuple[Notice, ...]) -> Step:
        winner = trick.seat_of(self.best(trick.plays, board.trump))
        trick = Trick(trick.leader, trick.plays, winner)
        board = replace(board, tricks=(*board.tricks, trick), points=board.points + board.points_won(trick))
        notices = (*told, to_all(TrickWon(winner, trick.points)))
        if any(cards.hands):
            return Step(board, cards, self.with_trick(Trick(winner)), notices)
        captured = not board.is_banker_side(winner)
        board = replace(board, kitty=cards.kitty)
        return Step(board, cards, Finished(PlayedOut(captured)), (*notices, to_all(RoundOver(captured, cards.kitty))))
