"""A11: the order of a round's phases."""

import pytest

from game.rules.actions import Bury, Pass
from game.rules.dagunzi.game import Dagunzi
from tests.kit.notation import P0, P1, P2, P3
from tests.kit.playthrough import Playthrough, first_round, later_round, show


def stages_to_the_end(game: Playthrough) -> list[str]:
    """Play on, everybody doing what comes first; gives the phases in order, each change once."""
    seen: list[str] = []
    while not game.round.over:
        if game.stage not in seen[-1:]:
            seen.append(game.stage)
        if game.round.phase.deals:
            game.draw()
        else:
            game.do(game.turn, next(game.view(game.turn).actions()))
    return [*seen, game.stage]


FULL = ["draw", "closing", "pay", "return", "bury", "bury_jokers", "play", "over"]


def test_a11_a_later_round_with_tribute() -> None:
    assert stages_to_the_end(later_round({P0: "BJ", P1: "BJ", P2: "BJ"}, kitty="H9", tribute=2)) == FULL


def test_a11_without_tribute() -> None:
    expected = [stage for stage in FULL if stage not in {"pay", "return"}]
    assert stages_to_the_end(later_round(kitty="H9")) == expected
    assert stages_to_the_end(first_round(kitty="H9")) == expected


def test_a11_a_dry_pot_goes_straight_to_play() -> None:
    game = later_round({P1: "H7"}, kitty="S4 S9 DK C3 C5 DA")
    game.draw(2)
    game.do(P1, show("H7"))
    assert stages_to_the_end(game) == ["draw", "closing", "play", "over"]


def test_a11_a_deal_without_trump_is_dealt_anew() -> None:
    assert stages_to_the_end(later_round(kitty="BJ*3 LJ*3")) == ["draw", "closing", "redeal"]


@pytest.mark.parametrize("declared", [False, True])
def test_a11_the_closing_round_comes_in_every_round(declared: bool) -> None:
    game = later_round({P0: "H7"}, kitty="H9")
    game.draw()
    if declared:
        game.do(P0, show("H7"))
    game.draw_all()
    assert (game.stage, game.turn) == ("closing", P0)
    for _ in range(4):
        game.do(game.turn, Pass())
    assert game.stage == "bury"


def test_a11_the_banker_leads_after_three_questions_about_jokers() -> None:
    game = later_round(kitty="H9", banker=P3)
    game.close()
    game.do(P3, next(action for action in game.view(P3).actions() if isinstance(action, Bury)))
    for seat in (P0, P1, P2):
        assert (game.stage, game.turn) == ("bury_jokers", seat)
        game.do(seat, Pass())
    assert (game.stage, game.turn) == ("play", P3)


def test_d_a22_in_a_first_round_too_the_banker_leads_and_not_the_first_drawer() -> None:
    game = first_round({P1: "BJ S4"}, kitty="H9", first=P0)
    game.draw(2)
    game.do(P1, show("BJ"))
    game.close()
    assert (game.stage, game.turn) == ("bury", P1)
    game.do(P1, next(game.view(P1).actions()))
    for seat in (P2, P3, P0):
        assert (game.stage, game.turn) == ("bury_jokers", seat)
        game.do(seat, Pass())
    assert (game.stage, game.turn) == ("play", P1)


def test_a11_every_phase_is_known_by_its_name() -> None:
    names = [phase.name for phase in Dagunzi().phases]
    assert sorted(names) == sorted([*FULL, "take", "redeal"])
