"""Cards and plays in a few letters, as the rulebook writes them: `cards("S9*2 H3")`."""

from game.rules.cards import RANK_OF_TEXT, Card, Cards, Rank, Suit, bundle
from game.rules.dagunzi.declaring import dagunzi_ranking
from game.rules.ranking import Ranking
from game.rules.seats import SEATS

P0, P1, P2, P3 = SEATS


def in_order(text: str) -> Cards:
    """The cards of a text, one after the other as written; `X*3` is three of a kind."""
    cards: list[Card] = []
    for word in text.split():
        code, _, copies = word.partition("*")
        cards += [Card(code)] * int(copies or 1)
    return tuple(cards)


def cards(text: str) -> Cards:
    """The cards of a text as a bundle: a hand, a play, a kitty."""
    return bundle(in_order(text))


def piles(text: str) -> tuple[Cards, ...]:
    """Several bundles, parted by `|`: the plays of a trick, or choices to compare with."""
    return tuple(cards(part) for part in text.split("|"))


def rank(text: str) -> Rank:
    """A level or rank as the cards show it: `7`, `10`, `K`."""
    return RANK_OF_TEXT[text]


def ranking(text: str) -> Ranking:
    """A Da Gunzi ranking from its level and trump suit: `7 H`; the level alone: trump not known yet."""
    level, *suit = text.split()
    return dagunzi_ranking(rank(level), Suit(suit[0]) if suit else None)
