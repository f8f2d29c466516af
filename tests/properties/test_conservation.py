"""No card is lost, none is made; so it is with the points."""

from collections import Counter

from game.rules.cards import Card, pack, points_in
from game.rules.playing import Playing
from game.rules.round import Round
from tests.properties.conftest import Walks


def played(state: Round) -> list[Card]:
    tricks = [*state.board.tricks, *([state.phase.trick] if isinstance(state.phase, Playing) else [])]
    return [card for trick in tricks for play in trick.plays for card in play]


def everywhere(state: Round) -> Counter[Card]:
    cards = state.cards
    hands = [card for hand in cards.hands for card in hand]
    return Counter([*hands, *cards.stock, *cards.kitty, *played(state)])


def test_cards_and_points_are_conserved_at_each_step(walks: Walks) -> None:
    for walk in walks:
        whole = Counter(pack(walk.size.copies))
        assert Counter(walk.deck) == whole
        for state in walk.states:
            assert everywhere(state) == whole


def points_taken(state: Round) -> list[int]:
    """What each trick so far gave to the attackers."""
    attackers = None if state.board.banker is None else state.board.banker.team.other
    return [
        sum(map(points_in, trick.plays))
        for trick in state.board.tricks
        if trick.winner is not None and trick.winner.team is attackers
    ]


def test_the_attackers_points_are_those_of_the_tricks_they_won(walks: Walks) -> None:
    for walk in walks:
        for state in walk.states:
            assert state.board.points == sum(points_taken(state))
        if walk.end.phase.name == "over":
            lost = sum(trick.points for trick in walk.end.board.tricks) - walk.end.board.points
            assert walk.end.board.points + lost + points_in(walk.end.cards.kitty) == 100 * walk.size.copies


def test_hands_and_kitty_have_their_sizes(walks: Walks) -> None:
    for walk in walks:
        hand, kitty = walk.size.hand, walk.size.kitty
        for state in walk.states:
            sizes = [len(hand) for hand in state.cards.hands]
            if state.phase.name in {"closing", "redeal", "pay", "bury_jokers", "override", "fry"}:
                assert (sizes, len(state.cards.kitty)) == ([hand] * 4, kitty)
            if state.phase.name == "bury":
                assert (sorted(sizes), len(state.cards.kitty)) == ([hand, hand, hand, hand + kitty], 0)
            if isinstance(state.phase, Playing):
                lead = state.phase.lead or ()
                assert max(sizes) - min(sizes) in {0, len(lead)}
                assert len(state.cards.kitty) == kitty
