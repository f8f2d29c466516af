"""炒地皮一局: the order of phases (B10) and the ends of a round."""

from dataclasses import dataclass, replace

from game.rules.board import Board, Setup
from game.rules.cards import Cards
from game.rules.chaodipi.burying import KITTY_SIZE, Buried, fry_kitty, take_kitty
from game.rules.chaodipi.contesting import Uncontested
from game.rules.chaodipi.declaring import DealDone, Drawing
from game.rules.chaodipi.frying import Fried, Frying, can_be_fried
from game.rules.chaodipi.options import ChaodipiOptions
from game.rules.chaodipi.overriding import Overriding
from game.rules.chaodipi.playing import ChaodipiPlaying
from game.rules.chaodipi.third_card import ThirdCardTurned, turn_third_card
from game.rules.ended import Over
from game.rules.events import TrumpFixed, to_all
from game.rules.open_cards import OpenCards, deal_out
from game.rules.phase import Step
from game.rules.playing import PlayedOut
from game.rules.round import Round
from game.rules.seats import Seat
from game.rules.trick import Trick

COPIES = 2
"""The number of decks (B1)."""


@dataclass(frozen=True, slots=True)
class ChaodipiScript:
    """炒地皮流程: round 1: deal, override, bury, play; later: deal, third card, bury, fry and bury, play (B10)."""

    options: ChaodipiOptions

    def follow(self, board: Board, cards: OpenCards, outcome: object) -> Step:
        """Map a finished phase's outcome to what comes next. Raises TypeError for what is none of this game's."""
        match outcome:
            case DealDone():
                return self._dealt(board, cards)
            case ThirdCardTurned():
                return take_kitty(board, cards) if can_be_fried(board) else self._fixed(board, cards)
            case Buried(burier=burier):
                return self._buried(board, cards, burier)
            case Fried(fryer=fryer):
                return fry_kitty(board, cards, fryer)
            case Uncontested():
                return self._fixed(board, cards)
            case PlayedOut(captured=captured):
                return Step(board, cards, Over(captured))
            case _:
                raise TypeError(outcome)

    def _dealt(self, board: Board, cards: OpenCards) -> Step:
        if not board.claims:
            return turn_third_card(board, cards)
        if board.setup.first_round:
            return Step(board, cards, Overriding.after(board, board.bank))
        return take_kitty(board, cards)

    def _buried(self, board: Board, cards: OpenCards, burier: Seat) -> Step:
        if can_be_fried(board):
            return Step(board, cards, Frying.after(board, burier))
        return Step(board, cards, self._play(board))

    def _fixed(self, board: Board, cards: OpenCards) -> Step:
        """定主: nothing changes the trump any more; the banker takes the kitty, or leads if he has buried (B4)."""
        told = to_all(TrumpFixed(board.bank, board.trump.suit, board.decided_by))
        step = Step(board, cards, self._play(board)) if board.kitty_seen_by is not None else take_kitty(board, cards)
        return replace(step, notices=(told, *step.notices))

    def _play(self, board: Board) -> ChaodipiPlaying:
        return ChaodipiPlaying(Trick(board.bank), self.options.throw_follow, self.options.throw_penalty_count)


def start_round(options: ChaodipiOptions, setup: Setup, deck: Cards) -> Round:
    """开局: lay a deck of 108 cards ready for the first drawer (B2).

    Raises ValueError when the deck has not 108 cards.
    """
    if len(deck) != COPIES * 54:
        raise ValueError(f"a deck of {len(deck)} cards; Chao Dipi needs {COPIES * 54}")
    board = Board(setup, options, setup.banker)
    return Round(ChaodipiScript(options), board, deal_out(deck, KITTY_SIZE), Drawing())
