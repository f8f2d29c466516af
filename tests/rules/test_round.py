"""A round as a value, and what a phase does with what is none of its business."""

import pickle
from collections.abc import Iterator

import pytest

from game.rules.actions import Action, Draw, Pass
from game.rules.imagining import imagine
from game.rules.refusals import Refusal, RefusedError
from game.rules.seats import SEATS, Seat
from game.rules.view import SeatView, Stage
from tests.kit.notation import P0, P1, P3
from tests.kit.playthrough import Playthrough, later_round, pay, play
from tests.kit.scenes import Scene


def at_pay() -> Playthrough:
    return Scene({P3: "SA S3", P0: "S9"}, "H9", tribute=1).from_tribute()


def at_return() -> Playthrough:
    game = at_pay()
    game.do(P3, pay("SA"))
    return game


def at_bury() -> Playthrough:
    return Scene({P0: "S9*3 C9*3"}, "H9 S3").from_kitty()


def at_take() -> Playthrough:
    game = Scene({P1: "BJ"}, "C3 C4 C6 C8 C9 CJ").from_jokers()
    game.do(P1, next(action for action in game.view(P1).actions() if action != Pass()))
    return game


def at_play() -> Playthrough:
    return Scene({P0: "S9", P1: "S4", P3: "S3"}).from_play()


MIDDLES = {"pay": at_pay, "return": at_return, "bury": at_bury, "take": at_take, "play": at_play}


@pytest.mark.parametrize("stage", MIDDLES)
def test_a_phase_does_not_do_what_was_never_checked(stage: str) -> None:
    game = MIDDLES[stage]()
    assert game.stage == stage
    with pytest.raises(TypeError):
        game.round.phase.apply(game.round.board, game.round.cards, game.turn, Pass())


def test_the_dealers_phase_does_not_pass_either() -> None:
    game = later_round({P0: "S7"})
    game.draw()
    with pytest.raises(TypeError):
        game.round.phase.apply(game.round.board, game.round.cards, P0, Pass())


def test_the_tribute_phases_need_a_tribute() -> None:
    state = at_pay().round
    with pytest.raises(RuntimeError, match="no tribute is due"):
        state.phase.apply(at_play().round.board, state.cards, P3, pay("SA"))


@pytest.mark.parametrize("stage", MIDDLES)
@pytest.mark.parametrize("seat", [*SEATS, None])
def test_only_the_dealer_draws_and_only_while_there_are_cards(stage: str, seat: Seat | None) -> None:
    assert MIDDLES[stage]().refuses(seat, Draw()) is Refusal.WRONG_STEP


def ended() -> Playthrough:
    game = Scene({P0: "S9", P1: "S4", Seat.P2: "S6", P3: "S3"}, "C3*3 C4*3").from_play()
    game.play_trick("S9", "S4", "S6", "S3")
    return game


@pytest.mark.parametrize("action", [Pass(), play("S9")])
def test_nothing_happens_in_a_round_that_is_over(action: Action) -> None:
    game = ended()
    assert game.round.over
    for seat in SEATS:
        assert game.refuses(seat, action) is Refusal.WRONG_STEP
        assert game.legal(seat) == set()
    with pytest.raises(RuntimeError, match="ended round"):
        game.round.phase.apply(game.round.board, game.round.cards, P0, action)


def test_a_round_played_out_can_be_settled_and_a_void_deal_cannot() -> None:
    void = later_round(kitty="BJ*3 LJ*3")
    void.close()
    assert (void.round.over, void.round.settles) == (True, False)
    assert (ended().round.over, ended().round.settles) == (True, True)
    assert (at_play().round.over, at_play().round.settles) == (False, False)


def test_a_phase_without_cards_to_deal_deals_none() -> None:
    state = at_play().round
    assert not state.phase.deals
    with pytest.raises(RuntimeError, match="no card is dealt"):
        state.phase.deal(state.board, state.cards)


def test_a_spectator_sees_the_table_and_no_hand() -> None:
    view = at_play().view(None)
    assert (view.seat, view.hand, view.sizes) == (None, (), (1, 1, 0, 1))
    assert not view.my_turn
    assert at_play().view(P0).my_turn


def test_a_refusal_is_an_error_of_its_own() -> None:
    with pytest.raises(RefusedError, match="not_held"):
        at_play().round.apply(P0, play("SA"))


class Curtain(Stage):
    """A stage that is no phase."""

    name = "curtain"

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return ()

    def check(self, view: SeatView, action: Action) -> Refusal | None:
        return Refusal.WRONG_STEP

    def actions(self, view: SeatView) -> Iterator[Action]:
        return iter(())


def test_only_a_view_of_a_phase_can_be_imagined() -> None:
    state = at_play().round
    view = state.view(P0)
    strange = SeatView(P0, view.board, Curtain(), view.hand, view.sizes, view.stock)
    with pytest.raises(TypeError, match="Curtain"):
        imagine(state.script, strange, state.cards)


def test_a_refusal_reaches_another_process_whole():
    error = pickle.loads(pickle.dumps(RefusedError(Refusal.NOT_HELD)))
    assert (error.refusal, str(error)) == (Refusal.NOT_HELD, "not_held")
