"""玩法: what clients say about each game; a new game is one line here."""

from collections.abc import Callable
from dataclasses import dataclass

from game.rules.board import Board
from game.rules.settlement import Settlement
from game.rules.view import SeatView
from game.words.cast import Cast
from game.words.dagunzi import task_words
from game.words.settling import level_reasons, tribute_reasons
from game.words.text import Text


@dataclass(frozen=True, slots=True)
class GameWords:
    """What is to be done now, and why a round ended as it did."""

    task: Callable[[SeatView, Cast], Text]
    level_reasons: Callable[[Board, Settlement], tuple[Text, ...]]
    tribute_reasons: Callable[[Board, Settlement], tuple[Text, ...]]


GAME_WORDS = {"dagunzi": GameWords(task_words, level_reasons, tribute_reasons)}
