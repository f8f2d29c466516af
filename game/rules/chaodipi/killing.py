"""杀, 毙: who wins a trick of pairs, tractors and throws: what matches the lead, and how matches compare (B7)."""

from collections import Counter
from collections.abc import Sequence

from game.rules.cards import Cards
from game.rules.ranking import EffectiveSuit, Ranking
from game.rules.shapes import PAIR, Component, rungs, split
from game.rules.trick import winning_index as of_groups


def winning_index(plays: tuple[Cards, ...], ranking: Ranking) -> int:
    """Give the index of the best of the plays so far, the leader's being 0 (B7).

    Only what matches the lead can win: in its suit where that was no throw, or in trumps; equals do not beat.
    """
    parts = split(plays[0], ranking)
    if len(parts) == 1 and parts[0].shape.length == 1:
        return of_groups(plays, ranking)
    best, height = 0, ranking.height(parts[0].top)
    for index in range(1, len(plays)):
        matched = match(plays[index], parts, ranking) if _may_win(plays[index], parts, ranking) else None
        if matched is not None and matched > height:
            best, height = index, matched
    return best


def _may_win(play: Cards, lead: Sequence[Component], ranking: Ranking) -> bool:
    """Whether all cards are of the led suit, which no throw is beaten in, or all trumps where a side suit was led."""
    led = ranking.suit_of(lead[0].top)
    suits = {ranking.suit_of(card) for card in play}
    if len(suits) > 1:
        return False
    return len(lead) == 1 if led in suits else EffectiveSuit.TRUMP in suits


def match(play: Cards, lead: Sequence[Component], ranking: Ranking) -> int | None:
    """配牌: give the height by which a play of one suit compares with others that match a lead, None if it does not.

    Each component of the lead is matched by cards of its own: a tractor by a run of as many pairs, a pair by a pair, a
    single by anything. It is the best top of a run for the longest led tractor, else of a pair, else of a single, over
    all ways to match the whole lead.
    """
    lengths = [part.shape.length for part in lead if part.shape.width == PAIR.width]
    if not lengths:
        return max(map(ranking.height, play))
    pairs = Counter({height: len(kinds) for height, kinds in rungs(play, PAIR.width, ranking).items()})
    if pairs.total() < sum(lengths):
        return None
    runs = sorted((length for length in lengths if length > 1), reverse=True)
    if not runs:
        return max(pairs)
    tops = (top for top in sorted(pairs, reverse=True) if _can_cut(pairs, top, runs))
    return next(tops, None)


def _can_cut(pairs: Counter[int], top: int, runs: Sequence[int]) -> bool:
    """Whether the first of the runs can be cut with this top, and then all the others."""
    run = range(top - runs[0] + 1, top + 1)
    if not all(pairs[height] for height in run):
        return False
    rest = pairs - Counter(run)
    return len(runs) == 1 or any(_can_cut(rest, other, runs[1:]) for other in rest)
