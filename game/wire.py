"""编码: values <-> bytes: the one codec for journal, bots' pipe, replay and net.

Dataclasses become maps, tuples arrays, enums their values; where one of several kinds may stand (an action, an event, a
phase, a game's options) it is an envelope `[kind, body]`. What comes in is checked against the types of the rules, and
unknown keys are refused.
"""

from typing import Any, TypeVar, cast

import msgpack
import msgspec

from game.rules.actions import ACTIONS, Action
from game.rules.events import EVENTS, Event
from game.rules.games import GAMES
from game.rules.options import GameOptions
from game.rules.view import SeatView, Stage

T = TypeVar("T")
Plain = Any
"""What msgpack carries: maps with text keys, arrays, text, integers, booleans, None."""

_PHASES = {f"{game.name}.{phase.name}": phase for game in GAMES.values() for phase in game.phases}
_OPTIONS = {game.name: type(next(iter(game.presets.values()))) for game in GAMES.values()}
_FAMILIES: dict[type, dict[str, Any]] = {Action: ACTIONS, Event: EVENTS, Stage: _PHASES, GameOptions: _OPTIONS}
_STRICT: dict[str, Any] = {
    "raw": False,
    "strict_map_key": True,
    "max_array_len": 1024,
    "max_map_len": 1024,
    "max_ext_len": 0,
}
"""More items than any array has: a header that promises more is refused before room is made for them. No extensions."""
_NESTED = (dict, list, tuple)
_ACTION_KINDS = {kind: name for name, kind in ACTIONS.items()}
_EVENT_KINDS = {kind: name for name, kind in EVENTS.items()}


class WireError(ValueError):
    """Bytes, or what they hold, are not what was asked for; the message says where."""


class TooLargeError(WireError):
    """A value of a stream has more bytes than it may have."""


def pack(plain: Plain) -> bytes:
    """Turn plain values into msgpack bytes."""
    return msgpack.packb(plain, use_bin_type=True)


def unpack(data: bytes) -> Plain:
    """Turn one msgpack value back. Raises WireError for anything that is not exactly one well-formed value."""
    try:
        return msgpack.unpackb(data, **_STRICT)
    except (ValueError, RecursionError, msgpack.exceptions.UnpackException) as error:
        raise WireError(f"not a msgpack value: {error or type(error).__name__}") from error


def to_plain(value: object) -> Plain:
    """Turn a value of one fixed type (no envelope inside) into plain values."""
    return msgspec.to_builtins(value)


def from_plain(kind: type[T], plain: Plain) -> T:
    """Check plain values against a type and build it. Raises WireError."""
    try:
        value = msgspec.convert(plain, kind, dec_hook=_open_envelope)
        if type(plain) in _NESTED:
            _refuse_unknown(plain, value)
        return value
    except (msgspec.ValidationError, ValueError, TypeError, RecursionError) as error:
        raise WireError(str(error)) from error


def action_to_plain(action: Action) -> Plain:
    """Put an action into its envelope."""
    return [_ACTION_KINDS[type(action)], to_plain(action)]


def event_to_plain(event: Event) -> Plain:
    """Put an event into its envelope."""
    return [_EVENT_KINDS[type(event)], to_plain(event)]


def options_to_plain(options: GameOptions) -> Plain:
    """Put a game's options into their envelope."""
    return [options.game, to_plain(options)]


def view_to_plain(view: SeatView) -> Plain:
    """Turn a view into plain values, its phase and options in their envelopes."""
    plain: dict[str, Plain] = to_plain(view)
    options = view.board.options
    plain["stage"] = [f"{options.game}.{view.stage.name}", plain["stage"]]
    plain["board"]["options"] = [options.game, plain["board"]["options"]]
    return plain


def _open_envelope(family: type, plain: Plain) -> object:
    kinds = _FAMILIES.get(family)
    if kinds is None:
        raise NotImplementedError(family)
    if not _is_envelope(plain, kinds):
        raise ValueError(f"not a known {family.__name__.lower()}: an array [kind, body] is wanted")
    name: str = plain[0]
    body: dict[str, Plain] = plain[1]
    return msgspec.convert(body, kinds[name], dec_hook=_open_envelope)


def _refuse_unknown(plain: Plain, value: Any) -> None:
    """Raise ValueError for a key that no field took: msgspec passes over those of dataclasses."""
    if isinstance(value, tuple):
        for inner, item in zip(plain, cast("tuple[object, ...]", value), strict=True):
            if _is_nested(inner):
                _refuse_unknown(inner, item)
        return
    body = cast("dict[str, Plain]", plain if isinstance(plain, dict) else plain[1])
    if not body.keys() <= value.__dataclass_fields__.keys():
        unknown = body.keys() - value.__dataclass_fields__.keys()
        raise ValueError(f"unknown keys in {type(value).__name__}: {', '.join(sorted(map(str, unknown)))}")
    for name, inner in body.items():
        if _is_nested(inner):
            _refuse_unknown(inner, getattr(value, name))


def _is_nested(plain: Plain) -> bool:
    """Whether it can hold a map. An array that ends with a text has nothing but texts: most that come are of cards."""
    return isinstance(plain, dict) or (type(plain) in _NESTED and not (plain and type(plain[-1]) is str))


def _is_envelope(plain: Plain, kinds: dict[str, Any]) -> bool:
    pair = type(plain) in (list, tuple) and len(plain) == 2
    return pair and isinstance(plain[0], str) and plain[0] in kinds and isinstance(plain[1], dict)


class Stream:
    """Cuts a stream of bytes into plain values; msgpack needs no framing of its own."""

    def __init__(self, largest: int) -> None:
        """Refuse any value, finished or not, of more than `largest` bytes."""
        self._largest = largest
        self._fed = 0
        self._begun = 0
        self._unpacker = msgpack.Unpacker(**_STRICT)

    def feed(self, data: bytes) -> list[Plain]:
        """Add bytes; give the values that are complete. Raises WireError for what is not msgpack, or too large."""
        self._fed += len(data)
        try:
            self._unpacker.feed(data)
            values = [(value, self._unpacker.tell()) for value in self._unpacker]
        except (ValueError, RecursionError, BufferError, msgpack.exceptions.UnpackException) as error:
            raise WireError(f"not msgpack: {error or type(error).__name__}") from error
        for _, end in values:
            self._measure(end)
            self._begun = end
        self._measure(self._fed)
        return [value for value, _ in values]

    def _measure(self, end: int) -> None:
        if end - self._begun > self._largest:
            raise TooLargeError(f"a value of more than {self._largest} bytes")
