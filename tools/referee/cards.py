"""Cards: how they are ordered, whatever the game (A1, B1)."""

from game.rules.cards import Cards
from game.rules.ranking import EffectiveSuit, Ranking
from tools.referee.op import Answer


def order_of(cards: Cards, ranking: Ranking) -> Answer:
    """The cards by effective suit, in classes of equal strength, the strongest first."""
    suits = {suit.value: _classes(ranking.in_suit(cards, suit), ranking) for suit in EffectiveSuit}
    return {"suits": {suit: classes for suit, classes in suits.items() if classes}}


def _classes(cards: Cards, ranking: Ranking) -> list[list[str]]:
    heights = sorted({ranking.height(card) for card in cards}, reverse=True)
    return [sorted({card.value for card in cards if ranking.height(card) == height}) for height in heights]
