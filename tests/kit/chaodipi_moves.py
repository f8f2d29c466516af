"""Random moves in Chao Dipi: any lead, throws and tractors being likely, and any answer."""

import random
from itertools import islice

from game.rules.actions import Action, Play
from game.rules.cards import Cards, bundle
from game.rules.playing import Playing
from game.rules.ranking import EffectiveSuit, Ranking
from game.rules.shapes import split
from game.rules.view import SeatView

_CHOICES = 100
_GUESSES = 12


def chaodipi_action(view: SeatView, rng: random.Random) -> Action:
    """Any legal action of a seat that is asked, a burying excepted."""
    stage = view.stage
    if not isinstance(stage, Playing):
        return _answer(list(view.actions()), rng)
    ranking, lead = view.board.trump, stage.lead
    if lead is None:
        return Play(random_lead(view.hand, ranking, rng))
    for _ in range(_GUESSES):
        action = Play(_guess(view.hand, lead, ranking, rng))
        if view.check(action) is None:
            return action
    return rng.choice(list(islice(view.actions(), _CHOICES)))


def _answer(actions: list[Action], rng: random.Random) -> Action:
    """Pass, or claim: often, and often the least that is enough, so that others can go over it."""
    passing, *claims = actions
    if not claims or rng.random() < 0.3:
        return passing
    return claims[0] if rng.random() < 0.6 else rng.choice(claims)


def random_lead(hand: Cards, ranking: Ranking, rng: random.Random) -> Cards:
    """A component as a rule, sometimes several, sometimes any cards of a suit."""
    own = ranking.in_suit(hand, rng.choice([suit for suit in EffectiveSuit if ranking.in_suit(hand, suit)]))
    if rng.random() < 0.1:
        return bundle(rng.sample(own, rng.randint(1, len(own))))
    parts = split(own, ranking)
    count = 1 if rng.random() < 0.7 else rng.randint(1, min(3, len(parts)))
    strongest = rng.random() < 0.5
    chosen = (
        sorted(parts, key=lambda part: -ranking.height(part.top))[:count] if strongest else rng.sample(parts, count)
    )
    return bundle(card for part in chosen for card in part.cards)


def _guess(hand: Cards, lead: Cards, ranking: Ranking, rng: random.Random) -> Cards:
    """Cards that follow suit, and may or may not follow in shape."""
    suit = ranking.suit_of(lead[0])
    own = ranking.in_suit(hand, suit)
    if len(own) >= len(lead):
        return bundle(rng.sample(own, len(lead)))
    return bundle((*own, *_rest(hand, suit, ranking, rng)[: len(lead) - len(own)]))


def _rest(hand: Cards, suit: EffectiveSuit, ranking: Ranking, rng: random.Random) -> Cards:
    """The cards of other suits in any order, often trumps first and those that belong together side by side."""
    others = [card for card in hand if ranking.suit_of(card) is not suit]
    rng.shuffle(others)
    if suit is not EffectiveSuit.TRUMP and rng.random() < 0.6:
        trumps = split(tuple(card for card in others if ranking.is_trump(card)), ranking)
        killing = [card for part in trumps for card in part.cards]
        return (*killing, *(card for card in others if not ranking.is_trump(card)))
    return tuple(others)
