"""A6 once more, written from the rulebook alone: slow, plain, and sharing no code with the rules.

Cards are texts here. A play is legal if it is among all sub-bundles of the hand of the right size and passes the test.
"""

from collections import Counter
from itertools import combinations

Bundle = tuple[str, ...]


def suit_of(card: str, level: str, trump: str) -> str:
    """T for every trump: jokers, 2s, level cards, the trump suit; else the letter of the suit."""
    if card in {"LJ", "BJ"}:
        return "T"
    suit, rank = card[0], card[1:]
    return "T" if suit == trump or rank in {"2", level} else suit


def pairs(cards: Bundle) -> bool:
    """Whether two of the cards are identical."""
    return any(copies >= 2 for copies in Counter(cards).values())


def triples(cards: Bundle) -> bool:
    """Whether three of the cards are identical."""
    return any(copies >= 3 for copies in Counter(cards).values())


def legal_answers(hand: Bundle, lead: Bundle, level: str, trump: str, strict: bool) -> set[Bundle]:
    """Every play that may answer a single, pair or triple."""
    plays = {tuple(sorted(play)) for play in combinations(hand, len(lead))}
    led = suit_of(lead[0], level, trump)
    own = tuple(card for card in hand if suit_of(card, level, trump) == led)
    return {play for play in plays if _follows_suit(play, own) and (not strict or _keeps_shape(play, own, len(lead)))}


def _follows_suit(play: Bundle, own: Bundle) -> bool:
    """With enough cards of the suit all are of the suit; with fewer all of them are played."""
    from_suit = [card for card in play if card in own]
    return len(from_suit) == min(len(play), len(own))


def _keeps_shape(play: Bundle, own: Bundle, size: int) -> bool:
    if len(own) < size:
        return True  # the suit comes first, and then the rest is free
    if size == 2:
        exactly_two = any(copies == 2 for copies in Counter(own).values())
        return pairs(play) or not exactly_two
    if size == 3:
        return triples(play) if triples(own) else pairs(play) or not pairs(own)
    return True


def legal_leads(hand: Bundle) -> set[Bundle]:
    """Every single, pair and triple in the hand."""
    bundles = {tuple(sorted(play)) for size in (1, 2, 3) for play in combinations(hand, size)}
    return {play for play in bundles if len(set(play)) == 1}


ORDER = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def strength(card: str, level: str, trump: str) -> tuple[int, int]:
    """The strength class of A1 (higher is stronger), then the place among the plain cards."""
    suit, rank = (card[0], card[1:]) if card not in {"LJ", "BJ"} else ("", card)
    special = {"BJ": 7, "LJ": 6, level: 5 if suit == trump else 4}
    if rank in special:
        return special[rank], 0
    if rank == "2":
        return (3, 0) if suit == trump else (2, 0)
    return (1 if suit == trump else 0), ORDER.index(rank)


def winner(plays: list[Bundle], level: str, trump: str) -> int:
    """The index of the play that wins: of those that may win, the first of the strongest."""
    led = suit_of(plays[0][0], level, trump)

    def may_win(play: Bundle) -> bool:
        return len(set(play)) == 1 and suit_of(play[0], level, trump) in {led, "T"}

    able = [index for index, play in enumerate(plays) if may_win(play)]
    return max(able, key=lambda index: (strength(plays[index][0], level, trump), -index))
