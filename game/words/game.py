"""玩法: what clients say about a game."""

from collections.abc import Callable
from dataclasses import dataclass

from game.rules.board import Board, Claim
from game.rules.cards import Cards
from game.rules.ranking import Ranking
from game.rules.settlement import Settlement
from game.rules.view import SeatView
from game.words.cast import Cast
from game.words.phrases import Joined
from game.words.text import Text


@dataclass(frozen=True, slots=True)
class LevelRow:
    """升级表: a row of the table of levels: the scores, what they are worth, and whether this round's is among them."""

    span: Text | str
    effect: Text
    lit: bool


def _nothing(_board: Board, _result: Settlement) -> tuple[()]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GameWords:
    """玩法: what is to be done now, what a lead or a claim is called, and why a round ended as it did.

    `tribute_reasons` and `level_table` give nothing where a game knows no tribute, or no table of levels.
    """

    task: Callable[[SeatView, Cast], Text]
    play: Callable[[Cards, Ranking], Text | Joined]
    claim: Callable[[Board, Claim, str], Text]
    level_reasons: Callable[[Board, Settlement], tuple[Text, ...]]
    tribute_reasons: Callable[[Board, Settlement], tuple[Text, ...]] = _nothing
    level_table: Callable[[Board, Settlement], tuple[LevelRow, ...]] = _nothing
