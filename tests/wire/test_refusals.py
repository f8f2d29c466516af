"""编码: what comes in from elsewhere is refused with a reason, whatever it is."""

import contextlib
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.actions import Action, Play
from game.rules.cards import Cards
from game.rules.events import Event
from game.rules.options import GameOptions
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.table.messages import SeatInfo
from game.wire import Plain, WireError, action_to_plain, from_plain, pack, unpack, view_to_plain
from tests.kit.notation import cards
from tests.kit.random_rounds import random_walk

BAD_ACTIONS: dict[str, Plain] = {
    "nothing": None,
    "text": "play",
    "a number": 7,
    "an empty array": [],
    "a kind alone": ["play"],
    "three items": ["play", {"cards": ["S9"]}, 1],
    "a map": {"play": {"cards": ["S9"]}},
    "an unknown kind": ["fold", {}],
    "an event": ["drawn", {"seat": 0, "card": None}],
    "a kind that is no text": [["play"], {"cards": ["S9"]}],
    "no body": ["pass", None],
    "an array for a body": ["play", [["S9"]]],
    "a missing key": ["play", {}],
    "an unknown key": ["play", {"cards": ["S9"], "seat": 3}],
    "a key of bytes": ["play", {b"cards": ["S9"]}],
    "an unknown card": ["play", {"cards": ["S1"]}],
    "a card of bytes": ["play", {"cards": [b"S9"]}],
    "a number for a card": ["play", {"cards": [9]}],
    "text for cards": ["play", {"cards": "S9"}],
    "an unknown suit": ["declare", {"cards": ["LJ", "LJ", "LJ"], "suit": "X"}],
    "a suit where none belongs": ["play", {"cards": ["S9"], "suit": "S"}],
}


@pytest.mark.parametrize("plain", BAD_ACTIONS.values(), ids=BAD_ACTIONS)
def test_an_action_is_refused(plain: Plain) -> None:
    with pytest.raises(WireError) as error:
        from_plain(Action, plain)
    assert str(error.value)


BAD_NUMBERS: dict[str, Plain] = {
    "a fifth seat": 4,
    "a negative one": -1,
    "true": True,
    "a float": 1.0,
    "text": "1",
    "nothing": None,
    "a huge one": 2**63,
}


@pytest.mark.parametrize("plain", BAD_NUMBERS.values(), ids=BAD_NUMBERS)
def test_a_seat_is_refused(plain: Plain) -> None:
    with pytest.raises(WireError):
        from_plain(Seat, plain)


def test_the_reason_says_where() -> None:
    with pytest.raises(WireError, match=r"cards\[1\]"):
        from_plain(Action, ["play", {"cards": ["S9", "Z9"]}])


def test_the_reason_names_unknown_keys() -> None:
    with pytest.raises(WireError, match="colour, size"):
        from_plain(Action, ["play", {"cards": ["S9"], "size": 1, "colour": 2}])


def test_options_are_refused_by_their_own_rules() -> None:
    with pytest.raises(WireError, match="pots"):
        from_plain(GameOptions, ["dagunzi", {"pots": 0}])
    with pytest.raises(WireError, match="must_play"):
        from_plain(GameOptions, ["dagunzi", {"must_play": [3]}])
    with pytest.raises(WireError):
        from_plain(GameOptions, ["bridge", {}])


def test_a_type_without_envelope_refuses_unknown_keys() -> None:
    plain = {"name": "Ann", "avatar": "ox", "occupant": "human"}
    assert from_plain(SeatInfo, plain).name == "Ann"
    with pytest.raises(WireError, match="token"):
        from_plain(SeatInfo, plain | {"token": "x"})


def late_view(seed: int) -> tuple[SeatView, dict[str, Any]]:
    """A view with tricks in it, and its plain values."""
    walks = (random_walk(seed, "classic", number) for number in range(20))
    walk = next(walk for walk in walks if walk.end.board.tricks)  # others were dealt anew
    view = list(walk.states)[-40].view(Seat.P1)
    return view, unpack(pack(view_to_plain(view)))


def test_unknown_keys_are_found_however_deep(seed: int) -> None:
    view, plain = late_view(seed)
    assert from_plain(SeatView, plain) == view
    for spoilt in (plain, plain["board"], plain["board"]["setup"], plain["board"]["tricks"][0], plain["stage"][1]):
        spoilt["hand_of_p2"] = ["BJ"]
        with pytest.raises(WireError, match="hand_of_p2"):
            from_plain(SeatView, plain)
        del spoilt["hand_of_p2"]
    assert from_plain(SeatView, plain) == view


def test_a_stage_of_another_kind_is_refused(seed: int) -> None:
    _, plain = late_view(seed)
    stages: list[Plain] = [
        ["dagunzi.nowhere", {}],
        ["play", plain["stage"][1]],
        ["dagunzi.bury", plain["stage"][1]],
        None,
    ]
    for stage in stages:
        with pytest.raises(WireError):
            from_plain(SeatView, plain | {"stage": stage})


def test_cards_of_another_type_are_refused() -> None:
    with pytest.raises(WireError):
        from_plain(Cards, {"S9": 1})


plains = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=20,
)


@pytest.mark.parametrize("kind", [Action, Event, GameOptions, SeatView, SeatInfo, Seat, Cards, str, int], ids=str)
@given(plain=plains)
def test_any_plain_value_is_built_or_refused(kind: type, plain: Plain) -> None:
    with contextlib.suppress(WireError):
        from_plain(kind, plain)


@given(plain=plains)
def test_any_body_is_built_or_refused(plain: Plain) -> None:
    for name in ("play", "declare", "draw"):
        with contextlib.suppress(WireError):
            assert isinstance(from_plain(Action, [name, plain]), Action)


@given(data=st.binary(max_size=200))
def test_any_bytes_are_unpacked_or_refused(data: bytes) -> None:
    with contextlib.suppress(WireError):
        unpack(data)


def test_bytes_changed_anywhere_are_built_or_refused(seed: int, rng: random.Random) -> None:
    view, _ = late_view(seed)
    sound = pack(view_to_plain(view))
    refused = 0
    for _ in range(1_500):
        data = bytearray(sound)
        data[rng.randrange(len(data))] = rng.randrange(256)
        try:
            from_plain(SeatView, unpack(bytes(data)))
        except WireError:
            refused += 1
    assert refused > 500


def test_bytes_cut_anywhere_are_refused(seed: int) -> None:
    view, _ = late_view(seed)
    sound = pack(view_to_plain(view))
    for end in range(len(sound)):
        with pytest.raises(WireError):
            unpack(sound[:end])
    with pytest.raises(WireError):
        unpack(sound + b"\x00")


HOSTILE = {
    "deep nesting": b"\x91" * 5_000,
    "an array of four thousand million": b"\xdd\xff\xff\xff\xff",
    "a map of four thousand million": b"\xdf\xff\xff\xff\xff",
    "a text of four thousand million": b"\xdb\xff\xff\xff\xff",
    "arrays of sixty thousand, nested": b"\xdc\xff\xff" * 400,
    "text that is not UTF-8": b"\xa2\xff\xfe",
    "a number for a key": b"\x81\x01\x02",
    "an array for a key": b"\x81\x90\x02",
    "a reserved byte": b"\xc1",
    "an extension": b"\xc7\x08\x05" + bytes(8),
}


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_hostile_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(WireError):
        from_plain(Action, unpack(data))


def test_a_long_play_is_carried_and_left_to_the_rules() -> None:
    """The wire bounds sizes, not sense: 162 cards in one play are refused by the view."""
    action = Play(cards("S9") * 162)
    assert from_plain(Action, unpack(pack(action_to_plain(action)))) == action


def test_an_array_longer_than_anything_in_a_game_is_refused() -> None:
    with pytest.raises(WireError):
        unpack(pack(["S9"] * 2_000))
