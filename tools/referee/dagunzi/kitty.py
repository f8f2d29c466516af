"""The kitty: dry or not, what may be buried in it, what must come out of it (A5)."""

from game.rules.dagunzi.burying import KITTY_SIZE, TakeRule, check_bury, check_bury_jokers, most_jokers
from game.rules.dagunzi.drying import is_dry
from tools.referee.dagunzi.asked import options_of, ranking_of
from tools.referee.op import Answer, ruling
from tools.referee.question import Question

MOST_JOKERS = 6


def dry(question: Question) -> Answer:
    """Is this kitty dry?"""
    ranking = ranking_of(question)
    return {"dry": is_dry(question.pile("kitty", KITTY_SIZE), ranking, options_of(question).dry_pot)}


def bury(question: Question) -> Answer:
    """May the banker, the kitty in his hand, bury these cards?"""
    return ruling(check_bury(question.cards("hand"), question.cards("cards")))


def bury_jokers(question: Question) -> Answer:
    """May another seat add these jokers, and how many could it? None at all is a pass, which is always allowed."""
    hand, kitty, jokers = question.cards("hand"), question.pile("kitty", KITTY_SIZE), question.cards("jokers")
    question.refuse_extra_copies({"hand": hand, "kitty": kitty})
    most = most_jokers(hand, kitty)
    return ruling(check_bury_jokers(hand, jokers, most) if jokers else None, most=most)


def take(question: Question) -> Answer:
    """May these cards come out of the kitty, for so many jokers put in?"""
    rule = TakeRule(ranking_of(question))
    count = question.number("count", 1, MOST_JOKERS)
    return ruling(rule.check(question.cards("kitty"), count, question.cards("cards")))
