"""C: the options of Chao Dipi and its preset."""

import pytest

from game.rules.cards import Rank
from game.rules.chaodipi.game import Chaodipi
from game.rules.chaodipi.options import (
    ChaodipiOptions,
    LevelTable,
    ThrowFollow,
    ThrowPenalty,
    chaodipi_options,
)
from game.rules.chaodipi.presets import PRESETS
from game.rules.dagunzi.options import DagunziOptions
from game.rules.options import OptionError, option_specs
from game.rules.seats import SEATS
from game.rules.settlement import NO_POINTS
from tests.kit.chaodipi import DEFAULT, options


def test_c_the_one_preset_takes_every_default() -> None:
    assert {"chaodipi": ChaodipiOptions()} == PRESETS
    assert DEFAULT.texts() == {
        "fry_after_flip": "false",
        "tractor_joker_level": "false",
        "throw_penalty_count": "failing",
        "throw_follow": "full",
        "level_table": "guang20",
        "must_play": "",
        "cycles": "1",
    }


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("fry_after_flip", ("false", "true")),
        ("tractor_joker_level", ("false", "true")),
        ("throw_penalty_count", tuple(ThrowPenalty)),
        ("throw_follow", tuple(ThrowFollow)),
        ("level_table", tuple(LevelTable)),
    ],
)
def test_c_the_values_of_an_option(name: str, values: tuple[str, ...]) -> None:
    assert option_specs(ChaodipiOptions)[name].values == values
    for value in values:
        assert options(**{name: value}).texts()[name] == value


def test_c_must_play_is_any_choice_of_levels() -> None:
    assert options(must_play="A, 2,10").must_play == (Rank.TWO, Rank.TEN, Rank.ACE)
    assert options(must_play="2,10,A").changed("must_play", "").must_play == ()
    with pytest.raises(OptionError, match="must_play"):
        ChaodipiOptions(must_play=(Rank.SMALL_JOKER,))


@pytest.mark.parametrize("cycles", [0, -1, 1000])
def test_c_cycles_is_a_number_from_one(cycles: int) -> None:
    with pytest.raises(OptionError, match=f"cycles: {cycles}"):
        ChaodipiOptions(cycles=cycles)
    assert Chaodipi().wins_needed(options(cycles="3")) == 3


@pytest.mark.parametrize("text", ["0", "x", "1000"])
def test_c_cycles_is_read_from_a_number(text: str) -> None:
    with pytest.raises(OptionError, match="cycles"):
        options(cycles=text)


def test_c_the_options_are_those_of_the_game() -> None:
    assert ChaodipiOptions.game == Chaodipi.name == "chaodipi"
    assert chaodipi_options(DEFAULT) is DEFAULT
    with pytest.raises(TypeError):
        chaodipi_options(DagunziOptions())


def test_c_leaving_costs_no_points() -> None:
    assert {Chaodipi().leave_points(DEFAULT, seat) for seat in SEATS} == {NO_POINTS}
