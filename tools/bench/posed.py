"""A table that stands still in the first trick: three plays on the felt, 39 cards in the hand, 36 and more unseen."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from game.rules.playing import Playing
from game.rules.round import Round
from tools.screens import Studio
from tools.screens.pretend import PretendTable, Start
from tools.screens.table import StillTable, sit_down

_PLAYS = 3


@contextmanager
def posed_table(size: tuple[int, int]) -> Generator[tuple[Studio, StillTable]]:
    """Open a window of that size at the table; every picture is read and nothing moves."""
    with TemporaryDirectory(prefix="gunzi-bench-") as home:
        studio = Studio(Path(home), size, "zh_CN")
        try:
            scene = sit_down(studio, PretendTable(Start(seed=4)).run(_three_plays_lie))
            studio.settle(300)
            scene.theatre.skip()
            studio.settle(10)
            yield studio, scene
        finally:
            studio.close()


def _three_plays_lie(played: Round) -> bool:
    return isinstance(played.phase, Playing) and len(played.phase.trick.plays) == _PLAYS
