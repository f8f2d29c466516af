"""The game as matches and tables know it."""

import pytest

from game.rules.board import Setup
from game.rules.dagunzi.game import Dagunzi
from game.rules.dagunzi.presets import PRESETS
from game.rules.dagunzi.round import DagunziScript
from game.rules.dagunzi.tribute import Paying
from game.rules.games import GAMES
from game.rules.options import GameOptions
from tests.kit.notation import P0, P1, P2, P3, rank
from tests.kit.playthrough import first_round, later_round, options
from tests.kit.scenes import Scene


class OtherOptions(GameOptions):
    """Options of some other game."""


def test_it_is_listed() -> None:
    assert GAMES["dagunzi"] == Dagunzi()
    assert Dagunzi().name == "dagunzi"


def test_it_brings_its_script_and_starts_its_rounds() -> None:
    setup = Setup((rank("3"), rank("3")), None, P2)
    assert Dagunzi().script(options()) == DagunziScript(options())
    started = Dagunzi().start(options(), setup, Dagunzi().pack)
    assert (started.phase.name, started.board.setup, started.board.options) == ("draw", setup, options())


def test_it_takes_its_own_options_only() -> None:
    with pytest.raises(TypeError, match="OtherOptions"):
        Dagunzi().script(OtherOptions())


def test_only_a_round_played_out_is_settled() -> None:
    for game in (first_round(), later_round()):
        with pytest.raises(ValueError, match="only a round played to its end can be settled"):
            game.settle()


def test_pots_needed_and_leaving() -> None:
    assert Dagunzi().wins_needed(options(pots="3")) == 3
    assert Dagunzi().leave_points(PRESETS["online"], P1) == (30, -200, 30, 0)
    assert Dagunzi().leave_points(PRESETS["classic"], P1) == (0, 0, 0, 0)


def test_a_script_knows_the_outcomes_of_its_phases_only() -> None:
    scene = Scene({P0: "S9"})
    with pytest.raises(TypeError, match="something else"):
        DagunziScript(options()).follow(scene.board, scene.cards, "something else")


def test_the_payer_is_told_how_many_cards_he_really_pays() -> None:
    game = Scene({P3: "BJ SK S5", P0: "S9"}, "H9", tribute=3).from_tribute()
    view = game.view(P3)
    assert isinstance(view.stage, Paying)
    assert (view.stage.count, view.stage.payable_count(view)) == (3, 1)
