"""The reckoning of a round (A7 to A10)."""

from game.rules.cards import points_in
from game.rules.dagunzi.scoring import Account
from game.rules.dagunzi.settling import settle
from tools.referee.dagunzi.asked import kitty_of, options_of
from tools.referee.faults import Fault, QuestionError
from tools.referee.op import Answer
from tools.referee.question import Question
from tools.referee.settlement import settled


def settle_round(question: Question) -> Answer:
    """What follows from a round: score, levels, next banker, tribute, points."""
    kitty = kitty_of(question)
    most = points_in(question.game.pack) - points_in(kitty)
    points = question.number("points", 0, most)
    if points % 5:
        raise QuestionError(Fault.BAD_FIELD, f"field 'points' must be a multiple of 5, not {points}")
    account = Account(
        banker=question.seat("banker"),
        levels=question.levels("levels"),
        points=points,
        kitty=kitty,
        captured=question.flag("captured"),
        dry=question.flag("dry"),
    )
    return settled(settle(account, options_of(question)), account.banker)
