"""The kitty: what may be buried in it (B4)."""

from game.rules.chaodipi.burying import check_bury
from tools.referee.op import Answer, ruling
from tools.referee.question import Question


def bury(question: Question) -> Answer:
    """May the banker, or who has fried, bury these cards, the kitty being in his hand?"""
    return ruling(check_bury(question.cards("hand"), question.cards("cards")))
