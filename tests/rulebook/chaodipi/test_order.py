"""B10: the order of a round."""

from collections import Counter
from itertools import groupby

import pytest

from game.rules.actions import Pass
from game.rules.cards import pack
from game.rules.chaodipi.round import ChaodipiScript
from game.rules.chaodipi.third_card import ThirdCardTurned
from game.rules.ended import Over
from game.rules.playing import Playing
from tests.kit.chaodipi import DEFAULT, bury_spare, first_round, later_round, options
from tests.kit.notation import P0, P1, P2, P3
from tests.kit.playthrough import Playthrough, show


def stages(game: Playthrough) -> list[str]:
    """The names of the stages up to the end, everybody passing."""
    met = [game.stage]
    while not game.round.over:
        if game.stage == "draw":
            game.draw()
        elif game.stage == "bury":
            bury_spare(game)
        else:
            game.do(game.turn, next(game.view(game.turn).actions()))
        met.append(game.stage)
    return [stage for stage, _ in groupby(met)]


def test_b10_the_first_round() -> None:
    game = first_round({P1: "D2"})
    game.draw(2)
    game.do(P1, show("D2"))
    assert stages(game) == ["draw", "closing", "override", "bury", "play", "over"]


def test_b10_a_later_round() -> None:
    game = later_round({P1: "D5"})
    game.draw(2)
    game.do(P1, show("D5"))
    assert stages(game) == ["draw", "closing", "bury", "fry", "play", "over"]


def test_b10_a_later_round_with_the_third_card() -> None:
    assert stages(later_round()) == ["draw", "closing", "bury", "play", "over"]
    assert stages(later_round(options=options(fry_after_flip="true"))) == [
        *("draw", "closing", "bury", "fry", "play", "over"),
    ]


def test_b10_frying_and_burying_take_turns() -> None:
    game = later_round({P1: "S5*2", P3: "BJ*2", P2: "D5"})
    game.draw(40)
    game.do(P2, show("D5"))
    game.close()
    met = [game.stage]
    for action in (None, show("S5*2"), None, Pass(), show("BJ*2"), None, Pass(), Pass(), Pass()):
        if action is None:
            bury_spare(game)
        else:
            game.do(game.turn, action)
        met.append(game.stage)
    assert met == ["bury", "fry", "bury", "fry", "fry", "bury", "fry", "fry", "fry", "play"]


def test_b10_the_banker_leads_and_108_cards_are_there() -> None:
    game = later_round({P1: "S5*2", P2: "D5"}, banker=P3)
    game.draw(40)
    game.do(P2, show("D5"))
    game.close()
    bury_spare(game)
    game.do(P0, Pass())
    game.do(P1, show("S5*2"))
    bury_spare(game)
    for _ in range(3):
        game.do(game.turn, Pass())
    assert (game.stage, game.turn) == ("play", P3)
    cards = game.round.cards
    assert [len(hand) for hand in cards.hands] == [25] * 4
    assert len(cards.kitty) == 8
    while not game.round.over:
        phase = game.round.phase
        trick = phase.trick.plays if isinstance(phase, Playing) else ()
        played = [card for one in game.round.board.tricks for play in one.plays for card in play]
        played += [card for play in trick for card in play]
        everywhere = Counter(
            [*played, *game.round.cards.kitty, *(card for hand in game.round.cards.hands for card in hand)]
        )
        assert everywhere == Counter(pack(2))
        game.do(game.turn, next(game.view(game.turn).actions()))
    assert isinstance(game.round.phase, Over)


def test_b10_each_trick_is_led_by_the_winner_of_the_one_before() -> None:
    game = later_round()
    game.close()
    bury_spare(game)
    game.finish()
    tricks = game.round.board.tricks
    assert tricks[0].leader == P0
    assert [trick.leader for trick in tricks[1:]] == [trick.winner for trick in tricks[:-1]]


def test_b10_an_outcome_of_no_phase_is_a_mistake_in_the_program() -> None:
    state = later_round().round
    with pytest.raises(TypeError):
        ChaodipiScript(DEFAULT).follow(state.board, state.cards, "deal done")


def test_b10_after_the_third_card_the_banker_takes_the_kitty() -> None:
    game = later_round()
    game.close()
    assert (game.stage, game.turn) == ("bury", P0)
    assert ThirdCardTurned() == ThirdCardTurned()
