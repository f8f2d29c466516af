"""B5 to B7 once more, written from the rulebook alone: slow, plain, and sharing no code with the rules.

Cards are texts here. Everything is found by trying all there is: all sub-bundles of a hand, all ways to take groups out
of a play.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import NamedTuple

Bundle = tuple[str, ...]
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = ("D", "C", "H", "S")
JOKERS = ("LJ", "BJ")


class Trumps(NamedTuple):
    """What is trump: the level rank, the suit (None: no-trump), and whether small jokers join level pairs."""

    level: str
    suit: str | None
    joker_level: bool = False


class Group(NamedTuple):
    """A single (0 pairs), a pair (1) or a tractor of so many pairs, and the place of its top card in its suit."""

    pairs: int
    top: int
    cards: Bundle


def suit_of(card: str, trumps: Trumps) -> str:
    """T for jokers, level cards and the trump suit; else the letter of the suit."""
    if card in JOKERS or card[1:] == trumps.level or card[0] == trumps.suit:
        return "T"
    return card[0]


def classes(suit: str, trumps: Trumps) -> list[list[str]]:
    """The cards of an effective suit from weak to strong, equals together (B1)."""
    ranks = [rank for rank in RANKS if rank != trumps.level]
    if suit != "T":
        return [[suit + rank] for rank in ranks]
    plain = [[trumps.suit + rank] for rank in ranks] if trumps.suit else []
    off_suit = [letter + trumps.level for letter in SUITS if letter != trumps.suit]
    main = [[trumps.suit + trumps.level]] if trumps.suit else []
    return [*plain, off_suit, *main, ["LJ"], ["BJ"]]


def place(card: str, trumps: Trumps) -> int:
    """Where a card stands among the classes of its suit."""
    order = classes(suit_of(card, trumps), trumps)
    return next(index for index, equals in enumerate(order) if card in equals)


def neighbours(low: str, high: str, trumps: Trumps) -> bool:
    """Whether pairs of these two cards of one suit follow one another (B5)."""
    if high == "LJ" and not trumps.joker_level:
        return False
    return place(high, trumps) == place(low, trumps) + 1


def kinds_of_pairs(cards: Bundle) -> list[str]:
    """The cards of which there are two."""
    return [card for card, copies in Counter(cards).items() if copies == 2]


def groups(cards: Bundle, pairs: int, trumps: Trumps) -> Iterator[Group]:
    """All groups of a kind among cards of one suit: singles, pairs, or tractors of so many pairs."""
    if pairs == 0:
        yield from (Group(0, place(card, trumps), (card,)) for card in sorted(set(cards)))
        return
    for chosen in combinations(sorted(kinds_of_pairs(cards), key=lambda card: place(card, trumps)), pairs):
        if all(neighbours(low, high, trumps) for low, high in pairwise(chosen)):
            yield Group(pairs, place(chosen[-1], trumps), tuple(sorted(chosen * 2)))


def less(cards: Bundle, taken: Bundle) -> Bundle:
    """What is left."""
    return tuple((Counter(cards) - Counter(taken)).elements())


def splits(cards: Bundle, trumps: Trumps) -> Iterator[list[Group]]:
    """Every way to split cards of one suit into the longest tractors, then pairs, then singles (B6)."""
    if not cards:
        yield []
        return
    for pairs in range(len(cards) // 2, -1, -1):
        first = list(groups(cards, pairs, trumps))
        for group in first:
            for rest in splits(less(cards, group.cards), trumps):
                yield [group, *rest]
        if first:
            return


def one_split(cards: Bundle, trumps: Trumps) -> list[Group]:
    """One such way; they all have the same shapes."""
    return next(splits(cards, trumps))


# --- B7 ---


def legal_answers(hand: Bundle, lead: Bundle, trumps: Trumps, *, full: bool) -> set[Bundle]:
    """Every play of a hand that may answer a lead."""
    led = suit_of(lead[0], trumps)
    own = tuple(card for card in hand if suit_of(card, trumps) == led)
    plays = {tuple(sorted(play)) for play in combinations(hand, len(lead))}
    follow = {play for play in plays if _of_suit(play, own) == min(len(play), len(own))}
    if len(own) < len(lead):
        return follow
    parts = one_split(lead, trumps)
    return follow if len(parts) > 1 and not full else {play for play in follow if _keeps(play, own, parts, trumps)}


def _of_suit(play: Bundle, own: Bundle) -> int:
    return sum(card in own for card in play)


def _keeps(play: Bundle, own: Bundle, parts: list[Group], trumps: Trumps) -> bool:
    led = sum(part.pairs for part in parts)
    longest = max(part.pairs for part in parts)
    if len(kinds_of_pairs(play)) < min(led, len(kinds_of_pairs(own))):
        return False
    has_run = longest > 1 and any(groups(own, longest, trumps))
    return not has_run or any(groups(play, longest, trumps))


def matches(play: Bundle, parts: list[Group], trumps: Trumps) -> Iterator[int]:
    """The top of what stands for the first component of a lead, in every way to match all of them."""
    if not parts:
        yield -1
        return
    for group in groups(play, parts[0].pairs, trumps):
        for _ in matches(less(play, group.cards), parts[1:], trumps):
            yield group.top
            break


def winner(plays: list[Bundle], trumps: Trumps) -> int:
    """The index of the play that wins a trick whose lead stands."""
    parts = one_split(plays[0], trumps)
    led = suit_of(plays[0][0], trumps)
    best, strongest = 0, (False, parts[0].top)
    for index, play in enumerate(plays):
        suits = {suit_of(card, trumps) for card in play}
        kills = suits == {"T"} != {led}
        if index == 0 or not (kills or (suits == {led} and len(parts) == 1)):
            continue
        for top in matches(play, parts, trumps):
            if (kills, top) > strongest:
                best, strongest = index, (kills, top)
    return best


# --- B6 ---


def beaten(part: Group, others: list[Bundle], trumps: Trumps) -> bool:
    """Whether somebody holds a stronger group of the same kind in the suit."""
    suit = suit_of(part.cards[0], trumps)
    owns = (tuple(card for card in hand if suit_of(card, trumps) == suit) for hand in others)
    return any(group.top > part.top for own in owns for group in groups(own, part.pairs, trumps))


def verdicts(throw: Bundle, others: list[Bundle], trumps: Trumps) -> set[tuple[Bundle, int]]:
    """What is really played, and how many cards have failed: for every way to split the throw."""
    found: set[tuple[Bundle, int]] = set()
    for parts in splits(throw, trumps):
        failing = [part for part in parts if len(parts) > 1 and beaten(part, others, trumps)]
        lowest = min(failing, key=_low, default=None)
        found.add((throw if lowest is None else lowest.cards, sum(len(part.cards) for part in failing)))
    return found


def _low(part: Group) -> tuple[int, int, int]:
    """The lowest top first, then fewer cards, then the lower suit, which tells off-suit level cards apart."""
    suits = [SUITS.index(card[0]) for card in part.cards if card not in JOKERS]
    return part.top, len(part.cards), max(suits, default=0)
