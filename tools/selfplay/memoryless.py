"""The arena's own yardstick: a bot that looks at its hand and at the trick, and remembers nothing."""

from collections.abc import Iterator
from random import Random

from game.rules.actions import Action, Bury, Play, ReturnCards
from game.rules.cards import JOKERS, Card, Cards, bundle, without
from game.rules.declaring import Drawing
from game.rules.games import GAMES
from game.rules.playing import Playing
from game.rules.ranking import EffectiveSuit, Ranking
from game.rules.shapes import PAIR, components_in, counts_of, longest_run, rungs, tractor
from game.rules.view import SeatView


class MemorylessBot:
    """Leads its strongest group; follows with the cheapest winner, else with the fewest points.

    Groups are identical cards, and runs of pairs where the game knows them. It buries and returns its weakest cards
    without points and passes wherever it may.
    """

    def __init__(self, rng: Random) -> None:
        del rng

    def act(self, view: SeatView) -> Action | None:
        """Choose a legal action for the view's seat; None in the draw claims nothing."""
        stage = view.stage
        if isinstance(stage, Drawing):
            return None
        if isinstance(stage, Playing):
            return Play(_lead(view) if stage.lead is None else _follow(view, stage))
        if stage.name == "bury":
            plain = [card for card in view.hand if card not in JOKERS]
            size = GAMES[view.board.options.game].kitty_size
            return Bury(bundle(sorted(plain, key=_Cheapness(view.board.trump))[:size]))
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


def _groups(cards: Cards, ranking: Ranking) -> list[Cards]:
    """List every number of copies of every kind, and every run of pairs."""
    groups = [(card,) * size for card, copies in counts_of(cards).items() for size in range(1, copies + 1)]
    for suit in EffectiveSuit:
        own = ranking.in_suit(cards, suit)
        longest = len(longest_run(rungs(own, PAIR.width, ranking)))
        for length in range(2, longest + 1):
            groups += [part.cards for part in components_in(own, tractor(length), ranking)]
    return groups


def _lead(view: SeatView) -> Cards:
    ranking = view.board.trump

    def strength(group: Cards) -> tuple[int, int]:
        return len(group), max(map(ranking.height, group))

    ordered = sorted(_groups(view.hand, ranking), key=strength, reverse=True)
    return next(group for group in ordered if view.check(Play(group)) is None)


def _follow(view: SeatView, stage: Playing) -> Cards:
    ranking, plays = view.board.trump, stage.trick.plays
    size = len(plays[0])
    cheapness = _Cheapness(ranking)
    groups = [group for group in _groups(view.hand, ranking) if len(group) == size]
    for group in sorted(groups, key=lambda group: max(map(ranking.height, group))):
        if stage.best((*plays, group), ranking) == len(plays) and view.check(Play(group)) is None:
            return group
    return min(_losing(view, plays[0]), key=lambda play: sorted(map(cheapness, play)))


def _losing(view: SeatView, lead: Cards) -> Iterator[Cards]:
    """Give legal answers that are cheap: one or two for every group that may have to be in it."""
    ranking, size = view.board.trump, len(lead)
    own = ranking.in_suit(view.hand, ranking.suit_of(lead[0]))
    base = own if len(own) < size else ()
    pool = without(view.hand, own) if len(own) < size else own
    missing = size - len(base)
    cheap = sorted(pool, key=_Cheapness(ranking))
    for group in _parts(pool, missing, cheap[0], ranking):
        left = without(tuple(cheap), group)
        for rest in (left, sorted(left, key=lambda card: left.count(card) < PAIR.width)):
            play = bundle((*base, *group, *rest[: missing - len(group)]))
            if view.check(Play(play)) is None:
                yield play


def _parts(pool: Cards, size: int, cheapest: Card, ranking: Ranking) -> Iterator[Cards]:
    yield (cheapest,)
    yield from (group for group in _groups(pool, ranking) if len(group) <= size)
