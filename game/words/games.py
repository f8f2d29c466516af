"""玩法: what clients say about each game; a new game is one line here."""

from game.words.chaodipi import CHAODIPI
from game.words.dagunzi import DAGUNZI
from game.words.game import GameWords

GAME_WORDS: dict[str, GameWords] = {"dagunzi": DAGUNZI, "chaodipi": CHAODIPI}
"""The words of every game by its name."""
