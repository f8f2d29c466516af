"""Same input, same round; other names for the suits and other chairs, the same round in other words."""

from itertools import islice

from game.rules.cards import Suit
from game.rules.round import Round
from game.rules.seats import SEATS
from tests.kit.random_rounds import Walk, random_walk
from tests.kit.symmetry import SAME, Symmetry
from tests.properties.conftest import Walks

_ENUMERATED = 200


def test_the_same_deck_and_actions_give_the_same_round(walks: Walks) -> None:
    for walk in walks:
        state = walk.game.start(walk.start.board.options, walk.start.board.setup, walk.deck)
        assert state == walk.start
        for move in walk.moves:
            state, told = state.apply(move.seat, move.action)
            assert state == move.after
            assert told == move.told
        assert hash(state) == hash(walk.end)


def test_the_same_seed_gives_the_same_walk(walks: Walks) -> None:
    walk = next(iter(walks))
    assert random_walk.__wrapped__(walk.seed, walk.rules, walk.number) == walk


def same_legal_actions(state: Round, other: Round, symmetry: Symmetry) -> bool:
    """Whether each seat may do in `other` what corresponds to what it may do in `state`."""
    for seat in SEATS:
        legal = list(islice(state.view(seat).actions(), _ENUMERATED))
        other_seat = symmetry.seat(seat)
        if state.phase.name == "bury" or len(legal) == _ENUMERATED:
            fits = all(other.check(other_seat, symmetry.image(action)) is None for action in legal)
        else:
            there = set(map(SAME.image, other.view(other_seat).actions()))
            fits = set(map(symmetry.image, legal)) == there
        if not fits:
            return False
    return True


def replay(walk: Walk, symmetry: Symmetry) -> None:
    """Play the image of a walk, and find the image of each state and notice."""
    rng = walk.rng("symmetry")
    setup = symmetry.image(walk.start.board.setup)
    state = walk.game.start(walk.start.board.options, setup, symmetry.deck(walk.deck))
    for move in walk.moves:
        state, told = state.apply(None if move.seat is None else symmetry.seat(move.seat), symmetry.image(move.action))
        assert list(map(SAME.notice, told)) == list(map(symmetry.notice, move.told))
        assert state.to_act == symmetry.image(move.after.to_act)
        if move.after.phase.name not in {"draw", "play"} or rng.random() < 0.02:
            assert SAME.image(state) == symmetry.image(move.after)
            assert same_legal_actions(move.after, state, symmetry)
    if state.phase.name == "over":
        assert walk.game.settle(state) == symmetry.image(walk.game.settle(walk.end))


def test_renaming_suits_changes_nothing_where_suits_have_no_order(dagunzi_walks: Walks) -> None:
    """In Chao Dipi they have one: it ranks what overrides (B4), and what a failed throw forces (D-B09)."""
    for walk in dagunzi_walks:
        names = list(Suit)
        walk.rng("suits").shuffle(names)
        replay(walk, Symmetry(dict(zip(Suit, names, strict=True))))


def test_rotating_seats_changes_nothing(walks: Walks) -> None:
    for walk in walks:
        replay(walk, Symmetry(SAME.suits, walk.rng("turn").randint(1, 3)))
