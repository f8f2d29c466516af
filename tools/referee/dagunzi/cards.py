"""Cards: how they are ordered and what shape they have (A1)."""

from game.rules.cards import Card
from game.rules.shapes import PAIR, SINGLE, TRIPLE, Shape, counts_of, group_of
from tools.referee.cards import order_of
from tools.referee.dagunzi.asked import ranking_of
from tools.referee.op import Answer, as_text
from tools.referee.question import Question

_SHAPES: dict[Shape | None, str] = {SINGLE: "single", PAIR: "pair", TRIPLE: "triple", None: "none"}


def order(question: Question) -> Answer:
    """The cards by effective suit, in classes of equal strength, the strongest first."""
    return order_of(question.cards("cards"), ranking_of(question))


def shape(question: Question) -> Answer:
    """The shape of cards, and the groups of identical cards in them: more copies first, then the stronger card."""
    cards = question.cards("cards")
    ranking = ranking_of(question) if question.has("level") or question.has("trump") else None

    def key(group: tuple[Card, int]) -> tuple[int, int, str]:
        card, copies = group
        return -copies, 0 if ranking is None else -ranking.height(card), card

    groups = sorted(counts_of(cards).items(), key=key)
    return {"shape": _SHAPES[group_of(cards)], "components": [as_text((card,) * copies) for card, copies in groups]}
