"""打滚子选项: every rule that tables play differently, with the values of Part C."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar

from game.rules.cards import Rank
from game.rules.following import Following
from game.rules.options import GameOptions, OptionError


class FirstFlip(StrEnum):
    """翻底定庄: which turned card makes the banker when nobody grabs (A3.2)."""

    SMALLEST = "smallest"
    LARGEST = "largest"


class DryPotRule(StrEnum):
    """干锅: what makes a kitty dry (A5.2)."""

    NO_PLAIN_OR_LEVEL = "no_plain_or_level"
    NO_PLAIN = "no_plain"


class JokerTribute(StrEnum):
    """底王喝血: when jokers in the kitty add to the tribute (A4.2)."""

    EARNED = "earned"
    ALWAYS = "always"
    VOID_ON_SHORT_CAPTURE = "void_on_short_capture"


class Rounding(StrEnum):
    """零头: whether a started ten counts (A4.2, D-A12)."""

    UP = "up"
    DOWN = "down"


class TripleJokerEnd(StrEnum):
    """三王收锅: which three buried jokers end the pot (A9)."""

    ATTACKERS_BJ = "attackers_bj"
    BOTH_BJ = "both_bj"
    BOTH_ANY = "both_any"


class NextBanker(StrEnum):
    """连庄: who banks when the bankers stay (A8, D-A26)."""

    PARTNER = "partner"
    SAME = "same"


class ScoreTable(StrEnum):
    """积分表: the game points of an event (A10)."""

    SMALL = "small"
    LARGE = "large"
    NONE = "none"


class LeavePenalty(StrEnum):
    """强退: whether leaving for good costs points (A10)."""

    NONE = "none"
    LARGE = "large"


class Titles(StrEnum):
    """称号: whether total points earn a title (A10)."""

    OFF = "off"
    ON = "on"


FIRST_LEVEL = Rank.THREE
LAST_LEVEL = Rank.TEN
LEVELS = tuple(rank for rank in Rank if FIRST_LEVEL <= rank <= LAST_LEVEL)
"""级: the levels of a pot, 3..10 (A1)."""


@dataclass(frozen=True)
class DagunziOptions(GameOptions):
    """打滚子选项: the defaults are those of Part C."""

    game: ClassVar[str] = "dagunzi"

    first_flip: FirstFlip = FirstFlip.SMALLEST
    following: Following = Following.STRICT
    dry_pot: DryPotRule = DryPotRule.NO_PLAIN_OR_LEVEL
    dry_when_hidden: bool = False
    joker_tribute: JokerTribute = JokerTribute.EARNED
    tribute_round_below: Rounding = Rounding.UP
    tribute_round_above: Rounding = Rounding.DOWN
    level_point_tribute: bool = False
    triple_bj_reversal: bool = True
    triple_joker_end: TripleJokerEnd = TripleJokerEnd.ATTACKERS_BJ
    must_play: tuple[Rank, ...] = field(
        default=(FIRST_LEVEL, LAST_LEVEL), metadata={"levels": LEVELS, "fixed": (LAST_LEVEL,)}
    )
    next_banker_hold: NextBanker = NextBanker.PARTNER
    score_table: ScoreTable = ScoreTable.SMALL
    leave_penalty: LeavePenalty = LeavePenalty.NONE
    titles: Titles = Titles.OFF
    pots: int = field(default=1, metadata={"least": 1})

    def __post_init__(self) -> None:
        if LAST_LEVEL not in self.must_play or not set(self.must_play) <= set(LEVELS):
            raise OptionError(f"option must_play: {self.must_play} is not a subset of 3..10 with 10 in it")
        if not 1 <= self.pots <= 999:
            raise OptionError(f"option pots: {self.pots} is not a number from 1 to 999")


def dagunzi_options(options: GameOptions) -> DagunziOptions:
    """Give the options as this game's own. Raises TypeError for another game's."""
    if not isinstance(options, DagunziOptions):
        raise TypeError(options)
    return options
