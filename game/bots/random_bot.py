"""随机: a bot that plays any legal action."""

from collections.abc import Callable
from itertools import islice
from random import Random

from game.rules.actions import Action, Bury, Play, ReturnCards
from game.rules.cards import Cards, bundle
from game.rules.dagunzi.burying import KITTY_SIZE, BankerBurying
from game.rules.dagunzi.tribute import Returning
from game.rules.playing import Playing
from game.rules.shapes import counts_of
from game.rules.view import SeatView

_TRIES = 40
_LISTED = 200
"""How many of a long list of actions are looked at when no guess was legal."""


class RandomBot:
    """随机: any legal action.

    Where there are few they are listed and one is drawn. Where there may be millions (burying, returning, following)
    cards are drawn until the view takes them, which makes every legal bundle about equally likely.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def act(self, view: SeatView) -> Action | None:
        """Choose a legal action for the view's seat; None in the draw claims nothing."""
        guess = self._guesser(view) if view.my_turn else None
        for _ in range(_TRIES if guess else 0):
            action = guess() if guess else None
            if action is not None and view.check(action) is None:
                return action
        choices: list[Action | None] = list(islice(view.actions(), _LISTED))
        if not view.my_turn:
            choices.append(None)
        return self._rng.choice(choices)

    def _guesser(self, view: SeatView) -> Callable[[], Action] | None:
        """Give what draws an action that is likely to be legal, None where the actions are few."""
        stage = view.stage
        if isinstance(stage, Playing):
            return self._play(view, stage)
        if isinstance(stage, BankerBurying):
            return lambda: Bury(self._some(view.hand, KITTY_SIZE))
        if isinstance(stage, Returning):
            ranking = view.board.trump
            low = tuple(card for card in view.hand if not card.points and not ranking.is_trump(card))
            if len(low) >= stage.count:
                return lambda: ReturnCards(self._some(low, stage.count))
        return None

    def _play(self, view: SeatView, stage: Playing) -> Callable[[], Action]:
        lead = stage.lead
        if lead is None:
            groups = [(card,) * size for card, copies in counts_of(view.hand).items() for size in range(1, copies + 1)]
            return lambda: Play(self._rng.choice(groups))
        ranking, size = view.board.trump, len(lead)
        suit = ranking.suit_of(lead[0])
        own = ranking.in_suit(view.hand, suit)
        if len(own) >= size:
            return lambda: Play(self._some(own, size))
        rest = tuple(card for card in view.hand if ranking.suit_of(card) is not suit)
        return lambda: Play(bundle((*own, *self._some(rest, size - len(own)))))

    def _some(self, cards: Cards, size: int) -> Cards:
        return bundle(self._rng.sample(cards, size))
