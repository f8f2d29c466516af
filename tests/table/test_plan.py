"""约定: what can be agreed before a match, and what cannot."""

import math
from dataclasses import replace
from typing import Any

import pytest

from game.rules.cards import Card, Rank
from game.rules.events import CardsPlayed, ThrowFailed, to_all
from game.rules.games import GAMES
from game.rules.match import MatchPlan
from game.rules.seats import Seat
from game.table.desk import Order, Persona, plan_of
from game.table.messages import Occupant, SeatInfo
from game.table.names import LONGEST, fit_name
from game.table.plan import NO_WAIT, Pace
from tests.table.rig import ONE_OF_EACH, plan

BAD_PACES: dict[str, dict[str, Any]] = {
    "a negative card": {"deal": -0.1},
    "a card that is no number": {"deal": math.nan},
    "a card that never comes": {"deal": math.inf},
    "an hour a card": {"deal": 3600.0},
    "thinking backwards": {"think": (1.2, 0.4)},
    "thinking before time": {"think": (-1.0, 0.4)},
    "thinking that is no number": {"think": (0.4, math.nan)},
    "endless thinking": {"think": (0.4, math.inf)},
    "passing backwards": {"poll": (0.6, 0.3)},
    "a negative pause between rounds": {"between": -3.0},
}


@pytest.mark.parametrize("spoilt", BAD_PACES.values(), ids=BAD_PACES)
def test_a_pace_is_pauses_that_pass(spoilt: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="pauses"):
        replace(Pace(), **spoilt)


def test_the_usual_pace_and_none_at_all_pass() -> None:
    assert Pace().deal > 0
    assert Pace(0, (0, 0), (0, 0), 0) == NO_WAIT


BAD_PLANS: dict[str, dict[str, Any]] = {
    "a clock that runs backwards": {"turn_seconds": -1},
    "a clock of a day": {"turn_seconds": 86_400},
    "no rounds": {"match": MatchPlan(0)},
    "a negative number of rounds": {"match": MatchPlan(-3)},
    "more rounds than a life has": {"match": MatchPlan(10**9)},
    "a level that is not played": {"match": MatchPlan(None, Rank.TWO)},
    "a joker for a level": {"match": MatchPlan(None, Rank.BIG_JOKER)},
    "a preset that there is not": {"preset": "harbin"},
}


@pytest.mark.parametrize("spoilt", BAD_PLANS.values(), ids=BAD_PLANS)
def test_a_plan_is_what_can_be_played(spoilt: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        replace(plan(), **spoilt)


@pytest.mark.parametrize(
    ("game", "preset"), [(game.name, preset) for game in GAMES.values() for preset in game.presets]
)
def test_every_preset_and_none_can_be_agreed(game: str, preset: str) -> None:
    assert plan(preset=preset).game.name == game
    assert replace(plan(preset=preset), preset="").game.name == game


@pytest.mark.parametrize("preset", ONE_OF_EACH)
def test_every_level_of_the_game_can_be_started_from(preset: str) -> None:
    for level in plan(preset=preset).game.levels:
        match = replace(plan(preset=preset), match=MatchPlan(3, level)).begin()
        assert match.standing.levels == (level, level)


def test_a_preset_of_another_game_cannot_be_agreed() -> None:
    with pytest.raises(ValueError, match="chaodipi has no preset 'classic'"):
        replace(plan(preset="chaodipi"), preset="classic")


def test_the_humans_are_those_in_the_seats() -> None:
    assert plan().humans == ()
    assert plan([Seat.P1, Seat.P3]).humans == (Seat.P1, Seat.P3)


GOOD_NAMES = ["", "Ann", "老王", "Zoë O'Brien", "नमस्ते", "👩‍🌾", "אבי"]


@pytest.mark.parametrize("name", GOOD_NAMES)
def test_a_name_of_any_writing_is_fit(name: str) -> None:
    assert fit_name(name) == name
    assert SeatInfo(name, "ox", Occupant.HUMAN).name == name


BAD_NAMES = {
    "line breaks": ("A\nn\r\nn", "Ann"),
    "a paragraph": ("A\u2029nn", "Ann"),
    "control characters": ("\x1b[31mAnn\x07\x00", "[31mAnn"),
    "turned writing": ("Ann\u202e\u2066", "Ann"),
    "half characters": ("A\ud800nn", "Ann"),
    "ten thousand letters": ("n" * 10_000, "n" * LONGEST),
}


@pytest.mark.parametrize(("name", "left"), BAD_NAMES.values(), ids=BAD_NAMES)
def test_a_name_that_would_disturb_is_made_fit_or_refused(name: str, left: str) -> None:
    assert fit_name(name) == left
    for spoilt in ({"name": name}, {"avatar": name}, {"bot": name}):
        with pytest.raises(ValueError, match="name"):
            replace(SeatInfo("Ann", "ox", Occupant.HUMAN), **spoilt)


def test_a_player_sits_down_under_any_name() -> None:
    """What the settings hold may be anything: it is made fit, and the match begins."""
    bots = (Persona("A", "ox"), Persona("B", "ox"), Persona("C", "ox"))
    chosen = plan_of(Order(plan().options, MatchPlan()), Persona("\ud800 \u202eAnn\n", "o\0x"), bots)
    assert (chosen.seats[0].name, chosen.seats[0].avatar) == (" Ann", "ox")
    assert [info.occupant for info in chosen.seats] == [Occupant.HUMAN, *[Occupant.BOT] * 3]


def test_a_failed_throw_is_looked_at_before_a_bot_follows() -> None:
    throw = ThrowFailed(Seat.P0, (Card.CA, Card.C9), (Card.C9,), Seat.P2, (Card.CQ,), -10)
    told = (to_all(throw), to_all(CardsPlayed(Seat.P0, (Card.C9,))))
    assert Pace().looked_at(told) > 3
    assert Pace().looked_at(told[1:]) == NO_WAIT.looked_at(told) == 0
