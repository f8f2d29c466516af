"""Following against the oracle: every sub-bundle of a small hand, judged from the rulebook's text."""

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.actions import Play
from game.rules.cards import Card, Cards, Rank, Suit, bundle
from game.rules.dagunzi.declaring import dagunzi_ranking
from game.rules.dagunzi.options import LEVELS
from game.rules.following import Following, check_follow, follows, leads
from game.rules.playing import Playing
from game.rules.ranking import Ranking
from game.rules.round import Round
from game.rules.seats import Seat
from tests.properties import oracle
from tests.properties.conftest import Walks

_SMALL = 9


def texts(cards: Cards) -> oracle.Bundle:
    return tuple(map(str, cards))


def legal(state: Round, seat: Seat) -> set[oracle.Bundle]:
    return {texts(action.cards) for action in state.view(seat).actions() if isinstance(action, Play)}


def by_oracle(hand: Cards, lead: Cards | None, ranking: Ranking, *, strict: bool) -> set[oracle.Bundle]:
    if lead is None:
        return oracle.legal_leads(texts(hand))
    return oracle.legal_answers(texts(hand), texts(lead), str(int(ranking.level)), str(ranking.suit), strict)


def test_following_equals_the_oracle_in_random_rounds(dagunzi_walks: Walks) -> None:
    for walk in dagunzi_walks:
        for state in walk.states:
            if not isinstance(state.phase, Playing):
                continue
            (seat,) = state.to_act
            hand = state.cards.hands[seat]
            if len(hand) <= _SMALL:
                strict = state.board.options.texts()["following"] == "strict"
                assert legal(state, seat) == by_oracle(hand, state.phase.lead, state.board.trump, strict=strict)


kinds = st.sampled_from([card for card in Card if card.rank in (2, 3, 7, 8) or card.suit is None])
"""Few kinds, so that pairs and triples are common, from every strength class."""


@st.composite
def tables(draw: st.DrawFn) -> tuple[Cards, Cards, Ranking]:
    """A lead, a follower's hand of at least as many cards, and a ranking."""
    ranking = dagunzi_ranking(draw(st.sampled_from((Rank.THREE, Rank.SEVEN, *LEVELS))), draw(st.sampled_from(Suit)))
    lead = (draw(kinds),) * draw(st.integers(1, 3))
    few = draw(st.lists(kinds, min_size=1, max_size=4, unique=True))
    copies = [card for card in few for _ in range(draw(st.integers(1, 3)))]
    spare = draw(st.lists(kinds, min_size=3, max_size=3))
    hand = [*copies, *(card for card in spare if copies.count(card) < 1)]
    hand += [Card.D10] * max(0, len(lead) - len(hand))
    return lead, bundle(hand), ranking


@given(table=tables())
@settings(max_examples=300)
def test_following_equals_the_oracle_on_small_hands(table: tuple[Cards, Cards, Ranking]) -> None:
    lead, hand, ranking = table
    for following in Following:
        found = list(follows(hand, lead, ranking, following))
        assert found == sorted(set(found)), "each once, in the order of their text"
        assert set(map(texts, found)) == by_oracle(hand, lead, ranking, strict=following is Following.STRICT)


@given(table=tables(), data=st.data())
@settings(max_examples=300)
def test_check_follow_equals_the_oracle(table: tuple[Cards, Cards, Ranking], data: st.DataObject) -> None:
    lead, hand, ranking = table
    play = bundle(data.draw(st.permutations(hand))[: len(lead)])
    for following in Following:
        allowed = texts(play) in by_oracle(hand, lead, ranking, strict=following is Following.STRICT)
        assert (check_follow(hand, play, lead, ranking, following) is None) is allowed


@given(table=tables())
def test_leads_equal_the_oracle(table: tuple[Cards, Cards, Ranking]) -> None:
    _, hand, _ = table
    found = list(leads(hand))
    assert found == sorted(set(found))
    assert set(map(texts, found)) == oracle.legal_leads(texts(hand))
