"""着法: what seats and the dealer ask for, as words and as the lines of a record."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from game.rules.actions import (
    ACTIONS,
    Action,
    Bury,
    BuryJokers,
    Declare,
    Draw,
    Pass,
    PayTribute,
    Play,
    ReturnCards,
    TakeOut,
)
from game.rules.notation.words import NotationError, quoted, read_cards, read_seat, read_suit, split_word, write_cards
from game.rules.seats import SEATS, Seat

WIDTH = 120
"""No line of a record is longer."""
BAR = "|"
"""Hands a line on to the next seat."""

_NAMING = "as"
_NAMES = {kind: name for name, kind in ACTIONS.items()}
_BARE = (Draw, Pass)
_OF_CARDS = (PayTribute, ReturnCards, Bury, BuryJokers, TakeOut, Play)
_DRAWS = re.compile(r"[1-9][0-9]{0,2}", re.ASCII)


class Move(NamedTuple):
    """着: an action and the seat that asks for it, None for the dealer."""

    seat: Seat | None
    action: Action


def write_action(action: Action) -> str:
    """Write an action as `read_action` reads it: `play S9*2`, `declare LJ*3 as C`, `pass`."""
    words = [_NAMES[type(action)]]
    if isinstance(action, (Declare, *_OF_CARDS)):
        words += [write_cards(action.cards)] if action.cards else []
    if isinstance(action, Declare) and action.suit is not None:
        words += [_NAMING, action.suit.value]
    return " ".join(words)


def read_action(text: str) -> Action:
    """Read an action: its name, its cards, and `as C` where a claim names a suit. Raises NotationError."""
    name, rest = split_word(text)
    if name == _NAMES[Declare]:
        return _read_claim(rest)
    for kind in _OF_CARDS:
        if name == _NAMES[kind]:
            return kind(read_cards(rest))
    for kind in _BARE:
        if name == _NAMES[kind]:
            if rest:
                raise NotationError(f"{quoted(rest)}: nothing follows after {name!r}")
            return kind()
    raise NotationError(f"{quoted(name)} is not an action; actions are {', '.join(ACTIONS)}")


def _read_claim(rest: str) -> Declare:
    words = rest.split()
    if _NAMING not in words:
        return Declare(read_cards(rest))
    at = words.index(_NAMING)
    return Declare(read_cards(" ".join(words[:at])), read_suit(" ".join(words[at + 1 :])))


def write_moves(moves: Iterable[Move]) -> Iterator[str]:
    """Write moves as lines: draws in a row counted, a trick on one line, everything else on a line of its own."""
    for kind, group in groupby(moves, key=lambda move: type(move.action)):
        run = tuple(group)
        if kind is Draw:
            yield _NAMES[Draw] if len(run) == 1 else f"{_NAMES[Draw]} {len(run)}"
        elif kind is Play:
            for start in range(0, len(run), len(SEATS)):
                yield from _write_trick(run[start : start + len(SEATS)])
        else:
            yield from map(write_move, run)


def write_move(move: Move) -> str:
    """Write one move, the seat first where one asks for it."""
    action = write_action(move.action)
    return action if move.seat is None else f"{move.seat.name} {action}"


def _write_trick(plays: Sequence[Move]) -> Iterator[str]:
    """Join plays by bars; a line that would get too long goes on below, with the seat's name anew."""
    line = ""
    for move in plays:
        longer = f"{line} {BAR} {write_action(move.action).partition(' ')[2]}"
        if line and len(longer) <= WIDTH:
            line = longer
            continue
        if line:
            yield line
        line = write_move(move)
    yield line


def read_moves(line: str) -> tuple[Move, ...]:
    """Read a line of moves. Raises NotationError.

    After a bar stands the action of the next seat; one without a name is a play.
    """
    name, rest = split_word(line)
    if name == _NAMES[Draw]:
        return (Move(None, Draw()),) * _read_draws(rest)
    seat = read_seat(name)
    first, *others = rest.split(BAR)
    actions = (read_action(first), *map(_read_next, others))
    return tuple(Move(seat.plus(step), action) for step, action in enumerate(actions))


def _read_next(text: str) -> Action:
    named = split_word(text)[0] in ACTIONS
    return read_action(text if named else f"{_NAMES[Play]} {text}")


def _read_draws(text: str) -> int:
    if text and not _DRAWS.fullmatch(text):
        raise NotationError(f"{quoted(text)}: after 'draw' stands how many cards, as in 'draw 17'")
    return int(text or 1)
