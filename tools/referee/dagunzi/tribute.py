"""Tribute and return (A4.3, A4.4)."""

from game.rules.dagunzi.tribute import ReturnRule, TributeRule
from tools.referee.dagunzi.asked import options_of, ranking_of
from tools.referee.op import Answer, ruling
from tools.referee.question import Question

MOST_CARDS = 39


def pay(question: Question) -> Answer:
    """Are these cards the tribute that a hand owes?"""
    rule = TributeRule(ranking_of(question), options_of(question).level_point_tribute)
    count = question.number("count", 1, MOST_CARDS)
    return ruling(rule.check(question.cards("hand"), count, question.cards("cards")))


def give_back(question: Question) -> Answer:
    """May a hand return these cards?"""
    rule = ReturnRule(ranking_of(question))
    count = question.number("count", 1, MOST_CARDS)
    return ruling(rule.check(question.cards("hand"), count, question.cards("cards")))
