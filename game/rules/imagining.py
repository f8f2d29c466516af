"""设想: the inverse of a view: the round it could be, given all cards."""

from game.rules.open_cards import OpenCards
from game.rules.phase import Phase
from game.rules.round import Round, Script
from game.rules.view import SeatView


def imagine(script: Script, view: SeatView, cards: OpenCards) -> Round:
    """设想: a full round that looks like `view` to its seat, if `cards` are consistent with it.

    Raises TypeError when the view's stage is not a phase that can be played on.
    """
    if not isinstance(view.stage, Phase):
        raise TypeError(view.stage)
    return Round(script, view.board, cards, view.stage)
