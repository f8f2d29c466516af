"""The bots that can be named on a command line: those of the game, and the arena's own yardstick."""

from collections.abc import Callable
from random import Random

from game.bots.protocol import Bot
from game.bots.registry import LEVELS, UnknownBotError, make_bot
from game.rules.match import Game
from tools.selfplay.memoryless import MemorylessBot

MakeBot = Callable[[Random], Bot]
YARDSTICK = "memoryless"
NAMES = (*LEVELS, YARDSTICK)


def maker(name: str, game: Game) -> MakeBot:
    """Give what makes the named bot from a generator. Raises UnknownBotError."""
    if name not in NAMES:
        raise UnknownBotError(f"no bot {name!r}; there are {', '.join(NAMES)}")
    if name == YARDSTICK:
        return MemorylessBot
    return lambda rng: make_bot(name, game, rng)
