"""The arena's own yardstick: a bot that looks at its hand and at the trick, and remembers nothing."""

from collections.abc import Iterator
from random import Random

from game.rules.actions import Action, Bury, Play, ReturnCards
from game.rules.cards import JOKERS, Card, Cards, bundle, without
from game.rules.dagunzi.burying import KITTY_SIZE
from game.rules.playing import Playing
from game.rules.ranking import Ranking
from game.rules.shapes import counts_of
from game.rules.trick import beats, winning_index
from game.rules.view import SeatView


class MemorylessBot:
    """Leads its strongest group; follows with the cheapest winner, else with the fewest points.

    It buries and returns its weakest cards without points and passes wherever it may.
    """

    def __init__(self, rng: Random) -> None:
        del rng

    def act(self, view: SeatView) -> Action | None:
        """Choose a legal action for the view's seat; None in the draw claims nothing."""
        stage = view.stage
        if stage.name == "draw":
            return None
        if isinstance(stage, Playing):
            ranking = view.board.trump
            return Play(_lead(view.hand, ranking) if stage.lead is None else _follow(view, stage.trick.plays))
        if stage.name == "bury":
            plain = [card for card in view.hand if card not in JOKERS]
            return Bury(bundle(sorted(plain, key=_Cheapness(view.board.trump))[:KITTY_SIZE]))
        if stage.name == "return":
            return _weakest_return(view)
        return next(view.actions())


class _Cheapness:
    """Orders cards by how little is lost with them: points first, then strength."""

    def __init__(self, ranking: Ranking) -> None:
        self._places = ranking.places

    def __call__(self, card: Card) -> tuple[int, int]:
        return card.points, self._places[card].height


def _weakest_return(view: SeatView) -> Action:
    due = view.board.tribute
    count = 0 if due is None else len(due.paid)
    ranking = view.board.trump
    low = [card for card in view.hand if not card.points and not ranking.is_trump(card)]
    guess = ReturnCards(bundle(sorted(low, key=_Cheapness(ranking))[:count]))
    return guess if view.check(guess) is None else next(view.actions())


def _lead(hand: Cards, ranking: Ranking) -> Cards:
    card, copies = max(counts_of(hand).items(), key=lambda group: (group[1], ranking.height(group[0])))
    return (card,) * copies


def _follow(view: SeatView, plays: tuple[Cards, ...]) -> Cards:
    ranking, lead = view.board.trump, plays[0]
    best = plays[winning_index(plays, ranking)]
    cheapness = _Cheapness(ranking)
    groups = [(card,) * len(lead) for card, copies in counts_of(view.hand).items() if copies >= len(lead)]
    for group in sorted(groups, key=lambda group: ranking.height(group[0])):
        if beats(group, best, ranking) and view.check(Play(group)) is None:
            return group
    return min(_losing(view, lead), key=lambda play: sorted(map(cheapness, play)))


def _losing(view: SeatView, lead: Cards) -> Iterator[Cards]:
    """Give legal answers that are cheap: one for every group that may have to be in it."""
    ranking, size = view.board.trump, len(lead)
    own = ranking.in_suit(view.hand, ranking.suit_of(lead[0]))
    base = own if len(own) < size else ()
    pool = without(view.hand, own) if len(own) < size else own
    cheap = sorted(pool, key=_Cheapness(ranking))
    for card, copies in {cheap[0]: 1, **counts_of(tuple(cheap))}.items():
        for part in range(1, min(copies, size - len(base)) + 1):
            rest = without(tuple(cheap), (card,) * part)[: size - len(base) - part]
            play = bundle((*base, *(card,) * part, *rest))
            if view.check(Play(play)) is None:
                yield play
