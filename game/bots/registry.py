"""机器人名册: the bots there are, by the game they play and the name of their level."""

from collections.abc import Callable
from random import Random

from game.bots.chaodipi.bot import SteadyChaodipiBot
from game.bots.protocol import Bot
from game.bots.random_bot import RandomBot
from game.bots.steady.bot import SteadyBot
from game.rules.match import Game


class UnknownBotError(ValueError):
    """No bot of this name plays this game; the message names both, and who does."""


LEVELS = ("random", "steady")
"""Every level by name, from weak to strong."""

_BOTS: dict[str, dict[str, Callable[[Random], Bot]]] = {
    "dagunzi": {"random": RandomBot, "steady": SteadyBot},
    "chaodipi": {"random": RandomBot, "steady": SteadyChaodipiBot},
}


def make_bot(level: str, game: Game, rng: Random) -> Bot:
    """Make a bot for one seat; `rng` settles its ties. Raises UnknownBotError."""
    known = _BOTS.get(game.name, {})
    if level not in known:
        raise UnknownBotError(f"no bot {level!r} plays {game.name}; there are {', '.join(known) or 'none'} for it")
    return known[level](rng)
