"""机器人名册: the bots there are, by the name of their level."""

from collections.abc import Callable
from random import Random

from game.bots.protocol import Bot
from game.bots.random_bot import RandomBot
from game.bots.steady.bot import SteadyBot
from game.rules.dagunzi.game import Dagunzi
from game.rules.match import Game


class UnknownBotError(ValueError):
    """No bot of this name plays this game; the message names both, and who does."""


LEVELS: dict[str, Callable[[Random], Bot]] = {"random": RandomBot, "steady": SteadyBot}
"""Every level by name, from weak to strong."""


def make_bot(level: str, game: Game, rng: Random) -> Bot:
    """Make a bot for one seat; `rng` settles its ties. Raises UnknownBotError."""
    if level not in LEVELS or game.name != Dagunzi.name:
        raise UnknownBotError(f"no bot {level!r} plays {game.name}; there are {', '.join(LEVELS)} for dagunzi")
    return LEVELS[level](rng)
