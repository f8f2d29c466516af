"""Beating is a strict order, and the winner of a trick is what nothing beats."""

from itertools import permutations, product

import pytest

from game.rules.cards import Card, Cards, Suit
from game.rules.dagunzi.declaring import dagunzi_ranking
from game.rules.dagunzi.options import LEVELS
from game.rules.ranking import Ranking
from game.rules.trick import beats, winning_index
from tests.properties import oracle
from tests.properties.conftest import Walks

RANKINGS = [dagunzi_ranking(level, suit) for level, suit in product(LEVELS, Suit)]
LEVEL_TEXT = {level: str(int(level)) for level in LEVELS}


def texts(play: Cards) -> tuple[str, ...]:
    return tuple(map(str, play))


def test_beating_is_a_strict_order_in_random_rounds(dagunzi_walks: Walks) -> None:
    for walk in dagunzi_walks:
        for trick in walk.end.board.tricks:
            ranking = walk.end.board.trump
            assert not any(beats(play, play, ranking) for play in trick.plays)
            for one, other in permutations(trick.plays, 2):
                assert not (beats(one, other, ranking) and beats(other, one, ranking))
            for one, two, three in permutations(trick.plays, 3):
                if beats(one, two, ranking) and beats(two, three, ranking):
                    assert beats(one, three, ranking)


def test_nothing_beats_the_winner_and_he_is_the_first_such(dagunzi_walks: Walks) -> None:
    for walk in dagunzi_walks:
        for trick in walk.end.board.tricks:
            ranking, lead = walk.end.board.trump, trick.plays[0]
            able = [index for index, play in enumerate(trick.plays) if index == 0 or beats(play, lead, ranking)]
            unbeaten = [i for i in able if not any(beats(trick.plays[j], trick.plays[i], ranking) for j in able)]
            assert trick.winner == trick.seat_of(unbeaten[0])


def test_the_winner_is_the_oracles(dagunzi_walks: Walks) -> None:
    for walk in dagunzi_walks:
        for trick in walk.end.board.tricks:
            ranking = walk.end.board.trump
            plays = list(map(texts, trick.plays))
            winner = oracle.winner(plays, LEVEL_TEXT[ranking.level], str(ranking.suit))
            assert trick.winner == trick.seat_of(winner)


@pytest.mark.parametrize("width", [1, 2, 3])
def test_beating_is_a_strict_order_for_every_level_and_trump(width: int) -> None:
    for ranking in RANKINGS:
        below: dict[Card, set[Card]] = {
            high: {low for low in Card if beats((high,) * width, (low,) * width, ranking)} for high in Card
        }
        for high, lows in below.items():
            assert high not in lows
            for low in lows:
                assert high not in below[low]
                assert below[low] <= lows


@pytest.mark.parametrize("ranking", RANKINGS, ids=lambda ranking: f"{ranking.level}{ranking.suit}")
def test_singles_compare_as_the_oracle_says(ranking: Ranking) -> None:
    level, trump = LEVEL_TEXT[ranking.level], str(ranking.suit)
    for lead, answer in product(Card, repeat=2):
        index = oracle.winner([(str(lead),), (str(answer),)], level, trump)
        assert winning_index(((lead,), (answer,)), ranking) == index


def test_plays_of_different_width_or_unlike_cards_never_beat() -> None:
    ranking = RANKINGS[0]
    high, low = (Card.BJ,), (Card.S4,)
    for wide, narrow in ((3, 2), (3, 1), (2, 1)):
        assert not beats(high * wide, low * narrow, ranking)
        assert not beats(high * narrow, low * wide, ranking)
    assert not beats((Card.BJ, Card.LJ), low * 2, ranking)
    assert not beats((Card.BJ, Card.BJ, Card.LJ), low * 3, ranking)
