"""翻底: finding the trump, in a first round the banker too, in the kitty (A3.1, A3.2, A3.3)."""

from dataclasses import dataclass, replace

from game.rules.board import Board, Turned
from game.rules.cards import Cards
from game.rules.dagunzi.declaring import dagunzi_ranking, fix_trump
from game.rules.dagunzi.options import FirstFlip
from game.rules.ended import Redeal
from game.rules.events import DealVoid, KittyTurned, TrumpFixed, to_all
from game.rules.open_cards import OpenCards
from game.rules.phase import Finished, Step
from game.rules.seats import SEATS, Seat


@dataclass(frozen=True, slots=True)
class TrumpKnown:
    """定主: the outcome: banker and trump stand."""


def turn_in_order(kitty: Cards, first: Seat) -> tuple[Turned, ...]:
    """Let each seat in turn turn up a kitty card; after a joker the same seat turns the next (A3.2, D-A06)."""
    turned: list[Turned] = []
    seats = 0
    for card in kitty:
        turned.append(Turned(first.plus(seats), card))
        seats += card.suit is not None
        if seats == len(SEATS):
            break
    return tuple(turned)


def flip_winner(turned: tuple[Turned, ...], board: Board, rule: FirstFlip) -> Turned | None:
    """Give the extreme card, the earlier turner's among equals; None when only jokers lie there (A3.2, D-A07)."""
    suited = [item for item in turned if item.card.suit is not None]
    if not suited:
        return None
    ranking = dagunzi_ranking(board.level, None)
    extreme = min if rule is FirstFlip.SMALLEST else max
    return extreme(suited, key=lambda item: ranking.height(item.card))


def turn_to_suit(kitty: Cards) -> tuple[Turned, ...]:
    """Turn kitty cards in order until one has a suit (A3.1, A3.3)."""
    turned: list[Turned] = []
    for card in kitty:
        turned.append(Turned(None, card))
        if card.suit is not None:
            break
    return tuple(turned)


def find_trump(board: Board, cards: OpenCards, rule: FirstFlip) -> Step:
    """Settle banker and trump after the closing round; a kitty of six jokers voids the deal."""
    if board.ranking is not None:
        told = () if board.setup.first_round else (to_all(TrumpFixed(board.bank, board.ranking.suit, None)),)
        return Step(board, cards, Finished(TrumpKnown()), told)
    if board.banker is None:
        turned = turn_in_order(cards.kitty, board.setup.first_drawer)
        decisive = flip_winner(turned, board, rule)
    else:
        turned = turn_to_suit(cards.kitty)
        decisive = next((item for item in turned if item.card.suit is not None), None)
    board = replace(board, turned=turned)
    notices = tuple(to_all(KittyTurned(item.seat, item.card)) for item in turned)
    if decisive is None:
        return Step(board, cards, Redeal(), (*notices, to_all(DealVoid())))
    banker = board.banker if decisive.seat is None else decisive.seat
    board, fixed = fix_trump(board, board.bank if banker is None else banker, decisive.card)
    return Step(board, cards, Finished(TrumpKnown()), (*notices, fixed))
