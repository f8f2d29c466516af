"""记录: every record comes back from plain values, and what is none is refused."""

import contextlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.actions import Draw
from game.rules.seats import Seat
from game.table.messages import Occupant, SeatInfo
from game.table.plan import Pace
from game.table.records import Acted, Dealt, Opened, Record, Seated, record_from_plain, record_to_plain
from game.wire import Plain, WireError, pack, unpack
from tests.kit.playthrough import give_back, play, show
from tests.table.rig import PACE, dealt, plan

RECORDS: list[Record] = [
    Opened(plan()),
    Opened(plan([Seat.P2], PACE, "online", rounds=12, turn_seconds=30)),
    Opened(plan([Seat.P3], PACE, "chaodipi", rounds=2)),
    Opened(plan([Seat.P0], Pace(0.125, (0.25, 0.5), (0, 0), 60))),
    dealt(),
    Dealt(dealt().deck[::-1], Seat.P3),
    Acted(None, Draw()),
    Acted(Seat.P0, show("LJ*3", "H")),
    Acted(Seat.P3, play("S9*3")),
    Acted(Seat.P1, give_back("")),
    Acted(Seat.P2, show("BJ*2")),
    Seated(Seat.P2, SeatInfo("老王", "ox", Occupant.STAND_IN, "steady"), left=True),
    Seated(Seat.P2, SeatInfo("Ann", "", Occupant.HUMAN)),
    Opened(plan([Seat.P2]), ("", "", "ab" * 32, "")),
    Acted(Seat.P3, play("S9*3"), 2**53),
    Seated(Seat.P2, SeatInfo("Ann", "", Occupant.HUMAN), owner="ab" * 32),
]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: type(record).__name__)
def test_a_record_comes_back(record: Record) -> None:
    assert record_from_plain(unpack(pack(record_to_plain(record)))) == record


def opened(**spoilt: Plain) -> Plain:
    """A plan's plain values with some of them replaced."""
    plain = record_to_plain(Opened(plan()))
    return [plain[0], plain[1] | spoilt]


def seated(**spoilt: Plain) -> Plain:
    """A seat's plain values with some of them replaced."""
    info: dict[str, Any] = {"name": "Ann", "avatar": "ox", "occupant": "human", "bot": ""}
    return ["seat", 0, info | spoilt, False]


NAMELESS = record_to_plain(Opened(plan()))[1]["seats"]
BAD: dict[str, Plain] = {
    "nothing": None,
    "a map": {"act": 1},
    "an unknown kind": ["undo", 1],
    "a kind alone": ["act"],
    "a fifth seat": ["act", 4, ["pass", {}]],
    "true for a seat": ["act", True, ["pass", {}]],
    "an unknown action": ["act", 0, ["fold", {}]],
    "an action that is no envelope": ["act", 0, {"pass": {}}],
    "a deck of text": ["deal", "S9", 0],
    "a deck of unknown cards": ["deal", ["S1"], 0],
    "a drawer that is true": ["deal", ["S9"], True],
    "no drawer": ["deal", ["S9"]],
    "a plan of nothing": ["open", {}],
    "a plan with something more": opened(password="x"),
    "a plan with three seats": opened(seats=NAMELESS[:3]),
    "a plan of an unknown game": opened(options=["bridge", {}]),
    "a plan whose options are wrong": opened(options=["dagunzi", {"pots": -1}]),
    "a plan whose options have more": opened(options=["dagunzi", {"doubling": True}]),
    "a plan with another game's options": opened(options=["chaodipi", {"pots": 1}]),
    "a plan with options of another game than its preset": opened(options=["chaodipi", {}]),
    "a plan with a negative pace": opened(pace={"deal": -1.0}),
    "a plan with a pace of NaN": opened(pace={"deal": float("nan")}),
    "a plan with an unknown pause": opened(pace={"deal": 0.1, "lunch": 1.0}),
    "a plan with a clock that runs backwards": opened(turn_seconds=-5),
    "a plan with a clock of text": opened(turn_seconds="30"),
    "a plan without rounds": opened(match={"rounds": 0, "start_level": 3}),
    "a plan from a level that is not played": opened(match={"rounds": None, "start_level": 14}),
    "a plan of an unknown preset": opened(preset="harbin"),
    "a plan with a name of ten thousand letters": opened(seats=[NAMELESS[0] | {"name": "x" * 10_000}, *NAMELESS[1:]]),
    "a seat with control characters": seated(name="A\x1b[2J"),
    "a seat with a bot of ten thousand letters": seated(bot="x" * 10_000),
    "a seat with turned writing": seated(name="A\u202e"),
    "a seat of an unknown kind": seated(occupant="ghost"),
    "a seat with something more": seated(token="x"),
    "a seat that left by number": ["seat", 0, seated()[2], 1],
    "a seat with an owner of ten thousand letters": [*seated(), "x" * 10_000],
    "a seat with two owners": [*seated(), "a", "b"],
    "an act with a number below 1": ["act", 0, ["pass", {}], 0],
    "an act with a number that is too large": ["act", 0, ["pass", {}], 2**53 + 1],
    "an act with true for a number": ["act", 0, ["pass", {}], True],
    "an act with two numbers": ["act", 0, ["pass", {}], 1, 2],
    "a plan with three owners": [*opened(), ["", "", ""]],
    "a plan with an owner of ten thousand letters": [*opened(), ["", "", "", "x" * 10_000]],
}


@pytest.mark.parametrize("plain", BAD.values(), ids=BAD)
def test_what_is_no_record_is_refused(plain: Plain) -> None:
    with pytest.raises(WireError) as error:
        record_from_plain(plain)
    assert 0 < len(str(error.value)) < 400


@given(
    plain=st.recursive(
        st.none() | st.booleans() | st.integers(-5, 5) | st.floats() | st.sampled_from(["open", "act", "seat", "deal"]),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=12,
    )
)
def test_any_plain_value_is_a_record_or_refused(plain: Plain) -> None:
    with contextlib.suppress(WireError):
        record_from_plain(plain)
