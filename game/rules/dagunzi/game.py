"""打滚子: the game as matches, tables and tools know it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from game.rules.board import Setup
from game.rules.cards import Cards, Rank, pack
from game.rules.dagunzi.burying import KITTY_SIZE, BankerBurying, JokerBurying, TakingOut
from game.rules.dagunzi.declaring import Closing, Drawing
from game.rules.dagunzi.game_points import leave_points
from game.rules.dagunzi.options import LEVELS, dagunzi_options
from game.rules.dagunzi.playing import DagunziPlaying
from game.rules.dagunzi.presets import PRESETS
from game.rules.dagunzi.round import COPIES, DagunziScript, start_round
from game.rules.dagunzi.scoring import TAKE_OVER
from game.rules.dagunzi.settling import account_of, settle, tribute_points_of
from game.rules.dagunzi.tribute import Paying, Returning
from game.rules.ended import Over, Redeal
from game.rules.options import GameOptions
from game.rules.phase import Phase
from game.rules.round import Round, Script
from game.rules.seats import Seat
from game.rules.settlement import Points, Settlement


@dataclass(frozen=True, slots=True)
class Dagunzi:
    """打滚子: three decks, levels 3 to 10, one pot or several (Part A)."""

    name: ClassVar[str] = "dagunzi"
    take_over: ClassVar[int] = TAKE_OVER
    kitty_size: ClassVar[int] = KITTY_SIZE

    @property
    def presets(self) -> Mapping[str, GameOptions]:
        """预设: classic first (Part C)."""
        return PRESETS

    @property
    def phases(self) -> tuple[type[Phase], ...]:
        """阶段: those of A11, and the two ends."""
        return (
            *(Drawing, Closing, Paying, Returning),
            *(BankerBurying, JokerBurying, TakingOut, DagunziPlaying),
            *(Over, Redeal),
        )

    @property
    def pack(self) -> Cards:
        """一副牌: 162 cards (A1)."""
        return pack(COPIES)

    @property
    def levels(self) -> tuple[Rank, ...]:
        """级: 3..10 (A1)."""
        return LEVELS

    def script(self, options: GameOptions) -> Script:
        """流程: the order of phases of A11."""
        return DagunziScript(dagunzi_options(options))

    def start(self, options: GameOptions, setup: Setup, deck: Cards) -> Round:
        """开局: lay a deck of 162 cards ready. Raises ValueError for another number of cards."""
        return start_round(dagunzi_options(options), setup, deck)

    def settle(self, played: Round) -> Settlement:
        """结算: reckon a round that is over (A7 to A10). Raises ValueError while it is not, or was dealt anew."""
        phase = played.phase
        if not isinstance(phase, Over):
            raise ValueError("only a round played to its end can be settled")
        options = dagunzi_options(played.board.options)
        result = settle(account_of(played.board, phase.captured), options)
        return replace(result, tribute_points=tribute_points_of(played.board, options))

    def leave_points(self, options: GameOptions, seat: Seat) -> Points:
        """强退: what leaving for good books (A10)."""
        return leave_points(seat, dagunzi_options(options))

    def wins_needed(self, options: GameOptions) -> int:
        """一锅: the number of pots that wins the match (A9)."""
        return dagunzi_options(options).pots
