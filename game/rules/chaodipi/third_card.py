"""第三张底牌: what makes trump when nobody has reported (B3)."""

from dataclasses import dataclass, replace

from game.rules.board import Board, Turned
from game.rules.chaodipi.claims import ranking_of
from game.rules.ended import Redeal
from game.rules.events import DealVoid, KittyTurned, to_all
from game.rules.open_cards import OpenCards
from game.rules.phase import Finished, Step

THIRD = 2
"""The place of the third card in the kitty, counted from 0 (B2)."""
MOST_REDEALS = 2
"""So many unreported deals in a row are dealt anew; the next one is kept (D-B17)."""


@dataclass(frozen=True, slots=True)
class ThirdCardTurned:
    """定主: the outcome: the third card has made trump."""


def turn_third_card(board: Board, cards: OpenCards) -> Step:
    """翻底: let the third card's suit be trump, a joker no-trump; the first round is dealt anew (B3, D-B02, D-B17)."""
    if board.banker is None and board.setup.redeals < MOST_REDEALS:
        return Step(board, cards, Redeal(), (to_all(DealVoid()),))
    card = cards.kitty[THIRD]
    banker = board.setup.first_drawer if board.banker is None else board.banker
    board = replace(board, banker=banker, turned=(Turned(None, card),), decided_by=card)
    board = replace(board, ranking=ranking_of(board, card.suit))
    return Step(board, cards, Finished(ThirdCardTurned()), (to_all(KittyTurned(None, card)),))
