"""The random rounds themselves: rare things are common in them, or the laws would say little."""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from game.rules.cards import Card, pack
from game.rules.events import EVENTS
from game.rules.seats import Seat
from tests.kit.decks import COPIES
from tests.kit.notation import P2
from tests.kit.random_decks import WISHES, Wish, random_deck, random_options
from tests.kit.random_rounds import MIXED, Walk, random_walk
from tests.properties.conftest import SWEEP


@pytest.mark.parametrize("wish", list(dict.fromkeys(WISHES)), ids=lambda wish: wish.__name__)
def test_a_wish_can_be_dealt(wish: Callable[[random.Random, Seat], Wish], rng: random.Random) -> None:
    for _ in range(20):
        place, wanted = wish(rng, P2)
        assert not Counter(wanted) - Counter(pack(COPIES))
        assert 3 <= len(wanted) <= (6 if place is None else 39)


def test_a_random_deck_is_a_whole_pack(rng: random.Random) -> None:
    for _ in range(20):
        assert sorted(random_deck(rng, P2)) == sorted(pack(COPIES))


def test_random_options_are_any_options(rng: random.Random) -> None:
    drawn = [random_options(rng) for _ in range(60)]
    for name in drawn[0].texts():
        if name != "pots":
            assert len({options.texts()[name] for options in drawn}) > 1, name


def happenings(walk: Walk) -> Iterator[str]:
    """What is worth counting in a round."""
    board, start = walk.end.board, walk.start.board
    kind = "first" if start.setup.first_round else "later"
    yield f"{walk.end.phase.name} in a {kind} round"
    yield f"{'claimed' if board.claims else 'unclaimed'} {kind} round"
    if board.dry:
        yield "dry pot"
    if board.tribute is not None:
        yield from _of_tribute(walk)
    buried = walk.end.cards.kitty
    if buried.count(Card.BJ) == 3:
        yield "three big jokers in the kitty"
    yield from (f"{len(board.swaps)} seats add jokers" for _ in board.swaps[:1])
    yield from {name for name, event in EVENTS.items() for move in walk.moves if type(move.told[0].event) is event}


def _of_tribute(walk: Walk) -> Iterator[str]:
    tribute = walk.end.board.tribute
    if tribute is None:
        return
    if tribute.waived_by is not None:
        yield "tribute waived"
    elif tribute.reversed_by is not None:
        yield "tribute reversed"
    elif len(tribute.paid) < tribute.due:
        yield "tribute short"
    else:
        yield "tribute"


RARE = [
    *(f"{claimed} {kind} round" for claimed in ("claimed", "unclaimed") for kind in ("first", "later")),
    *(f"{end} in a {kind} round" for end in ("over", "redeal") for kind in ("first", "later")),
    *("tribute waived", "tribute reversed", "tribute short", "dry pot", "three big jokers in the kitty"),
    *("1 seats add jokers", "2 seats add jokers"),
]


@pytest.mark.slow
@pytest.mark.parametrize("half", range(2))
def test_rare_things_happen_in_a_sweep(half: int, seed: int) -> None:
    numbers = range(half, SWEEP, 2)
    seen = Counter(name for number in numbers for name in happenings(random_walk(seed, MIXED, number)))
    assert [name for name in RARE if not seen[name]] == []
    openings = {"drawn", "declared", "passed", "paid", "returned", "buried", "jokers_buried", "taken_out", "played"}
    assert {name for name in EVENTS if seen[name]} == openings, "what a seat or the dealer does comes first"
