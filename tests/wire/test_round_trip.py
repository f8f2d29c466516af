"""编码: whatever happens in a round survives the way through bytes."""

from collections.abc import Iterator
from dataclasses import fields
from typing import TypeVar, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.actions import ACTIONS, Action
from game.rules.dagunzi.game import Dagunzi
from game.rules.events import EVENTS, Event, Viewer
from game.rules.options import GameOptions
from game.rules.seats import SEATS
from game.rules.view import SeatView
from game.wire import (
    Plain,
    action_to_plain,
    event_to_plain,
    from_plain,
    options_to_plain,
    pack,
    unpack,
    view_to_plain,
)
from tests.kit.random_rounds import RULES, Walk, random_walk

T = TypeVar("T")
_ROUNDS = 3
_VIEWERS: tuple[Viewer, ...] = (*SEATS, None)


def walks(seed: int, rules: str) -> Iterator[Walk]:
    """Some random rounds."""
    return (random_walk(seed, rules, number) for number in range(_ROUNDS))


def through_bytes(plain: Plain) -> Plain:
    """Pack and unpack; packing what came out gives the same bytes again."""
    data = pack(plain)
    back = unpack(data)
    assert pack(back) == data
    return back


@pytest.mark.parametrize("rules", RULES)
def test_every_action_comes_back(rules: str, seed: int) -> None:
    for walk in walks(seed, rules):
        for move in walk.moves:
            back = from_plain(Action, through_bytes(action_to_plain(move.action)))
            assert back == move.action
            assert type(back) is type(move.action)


@pytest.mark.parametrize("rules", RULES)
def test_every_event_comes_back(rules: str, seed: int) -> None:
    for walk in walks(seed, rules):
        for notice in (notice for move in walk.moves for notice in move.told):
            back = from_plain(Event, through_bytes(event_to_plain(notice.event)))
            assert back == notice.event
            assert type(back) is type(notice.event)


@pytest.mark.parametrize("rules", RULES)
def test_every_view_comes_back_with_its_stage(rules: str, seed: int) -> None:
    for walk in walks(seed, rules):
        rng = walk.rng("views")
        for state in walk.states:
            view = state.view(rng.choice(_VIEWERS))
            back = from_plain(SeatView, through_bytes(view_to_plain(view)))
            assert back == view
            assert type(back.stage) is type(view.stage)
            assert type(back.board.options) is type(view.board.options)


def test_what_comes_back_can_be_asked_like_the_view_that_went(seed: int) -> None:
    for walk in walks(seed, "classic"):
        for move in walk.moves:
            if move.seat is not None:
                back = from_plain(SeatView, view_to_plain(move.before.view(move.seat)))
                assert back.check(move.action) is None
                assert back.my_turn == move.before.view(move.seat).my_turn


@pytest.mark.parametrize("rules", RULES)
def test_options_come_back(rules: str, seed: int) -> None:
    for walk in walks(seed, rules):
        options = walk.start.board.options
        assert from_plain(GameOptions, through_bytes(options_to_plain(options))) == options


def any_of(kind: type[T]) -> st.SearchStrategy[T]:
    """Any value of a dataclass; numbers of the size that a game has."""
    hints = get_type_hints(kind)
    return st.builds(
        kind,
        **{
            item.name: st.integers(-999, 999) if hints[item.name] is int else st.from_type(hints[item.name])
            for item in fields(kind)  # pyright: ignore[reportArgumentType]  # every kind is a dataclass
        },
    )


@pytest.mark.parametrize("kind", ACTIONS.values(), ids=ACTIONS)
@given(data=st.data())
@settings(max_examples=20)
def test_an_action_of_each_kind_comes_back(kind: type[Action], data: st.DataObject) -> None:
    action = data.draw(any_of(kind))
    assert from_plain(Action, through_bytes(action_to_plain(action))) == action


@pytest.mark.parametrize("kind", EVENTS.values(), ids=EVENTS)
@given(data=st.data())
@settings(max_examples=20)
def test_an_event_of_each_kind_comes_back(kind: type[Event], data: st.DataObject) -> None:
    event = data.draw(any_of(kind))
    assert from_plain(Event, through_bytes(event_to_plain(event))) == event


def test_the_rounds_show_every_phase(seed: int) -> None:
    """A sample that lacks a phase would prove nothing about its views."""
    wanted = set(Dagunzi().phases)
    many = (random_walk(seed, rules, number) for number in range(60) for rules in RULES)
    for walk in many:
        wanted -= {type(state.phase) for state in walk.states}
        if not wanted:
            break
    assert not wanted


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES)
def test_two_thousand_rounds_come_back(rules: str, seed: int) -> None:
    for number in range(2_000):
        walk = random_walk(seed, rules, number)
        for move in walk.moves:
            assert from_plain(Action, unpack(pack(action_to_plain(move.action)))) == move.action
            for notice in move.told:
                assert from_plain(Event, unpack(pack(event_to_plain(notice.event)))) == notice.event
            view = move.after.view(_VIEWERS[len(move.after.board.tricks) % len(_VIEWERS)])
            assert from_plain(SeatView, unpack(pack(view_to_plain(view)))) == view
