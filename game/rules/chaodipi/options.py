"""炒地皮选项: every rule that tables play differently, with the values of Part C."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar

from game.rules.cards import PLAIN_RANKS, Rank
from game.rules.options import GameOptions, OptionError


class ThrowPenalty(StrEnum):
    """罚分: which cards of a failed throw are fined: of all that fail, those forced, or those that go back (B6)."""

    FAILING = "failing"
    FORCED = "forced"
    RETURNED = "returned"


class ThrowFollow(StrEnum):
    """跟甩牌: whether a follower owes a throw its shapes, or its suit alone (B7)."""

    FULL = "full"
    SUIT_ONLY = "suit_only"


class LevelTable(StrEnum):
    """升级表: how many levels a score is worth (B9)."""

    GUANG20 = "guang20"
    INCL20 = "incl20"
    STD40 = "std40"


LEVELS = PLAIN_RANKS
"""级: the levels of a match, 2 to A (B1)."""


@dataclass(frozen=True)
class ChaodipiOptions(GameOptions):
    """炒地皮选项: the defaults are those of Part C."""

    game: ClassVar[str] = "chaodipi"

    fry_after_flip: bool = False
    tractor_joker_level: bool = False
    throw_penalty_count: ThrowPenalty = ThrowPenalty.FAILING
    throw_follow: ThrowFollow = ThrowFollow.FULL
    level_table: LevelTable = LevelTable.GUANG20
    must_play: tuple[Rank, ...] = field(default=(), metadata={"levels": LEVELS, "fixed": ()})
    cycles: int = field(default=1, metadata={"least": 1})

    def __post_init__(self) -> None:
        if not set(self.must_play) <= set(LEVELS):
            raise OptionError(f"option must_play: {self.must_play} is not a subset of 2..A")
        if not 1 <= self.cycles <= 999:
            raise OptionError(f"option cycles: {self.cycles} is not a number from 1 to 999")


def chaodipi_options(options: GameOptions) -> ChaodipiOptions:
    """Give the options as this game's own. Raises TypeError for another game's."""
    if not isinstance(options, ChaodipiOptions):
        raise TypeError(options)
    return options
