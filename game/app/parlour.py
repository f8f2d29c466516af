"""牌室: the player's matches, and what a window is given of them."""

import random
from functools import cache, partial
from pathlib import Path

from game import __version__
from game.app.command_line import BOTS
from game.app.ordering import bots_of_the_house
from game.bots.protocol import Bot
from game.rules.actions import Action
from game.rules.games import GAMES
from game.rules.view import SeatView
from game.settings import SettingsStore
from game.table.connection import Connection
from game.table.desk import PLAYER_SEAT, Desk, Order, Persona, plan_of
from game.table.local import LocalHost
from game.ui.ports import NewGame, Ports, SceneMaker
from game.words import Words, say, tr
from game.words.damages import damage_words
from game.words.phrases import game_words, preset_words

HINT_LEVEL = "steady"


class Parlour:
    """牌室: one player at the matches of this machine, whatever shows them."""

    def __init__(self, settings: SettingsStore, data: Path) -> None:
        self._settings = settings
        self._desk = Desk(data)

    def begin(self, order: Order) -> Connection:
        """Start a match and sit down at it. Raises OSError."""
        settings = self._settings.settings
        player = Persona(settings.name or say(tr("Player")), settings.avatar)
        host = self._desk.begin(plan_of(order, player, bots_of_the_house(settings.avatar)))
        return host.connect(PLAYER_SEAT)

    def take_up(self) -> Connection | None:
        """Sit down at the match left last; None where there is none that can be taken up."""
        host: LocalHost | None = self._desk.take_up()
        return None if host is None else host.connect(PLAYER_SEAT)

    def notices(self) -> list[Words]:
        """What must be told of journals that could not be read to their end; each once."""
        asides, self._desk.asides = self._desk.asides, []
        return [damage_words(aside.damage, str(aside.moved_to or ""), resumable=aside.resumable) for aside in asides]

    def under_way(self) -> Words | None:
        """What can be continued, in words."""
        plan = self._desk.under_way()
        if plan is None:
            return None
        return tr("{game}, {preset}", game=game_words(plan.game.name), preset=preset_words(plan.preset))


def window_ports(parlour: Parlour, order: Order | None = None, *, resume: bool = False) -> Ports:
    """What the window is given of the world; an order, or `resume`, opens a table at once."""

    def table(connection: Connection) -> SceneMaker:
        from game.ui.table.scene import TableScene  # noqa: PLC0415  # the title is there sooner

        return lambda kit, go: TableScene(kit, go, connection, hint)

    def start(choice: NewGame) -> SceneMaker:
        chosen = Order(choice.options, choice.plan, choice.preset, choice.bots, choice.deal, choice.clock)
        return table(parlour.begin(chosen))

    def take_up() -> SceneMaker:
        connection = parlour.take_up()
        if connection is None:
            raise OSError(say(tr("There is no match to go on with.")))
        return table(connection)

    def ordered(wanted: Order) -> SceneMaker:
        return table(parlour.begin(wanted))

    first = take_up if resume else None if order is None else partial(ordered, order)
    return Ports(parlour.under_way, take_up, start, BOTS, __version__, first, parlour.notices)


@cache
def _adviser(game: str) -> Bot:
    from game.bots.registry import make_bot  # noqa: PLC0415  # the title is there sooner

    return make_bot(HINT_LEVEL, GAMES[game], random.Random(0))


def hint(view: SeatView) -> Action | None:
    """提示: what a steady player would do with what this seat can see."""
    return _adviser(view.board.options.game).act(view)
