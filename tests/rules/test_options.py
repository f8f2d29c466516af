"""Options read from and written to text."""

import pytest

from game.rules.dagunzi.options import DagunziOptions, Rounding
from game.rules.options import GameOptions, OptionError, option_specs
from tests.kit.notation import rank

SPECS = option_specs(DagunziOptions)


@pytest.mark.parametrize("name", SPECS)
def test_every_option_reads_back_what_it_writes(name: str) -> None:
    value = getattr(DagunziOptions(), name)
    assert SPECS[name].read(SPECS[name].write(value)) == value


def test_options_keep_the_order_of_their_fields() -> None:
    assert list(SPECS)[:2] == ["first_flip", "following"]
    assert list(SPECS) == list(DagunziOptions().texts())


def test_kinds_of_options() -> None:
    assert SPECS["dry_when_hidden"].values == ("false", "true")
    assert SPECS["dry_when_hidden"].read("true") is True
    assert SPECS["tribute_round_below"].read("down") is Rounding.DOWN
    assert SPECS["must_play"].levels == tuple(rank(str(level)) for level in range(3, 11))
    assert SPECS["must_play"].fixed == (rank("10"),)
    assert (SPECS["pots"].least, SPECS["pots"].values) == (1, ())
    assert SPECS["pots"].read("999") == 999


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("folowing", "free", "no option 'folowing' in dagunzi; there are first_flip, following"),
        ("following", "loose", "option following: 'loose' is not one of strict, free"),
        ("dry_when_hidden", "yes", "option dry_when_hidden: 'yes' is not one of false, true"),
        ("must_play", "3,2", "option must_play: '3,2' is not a list of levels out of 3, 4, 5, 6, 7, 8, 9, 10"),
        ("must_play", "three", "option must_play: 'three' is not a list of levels"),
        ("pots", "0", "option pots: '0' is not a number from 1 to 999"),
        ("pots", "1000", "option pots: '1000' is not a number from 1 to 999"),
        ("pots", "-1", "option pots: '-1' is not a number"),
        ("pots", "²", "option pots: '²' is not a number"),
        ("pots", "", "option pots: '' is not a number"),
    ],
)
def test_what_cannot_be_read_is_named(name: str, text: str, message: str) -> None:
    with pytest.raises(OptionError) as error:
        DagunziOptions().changed(name, text)
    assert str(error.value).startswith(message)


def test_options_validate_themselves() -> None:
    with pytest.raises(OptionError, match="must_play"):
        DagunziOptions(must_play=(rank("3"),))
    with pytest.raises(OptionError, match="must_play"):
        DagunziOptions(must_play=(rank("2"), rank("10")))
    for pots in (0, 1000):
        with pytest.raises(OptionError, match="pots"):
            DagunziOptions(pots=pots)


def test_options_are_a_dataclass() -> None:
    with pytest.raises(TypeError):
        option_specs(GameOptions)
