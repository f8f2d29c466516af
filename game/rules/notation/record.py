"""棋谱: a match as a value: what was agreed, dealt and asked for; the rest follows from the rules."""

import re
from dataclasses import dataclass

from game.rules.cards import Cards
from game.rules.match import MatchPlan
from game.rules.notation.moves import WIDTH, Move
from game.rules.notation.words import NotationError, quoted
from game.rules.options import GameOptions
from game.rules.seats import Seat

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*", re.ASCII)


@dataclass(frozen=True, slots=True)
class Tag:
    """附注: a name and a text that the rules do not read: who sat where, when it was played, a remark.

    Raises NotationError for what does not fit on one line of a record.
    """

    name: str
    value: str

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.name):
            raise NotationError(f"tag {quoted(self.name)}: a name is letters, digits, - and _, a letter first")
        if not self.value or not self.value.isprintable() or self.value != self.value.strip():
            raise NotationError(f"tag {self.name}: {quoted(self.value)} is not printable text without spaces around it")
        if len(self.line) > WIDTH:
            raise NotationError(f"tag {self.name}: its line is {len(self.line)} characters long, {WIDTH} are allowed")

    @property
    def line(self) -> str:
        """The tag's line in a record."""
        return f"tag {self.name} {self.value}"


@dataclass(frozen=True, slots=True)
class Deal:
    """一副: the deck in order, who draws its first card, and every move up to its end or where it was broken off."""

    first_drawer: Seat
    deck: Cards
    moves: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """棋谱: a match: options, plan, tags, and the deals one after the other, redealt ones (重发) included.

    Every deal but the last was played to its end. `options` name the game.
    """

    options: GameOptions
    plan: MatchPlan
    deals: tuple[Deal, ...] = ()
    tags: tuple[Tag, ...] = ()
