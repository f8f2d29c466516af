"""玩法: the games there are; a new one is one line here."""

from game.rules.chaodipi.game import Chaodipi
from game.rules.dagunzi.game import Dagunzi
from game.rules.match import Game

_ALL: tuple[Game, ...] = (Dagunzi(), Chaodipi())
GAMES: dict[str, Game] = {game.name: game for game in _ALL}
"""Every game by its name."""
