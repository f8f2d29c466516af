"""炒地皮: the game as matches, tables and tools know it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from game.rules.board import Setup
from game.rules.cards import Cards, Rank, pack
from game.rules.chaodipi.burying import KITTY_SIZE, Burying
from game.rules.chaodipi.declaring import Closing, Drawing
from game.rules.chaodipi.frying import Frying
from game.rules.chaodipi.options import LEVELS, chaodipi_options
from game.rules.chaodipi.overriding import Overriding
from game.rules.chaodipi.playing import ChaodipiPlaying
from game.rules.chaodipi.presets import PRESETS
from game.rules.chaodipi.round import COPIES, ChaodipiScript, start_round
from game.rules.chaodipi.scoring import TAKE_OVER
from game.rules.chaodipi.settling import account_of, settle
from game.rules.ended import Over, Redeal
from game.rules.options import GameOptions
from game.rules.phase import Phase
from game.rules.round import Round, Script
from game.rules.seats import Seat
from game.rules.settlement import NO_POINTS, Points, Settlement


@dataclass(frozen=True, slots=True)
class Chaodipi:
    """炒地皮: two decks, levels 2 to A and round again (Part B)."""

    name: ClassVar[str] = "chaodipi"
    take_over: ClassVar[int] = TAKE_OVER
    kitty_size: ClassVar[int] = KITTY_SIZE

    @property
    def presets(self) -> Mapping[str, GameOptions]:
        """预设: the one there is (Part C)."""
        return PRESETS

    @property
    def phases(self) -> tuple[type[Phase], ...]:
        """阶段: those of B10, and the two ends."""
        return (Drawing, Closing, Overriding, Burying, Frying, ChaodipiPlaying, Over, Redeal)

    @property
    def pack(self) -> Cards:
        """一副牌: 108 cards (B1)."""
        return pack(COPIES)

    @property
    def levels(self) -> tuple[Rank, ...]:
        """级: 2..A (B1)."""
        return LEVELS

    def script(self, options: GameOptions) -> Script:
        """流程: the order of phases of B10."""
        return ChaodipiScript(chaodipi_options(options))

    def start(self, options: GameOptions, setup: Setup, deck: Cards) -> Round:
        """开局: lay a deck of 108 cards ready. Raises ValueError for another number of cards."""
        return start_round(chaodipi_options(options), setup, deck)

    def settle(self, played: Round) -> Settlement:
        """结算: reckon a round that is over (B8, B9). Raises ValueError while it is not, or was dealt anew."""
        phase = played.phase
        if not isinstance(phase, Over):
            raise ValueError("only a round played to its end can be settled")
        return settle(account_of(played.board, phase.captured), chaodipi_options(played.board.options))

    def leave_points(self, options: GameOptions, seat: Seat) -> Points:
        """强退: this game knows no game points, so leaving costs none (Part C)."""
        del options, seat
        return NO_POINTS

    def wins_needed(self, options: GameOptions) -> int:
        """一圈级: how often a side must get past A to win the match (B9, D-B16)."""
        return chaodipi_options(options).cycles
