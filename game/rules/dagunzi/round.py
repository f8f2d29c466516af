"""打滚子一局: the order of phases (A11) and the ends of a round."""

from dataclasses import dataclass, replace

from game.rules.board import Board, Setup
from game.rules.cards import Cards
from game.rules.dagunzi.burying import KITTY_SIZE, AllBuried, BankerBuried, JokerBurying, take_kitty
from game.rules.dagunzi.declaring import DealDone, Drawing
from game.rules.dagunzi.drying import is_dry
from game.rules.dagunzi.flipping import TrumpKnown, find_trump
from game.rules.dagunzi.options import DagunziOptions
from game.rules.dagunzi.playing import DagunziPlaying
from game.rules.dagunzi.tribute import TributeDone, open_tribute
from game.rules.ended import Over
from game.rules.events import DryPot, KittyShown, to_all
from game.rules.open_cards import OpenCards, deal_out
from game.rules.phase import Phase, Step
from game.rules.playing import PlayedOut
from game.rules.round import Round
from game.rules.trick import Trick

COPIES = 3
"""The number of decks (A1)."""


@dataclass(frozen=True, slots=True)
class DagunziScript:
    """打滚子流程: deal, closing, flip, tribute, reveal, bury, jokers, play (A11)."""

    options: DagunziOptions

    def follow(self, board: Board, cards: OpenCards, outcome: object) -> Step:
        """Map a finished phase's outcome to what comes next. Raises TypeError for what is none of this game's."""
        match outcome:
            case DealDone():
                return find_trump(board, cards, self.options.first_flip)
            case TrumpKnown():
                return self._tribute(board, cards)
            case TributeDone():
                return self._reveal(board, cards)
            case BankerBuried():
                return Step(board, cards, JokerBurying(board.bank.next))
            case AllBuried():
                return Step(board, cards, self._play(board))
            case PlayedOut(captured=captured):
                return Step(board, cards, Over(captured))
            case _:
                raise TypeError(outcome)

    def _tribute(self, board: Board, cards: OpenCards) -> Step:
        if board.setup.first_round or not board.setup.tribute:
            return self._reveal(board, cards)
        return open_tribute(board, cards, self.options)

    def _reveal(self, board: Board, cards: OpenCards) -> Step:
        """亮底: show the kitty if somebody declared, and see whether it is dry (A5.1, A5.2)."""
        declared = bool(board.claims)
        dry = (declared or self.options.dry_when_hidden) and is_dry(cards.kitty, board.trump, self.options.dry_pot)
        if not declared and not dry:
            return take_kitty(board, cards)
        board = replace(board, first_kitty=cards.kitty, kitty=cards.kitty)
        shown = to_all(KittyShown(cards.kitty))
        if dry:
            return Step(replace(board, dry=True), cards, self._play(board), (shown, to_all(DryPot())))
        step = take_kitty(board, cards)
        return replace(step, notices=(shown, *step.notices))

    def _play(self, board: Board) -> Phase:
        return DagunziPlaying(Trick(board.bank), self.options.following)


def start_round(options: DagunziOptions, setup: Setup, deck: Cards) -> Round:
    """开局: lay a deck of 162 cards ready for the first drawer (A2).

    Raises ValueError when the deck has not 162 cards.
    """
    if len(deck) != COPIES * 54:
        raise ValueError(f"a deck of {len(deck)} cards; Da Gunzi needs {COPIES * 54}")
    board = Board(setup, options, setup.banker)
    return Round(DagunziScript(options), board, deal_out(deck, KITTY_SIZE), Drawing())
