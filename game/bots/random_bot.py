"""随机: a bot that plays any legal action."""

from collections.abc import Callable
from itertools import islice
from random import Random

from game.rules.actions import Action, Bury, Play, ReturnCards
from game.rules.cards import Cards, bundle
from game.rules.games import GAMES
from game.rules.playing import Playing
from game.rules.shapes import counts_of
from game.rules.view import SeatView

_TRIES = 40
_LISTED = 200
"""How many of a long list of actions are looked at when no guess was legal."""
_SEVERAL = 0.2
"""How often several groups are tried as one lead, where a game knows such leads."""
_MOST_GROUPS = 4

Guess = Callable[[], Action]
"""Draws an action that is likely to be legal."""


class RandomBot:
    """随机: any legal action.

    Where there are few they are listed and one is drawn. Where there may be millions (burying, returning, leading,
    following) cards are drawn until the view takes them, which makes every legal bundle about equally likely; of leads
    every single and group is as likely as the next, tractors and throws together come up now and then.
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

    def _guesser(self, view: SeatView) -> Guess | None:
        """Give what draws an action in the steps that have too many to list, None in the others."""
        if isinstance(view.stage, Playing):
            return self._play(view, view.stage)
        tribute = view.board.tribute
        if view.stage.name == "return" and tribute is not None:
            return self._return(view, len(tribute.paid))
        if view.stage.name == "bury":
            size = GAMES[view.board.options.game].kitty_size
            return lambda: Bury(self._some(view.hand, size))
        return None

    def _return(self, view: SeatView, size: int) -> Guess | None:
        ranking = view.board.trump
        low = tuple(card for card in view.hand if not card.points and not ranking.is_trump(card))
        return (lambda: ReturnCards(self._some(low, size))) if len(low) >= size else None

    def _play(self, view: SeatView, stage: Playing) -> Guess:
        lead = stage.lead
        if lead is None:
            return self._lead(view)
        ranking, size = view.board.trump, len(lead)
        suit = ranking.suit_of(lead[0])
        own = ranking.in_suit(view.hand, suit)
        if len(own) >= size:
            return lambda: Play(self._some(own, size))
        rest = tuple(card for card in view.hand if ranking.suit_of(card) is not suit)
        return lambda: Play(bundle((*own, *self._some(rest, size - len(own)))))

    def _lead(self, view: SeatView) -> Guess:
        """Draw one group of identical cards, or several of one suit."""
        counts = counts_of(view.hand)
        groups = [(card,) * size for card, copies in counts.items() for size in range(1, copies + 1)]

        def guess() -> Action:
            group = self._rng.choice(groups)
            return Play(self._several(view, group) if self._rng.random() < _SEVERAL else group)

        return guess

    def _several(self, view: SeatView, group: Cards) -> Cards:
        """Put other kinds of its suit, as many copies of each as there are in the group, to a group."""
        ranking = view.board.trump
        own = ranking.in_suit(view.hand, ranking.suit_of(group[0]))
        alike = [card for card, copies in counts_of(own).items() if copies >= len(group) and card not in group]
        more = self._rng.sample(alike, min(len(alike), self._rng.randint(1, _MOST_GROUPS - 1)))
        return bundle((*group, *(card for card in more for _ in group)))

    def _some(self, cards: Cards, size: int) -> Cards:
        return bundle(self._rng.sample(cards, size))
