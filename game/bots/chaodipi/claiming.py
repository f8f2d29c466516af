"""报主, 上保险, 反主, 炒底: whether to show cards, and for which trump (B3, B4)."""

from collections.abc import Callable
from statistics import fmean

from game.bots.chaodipi.groups import shelf_of
from game.bots.chaodipi.worth import worth
from game.rules.actions import Declare
from game.rules.board import Board
from game.rules.cards import Cards, Suit
from game.rules.chaodipi.claims import ranking_of, trump_of
from game.rules.seats import Seat
from game.rules.view import SeatView

_OPEN = 8.0
"""How much better than a suit by chance, in points, a suit must be to be reported while cards are drawn."""
_BANK = 6.0
"""What it is worth to get the bank in the first round."""
_THEIRS = 2.0
"""How much better than an opponent's trump a new one must be, or than one that the kitty turned up."""
_OURS = 14.0
"""How much better than one's partner's."""
_ATTACKERS_KITTY = 10.0
"""What it is worth to an attacker to take the kitty up, points and all, and to bury anew."""
_BANKERS_KITTY = 8.0
"""What it is worth to the banker's side."""


def report(view: SeatView, seat: Seat) -> Declare | None:
    """报主, 上保险: show a level card of a suit that is good for the hand; insure a report that still is (B3)."""
    board = view.board
    if board.claims and (board.claims[-1].seat != seat or len(board.claims[-1].cards) > 1):
        return None
    claims = [action for action in view.actions() if isinstance(action, Declare)]
    if not claims:
        return None
    judge = _judge(view.hand, board)
    best = max(claims, key=lambda claim: (judge(trump_of(claim)), len(claim.cards)))
    return best if judge(trump_of(best)) >= fmean(map(judge, Suit)) + _margin(view) else None


def _margin(view: SeatView) -> float:
    if view.board.claims:
        return 0.0  # insurance
    if view.board.setup.first_round:
        return -_BANK
    return _OPEN if view.stock else 0.0


def override(view: SeatView, seat: Seat) -> Declare | None:
    """反主, 炒底: show a pair for a trump that is clearly better than the one that stands (B4)."""
    claims = [action for action in view.actions() if isinstance(action, Declare)]
    if not claims:
        return None
    judge = _judge(view.hand, view.board)
    best = max(claims, key=lambda claim: judge(trump_of(claim)))
    gain = judge(trump_of(best)) - judge(view.board.trump.suit)
    return best if gain >= _needed(view.board, seat) else None


def _needed(board: Board, seat: Seat) -> float:
    ours = bool(board.claims) and board.claims[-1].seat == seat.partner
    needed = _OURS if ours else _THEIRS
    if board.setup.first_round:
        return needed if ours else needed - _BANK
    return needed - (_BANKERS_KITTY if board.is_banker_side(seat) else _ATTACKERS_KITTY)


def _judge(hand: Cards, board: Board) -> Callable[[Suit | None], float]:
    """Give what tells the worth of a hand under a trump."""
    known: dict[Suit | None, float] = {}

    def judge(suit: Suit | None) -> float:
        """The worth in points of the hand with this suit as trump, None for no trump; each reckoned once."""
        if suit not in known:
            shelf = shelf_of(ranking_of(board, suit))
            known[suit] = worth(shelf, shelf.slots.count(hand))
        return known[suit]

    return judge
