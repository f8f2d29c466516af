"""玩法: what the table's screen must know of a game beyond its rules and its words."""

from collections.abc import Callable
from dataclasses import dataclass

from game.rules.actions import Declare
from game.rules.board import Board, Claim
from game.rules.cards import Cards
from game.rules.options import GameOptions
from game.rules.ranking import Ranking
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.ui.table.claims import Slots
from game.words import Text, trc


@dataclass(frozen=True)
class Meter:
    """抓分: the attackers take the bank from `take_over` on; `marks` are the other scores where something changes.

    `full` is the meter's right end; a higher score makes it longer.
    """

    take_over: int
    marks: tuple[int, ...]
    full: int


@dataclass(frozen=True)
class Rung:
    """One step of a ladder: the cards that claim it; who claimed it last, if anybody did.

    It `stands`, or it `beats` what stands, or neither; `mine` tells whether the viewer could claim it.
    """

    cards: Cards
    claim: Claim | None = None
    stands: bool = False
    beats: bool = False
    mine: bool = False


@dataclass(frozen=True)
class Ladder:
    """大小: the claims there are, from weak to strong, under one line of words."""

    words: Text
    rungs: tuple[Rung, ...]


@dataclass(frozen=True)
class Cry:
    """喊: what is called out when a claim is made, and with which sound."""

    words: Text
    sound: str = "score"


@dataclass(frozen=True)
class Outcome:
    """结算: how a round and a match end.

    A captured kitty counts `kitty_factor` times. `tribute` and `points` say whether there are tributes (进贡) and game
    points (积分); `won_heading` and `won_words` name what wins a match, and how many of them a side has; `levels_stay`
    says that levels mean something beside that.
    """

    kitty_factor: Callable[[Board], int]
    won_heading: Text
    won_words: Callable[[int], Text | str]
    tribute: bool = False
    points: bool = False
    levels_stay: bool = False


def no_ladder(view: SeatView) -> Ladder | None:
    """What a game says whose claims need no ladder."""
    del view
    return None


def plain_pass(view: SeatView) -> Text:
    """不亮: what passing is called where a game has no other word for it."""
    del view
    return trc("declaring", "Pass")


def nobody(view: SeatView) -> tuple[Seat, ...]:
    """What a game says in which a pass is forgotten at once."""
    del view
    return ()


@dataclass(frozen=True)
class TableGame:
    """玩法: `bare_ranking` orders a hand while there is no trump yet.

    `claim_slots` turns the claims that are legal now into buttons, `ladder` shows what beats what while seats are
    asked, `passed` names those who have let it go by, `pass_words` says what that is called. `claim_cry` is for a claim
    that is one of those on the board. `outcome` is for the screens at the end.
    """

    bare_ranking: Callable[[Board], Ranking]
    meter: Callable[[GameOptions], Meter]
    claim_slots: Callable[[SeatView, tuple[Declare, ...]], Slots]
    claim_cry: Callable[[Board, Claim], Cry]
    outcome: Outcome
    ladder: Callable[[SeatView], Ladder | None] = no_ladder
    passed: Callable[[SeatView], tuple[Seat, ...]] = nobody
    pass_words: Callable[[SeatView], Text] = plain_pass
