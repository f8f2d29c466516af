"""选项: rule options as frozen data: one idea a field, each validating itself (Part C)."""

from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import lru_cache
from typing import Any, ClassVar, Self, get_args, get_origin, get_type_hints

from game.rules.cards import RANK_OF_TEXT, RANK_TEXT, Rank


class OptionError(ValueError):
    """An option's name or value is not one of those that exist; the message names both and what is allowed."""


class GameOptions:
    """选项: what every game's options, a frozen dataclass each, share: the game's name, and being read from text."""

    game: ClassVar[str] = ""

    def changed(self, name: str, text: str) -> Self:
        """Give the options with one of them read from text. Raises OptionError."""
        spec = option_specs(type(self)).get(name)
        if spec is None:
            raise OptionError(f"no option {name!r} in {self.game}; there are {', '.join(option_specs(type(self)))}")
        values = {known: getattr(self, known) for known in option_specs(type(self))}
        return type(self)(**(values | {name: spec.read(text)}))

    def texts(self) -> dict[str, str]:
        """Give every option as text, as `changed` reads it back."""
        return {spec.name: spec.write(getattr(self, spec.name)) for spec in option_specs(type(self)).values()}


@dataclass(frozen=True)
class OptionSpec:
    """What an options screen, a command line or a record needs to know of one option.

    `values` are the texts it may take, in order; empty for a set of levels or a number, whose `levels` or `least`
    say what may stand there.
    """

    name: str
    values: tuple[str, ...] = ()
    levels: tuple[Rank, ...] = ()
    fixed: tuple[Rank, ...] = ()
    least: int | None = None
    kind: type[Enum] | None = None

    def read(self, text: str) -> object:
        """Read a value from text. Raises OptionError."""
        if self.levels:
            return self._read_levels(text)
        if self.least is not None:
            return self._read_number(text)
        if text not in self.values:
            raise OptionError(f"option {self.name}: {text!r} is not one of {', '.join(self.values)}")
        return text == "true" if self.kind is None else self.kind(text)

    def write(self, value: Any) -> str:
        """Write a value as the text that `read` takes."""
        if self.levels:
            return ",".join(RANK_TEXT[level] for level in value)
        if isinstance(value, bool):
            return "true" if value else "false"
        return str(value.value if isinstance(value, Enum) else value)

    def _read_levels(self, text: str) -> tuple[Rank, ...]:
        words = [word.strip() for word in text.split(",") if word.strip()]
        levels = {RANK_OF_TEXT.get(word) for word in words} | set(self.fixed)
        known = tuple(level for level in self.levels if level in levels)
        if len(known) != len(levels):
            allowed = ", ".join(RANK_TEXT[level] for level in self.levels)
            raise OptionError(f"option {self.name}: {text!r} is not a list of levels out of {allowed}")
        return known

    def _read_number(self, text: str) -> int:
        if not text.isascii() or not text.isdigit() or int(text[:4]) < (self.least or 0) or len(text) > 3:
            raise OptionError(f"option {self.name}: {text!r} is not a number from {self.least} to 999")
        return int(text)


@lru_cache
def option_specs(options: type[GameOptions]) -> dict[str, OptionSpec]:
    """List the options of a game by name, in the order of its fields."""
    hints = get_type_hints(options)
    if not is_dataclass(options):
        raise TypeError(options)
    return {item.name: _spec(item.name, hints[item.name], dict(item.metadata)) for item in fields(options)}


def _spec(name: str, hint: Any, metadata: dict[str, Any]) -> OptionSpec:
    if get_origin(hint) is tuple and get_args(hint)[0] is Rank:
        return OptionSpec(name, levels=metadata["levels"], fixed=metadata["fixed"])
    if hint is bool:
        return OptionSpec(name, values=("false", "true"))
    if hint is int:
        return OptionSpec(name, least=metadata["least"])
    return OptionSpec(name, values=tuple(member.value for member in hint), kind=hint)
