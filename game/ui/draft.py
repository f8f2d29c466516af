"""A new game while it is being chosen: always complete, always valid. No pygame."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.cards import RANK_OF_TEXT, RANK_TEXT, Rank
from game.rules.games import GAMES
from game.rules.match import Game, MatchPlan
from game.rules.options import GameOptions, OptionError
from game.ui.ports import NewGame

LENGTHS = ("round", "rounds", "match")
ROUNDS = tuple(range(2, 21))
DEALS: Mapping[str, float] = {"slow": 0.22, "normal": 0.12, "fast": 0.05, "none": 0.0}
CLOCKS = (0, 15, 30, 60, 120)


class Draft:
    """What the new-game screen shows. `base` is the preset chosen last; single options may differ from it since.

    What was chosen for one game is there again when the player comes back from another.
    """

    def __init__(self, bots: Sequence[str]) -> None:
        self._bots = tuple(bots)
        self.length = "match"
        self.rounds = 4
        self.bots = self._bots[-1] if self._bots else ""
        self.deal = "normal"
        self.clock = 0
        self._left: dict[str, tuple[Rank, str, GameOptions]] = {}
        self._take_up(next(iter(GAMES)))

    def choose_game(self, name: str) -> None:
        """Play this game, as it was left, or by its first preset."""
        self._left[self.game.name] = (self.start_level, self.base, self.options)
        self._take_up(name)

    def _take_up(self, name: str) -> None:
        self.game: Game = GAMES[name]
        first, options = next(iter(self.game.presets.items()))
        usual = (self.game.levels[0], first, options)
        self.start_level, self.base, self.options = self._left.get(name, usual)

    def choose_preset(self, name: str) -> None:
        """Take all options from a preset."""
        self.base = name
        self.options: GameOptions = self.game.presets[name]

    def set_option(self, name: str, text: str) -> None:
        """Change one option. Raises `OptionError` and changes nothing where the text is no value of it."""
        self.options = self.options.changed(name, text)

    def option(self, name: str) -> str:
        """An option's value as text."""
        return self.options.texts()[name]

    def differs(self, name: str) -> bool:
        """Whether an option differs from the preset chosen last."""
        return self.option(name) != self.game.presets[self.base].texts()[name]

    @property
    def preset(self) -> str:
        """The preset whose options these are, the one chosen last before others; empty where none has them all."""
        presets = self.game.presets
        return next((name for name in (self.base, *presets) if presets[name] == self.options), "")

    def finished(self) -> NewGame:
        """The game that was chosen."""
        rounds = {"round": 1, "rounds": self.rounds}.get(self.length)
        plan = MatchPlan(rounds, self.start_level)
        return NewGame(self.options, self.preset, plan, self.bots, DEALS[self.deal], self.clock)

    def table(self) -> dict[str, Any]:
        """The choices as they are kept in the settings."""
        return {
            "game": self.game.name,
            "preset": self.base,
            "options": self.options.texts(),
            "length": self.length,
            "rounds": self.rounds,
            "start_level": RANK_TEXT[self.start_level],
            "bots": self.bots,
            "deal": self.deal,
            "clock": self.clock,
        }

    def recall(self, table: Mapping[str, Any]) -> None:
        """Take over what `table` gave once, as far as it still makes sense."""
        self.choose_game(_known(table.get("game"), tuple(GAMES), self.game.name))
        self.choose_preset(_known(table.get("preset"), tuple(self.game.presets), self.base))
        self._recall_options(table.get("options"))
        level = RANK_OF_TEXT.get(str(table.get("start_level")))
        self.start_level = _known(level, self.game.levels, self.start_level)
        self.length = _known(table.get("length"), LENGTHS, self.length)
        self.rounds = _known(table.get("rounds"), ROUNDS, self.rounds)
        self.bots = _known(table.get("bots"), self._bots, self.bots)
        self.deal = _known(table.get("deal"), tuple(DEALS), self.deal)
        self.clock = _known(table.get("clock"), CLOCKS, self.clock)

    def _recall_options(self, options: Any) -> None:
        if not isinstance(options, dict):
            return
        for name in self.options.texts():
            try:
                self.set_option(name, str(options[name]))  # pyright: ignore[reportUnknownArgumentType]  # checked by it
            except (KeyError, OptionError):
                continue


def _known(value: Any, values: Sequence[Any], default: Any) -> Any:
    return value if not isinstance(value, bool) and value in values else default
