"""扣底: the kitty shown and taken, the banker's burying, and the jokers that others add (A5)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.rules.actions import Action, Bury, BuryJokers, Pass, TakeOut
from game.rules.board import Board, Swap
from game.rules.cards import JOKERS, Card, Cards, bundle, holds, selections
from game.rules.choosing import first_picks, is_first_pick
from game.rules.events import (
    CardsTakenOut,
    JokersBuried,
    KittyBuried,
    KittyTaken,
    Passed,
    Viewer,
    split,
    to_all,
)
from game.rules.open_cards import OpenCards
from game.rules.phase import Finished, Phase, Step
from game.rules.ranking import Ranking
from game.rules.refusals import Refusal
from game.rules.seats import Seat
from game.rules.view import SeatView

KITTY_SIZE = 6
"""底牌: the number of kitty cards (A1)."""


@dataclass(frozen=True, slots=True)
class BankerBuried:
    """The outcome of the banker's burying."""


@dataclass(frozen=True, slots=True)
class AllBuried:
    """The outcome of the joker burying."""


def keeps_big_joker_back(hand: Cards, buried: Cards) -> bool:
    """大王先扣: whether a small joker goes down while a big one stays in the hand (A5.3)."""
    return Card.LJ in buried and buried.count(Card.BJ) < hand.count(Card.BJ)


def check_bury(hand: Cards, cards: Cards) -> Refusal | None:
    """Say why the banker (kitty in hand) may not bury these cards, None when he may (A5.3)."""
    if not holds(hand, cards):
        return Refusal.NOT_HELD
    if len(cards) != KITTY_SIZE:
        return Refusal.WRONG_COUNT
    return Refusal.BIG_JOKER_FIRST if keeps_big_joker_back(hand, cards) else None


def takeable(kitty: Cards) -> Cards:
    """Those kitty cards that can be taken out: neither points nor jokers (A5.4, D-A20)."""
    return tuple(card for card in kitty if not card.points and card not in JOKERS)


def most_jokers(hand: Cards, kitty: Cards) -> int:
    """Give the largest number of jokers that a hand may add to a kitty (A5.4)."""
    return min(len(takeable(kitty)), sum(map(hand.count, JOKERS)))


def check_bury_jokers(hand: Cards, cards: Cards, most: int) -> Refusal | None:
    """Say why a hand may not add these jokers, None when it may (A5.4)."""
    if not cards:
        return Refusal.NO_CARDS
    if not set(cards) <= set(JOKERS):
        return Refusal.NOT_A_JOKER
    if not holds(hand, cards):
        return Refusal.NOT_HELD
    if len(cards) > most:
        return Refusal.TOO_MANY_JOKERS
    return Refusal.BIG_JOKER_FIRST if keeps_big_joker_back(hand, cards) else None


@dataclass(frozen=True, slots=True)
class TakeRule:
    """换底规矩: the weakest cards come out, side before trump (A5.4)."""

    ranking: Ranking

    def check(self, kitty: Cards, count: int, cards: Cards) -> Refusal | None:
        """Say why these cards may not come out of the kitty, None when they may."""
        if not holds(kitty, cards):
            return Refusal.NOT_HELD
        if len(cards) != count:
            return Refusal.WRONG_COUNT
        pile = takeable(kitty)
        if not set(cards) <= set(pile):
            return Refusal.NOT_TAKEABLE
        return None if is_first_pick(pile, cards, self._key) else Refusal.NOT_WEAKEST

    def choices(self, kitty: Cards, count: int) -> Iterator[Cards]:
        """Give every legal choice once."""
        return first_picks(takeable(kitty), count, self._key)

    def _key(self, card: Card) -> tuple[int, int]:
        return 0, self.ranking.height(card)


def take_kitty(board: Board, cards: OpenCards) -> Step:
    """拿底: the kitty goes into the banker's hand; he alone knows it unless it was shown (A5.1, A5.3)."""
    banker = board.bank
    taken = KittyTaken(banker, cards.kitty)
    hidden = taken if board.first_kitty is not None else replace(taken, cards=None)
    cards = cards.take_kitty(banker, cards.kitty)
    board = replace(board, kitty=None, kitty_seen_by=banker)
    return Step(board, cards, BankerBurying(banker), split(taken, hidden, banker))


@dataclass(frozen=True, slots=True)
class BankerBurying(Phase):
    """扣底: the banker lays six of his 45 cards down (A5.3)."""

    name = "bury"

    banker: Seat

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (self.banker,)

    def check(self, view: SeatView, action: Action) -> Refusal | None:
        if view.seat != self.banker:
            return Refusal.NOT_YOUR_TURN
        if not isinstance(action, Bury):
            return Refusal.WRONG_STEP
        return check_bury(view.hand, action.cards)

    def actions(self, view: SeatView) -> Iterator[Action]:
        if view.seat == self.banker:
            for cards in selections(view.hand, KITTY_SIZE):
                if not keeps_big_joker_back(view.hand, cards):
                    yield Bury(cards)

    def apply(self, board: Board, cards: OpenCards, seat: Seat, action: Action) -> Step:
        if not isinstance(action, Bury):
            raise TypeError(action)
        cards = cards.bury(seat, action.cards)
        told = KittyBuried(seat, cards.kitty)
        shown = any(card in JOKERS for card in cards.kitty)
        board = replace(board, kitty=cards.kitty if shown else None)
        notices = split(told, told if shown else replace(told, cards=None), seat)
        return Step(board, cards, Finished(BankerBuried()), notices)


@dataclass(frozen=True, slots=True)
class JokerBurying(Phase):
    """扣王: the three others are asked once each whether they add jokers (A5.4, D-A19)."""

    name = "bury_jokers"

    turn: Seat

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (self.turn,)

    def most(self, cards: OpenCards, viewer: Viewer) -> int | None:
        return most_jokers(cards.hands[self.turn], cards.kitty) if viewer == self.turn else None

    def check(self, view: SeatView, action: Action) -> Refusal | None:
        if view.seat != self.turn or view.most is None:
            return Refusal.NOT_YOUR_TURN
        if isinstance(action, Pass):
            return None
        if not isinstance(action, BuryJokers):
            return Refusal.WRONG_STEP
        return check_bury_jokers(view.hand, action.cards, view.most)

    def actions(self, view: SeatView) -> Iterator[Action]:
        if view.seat != self.turn or view.most is None:
            return
        yield Pass()
        jokers = tuple(card for card in view.hand if card in JOKERS)
        for count in range(1, view.most + 1):
            for cards in selections(jokers, count):
                if not keeps_big_joker_back(view.hand, cards):
                    yield BuryJokers(cards)

    def apply(self, board: Board, cards: OpenCards, seat: Seat, action: Action) -> Step:
        if not isinstance(action, BuryJokers):
            return Step(board, cards, _after(board, seat), (to_all(Passed(seat)),))
        jokers = bundle(action.cards)
        cards = cards.bury(seat, jokers)
        board = replace(board, kitty=cards.kitty, swaps=(*board.swaps, Swap(seat, jokers)))
        told = to_all(JokersBuried(seat, jokers))
        return Step(board, cards, TakingOut(seat, len(jokers)), (told,))


@dataclass(frozen=True, slots=True)
class TakingOut(Phase):
    """换底: who added jokers takes the weakest cards out of the kitty, open to all now (A5.4)."""

    name = "take"

    turn: Seat
    count: int

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (self.turn,)

    def check(self, view: SeatView, action: Action) -> Refusal | None:
        if view.seat != self.turn:
            return Refusal.NOT_YOUR_TURN
        if not isinstance(action, TakeOut):
            return Refusal.WRONG_STEP
        return TakeRule(view.board.trump).check(view.kitty or (), self.count, action.cards)

    def actions(self, view: SeatView) -> Iterator[Action]:
        if view.seat == self.turn:
            yield from map(TakeOut, TakeRule(view.board.trump).choices(view.kitty or (), self.count))

    def apply(self, board: Board, cards: OpenCards, seat: Seat, action: Action) -> Step:
        if not isinstance(action, TakeOut):
            raise TypeError(action)
        taken = bundle(action.cards)
        cards = cards.take_kitty(seat, taken)
        swap = replace(board.swaps[-1], taken=taken)
        board = replace(board, kitty=cards.kitty, swaps=(*board.swaps[:-1], swap))
        return Step(board, cards, _after(board, seat), (to_all(CardsTakenOut(seat, taken)),))


def _after(board: Board, seat: Seat) -> JokerBurying | Finished:
    return Finished(AllBuried()) if seat.next == board.bank else JokerBurying(seat.next)
