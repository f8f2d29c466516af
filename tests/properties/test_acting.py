"""Somebody can always act; what `check` accepts `apply` takes, and nothing else."""

import random
from dataclasses import replace
from itertools import islice
from typing import Any, cast

import pytest

from game.rules.actions import ACTIONS, Action, Declare
from game.rules.cards import Cards, Suit, bundle, pack
from game.rules.refusals import Refusal, RefusedError
from game.rules.round import Round
from game.rules.seats import SEATS, Seat
from tests.kit.random_rounds import Walk
from tests.properties.conftest import Walks

_ENUMERATED = 200


def test_somebody_can_always_act(walks: Walks) -> None:
    for walk in walks:
        for state in walk.states:
            if state.over:
                assert not state.phase.deals
                assert state.to_act == ()
                assert not any(list(state.view(seat).actions()) for seat in SEATS)
            else:
                assert state.phase.deals != bool(state.to_act)
                for seat in state.to_act:
                    assert state.view(seat).my_turn
                    assert next(state.view(seat).actions(), None) is not None


def test_every_round_ends_played_out_or_dealt_anew(walks: Walks) -> None:
    for walk in walks:
        assert walk.end.phase.name in {"over", "redeal"}
        if walk.end.phase.name == "over":
            assert all(hand == () for hand in walk.end.cards.hands)


def test_only_who_must_act_or_may_declare_has_anything_to_do(walks: Walks) -> None:
    for walk in walks:
        for state in walk.states:
            for seat in SEATS:
                able = next(state.view(seat).actions(), None) is not None
                assert able == (seat in state.to_act) or state.phase.deals


def some_cards(state: Round, seat: Seat | None, rng: random.Random) -> Cards:
    """Cards as somebody clumsy or sly would try them: his own, anybody's, any, too many, none."""
    own = state.cards.hands[rng.choice(SEATS) if seat is None else seat]
    kitty = state.cards.kitty
    if state.phase.name == "take":
        own = kitty
    asked: int = getattr(state.phase, "count", 1)
    pile = rng.choice((own, own, own, state.cards.hands[rng.choice(SEATS)], kitty, pack(3)))
    size = min(rng.choice((0, 1, 2, 3, 3, 4, 6, asked, asked, asked)), len(pile))
    if pile and rng.random() < 0.4:
        return tuple([rng.choice(pile)] * size)
    return tuple(rng.sample(pile, size))


def any_action(kind: type[Action], state: Round, seat: Seat | None, rng: random.Random) -> Action:
    """An action of a kind, legal or not; often one that is legal, with a card or the suit changed."""
    likely = [action for action in _offered(state, seat) if isinstance(action, kind)]
    if likely and rng.random() < 0.6:
        return _disturbed(rng.choice(likely), rng)
    if kind is Declare:
        return Declare(some_cards(state, seat, rng), rng.choice((None, *Suit)))
    if hasattr(kind, "cards"):
        return cast("Any", kind)(some_cards(state, seat, rng))
    return cast("Any", kind)()


def _offered(state: Round, seat: Seat | None) -> list[Action]:
    return [] if seat is None else list(islice(state.view(seat).actions(), 20))


def _disturbed(action: Action, rng: random.Random) -> Action:
    cards: Cards = getattr(action, "cards", ())
    if not cards or rng.random() < 0.5:
        return action
    others = list(cards)
    others[rng.randrange(len(others))] = rng.choice(pack(1))
    return replace(cast("Any", action), cards=tuple(others))


def outcome(state: Round, seat: Seat | None, action: Action) -> Refusal | None:
    """What `apply` says: None when it does it."""
    try:
        after, told = state.apply(seat, action)
    except RefusedError as error:
        return error.refusal
    assert after != state
    assert told
    return None


def visited(walk: Walk, rng: random.Random, share: float) -> list[Round]:
    """Some of the states of the long phases, all of the short ones."""
    return [state for state in walk.states if state.phase.name not in {"draw", "play"} or rng.random() < share]


def test_what_check_accepts_apply_takes_and_nothing_else(walks: Walks) -> None:
    for walk in walks:
        rng = walk.rng("acting")
        for state in visited(walk, rng, 0.06):
            for seat in (*SEATS, None):
                for kind in ACTIONS.values():
                    action = any_action(kind, state, seat, rng)
                    assert outcome(state, seat, action) is state.check(seat, action), (seat, action)


def test_the_legal_actions_are_those_that_check_accepts(walks: Walks) -> None:
    for walk in walks:
        rng = walk.rng("legal")
        for state in visited(walk, rng, 0.03):
            for seat in SEATS:
                view = state.view(seat)
                offered = list(islice(view.actions(), _ENUMERATED))
                assert len(offered) == len(set(offered))
                assert [view.check(action) for action in offered] == [None] * len(offered)
                if len(offered) < _ENUMERATED:
                    tried = (any_action(kind, state, seat, rng) for kind in ACTIONS.values() for _ in range(6))
                    assert {in_order(action) for action in tried if view.check(action) is None} <= set(offered)


def in_order(action: Action) -> Action:
    """The action with its cards in the order in which actions are enumerated."""
    cards: Cards | None = getattr(action, "cards", None)
    return action if cards is None else replace(cast("Any", action), cards=bundle(cards))


def test_a_refused_action_says_why_and_a_spectator_may_do_nothing(walks: Walks) -> None:
    for walk in walks:
        rng = walk.rng("spectator")
        for state in visited(walk, rng, 0.06):
            view = state.view(None)
            assert list(view.actions()) == []
            for kind in ACTIONS.values():
                assert isinstance(view.check(any_action(kind, state, None, rng)), Refusal)


@pytest.mark.parametrize("refusal", Refusal)
def test_a_refused_error_carries_its_reason(refusal: Refusal) -> None:
    error = RefusedError(refusal)
    assert (error.refusal, str(error)) == (refusal, refusal.value)
