"""亮主: whether to show cards, and for which suit (A3)."""

from functools import lru_cache

from game.bots.steady.slots import COPIES, slots_of
from game.bots.steady.worth import worth
from game.rules.actions import Declare
from game.rules.board import Board
from game.rules.cards import JOKERS, Cards, Rank, Suit, card_of
from game.rules.dagunzi.declaring import GRAB, Bidding, dagunzi_ranking
from game.rules.seats import Seat
from game.rules.view import SeatView

_OPEN = 3.0
"""How much better than a suit by chance, in points, a suit must be to be claimed."""
_OVERRIDE = 4.0
"""How much better than an opponent's suit."""
_OVERRIDE_PARTNER = 8.0
"""How much better than one's partner's."""
_CHANGE = 0.5
"""How much better than one's own."""


def claim(view: SeatView, seat: Seat) -> Declare | None:
    """Grab the bank at once; in later rounds claim a suit that is better by enough than what would be trump."""
    board = view.board
    if board.setup.first_round:
        return None if board.claims or GRAB[0] not in view.hand else Declare(GRAB)
    if not could_show(view.hand, board):
        return None
    bidding = Bidding.of(board)
    claims = list(bidding.claims(view.hand))
    if not claims:
        return None
    standing = bidding.standing
    suits = Suit if standing is None else {standing.suit, *(_suit(bidding, claim) for claim in claims)}
    worths = {suit: _worth(view.hand, board, suit) for suit in suits if suit is not None}
    best = max(claims, key=lambda claim: (worths[_suit(bidding, claim)], -len(claim.cards)))
    return best if worths[_suit(bidding, best)] >= _needed(bidding, seat, worths) else None


def could_show(hand: Cards, board: Board) -> bool:
    """A quick look before the rules are asked: three alike are always worth a question, fewer where fewer lie."""
    lie = len(board.claims[-1].cards) if board.claims else 0
    alike = max(map(hand.count, _shown_at(board.level)))
    return alike > min(lie, COPIES - 1)


@lru_cache(maxsize=16)
def _shown_at(level: Rank) -> Cards:
    """The cards that a claim can be made of (A3.3)."""
    return (*(card_of(suit, level) for suit in Suit), *JOKERS)


def _needed(bidding: Bidding, seat: Seat, worths: dict[Suit, float]) -> float:
    """What the hand must be worth under a new suit to show cards for it."""
    standing = bidding.standing
    if standing is None or standing.suit is None:
        return sum(worths.values()) / len(worths) + _OPEN
    if standing.seat == seat:
        return worths[standing.suit] + _CHANGE
    return worths[standing.suit] + (_OVERRIDE_PARTNER if standing.seat == seat.partner else _OVERRIDE)


def _suit(bidding: Bidding, claim: Declare) -> Suit:
    suit = bidding.trump(claim)
    if suit is None:
        raise ValueError(f"{claim} sets no suit")
    return suit


def _worth(hand: Cards, board: Board, suit: Suit) -> float:
    slots = slots_of(dagunzi_ranking(board.level, suit))
    return worth(slots, slots.count(hand))
