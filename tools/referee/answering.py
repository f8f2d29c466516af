"""From a line to its answer: parse, find game, options and op, ask."""

import json
from collections.abc import Mapping
from typing import NoReturn, cast

from game.rules.games import GAMES
from game.rules.match import Game
from game.rules.options import GameOptions, OptionError
from tools.referee.faults import Fault, QuestionError, describe
from tools.referee.games import OPS
from tools.referee.op import Answer, Op
from tools.referee.question import Question, present, refuse_others

LONGEST = 64 * 1024
"""Bytes that a line may have, its end not counted."""


def answer_line(line: bytes) -> Answer:
    """Answer one line of input, whatever it holds."""
    try:
        return answer(read_line(line))
    except QuestionError as error:
        return error.answer()


def read_line(line: bytes) -> dict[str, object]:
    """Parse a line as a JSON object. Raises QuestionError."""
    if len(line) > LONGEST:
        raise QuestionError(Fault.TOO_LONG, f"a line may have {LONGEST} bytes")
    try:
        value = json.loads(line.decode("utf-8-sig"), object_pairs_hook=_object, parse_constant=_refuse_constant)
    except UnicodeDecodeError as error:
        raise QuestionError(Fault.NOT_JSON, f"the line is not UTF-8 (byte {error.start + 1})") from error
    except RecursionError as error:
        raise QuestionError(Fault.NOT_JSON, "the line nests lists or objects too deeply") from error
    except ValueError as error:
        raise QuestionError(Fault.NOT_JSON, f"the line is not JSON: {error}") from error
    if not isinstance(value, dict):
        raise QuestionError(Fault.NOT_AN_OBJECT, f"the line must hold a JSON object, not {describe(value)}")
    return cast(dict[str, object], value)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise QuestionError(Fault.BAD_FIELD, f"field {describe(twice)} stands twice")
    return fields


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")


def answer(fields: Mapping[str, object]) -> Answer:
    """Answer a question. Raises QuestionError."""
    fields = present(fields)
    game, op = _find(fields)
    refuse_others(fields, op.known)
    return op.answer(Question(fields, game, _read_options(fields, game)))


def _find(fields: Mapping[str, object]) -> tuple[Game, Op]:
    """Find game and op; of two that are wrong, the op is named if no game has it."""
    name, game = fields.get("op"), fields.get("game")
    known = {op for ops in OPS.values() for op in ops}
    if not isinstance(name, str) or (name not in known and "game" not in fields):
        raise QuestionError(Fault.UNKNOWN_OP, f"field 'op' must be one of {', '.join(sorted(known))}")
    if not isinstance(game, str) or game not in OPS:
        raise QuestionError(Fault.UNKNOWN_GAME, f"field 'game' must be one of {', '.join(OPS)}, not {describe(game)}")
    ops = OPS[game]
    if name not in ops:
        raise QuestionError(Fault.UNKNOWN_OP, f"field 'op': {game} has no {describe(name)}; there are {', '.join(ops)}")
    return GAMES[game], ops[name]


def _read_options(fields: Mapping[str, object], game: Game) -> GameOptions:
    """The preset with its overrides."""
    preset = fields.get("preset", next(iter(game.presets)))
    if not isinstance(preset, str) or preset not in game.presets:
        message = f"field 'preset' must be one of {', '.join(game.presets)}, not {describe(preset)}"
        raise QuestionError(Fault.UNKNOWN_PRESET, message)
    options, changes = game.presets[preset], fields.get("options", {})
    if not isinstance(changes, dict):
        raise QuestionError(Fault.BAD_OPTION, f"field 'options' must be an object, not {describe(changes)}")
    for name, value in cast(dict[str, object], changes).items():
        try:
            options = options.changed(name, _option_text(name, value))
        except OptionError as error:
            raise QuestionError(Fault.BAD_OPTION, f"field 'options': {error}") from error
    return options


def _option_text(name: str, value: object) -> str:
    """An option's value as text: as it stands, or from true, false, a whole number, or a list of levels."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return ",".join(_option_text(name, item) for item in cast(list[object], value))
    raise OptionError(f"option {describe(name)} cannot be {describe(value)}")
