"""B5 to B7 against the oracle: following, leading, splitting, throwing and winning with few kinds of card."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.cards import Card, Cards, Suit, bundle
from game.rules.chaodipi.following import check_follow
from game.rules.chaodipi.killing import winning_index
from game.rules.chaodipi.options import ThrowFollow
from game.rules.chaodipi.plays import follows, leads
from game.rules.chaodipi.throwing import judge, others_of
from game.rules.ranking import EffectiveSuit, Ranking
from game.rules.seats import SEATS, Seat
from game.rules.shapes import split
from tests.kit.chaodipi import ranking
from tests.properties import chaodipi_oracle as oracle

LEVELS = ("2", "6", "A")
TRUMP = EffectiveSuit.TRUMP


def texts(cards: Cards) -> oracle.Bundle:
    return tuple(map(str, cards))


def trumps_of(order: Ranking) -> oracle.Trumps:
    level = next(card for card in Card if card.rank is order.level)
    return oracle.Trumps(str(level)[1:], order.suit and str(order.suit), order.joker_level_neighbours)


@st.composite
def orders(draw: st.DrawFn) -> Ranking:
    """Any trump suit or none, at levels of every sort."""
    text = f"{draw(st.sampled_from(LEVELS))} {draw(st.sampled_from(('S', 'C', '')))}"
    return ranking(text, joker_level=draw(st.booleans()))


def kinds_of(order: Ranking, suit: EffectiveSuit) -> list[Card]:
    """The kinds of an effective suit from weak to strong."""
    return sorted((card for card in Card if order.suit_of(card) is suit), key=lambda card: (order.height(card), card))


@st.composite
def piles(draw: st.DrawFn, order: Ranking, suit: EffectiveSuit, least: int, most: int) -> Cards:
    """Cards of one effective suit out of two decks, pairs of neighbours being likely."""
    kinds = kinds_of(order, suit)
    start = draw(st.integers(0, len(kinds) - 1))
    turned = kinds[start:] + kinds[:start]
    copies = draw(st.lists(st.sampled_from((0, 1, 2, 2)), min_size=2, max_size=len(kinds)))
    chosen = [card for card, count in zip(turned, copies, strict=False) for _ in range(count)][:most]
    spare = [card for card in turned * 2 if chosen.count(card) == 0]
    return bundle(chosen + spare[: max(0, least - len(chosen))])


suits = st.sampled_from((TRUMP, TRUMP, EffectiveSuit.DIAMONDS, EffectiveSuit.HEARTS))


@st.composite
def questions(draw: st.DrawFn) -> tuple[Ranking, Cards, Cards]:
    """A lead, and a hand of at least as many cards that is to answer it."""
    order = draw(orders())
    suit = draw(suits)
    lead = draw(piles(order, suit, 1, 6))
    own = draw(piles(order, suit, 0, 9))
    other = draw(piles(order, draw(suits.filter(lambda one: one is not suit)), 0, 4))
    filler = draw(piles(order, EffectiveSuit.CLUBS if order.suit is Suit.SPADES else EffectiveSuit.SPADES, 6, 6))
    return order, lead, bundle((*own, *other, *filler[: max(0, len(lead) - len(own) - len(other))]))


@given(question=questions(), rule=st.sampled_from(ThrowFollow))
@settings(max_examples=120)
def test_following_equals_the_oracle(question: tuple[Ranking, Cards, Cards], rule: ThrowFollow) -> None:
    order, lead, hand = question
    legal = oracle.legal_answers(texts(hand), texts(lead), trumps_of(order), full=rule is ThrowFollow.FULL)
    found = list(follows(hand, lead, order, rule))
    assert found == sorted(set(found)), "each once, in the order of their text"
    assert set(map(texts, found)) == legal


@given(question=questions(), rule=st.sampled_from(ThrowFollow), data=st.data())
@settings(max_examples=120)
def test_check_follow_equals_the_oracle(
    question: tuple[Ranking, Cards, Cards], rule: ThrowFollow, data: st.DataObject
) -> None:
    order, lead, hand = question
    play = bundle(data.draw(st.permutations(hand))[: len(lead)])
    legal = oracle.legal_answers(texts(hand), texts(lead), trumps_of(order), full=rule is ThrowFollow.FULL)
    assert (check_follow(hand, play, lead, order, rule) is None) is (texts(play) in legal)


@given(order=orders(), data=st.data())
@settings(max_examples=120)
def test_every_bundle_of_one_suit_can_be_led(order: Ranking, data: st.DataObject) -> None:
    one, other = data.draw(piles(order, TRUMP, 0, 6)), data.draw(piles(order, EffectiveSuit.HEARTS, 0, 4))
    hand = bundle((*one, *other))
    found = list(leads(hand, order))
    expected = {
        bundle(card for index, card in enumerate(pile) if chosen >> index & 1)
        for pile in (one, other)
        for chosen in range(1, 1 << len(pile))
    }
    assert found == sorted(expected)


@given(order=orders(), suit=suits, data=st.data())
@settings(max_examples=120)
def test_splitting_equals_the_oracle(order: Ranking, suit: EffectiveSuit, data: st.DataObject) -> None:
    cards = data.draw(piles(order, suit, 1, 12))
    parts = split(cards, order)
    shapes = [part.shape.length * (part.shape.width == 2) for part in parts]
    assert shapes == [group.pairs for group in oracle.one_split(texts(cards), trumps_of(order))]
    assert bundle(card for part in parts for card in part.cards) == cards
    ways = [{group.cards for group in way} for way in oracle.splits(texts(cards), trumps_of(order))]
    assert {texts(part.cards) for part in parts} in ways


@st.composite
def tricks(draw: st.DrawFn) -> tuple[Ranking, tuple[Cards, ...]]:
    """A lead and three answers, each of one suit more often than not."""
    order = draw(orders())
    led = draw(suits)
    lead = draw(piles(order, led, 1, 8))
    answers: list[Cards] = []
    for _ in range(3):
        suit = draw(st.sampled_from((led, TRUMP, TRUMP, EffectiveSuit.HEARTS)))
        answer = draw(piles(order, suit, len(lead), 14))
        chosen = draw(st.sampled_from((answer, answer[::-1], draw(st.permutations(answer)))))
        answers.append(bundle(chosen[: len(lead)]))
    return order, (lead, *answers)


@given(trick=tricks())
@settings(max_examples=120)
def test_the_winner_is_the_oracles(trick: tuple[Ranking, tuple[Cards, ...]]) -> None:
    order, plays = trick
    assert winning_index(plays, order) == oracle.winner(list(map(texts, plays)), trumps_of(order))


@given(trick=tricks())
@settings(max_examples=120)
def test_a_later_play_wins_by_beating_all_before_it(trick: tuple[Ranking, tuple[Cards, ...]]) -> None:
    """The winner so far is beaten or stays: nobody in between can become the winner afterwards."""
    order, plays = trick
    so_far = [winning_index(plays[:count], order) for count in range(1, 5)]
    assert so_far[0] == 0
    assert all(now in (before, index) for index, (before, now) in enumerate(pairwise(so_far), 1))


@st.composite
def throws(draw: st.DrawFn) -> tuple[Ranking, Cards, list[Cards]]:
    """A throw and three hands in its suit."""
    order = draw(orders())
    suit = draw(suits)
    return order, draw(piles(order, suit, 1, 8)), [draw(piles(order, suit, 0, 8)) for _ in range(3)]


@given(case=throws())
@settings(max_examples=120)
def test_throws_are_judged_as_by_the_oracle(case: tuple[Ranking, Cards, list[Cards]]) -> None:
    order, throw, others = case
    parts = split(throw, order)
    seats = others_of(Seat.P2, (others[1], others[2], (), others[0]))
    assert seats == tuple(zip((Seat.P3, Seat.P0, Seat.P1), others, strict=True))
    failure = judge(parts, seats, order) if len(parts) > 1 else None
    found = (
        (texts(throw), 0)
        if failure is None
        else (texts(failure.forced.cards), sum(part.shape.size for part in failure.failing))
    )
    assert found in oracle.verdicts(texts(throw), list(map(texts, others)), trumps_of(order))
    if failure is not None:
        (shown,) = split(failure.beating, order)
        assert shown.shape == failure.forced.shape
        assert order.height(shown.top) > order.height(failure.forced.top)
        holder = dict(seats)[failure.beaten_by]
        assert all(holder.count(card) >= failure.beating.count(card) for card in failure.beating)


def test_there_are_four_seats() -> None:
    assert [seat for seat, _ in others_of(Seat.P0, ((), (), (), ()))] == list(SEATS[1:])
