"""C: options and presets."""

from dataclasses import fields

import pytest

from game.rules.cards import Suit
from game.rules.dagunzi.options import DagunziOptions
from game.rules.dagunzi.presets import PRESETS
from game.rules.dagunzi.settling import settle
from game.rules.games import GAMES
from game.rules.options import OptionError, option_specs
from game.rules.seats import Seat
from tests.kit.accounts import account
from tests.kit.notation import P0, P1, P3
from tests.kit.playthrough import first_round, options, pay
from tests.kit.scenes import Scene

COLUMNS = ("default", "classic", "dalian", "qiqi", "online")
TABLE = {
    "first_flip": ("smallest", "smallest", "largest", "smallest", "smallest"),
    "following": ("strict", "strict", "free", "strict", "free"),
    "dry_pot": ("no_plain_or_level", "no_plain_or_level", "no_plain", "no_plain_or_level", "no_plain_or_level"),
    "dry_when_hidden": ("false", "false", "false", "false", "false"),
    "joker_tribute": ("earned", "earned", "void_on_short_capture", "always", "earned"),
    "tribute_round_below": ("up", "up", "up", "up", "up"),
    "tribute_round_above": ("down", "down", "down", "down", "down"),
    "level_point_tribute": ("false", "false", "true", "false", "false"),
    "triple_bj_reversal": ("true", "true", "true", "true", "true"),
    "triple_joker_end": ("attackers_bj", "attackers_bj", "both_any", "attackers_bj", "both_bj"),
    "must_play": ("3,10", "3,10", "3,10", "3,10", "3,10"),
    "next_banker_hold": ("partner", "partner", "partner", "partner", "partner"),
    "score_table": ("small", "small", "small", "small", "large"),
    "leave_penalty": ("none", "none", "none", "none", "large"),
    "titles": ("off", "off", "off", "off", "on"),
    "pots": ("1", "1", "1", "1", "1"),
}
VALUES = {
    "first_flip": {"smallest", "largest"},
    "following": {"strict", "free"},
    "dry_pot": {"no_plain_or_level", "no_plain"},
    "dry_when_hidden": {"false", "true"},
    "joker_tribute": {"earned", "always", "void_on_short_capture"},
    "tribute_round_below": {"up", "down"},
    "tribute_round_above": {"down", "up"},
    "level_point_tribute": {"false", "true"},
    "triple_bj_reversal": {"true", "false"},
    "triple_joker_end": {"attackers_bj", "both_bj", "both_any"},
    "next_banker_hold": {"partner", "same"},
    "score_table": {"small", "large", "none"},
    "leave_penalty": {"none", "large"},
    "titles": {"off", "on"},
}


@pytest.mark.parametrize("column", range(5), ids=COLUMNS)
def test_c_the_table_of_presets(column: int) -> None:
    chosen = PRESETS.get(COLUMNS[column], DagunziOptions())
    assert chosen.texts() == {name: row[column] for name, row in TABLE.items()}


def test_c_classic_is_the_default_and_there_are_four_presets() -> None:
    assert list(PRESETS) == list(COLUMNS[1:]) == list(GAMES["dagunzi"].presets)
    assert PRESETS["classic"] == DagunziOptions()


@pytest.mark.parametrize("name", VALUES)
def test_c_the_values_of_an_option(name: str) -> None:
    assert set(option_specs(DagunziOptions)[name].values) == VALUES[name]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", VALUES)
def test_c_each_option_changes_alone(preset: str, name: str) -> None:
    for value in VALUES[name]:
        changed = PRESETS[preset].changed(name, value)
        assert changed.texts() == PRESETS[preset].texts() | {name: value}


def test_c_every_option_is_in_the_table() -> None:
    assert {item.name for item in fields(DagunziOptions)} == set(TABLE) == set(VALUES) | {"must_play", "pots"}


@pytest.mark.parametrize(
    ("text", "written"), [("10", "10"), ("", "10"), ("3", "3,10"), ("9, 4 ,10", "4,9,10"), ("3,4,5,6,7,8,9", None)]
)
def test_c_ten_must_always_be_played(text: str, written: str | None) -> None:
    assert options(must_play=text).texts()["must_play"] == (written or "3,4,5,6,7,8,9,10")


@pytest.mark.parametrize(("name", "text"), [("must_play", "2"), ("must_play", "J"), ("pots", "0"), ("following", "x")])
def test_c_other_values_are_refused(name: str, text: str) -> None:
    with pytest.raises(OptionError, match=name):
        options(**{name: text})


@pytest.mark.parametrize(("preset", "owed"), [("classic", 1), ("dalian", 1), ("qiqi", 3), ("online", 1)])
def test_ex_c_1_one_round_four_tributes(preset: str, owed: int) -> None:
    assert settle(account(75, "captured", "BJ"), PRESETS[preset]).tribute == owed


@pytest.mark.parametrize("preset", PRESETS)
def test_ex_c_2_dry_in_dalian_only(preset: str) -> None:
    game = Scene({P0: "S3"}, "S4 S9 DK C3 C5 D7", "7 H", options=PRESETS[preset]).from_kitty()
    assert game.round.board.dry is (preset == "dalian")


@pytest.mark.parametrize(
    ("preset", "banker", "trump"),
    [("classic", P1, "H"), ("qiqi", P1, "H"), ("online", P1, "H"), ("dalian", P3, "C")],
)
def test_ex_c_3_the_banker_by_the_flip(preset: str, banker: Seat, trump: str) -> None:
    game = first_round(kitty="S9 H4 D4 CK", first=P0, options=PRESETS[preset])
    game.close()
    assert (game.round.board.banker, game.suit) == (banker, Suit(trump))


@pytest.mark.parametrize(
    ("preset", "tribute"), [("classic", "BJ H2"), ("dalian", "BJ H5"), ("qiqi", "BJ H2"), ("online", "BJ H2")]
)
def test_ex_c_4_level_cards_as_tribute(preset: str, tribute: str) -> None:
    game = Scene({P3: "BJ H5 H2"}, "", "5 H", P0, 2, options=PRESETS[preset]).from_tribute()
    assert game.legal(P3) == {pay(tribute)}
