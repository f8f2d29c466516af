"""Cards: how they are ordered and what shape they have (A1)."""

from game.rules.cards import Card, Cards
from game.rules.ranking import EffectiveSuit, Ranking
from game.rules.shapes import PAIR, SINGLE, TRIPLE, Shape, counts_of, group_of
from tools.referee.dagunzi.asked import ranking_of
from tools.referee.op import Answer, as_text
from tools.referee.question import Question

_SHAPES: dict[Shape | None, str] = {SINGLE: "single", PAIR: "pair", TRIPLE: "triple", None: "none"}


def order(question: Question) -> Answer:
    """The cards by effective suit, in classes of equal strength, the strongest first."""
    ranking = ranking_of(question)
    cards = question.cards("cards")
    suits = {suit.value: _classes(ranking.in_suit(cards, suit), ranking) for suit in EffectiveSuit}
    return {"suits": {suit: classes for suit, classes in suits.items() if classes}}


def _classes(cards: Cards, ranking: Ranking) -> list[list[str]]:
    heights = sorted({ranking.height(card) for card in cards}, reverse=True)
    return [sorted({card.value for card in cards if ranking.height(card) == height}) for height in heights]


def shape(question: Question) -> Answer:
    """The shape of cards, and the groups of identical cards in them: more copies first, then the stronger card."""
    cards = question.cards("cards")
    ranking = ranking_of(question) if question.has("level") or question.has("trump") else None

    def key(group: tuple[Card, int]) -> tuple[int, int, str]:
        card, copies = group
        return -copies, 0 if ranking is None else -ranking.height(card), card

    groups = sorted(counts_of(cards).items(), key=key)
    return {"shape": _SHAPES[group_of(cards)], "components": [as_text((card,) * copies) for card, copies in groups]}
