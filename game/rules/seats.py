"""座位: the four seats in order of play, counter-clockwise (§0)."""

from enum import IntEnum


class Team(IntEnum):
    """一方: partners sit opposite each other: P0 with P2, P1 with P3."""

    EVEN = 0
    ODD = 1

    @property
    def other(self) -> "Team":
        """对方: the opponents."""
        return _TEAMS[1 - self]


class Seat(IntEnum):
    """座位: P0..P3 in order of play; on a screen with oneself at the bottom: bottom, right, top, left."""

    P0 = 0
    P1 = 1
    P2 = 2
    P3 = 3

    def plus(self, steps: int) -> "Seat":
        """Give the seat `steps` turns later (negative: earlier)."""
        return _ROUND[(self + steps) & 3]

    @property
    def next(self) -> "Seat":
        """下家: plays right after this seat."""
        return _ROUND[(self + 1) & 3]

    @property
    def partner(self) -> "Seat":
        """对家: sits opposite, on the same side."""
        return _ROUND[(self + 2) & 3]

    @property
    def previous(self) -> "Seat":
        """上家: plays right before this seat."""
        return _ROUND[(self + 3) & 3]

    @property
    def team(self) -> Team:
        """一方: the side this seat belongs to."""
        return _TEAMS[self & 1]


_ROUND = tuple(Seat)
_TEAMS = tuple(Team)
SEATS = _ROUND
