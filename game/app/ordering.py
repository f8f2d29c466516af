"""点单: a command line's wishes turned into a match to be played."""

from collections.abc import Iterable

from game.app.wishes import Wishes
from game.rules.cards import RANK_OF_TEXT, RANK_TEXT, Rank
from game.rules.games import GAMES
from game.rules.match import Game, MatchPlan
from game.rules.options import GameOptions, OptionError, OptionSpec, option_specs
from game.table.desk import Order, Persona
from game.words import Text, say, tr, trc

_BOT_FACES = ("panda", "fox", "tiger-face")


class OrderError(ValueError):
    """A wish that no game can grant; `words` name it, and what there is instead."""

    def __init__(self, words: Text) -> None:
        super().__init__(words)
        self.words = words


def read_order(wishes: Wishes) -> Order:
    """Turn the wishes into an order. Raises OrderError for an unknown game, preset, option, value or level."""
    game = GAMES.get(next(iter(GAMES)) if wishes.game is None else wishes.game)
    if game is None:
        raise OrderError(
            tr("--game: there is no game {wish}; there are {known}", wish=repr(wishes.game), known=_list(GAMES))
        )
    preset: str = next(iter(game.presets)) if wishes.preset is None else wishes.preset
    if preset not in game.presets:
        raise OrderError(
            tr(
                "--preset: {game} has no preset {wish}; there are {known}",
                game=game.name,
                wish=repr(preset),
                known=_list(game.presets),
            )
        )
    chosen = game.presets[preset]
    options = _changed(chosen, wishes.option or [])
    level = _level(wishes.level, game)
    usual = Order(options, MatchPlan())
    return Order(
        options=options,
        match=MatchPlan(wishes.rounds, level),
        preset=preset if options == chosen else "",
        bots=wishes.bots or usual.bots,
        deal=usual.deal if wishes.deal is None else wishes.deal,
        clock=wishes.clock or 0,
    )


def _level(wish: str | None, game: Game) -> Rank:
    level = game.levels[0] if wish is None else RANK_OF_TEXT.get(wish.upper())
    if level is None or level not in game.levels:
        first, last = RANK_TEXT[game.levels[0]], RANK_TEXT[game.levels[-1]]
        raise OrderError(
            tr(
                "--level: {game} is played from {first} to {last}, not from {wish}",
                game=game.name,
                first=first,
                last=last,
                wish=repr(wish),
            )
        )
    return level


def _changed(options: GameOptions, changes: list[str]) -> GameOptions:
    specs = option_specs(type(options))
    for change in changes:
        name, equals, value = change.partition("=")
        if not equals:
            raise OrderError(tr("--option: {wish} is not of the form NAME=VALUE", wish=repr(change)))
        if name not in specs:
            raise OrderError(
                tr(
                    "--option: {game} has no option {wish}; there are {known}",
                    game=options.game,
                    wish=repr(name),
                    known=_list(specs),
                )
            )
        try:
            options = options.changed(name, value)
        except OptionError as error:
            raise OrderError(_misfit(specs[name], value)) from error
    return options


def _misfit(spec: OptionSpec, value: str) -> Text:
    """Say what an option takes instead of this value."""
    if spec.levels:
        return tr(
            "--option {name}: {wish} is not a list of levels out of {known}",
            name=spec.name,
            wish=repr(value),
            known=_list(RANK_TEXT[level] for level in spec.levels),
        )
    if spec.least is not None:
        return tr(
            "--option {name}: {wish} is not a number from {least} to 999",
            name=spec.name,
            wish=repr(value),
            least=spec.least,
        )
    return tr(
        "--option {name}: {wish} is not one of {known}", name=spec.name, wish=repr(value), known=_list(spec.values)
    )


def _list(words: Iterable[str]) -> str:
    return ", ".join(words)


def bots_of_the_house(own_avatar: str) -> tuple[Persona, Persona, Persona]:
    """Names and faces for three bots, none with the player's own face."""
    names = (trc("bot", "Star Bay"), trc("bot", "Sea Breeze"), trc("bot", "Tiger Beach"))
    faces = [face for face in (*_BOT_FACES, "rabbit-face") if face != own_avatar]
    first, second, third = (Persona(say(name), face) for name, face in zip(names, faces, strict=False))
    return first, second, third
