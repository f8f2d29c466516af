"""玩法: the games at the table's screen; a new one is one line here."""

from game.rules.board import Board
from game.ui.table.chaodipi import CHAODIPI
from game.ui.table.dagunzi import DAGUNZI
from game.ui.table.game import TableGame

TABLE_GAMES = {"dagunzi": DAGUNZI, "chaodipi": CHAODIPI}
"""Every game by its name."""


def game_of(board: Board) -> TableGame:
    """The game that is played on a board."""
    return TABLE_GAMES[board.options.game]
