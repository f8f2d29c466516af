"""跟牌: what a follower owes a pair, a tractor or a throw: the suit, then pairs, then a run of them (B7)."""

from typing import NamedTuple

from game.rules.cards import Card, Cards
from game.rules.chaodipi.options import ThrowFollow
from game.rules.ranking import Ranking
from game.rules.refusals import Refusal
from game.rules.shapes import PAIR, longest_run, rungs, split


class Duty(NamedTuple):
    """跟牌的本分: so many pairs of the suit, and a run of so many pairs, must be in the answer; 0 asks for nothing."""

    pairs: int = 0
    run: int = 0

    def check(self, play: Cards, ranking: Ranking) -> Refusal | None:
        """Say what an answer of one suit lacks, None when it lacks nothing."""
        pairs = rungs(play, PAIR.width, ranking)
        if len(longest_run(pairs)) < self.run:
            return Refusal.MUST_PLAY_TRACTOR
        if _count(pairs) < self.pairs:
            return Refusal.MUST_PLAY_PAIR if self.pairs == 1 else Refusal.MUST_PLAY_PAIRS
        return None


def duty_of(own: Cards, lead: Cards, ranking: Ranking, rule: ThrowFollow) -> Duty:
    """Say what a follower owes who holds more of the led suit (`own`) than was led (B7, D-B11, D-B12).

    As many pairs as were led, as far as he has them. A run as long as the longest led tractor if he has one; a shorter
    one counts as its pairs.
    """
    parts = split(lead, ranking)
    lengths = [part.shape.length for part in parts if part.shape.width == PAIR.width]
    if not lengths or (len(parts) > 1 and rule is ThrowFollow.SUIT_ONLY):
        return Duty()
    pairs = rungs(own, PAIR.width, ranking)
    longest = max(lengths)
    runs = longest > 1 and len(longest_run(pairs)) >= longest
    return Duty(min(sum(lengths), _count(pairs)), longest if runs else 0)


def _count(pairs: dict[int, list[Card]]) -> int:
    return sum(map(len, pairs.values()))


def check_follow(hand: Cards, play: Cards, lead: Cards, ranking: Ranking, rule: ThrowFollow) -> Refusal | None:
    """Say why `play` (held by `hand`) may not follow `lead`, None when it may (B7)."""
    size = len(lead)
    if len(play) != size:
        return Refusal.WRONG_COUNT
    suit = ranking.suit_of(lead[0])
    own = ranking.in_suit(hand, suit)
    if len(ranking.in_suit(play, suit)) < min(size, len(own)):
        return Refusal.MUST_FOLLOW_SUIT
    if size == 1 or len(own) <= size:
        return None  # all that he has of the suit is in the play
    return duty_of(own, lead, ranking, rule).check(play, ranking)
