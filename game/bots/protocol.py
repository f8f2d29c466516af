"""机器人: what a bot is."""

from typing import Protocol

from game.rules.actions import Action
from game.rules.view import SeatView


class Bot(Protocol):
    """机器人: plays one seat, out of what that seat may see.

    It keeps nothing between two calls that it could not draw from the view again, so one that was started anew in the
    middle of a round plays on as well as the old one.
    """

    def act(self, view: SeatView) -> Action | None:
        """Choose a legal action for the view's seat.

        To be asked when the round waits for the seat, and in the draw after the seat has drawn a card; None, an answer
        in the draw alone, claims nothing.
        """
        ...
