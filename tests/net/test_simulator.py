"""联机模拟: worlds in which lines break and programs die; what they must keep, and bugs that must be found."""

import pytest

from game.rules.games import GAMES
from tools.lan.__main__ import judged
from tools.lan.story import Bug

DEFAULT = 100
ALL = 500
TRIES = 30
"""Worlds in which a planted bug must come to light."""


@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("game", sorted(GAMES))
def test_whatever_goes_wrong_the_promises_hold(game: str, part: int, seed: int) -> None:
    for number in range(DEFAULT // 20):
        check(seed + 1_000 * part + number, game)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_in_many_worlds_the_promises_hold(part: int, seed: int) -> None:
    for number in range(ALL // 20):
        check(seed + 1_000_000 + 1_000 * part + number, None)


def check(world: int, game: str | None) -> None:
    _, found = judged(world, game)
    assert found == [], f"python -m tools.lan --first {world} --seeds 1" + (f" --game {game}" if game else "")


@pytest.mark.parametrize("bug", Bug)
def test_a_planted_bug_is_found(bug: Bug) -> None:
    words = {
        Bug.LATE_JOURNAL: "is not in the journal|otherwise than the journal|was acknowledged",
        Bug.NO_ACT_IDS: "was refused|was acknowledged",
        Bug.SECOND_REFUSED: "was turned away",
    }[bug]
    for world in range(TRIES):
        _, found = judged(world, bug=bug)
        if any(word in fault for fault in found for word in words.split("|")):
            return
    pytest.fail(f"{bug} stays hidden in {TRIES} worlds")


def test_the_same_seed_gives_the_same_world() -> None:
    one, other = judged(5)[0], judged(5)[0]
    assert one.disk.journal == other.disk.journal
    assert one.happened == other.happened
    assert one.schedule.now == other.schedule.now


def test_in_the_worlds_everything_goes_wrong_that_can() -> None:
    happened: set[str] = set()
    for world in range(12):
        happened |= judged(world)[0].happened.keys()
    assert happened == {"cuts", "client kills", "host kills", "stalls"}
