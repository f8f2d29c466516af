"""挑牌: picks that must be the strongest, or weakest, of a pile; equals are free choice (A4.3, A4.4, A5.4)."""

from collections.abc import Callable, Iterator

from game.rules.cards import Card, Cards, bundle, selections

Key = Callable[[Card], tuple[int, int]]
"""Ranks cards for a pick: the lowest keys go first, cards of one key are free choice among themselves."""


def is_first_pick(pile: Cards, chosen: Cards, key: Key) -> bool:
    """Say whether `chosen` (part of `pile`) could be what comes first by `key`."""
    return sorted(map(key, chosen)) == sorted(map(key, pile))[: len(chosen)]


def first_picks(pile: Cards, size: int, key: Key) -> Iterator[Cards]:
    """Give every bundle of `size` cards that comes first by `key`, each once.

    Raises ValueError when the pile is smaller than `size`.
    """
    if size > len(pile):
        raise ValueError(f"cannot pick {size} of {len(pile)} cards")
    if size == 0:
        yield ()
        return
    border = sorted(map(key, pile))[size - 1]
    certain = [card for card in pile if key(card) < border]
    equals = bundle(card for card in pile if key(card) == border)
    for last in selections(equals, size - len(certain)):
        yield bundle((*certain, *last))
