"""喝血: tribute and return before the kitty is taken (A4)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.rules.actions import Action, PayTribute, ReturnCards
from game.rules.board import Board, Tribute
from game.rules.cards import Card, Cards, bundle, holds
from game.rules.choosing import first_picks, is_first_pick
from game.rules.dagunzi.options import DagunziOptions
from game.rules.events import TributeDue, TributePaid, TributeReturned, split, to_all
from game.rules.open_cards import OpenCards
from game.rules.phase import Finished, Phase, Step
from game.rules.ranking import Ranking
from game.rules.refusals import Refusal
from game.rules.seats import SEATS, Seat
from game.rules.view import SeatView


@dataclass(frozen=True, slots=True)
class TributeDone:
    """喝血完: the outcome: whatever was to change hands has."""


@dataclass(frozen=True, slots=True)
class TributeRule:
    """进贡规矩: which cards can be paid and in what order (A4.3)."""

    ranking: Ranking
    level_points: bool

    def payable(self, hand: Cards) -> Cards:
        """Those of a hand that may be paid: no point cards, but the level cards where the option says so (A4.3)."""
        return tuple(card for card in hand if not card.points or (self.level_points and self._is_level(card)))

    def count(self, hand: Cards, due: int) -> int:
        """How many cards are really paid: what cannot be paid is waived (D-A14)."""
        return min(due, len(self.payable(hand)))

    def check(self, hand: Cards, due: int, cards: Cards) -> Refusal | None:
        """Say why cards are not the tribute due from a hand, None when they are (A4.3)."""
        if not holds(hand, cards):
            return Refusal.NOT_HELD
        if len(cards) != self.count(hand, due):
            return Refusal.WRONG_COUNT
        payable = self.payable(hand)
        if not set(cards) <= set(payable):
            return Refusal.POINT_CARD
        return None if is_first_pick(payable, cards, self._key) else Refusal.NOT_STRONGEST

    def choices(self, hand: Cards, due: int) -> Iterator[Cards]:
        """Give every legal tribute once."""
        return first_picks(self.payable(hand), self.count(hand, due), self._key)

    def _is_level(self, card: Card) -> bool:
        return card.rank == self.ranking.level

    def _key(self, card: Card) -> tuple[int, int]:
        return 0, -self.ranking.height(card)


@dataclass(frozen=True, slots=True)
class ReturnRule:
    """返还规矩: which cards go back: side cards without points as one likes, then the weakest others (A4.4, D-A16)."""

    ranking: Ranking

    def check(self, hand: Cards, count: int, cards: Cards) -> Refusal | None:
        """Say why cards are not a legal return of `count` cards, None when they are (A4.4)."""
        if not holds(hand, cards):
            return Refusal.NOT_HELD
        if len(cards) != count:
            return Refusal.WRONG_COUNT
        if is_first_pick(hand, cards, self._key):
            return None
        return self._reason(hand, count, cards)

    def _reason(self, hand: Cards, count: int, cards: Cards) -> Refusal:
        if sum(self._key(card)[0] == 0 for card in hand) < count:
            return Refusal.NOT_WEAKEST
        return Refusal.NOT_A_SIDE_CARD if any(map(self.ranking.is_trump, cards)) else Refusal.POINT_CARD

    def choices(self, hand: Cards, count: int) -> Iterator[Cards]:
        """Give every legal return once."""
        return first_picks(hand, count, self._key)

    def _key(self, card: Card) -> tuple[int, int]:
        trump = self.ranking.is_trump(card)
        if not trump and not card.points:
            return 0, 0
        tier = 1 if not card.points else 2 + trump
        return tier, self.ranking.height(card)


def open_tribute(board: Board, cards: OpenCards, options: DagunziOptions) -> Step:
    """Say who pays whom, three big jokers considered (A4.1, A4.5)."""
    tribute = _tribute_of(board, cards, reversal=options.triple_bj_reversal)
    due = to_all(
        TributeDue(tribute.payer, tribute.receiver, tribute.due, tribute.reversed_by, tribute.waived_by),
    )
    board = replace(board, tribute=tribute)
    if tribute.waived_by is not None:
        return Step(board, cards, Finished(TributeDone()), (due,))
    return Step(board, cards, Paying(tribute.payer, tribute.due, options.level_point_tribute), (due,))


def _tribute_of(board: Board, cards: OpenCards, *, reversal: bool) -> Tribute:
    receiver = board.bank
    payer = receiver.previous
    count = board.setup.tribute
    strong = next((seat for seat in SEATS if cards.hands[seat].count(Card.BJ) == 3), None) if reversal else None
    if strong == payer:
        return Tribute(receiver, payer, count, reversed_by=payer)
    if strong == payer.partner:
        return Tribute(payer, receiver, count, waived_by=strong)
    return Tribute(payer, receiver, count)


def _owed(board: Board) -> Tribute:
    if board.tribute is None:
        raise RuntimeError("no tribute is due")
    return board.tribute


@dataclass(frozen=True, slots=True)
class Paying(Phase):
    """进贡: the payer gives his strongest cards that can be paid (A4.3)."""

    name = "pay"

    payer: Seat
    count: int
    level_points: bool

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (self.payer,)

    def check(self, view: SeatView, action: Action) -> Refusal | None:
        if view.seat != self.payer:
            return Refusal.NOT_YOUR_TURN
        if not isinstance(action, PayTribute):
            return Refusal.WRONG_STEP
        return self._rule(view.board).check(view.hand, self.count, action.cards)

    def actions(self, view: SeatView) -> Iterator[Action]:
        if view.seat == self.payer:
            yield from map(PayTribute, self._rule(view.board).choices(view.hand, self.count))

    def apply(self, board: Board, cards: OpenCards, seat: Seat, action: Action) -> Step:
        if not isinstance(action, PayTribute):
            raise TypeError(action)
        owed, paid = _owed(board), bundle(action.cards)
        cards = cards.move(seat, owed.receiver, paid)
        board = replace(board, tribute=replace(owed, paid=paid))
        told = to_all(TributePaid(seat, owed.receiver, paid))
        then = Returning(owed.receiver, len(paid)) if paid else Finished(TributeDone())
        return Step(board, cards, then, (told,))

    def payable_count(self, view: SeatView) -> int:
        """How many cards the view's seat really pays (D-A14)."""
        return self._rule(view.board).count(view.hand, self.count)

    def _rule(self, board: Board) -> TributeRule:
        return TributeRule(board.trump, self.level_points)


@dataclass(frozen=True, slots=True)
class Returning(Phase):
    """返还: the receiver gives back as many cards (A4.4)."""

    name = "return"

    receiver: Seat
    count: int

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (self.receiver,)

    def check(self, view: SeatView, action: Action) -> Refusal | None:
        if view.seat != self.receiver:
            return Refusal.NOT_YOUR_TURN
        if not isinstance(action, ReturnCards):
            return Refusal.WRONG_STEP
        return ReturnRule(view.board.trump).check(view.hand, self.count, action.cards)

    def actions(self, view: SeatView) -> Iterator[Action]:
        if view.seat == self.receiver:
            yield from map(ReturnCards, ReturnRule(view.board.trump).choices(view.hand, self.count))

    def apply(self, board: Board, cards: OpenCards, seat: Seat, action: Action) -> Step:
        if not isinstance(action, ReturnCards):
            raise TypeError(action)
        owed, back = _owed(board), bundle(action.cards)
        cards = replace(cards.move(seat, owed.payer, back), returned=back)
        board = replace(board, tribute=replace(owed, returned=True))
        told = TributeReturned(seat, owed.payer, self.count, back)
        notices = split(told, replace(told, cards=None), seat, owed.payer)
        return Step(board, cards, Finished(TributeDone()), notices)
