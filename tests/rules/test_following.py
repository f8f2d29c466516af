"""How many identical cards a follower owes."""

import pytest

from game.rules.following import Following, copies_owed
from tests.kit.notation import cards


@pytest.mark.parametrize(
    ("own", "size", "owed"),
    [
        ("S4 S8", 1, 1),
        ("S4*2", 1, 1),
        ("S4*2 S8", 2, 2),
        ("S4*3 S8", 2, 1),
        ("S4*3 S8*2", 2, 2),
        ("S4 S8 SA", 3, 1),
        ("S4*2 S8", 3, 2),
        ("S4*3 S8", 3, 3),
    ],
)
def test_strict_following_owes_copies(own: str, size: int, owed: int) -> None:
    assert copies_owed(cards(own), size, Following.STRICT) == owed
    assert copies_owed(cards(own), size, Following.FREE) == 1
