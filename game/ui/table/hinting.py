"""The cheapest thing that may be done, and the smallest way to complete a choice that has been begun."""

from game.rules.actions import Action, Pass
from game.rules.cards import Card, Cards, bundle, holds, without
from game.rules.playing import Playing
from game.rules.ranking import Ranking
from game.rules.refusals import Refusal
from game.rules.view import SeatView
from game.ui.table.asks import Ask, read_ask
from game.ui.table.ordering import ranking_of

_POINT_COST = 4
"""How many steps of strength a point is worth keeping for."""


def cheapest(view: SeatView) -> Action | None:
    """Advise the legal action that gives least away; None when the seat has to wait."""
    ask = read_ask(view)
    if ask is None:
        return None
    if ask.kind is None or ask.can_pass:
        return Pass() if ask.can_pass else next(iter(ask.claims), None)
    cards = complete(view, ask, ask.forced)
    return None if cards is None else ask.action(cards)


def complete(view: SeatView, ask: Ask, chosen: Cards) -> Cards | None:
    """Give the legal choice that contains `chosen` with the fewest cards, and of these the cheapest.

    None when there is none among the choices looked at.
    """
    ranking = ranking_of(view.board)
    if not holds(ask.pile, chosen):
        return None
    for size in range(max(ask.least, len(chosen)), ask.most + 1):
        filled = _filled(ask, chosen, size, ranking)
        action = None if filled is None else ask.action(filled)
        if action is not None and view.check(action) is None:
            return filled
        if isinstance(view.stage, Playing) and ask.wanted and not ask.whole:
            return _grown(view, view.stage, chosen, size)
        found = [cards for cards in ask.found if len(cards) == size and holds(cards, chosen)]
        if found:
            return min(found, key=lambda cards: _cost(cards, ranking))
    return None


def why_not(view: SeatView, ask: Ask, card: Card) -> Refusal | None:
    """Say why a card is in no legal choice: what the rules answer when it takes another card's place."""
    for cards in ask.found[:1]:
        for index in range(len(cards)):
            action = ask.action((*cards[:index], card, *cards[index + 1 :]))
            refusal = None if action is None else view.check(action)
            if refusal is not None:
                return refusal
    return None


def _grown(view: SeatView, stage: Playing, chosen: Cards, size: int) -> Cards | None:
    """Add card after card, each the cheapest that some legal play has beside those before."""
    trump = view.board.trump

    def possible(cards: Cards) -> bool:
        return next(stage.plays_with(view.hand, cards, trump), None) is not None

    grown = chosen
    while possible(grown) and len(grown) < size:
        rest = sorted(set(without(view.hand, grown)), key=lambda card: _card_cost(card, trump))
        grown = next(bundle((*grown, card)) for card in rest if possible(bundle((*grown, card))))
    return grown if possible(grown) else None


def _filled(ask: Ask, chosen: Cards, size: int, ranking: Ranking) -> Cards | None:
    """Add the cheapest cards that can be played."""
    rest = [card for card in without(ask.pile, chosen) if card in ask.playable]
    spare = sorted(rest, key=lambda card: _card_cost(card, ranking))[: size - len(chosen)]
    return bundle((*chosen, *spare)) if len(chosen) + len(spare) == size else None


def _cost(cards: Cards, ranking: Ranking) -> int:
    return sum(_card_cost(card, ranking) for card in cards)


def _card_cost(card: Card, ranking: Ranking) -> int:
    return ranking.height(card) + _POINT_COST * card.points
