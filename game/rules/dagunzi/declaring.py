"""亮主: drawing the cards and declaring while they arrive, then the closing round (A2, A3)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from game.rules import declaring
from game.rules.actions import Declare
from game.rules.board import Board, Claim
from game.rules.cards import Card, Cards, Rank, Suit, card_of, holds
from game.rules.events import Declared, Notice, TrumpFixed, to_all
from game.rules.phase import Finished
from game.rules.ranking import Ranking
from game.rules.refusals import Refusal
from game.rules.seats import SEATS, Seat
from game.rules.view import SeatView

GRAB = (Card.BJ,)
"""抢亮: what is shown to grab the bank in the first round of a pot (A3.1)."""
_JOKER_CLAIMS = {(Card.LJ,) * 3: 4, (Card.BJ,) * 3: 5}


def dagunzi_ranking(level: Rank, suit: Suit | None) -> Ranking:
    """主: the ranking of a Da Gunzi round: the 2s are always trump (A1)."""
    return Ranking(level, suit, permanent=(Rank.TWO,))


@cache
def _level_cards(level: Rank) -> Cards:
    return tuple(card_of(suit, level) for suit in Suit)


@dataclass(frozen=True, slots=True)
class Bidding:
    """亮主的局面: what a claim is measured by: first round or not, the level, the claim that stands."""

    first_round: bool
    level: Rank
    standing: Claim | None

    @classmethod
    def of(cls, board: Board) -> "Bidding":
        """Read the situation off a table."""
        return cls(board.setup.first_round, board.level, board.claims[-1] if board.claims else None)

    def rung(self, cards: Cards) -> int | None:
        """Give the place of cards on the ladder of claims: 1..5, None when they are no claim (A3.3)."""
        if cards in _JOKER_CLAIMS:
            return _JOKER_CLAIMS[cards]
        same = len(set(cards)) == 1 and cards[0].rank == self.level
        return len(cards) if same and len(cards) <= 3 else None

    def check(self, hand: Cards, claim: Declare) -> Refusal | None:
        """Say why a claim is not legal for a hand, None when it is (A3.1, A3.3)."""
        if not claim.cards:
            return Refusal.NO_CARDS
        if not holds(hand, claim.cards):
            return Refusal.NOT_HELD
        if self.first_round:
            return self._check_grab(claim)
        return self._check_rung(claim) or self._check_suit(claim)

    def _check_grab(self, claim: Declare) -> Refusal | None:
        if self.standing is not None:
            return Refusal.ALREADY_GRABBED
        if claim.cards != GRAB:
            return Refusal.NOT_BIG_JOKER
        return None if claim.suit is None else Refusal.SUIT_NOT_YOURS_TO_NAME

    def _check_rung(self, claim: Declare) -> Refusal | None:
        rung = self.rung(claim.cards)
        if rung is None:
            return Refusal.NOT_A_CLAIM
        standing = 0 if self.standing is None else self.rung(self.standing.cards) or 0
        return None if rung > standing else Refusal.CLAIM_TOO_LOW

    def _check_suit(self, claim: Declare) -> Refusal | None:
        if claim.cards in _JOKER_CLAIMS:
            return Refusal.SUIT_NOT_NAMED if claim.suit is None else None
        return None if claim.suit is None else Refusal.SUIT_NOT_YOURS_TO_NAME

    def trump(self, claim: Declare) -> Suit | None:
        """主花色: the suit that a legal claim sets; None for a grab, where the next card drawn tells (A3.1)."""
        return None if self.first_round else claim.suit or claim.cards[0].suit

    def claims(self, hand: Cards) -> Iterator[Declare]:
        """Give every legal claim of a hand once, from weak to strong."""
        if self.first_round:
            possible = [] if self.standing is not None else [Declare(GRAB)]
        else:
            copies = [(card, hand.count(card)) for card in _level_cards(self.level)]
            possible = [Declare((card,) * size) for size in (1, 2, 3) for card, held in copies if held >= size]
            possible += [
                Declare(cards, suit) for cards in _JOKER_CLAIMS if hand.count(cards[0]) >= len(cards) for suit in Suit
            ]
        return (claim for claim in possible if self.check(hand, claim) is None)


@dataclass(frozen=True, slots=True)
class DealDone:
    """发完: the outcome of drawing and the closing round."""


class _Claims:
    """What drawing and the closing round have in common: the ladder of claims and what a claim does (A3)."""

    __slots__ = ()

    def check_claim(self, view: SeatView, claim: Declare) -> Refusal | None:
        return Bidding.of(view.board).check(view.hand, claim)

    def claims(self, view: SeatView) -> Iterator[Declare]:
        return Bidding.of(view.board).claims(view.hand)

    def claim(self, board: Board, seat: Seat, claim: Declare) -> tuple[Board, tuple[Notice, ...]]:
        suit = Bidding.of(board).trump(claim)
        board = replace(board, claims=(*board.claims, Claim(seat, claim.cards, suit)))
        if board.setup.first_round:
            board = replace(board, banker=seat)
        else:
            board = replace(board, ranking=dagunzi_ranking(board.level, suit))
        return board, (to_all(Declared(seat, claim.cards, suit)),)


@dataclass(frozen=True, slots=True)
class Drawing(_Claims, declaring.Drawing):
    """抓牌: the suit of the card drawn after a grab is trump (A2, A3.1)."""

    def on_draw(self, board: Board, drawer: Seat, card: Card) -> tuple[Board, tuple[Notice, ...]]:
        if drawer != board.banker or board.ranking is not None or not board.setup.first_round or card.suit is None:
            return board, ()
        board, fixed = fix_trump(board, drawer, card)
        return board, (fixed,)

    def when_dealt(self, board: Board) -> "Closing":
        return Closing(board.setup.first_drawer if board.setup.banker is None else board.setup.banker)


@dataclass(frozen=True, slots=True)
class Closing(_Claims, declaring.Asking):
    """收亮: after the last card everybody is asked in turn; `left` passes in a row end it (A3.3, D-A10)."""

    name = "closing"

    def after_claim(self, board: Board) -> "Closing":
        del board
        return Closing(self.turn.next, len(SEATS) - 1)

    def after_pass(self, board: Board) -> "Closing | Finished":
        del board
        return Closing(self.turn.next, self.left - 1) if self.left > 1 else Finished(DealDone())


def fix_trump(board: Board, banker: Seat, card: Card) -> tuple[Board, Notice]:
    """定主: let a card's suit be trump, with this banker."""
    board = replace(board, banker=banker, decided_by=card)
    board = replace(board, ranking=dagunzi_ranking(board.level, card.suit))
    return board, to_all(TrumpFixed(banker, card.suit, card))
