"""The reckoning of a round: what it is asked by and what it answers, whatever the game (A7, A8, B8, B9)."""

from game.rules.cards import Cards, points_in
from game.rules.seats import Seat, Team
from game.rules.settlement import Settlement
from tools.referee.faults import Fault, QuestionError
from tools.referee.question import Question

FIELDS = ("banker", "levels", "points", "kitty", "captured", "dry")
"""The fields that every such question has."""


def trick_points(question: Question, kitty: Cards) -> int:
    """The attackers' points from tricks, as many as fit beside the kitty."""
    points = question.number("points", 0, points_in(question.game.pack) - points_in(kitty))
    if points % 5:
        raise QuestionError(Fault.BAD_FIELD, f"field 'points' must be a multiple of 5, not {points}")
    return points


def settled(result: Settlement) -> dict[str, object]:
    """What every game tells of a result."""
    return {
        "score": result.score,
        "levels": list(result.levels),
        "gained": list(result.gained),
        "next_banker": result.next_banker,
    }


def side_of(team: Team | None, banker: Seat) -> str | None:
    """A team as seen from the banker; None for none."""
    if team is None:
        return None
    return "bankers" if team is banker.team else "attackers"
