"""What the window is given by the composition root. No pygame here: importing this is cheap."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from game.words import Words

if TYPE_CHECKING:  # the title is shown before the rules are loaded
    from game.rules.match import MatchPlan
    from game.rules.options import GameOptions
    from game.ui.kit import Kit
    from game.ui.navigator import Navigator
    from game.ui.scene import Scene

SceneMaker: TypeAlias = "Callable[[Kit, Navigator], Scene]"
"""Makes a screen once the window is there."""


@dataclass(frozen=True)
class NewGame:
    """What the new-game screen asks for.

    `preset` is empty where its options were changed; `bots` names a level; `deal` is seconds between dealt cards,
    `clock` seconds a turn, 0 for none.
    """

    options: "GameOptions"
    preset: str
    plan: "MatchPlan"
    bots: str
    deal: float
    clock: int


@dataclass(frozen=True)
class Ports:
    """The outside world as the window sees it.

    `under_way` names the match that can be continued, None when there is none. `start` and `resume` give the table's
    screen for a new match and for that one. They raise `OSError` with a message for what cannot be done. `bots` are the
    levels that can be asked for, from weak to strong. `first` gives the screen to open at once, in the place of the
    title; `notices` is what must be told by now, each thing once.
    """

    under_way: Callable[[], Words | None]
    resume: Callable[[], SceneMaker]
    start: Callable[[NewGame], SceneMaker]
    bots: Sequence[str]
    version: str
    first: Callable[[], SceneMaker] | None = None
    notices: Callable[[], Sequence[Words]] = tuple
