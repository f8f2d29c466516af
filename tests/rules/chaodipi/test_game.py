"""The game as tables and tools see it, and what its phases do with what is none of their business."""

from collections.abc import Callable

import pytest

from game.rules.actions import Bury, Pass
from game.rules.chaodipi.game import Chaodipi
from game.rules.chaodipi.round import ChaodipiScript
from game.rules.dagunzi.options import DagunziOptions
from game.rules.ended import Over, Redeal
from game.rules.imagining import imagine
from game.rules.match import Game
from tests.kit.chaodipi import DEFAULT, PlayScene, bury_spare, first_round, later_round
from tests.kit.decks import TWO_DECKS, rigged
from tests.kit.notation import P0, P1, P2, P3
from tests.kit.playthrough import Playthrough, show

GAME: Game = Chaodipi()


def at_draw() -> Playthrough:
    game = later_round({P0: "S5"})
    game.draw()
    return game


def at_override() -> Playthrough:
    game = first_round({P1: "D2"})
    game.draw(2)
    game.do(P1, show("D2"))
    game.close()
    return game


def at_bury() -> Playthrough:
    game = later_round({P1: "D5"})
    game.draw(2)
    game.do(P1, show("D5"))
    game.close()
    return game


def at_fry() -> Playthrough:
    game = at_bury()
    bury_spare(game)
    return game


def at_play() -> Playthrough:
    return PlayScene({P0: "C9", P1: "C8", P2: "C7", P3: "C6"}).start()


def at_closing() -> Playthrough:
    game = later_round()
    game.draw_all()
    return game


STAGES: dict[str, Callable[[], Playthrough]] = {
    "draw": at_draw,
    "closing": at_closing,
    "override": at_override,
    "bury": at_bury,
    "fry": at_fry,
    "play": at_play,
}


def test_its_phases_are_those_of_b10_and_the_two_ends() -> None:
    assert {phase.name for phase in GAME.phases} == {*STAGES, Over.name, Redeal.name}
    for name, start in STAGES.items():
        assert start().stage == name
        assert type(start().round.phase) in GAME.phases


def test_it_starts_a_round_with_its_own_script() -> None:
    game = later_round()
    assert GAME.start(DEFAULT, game.round.board.setup, rigged(size=TWO_DECKS)) == game.round
    assert GAME.script(DEFAULT) == ChaodipiScript(DEFAULT)
    assert dict(GAME.presets) == {"chaodipi": DEFAULT}


def test_another_games_options_are_refused() -> None:
    with pytest.raises(TypeError):
        GAME.script(DagunziOptions())
    with pytest.raises(TypeError):
        GAME.start(DagunziOptions(), later_round().round.board.setup, rigged(size=TWO_DECKS))


@pytest.mark.parametrize("stage", STAGES)
def test_only_a_round_that_is_over_is_settled(stage: str) -> None:
    with pytest.raises(ValueError, match="only a round played to its end"):
        GAME.settle(STAGES[stage]().round)


def test_a_void_deal_is_not_settled() -> None:
    game = first_round()
    game.close()
    assert game.stage == "redeal"
    with pytest.raises(ValueError, match="only a round played to its end"):
        GAME.settle(game.round)


@pytest.mark.parametrize("stage", ["draw", "bury", "play"])
def test_a_phase_does_not_do_what_was_never_checked(stage: str) -> None:
    game = STAGES[stage]()
    seat = P0 if stage == "draw" else game.turn
    with pytest.raises(TypeError):
        game.round.phase.apply(game.round.board, game.round.cards, seat, Pass())


@pytest.mark.parametrize("stage", STAGES)
def test_who_is_not_asked_has_nothing_to_do(stage: str) -> None:
    game = STAGES[stage]()
    asked = game.round.to_act
    for seat in (P0, P1, P2, P3):
        able = next(game.view(seat).actions(), None) is not None
        assert able == (seat in asked) or stage == "draw"
    assert list(game.view(None).actions()) == []


@pytest.mark.parametrize("stage", STAGES)
def test_a_round_can_be_imagined_from_a_view(stage: str) -> None:
    game = STAGES[stage]()
    for seat in (P0, P1, P2, P3, None):
        assert imagine(game.round.script, game.view(seat), game.round.cards) == game.round


def test_buryings_are_given_in_the_order_of_their_text() -> None:
    game = at_bury()
    hand = game.view(P0).hand
    choices = game.view(P0).actions()
    assert next(choices) == Bury(hand[:8])
    assert next(choices) == Bury((*hand[:7], hand[8]))
