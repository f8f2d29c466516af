"""Cards: how they are ordered and what they are made of (B1, B5)."""

from collections.abc import Sequence

from game.rules.cards import Cards
from game.rules.ranking import EffectiveSuit, Ranking
from game.rules.shapes import PAIR, Component, split
from tools.referee.cards import order_of
from tools.referee.chaodipi.asked import ranking_of
from tools.referee.op import Answer, as_text
from tools.referee.question import Question


def order(question: Question) -> Answer:
    """The cards by effective suit, in classes of equal strength, the strongest first."""
    return order_of(question.cards("cards"), ranking_of(question))


def shape(question: Question) -> Answer:
    """The shape of cards, and their components suit by suit: larger ones first, then the stronger."""
    cards, ranking = question.cards("cards"), ranking_of(question)
    suits = [split(own, ranking) for own in _by_suit(cards, ranking)]
    parts = sorted((part for own in suits for part in own), key=lambda part: part.shape, reverse=True)
    return {
        "shape": _name_of(suits[0]) if len(suits) == 1 else "none",
        "components": [as_text(part.cards) for part in parts],
    }


def _by_suit(cards: Cards, ranking: Ranking) -> list[Cards]:
    """The cards of each effective suit that there are any of, trumps first."""
    return [own for suit in EffectiveSuit if (own := ranking.in_suit(cards, suit))]


def _name_of(parts: Sequence[Component]) -> str:
    if len(parts) > 1:
        return "throw"
    shape = parts[0].shape
    if shape.length > 1:
        return "tractor"
    return "pair" if shape == PAIR else "single"
