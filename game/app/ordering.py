"""点单: a command line's wishes turned into a match to be played."""

from game.app.wishes import Wishes
from game.rules.cards import RANK_OF_TEXT, RANK_TEXT
from game.rules.games import GAMES
from game.rules.match import MatchPlan
from game.rules.options import GameOptions, OptionError
from game.table.desk import Order, Persona
from game.words import say, trc

_BOT_FACES = ("panda", "fox", "tiger-face")


class OrderError(ValueError):
    """A wish that no game can grant; the message names it."""


def read_order(wishes: Wishes) -> Order:
    """Turn the wishes into an order. Raises OrderError for an unknown game, preset, option, value or level."""
    game = GAMES.get(next(iter(GAMES)) if wishes.game is None else wishes.game)
    if game is None:
        raise OrderError(f"--game: there is no game {wishes.game!r}; there are {', '.join(GAMES)}")
    preset: str = next(iter(game.presets)) if wishes.preset is None else wishes.preset
    if preset not in game.presets:
        raise OrderError(f"--preset: {game.name} has no preset {preset!r}; there are {', '.join(game.presets)}")
    chosen = game.presets[preset]
    options = _changed(chosen, wishes.option or [])
    wished = RANK_TEXT[game.levels[0]] if wishes.level is None else wishes.level
    level = RANK_OF_TEXT.get(wished.upper())
    if level is None or level not in game.levels:
        first, last = RANK_TEXT[game.levels[0]], RANK_TEXT[game.levels[-1]]
        raise OrderError(f"--level: {game.name} is played from {first} to {last}, not from {wished!r}")
    usual = Order(options, MatchPlan())
    return Order(
        options=options,
        match=MatchPlan(wishes.rounds, level),
        preset=preset if options == chosen else "",
        bots=wishes.bots or usual.bots,
        deal=usual.deal if wishes.deal is None else wishes.deal,
        clock=wishes.clock or 0,
    )


def _changed(options: GameOptions, changes: list[str]) -> GameOptions:
    for change in changes:
        name, equals, value = change.partition("=")
        if not equals:
            raise OrderError(f"--option: {change!r} is not of the form NAME=VALUE")
        try:
            options = options.changed(name, value)
        except OptionError as error:
            raise OrderError(f"--option: {error}") from error
    return options


def bots_of_the_house(own_avatar: str) -> tuple[Persona, Persona, Persona]:
    """Names and faces for three bots, none with the player's own face."""
    names = (trc("bot", "Star Bay"), trc("bot", "Sea Breeze"), trc("bot", "Tiger Beach"))
    faces = [face for face in (*_BOT_FACES, "rabbit-face") if face != own_avatar]
    first, second, third = (Persona(say(name), face) for name, face in zip(names, faces, strict=False))
    return first, second, third
