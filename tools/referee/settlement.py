"""A settlement as an answer."""

from game.rules.seats import Seat
from game.rules.settlement import Settlement
from tools.referee.op import Answer


def settled(result: Settlement, banker: Seat) -> Answer:
    """The result of a round with this banker; `game_points` without those of the tribute paid at its start."""
    payer = result.payer
    tribute = {"payer": payer, "receiver": result.next_banker, "count": result.tribute}
    return {
        "score": result.score,
        "levels": list(result.levels),
        "gained": list(result.gained),
        "next_banker": result.next_banker,
        "pot": _winners(result, banker),
        "tribute": None if payer is None else tribute,
        "game_points": list(result.points),
    }


def _winners(result: Settlement, banker: Seat) -> str | None:
    if result.winners is None:
        return None
    return "bankers" if result.winners is banker.team else "attackers"
