"""跟牌: what a follower owes (A6). Suit first, then, under strict following, the shape."""

from collections.abc import Iterator
from enum import StrEnum

from game.rules.cards import Cards, bundle, selections, without
from game.rules.ranking import Ranking
from game.rules.refusals import Refusal
from game.rules.shapes import counts_of


class Following(StrEnum):
    """跟法: 死棒 (strict) also asks for the shape of the lead, 活棒 (free) only for its suit (A6)."""

    STRICT = "strict"
    FREE = "free"


def copies_owed(own: Cards, size: int, following: Following) -> int:
    """Say how many identical cards a play must contain.

    `own` are the follower's cards of the led suit, at least `size` of them; `size` is the width of the lead. A triple
    may stay whole when a pair is led (D-A23): only kinds held exactly twice oblige.
    """
    if following is Following.FREE or size == 1:
        return 1
    copies = counts_of(own).values()
    if size == 2:
        return 2 if 2 in copies else 1
    return max(copies)


def check_follow(hand: Cards, play: Cards, lead: Cards, ranking: Ranking, following: Following) -> Refusal | None:
    """Say why `play` (held by `hand`) may not follow `lead`, None when it may (A6)."""
    size = len(lead)
    if len(play) != size:
        return Refusal.WRONG_COUNT
    suit = ranking.suit_of(lead[0])
    own = ranking.in_suit(hand, suit)
    if len(ranking.in_suit(play, suit)) < min(size, len(own)):
        return Refusal.MUST_FOLLOW_SUIT
    if len(own) < size:
        return None
    owed = copies_owed(own, size, following)
    if owed == 1 or max(counts_of(play).values()) >= owed:
        return None
    return Refusal.MUST_PLAY_PAIR if owed == 2 else Refusal.MUST_PLAY_TRIPLE


def follows(hand: Cards, lead: Cards, ranking: Ranking, following: Following) -> Iterator[Cards]:
    """Give every legal answer to a lead once, in the order of their text (A6)."""
    size = len(lead)
    suit = ranking.suit_of(lead[0])
    own = ranking.in_suit(hand, suit)
    if len(own) < size:
        rest = without(hand, own)
        yield from (bundle((*own, *extra)) for extra in selections(rest, size - len(own)))
        return
    owed = copies_owed(own, size, following)
    for play in selections(own, size):
        if owed == 1 or max(counts_of(play).values()) >= owed:
            yield play


def leads(hand: Cards) -> Iterator[Cards]:
    """Give every single, pair and triple of a hand once, in the order of their text (A6)."""
    for card, copies in sorted(counts_of(hand).items()):
        for size in range(1, copies + 1):
            yield (card,) * size
