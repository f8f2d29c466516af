"""倒计时, 暂停, 托管: the turn clock runs out, the table is paused, a stand-in acts (A10b)."""

import pytest

from game.rules.actions import Action, Bury, BuryJokers, Declare, Pass, PayTribute, Play
from game.rules.cards import JOKERS
from game.rules.seats import SEATS
from game.rules.view import SeatView
from game.table.messages import Ack, Countdown, Occupant, Pause, Update
from game.table.table import STAND_IN_LEVEL
from tests.kit.playthrough import bury, pay
from tests.table.rig import PACE, STEP, Rig, dealt, mid_pot, passive, plan

P0, P1, P2, P3 = SEATS
SECONDS = 20
HARMLESS = "S3 S4 H6 H8 C9 D4"


def timed(rig: Rig) -> Rig:
    """The table when P0, whom nothing moves to act, has to play a card."""
    rig.people = passive
    rig.until_turn(P0, "play")
    rig.people = None
    return rig


def passes(view: SeatView) -> Action | None:
    """A person who declares nothing and does nothing else."""
    return Pass() if view.stage.name == "closing" else None


def at_play() -> Rig:
    return timed(Rig(plan([P0], PACE, turn_seconds=SECONDS), viewers=(P0, P1)))


def countdown(rig: Rig) -> Countdown | None:
    return rig.table.info().countdown


# --- the clock ---


def test_a_turn_has_its_seconds_and_everybody_sees_them() -> None:
    rig = at_play()
    for viewer in (P0, P1):
        assert rig.last(Update, viewer).info.countdown == Countdown(20_000, 20_000)
    rig.wait(5)
    assert countdown(rig) == Countdown(15_000, 20_000)


def test_bots_have_no_clock() -> None:
    rig = Rig(plan(pace=PACE, turn_seconds=SECONDS))
    rig.until_stage("play")
    rig.wait(5)
    assert all(update.info.countdown is None for update in rig.updates())


def test_without_a_clock_a_person_has_all_the_time_there_is() -> None:
    rig = timed(Rig(plan([P0], PACE)))
    rig.wait(300)
    assert rig.round.to_act == (P0,)
    assert countdown(rig) is None


def test_who_acts_in_time_keeps_his_turn() -> None:
    rig = at_play()
    rig.wait(SECONDS - 2 * STEP)
    assert rig.round.to_act == (P0,)
    assert isinstance(rig.act(P0, next(rig.round.view(P0).actions())), Ack)
    assert countdown(rig) is None, "a bot plays now"


def test_the_next_turn_has_all_its_seconds_again() -> None:
    rig = at_play()
    rig.wait(15)
    rig.act(P0, next(rig.round.view(P0).actions()))
    rig.until_turn(P0, "play")
    assert countdown(rig) == Countdown(20_000, 20_000)


def test_when_time_runs_out_the_stand_in_plays_from_the_seats_own_view() -> None:
    rig = at_play()
    view = rig.round.view(P0)
    rig.wait(SECONDS - STEP)
    rig.asks.clear()
    rig.wait(3 * STEP)
    ask = rig.asks[0]
    assert (ask.level, ask.view) == (STAND_IN_LEVEL, view)
    assert (P0, next(view.actions())) in rig.acted(Play)
    assert rig.chronicle.seats[P0].occupant is Occupant.HUMAN, "the seat stays his"


def test_the_person_plays_on_after_a_time_out() -> None:
    rig = at_play()
    rig.wait(SECONDS + 1)
    rig.until_turn(P0, "play")
    assert isinstance(rig.act(P0, next(rig.round.view(P0).actions())), Ack)


def test_a_person_may_act_while_the_stand_in_thinks() -> None:
    rig = at_play()
    rig.mind = None
    rig.wait(SECONDS + 1)
    assert rig.asks[-1].view.seat is P0
    assert isinstance(rig.act(P0, next(rig.round.view(P0).actions())), Ack)
    rig.table.answer(rig.asks[-1].ask_id, list(rig.asks[-1].view.actions())[-1])
    count = len([act for act in rig.acted(Play) if act[0] is P0])
    rig.wait(1)
    assert len([act for act in rig.acted(Play) if act[0] is P0]) == count


def claimer(view: SeatView) -> Action | None:
    """A bot that claims and buries all it can: as a stand-in it must not."""
    kinds = (Declare, BuryJokers, Bury)
    if view.stage.name == "bury":
        jokers = [card for card in reversed(view.hand) if card in JOKERS]
        others = [card for card in view.hand if card not in JOKERS]
        greedy = Bury(tuple(sorted((jokers + others)[:6])))
        return greedy if view.check(greedy) is None else passive(view)
    return next((action for action in view.actions() if isinstance(action, kinds)), None) or passive(view)


def test_the_stand_in_passes_in_the_closing_round() -> None:
    rig = Rig(plan([P2], turn_seconds=SECONDS), dealt({P2: "BJ*3"}, kitty=HARMLESS), mind=claimer)
    rig.until_turn(P2, "closing")
    rig.wait(SECONDS + 1)
    assert rig.acted(Declare) == []
    assert (P2, Pass()) in rig.acted(Pass)
    assert P2 not in {ask.view.seat for ask in rig.asks}


def test_the_stand_in_adds_no_joker() -> None:
    deal = dealt({P1: "BJ*3 LJ*3"}, kitty=HARMLESS)
    rig = Rig(plan([P1], turn_seconds=SECONDS), deal, mid_pot(banker=P0), people=passes)
    rig.until_turn(P1, "bury_jokers")
    rig.people = None
    rig.mind = claimer
    rig.wait(SECONDS + 1)
    assert rig.acted(BuryJokers) == []


@pytest.mark.parametrize("hand", ["BJ*3 LJ*3", "BJ*2", "LJ", ""])
def test_the_stand_in_of_a_banker_buries_no_joker(hand: str) -> None:
    """It keeps what its bot chose beside them, and adds what is worth nothing."""
    rig = Rig(plan([P0], turn_seconds=SECONDS), dealt({P0: hand}, kitty=HARMLESS), mid_pot(banker=P0), mind=claimer)
    rig.people = passes
    rig.until_turn(P0, "bury")
    view = rig.round.view(P0)
    rig.wait(SECONDS + 1)
    ((seat, action),) = rig.acted(Bury)
    assert seat is P0
    assert isinstance(action, Bury)
    assert view.check(action) is None
    assert not set(action.cards) & set(JOKERS)
    chosen = claimer(view)
    assert isinstance(chosen, Bury)
    kept = [card for card in chosen.cards if card not in JOKERS]
    assert all(action.cards.count(card) >= kept.count(card) for card in kept)
    assert sum(card.points for card in action.cards) == sum(card.points for card in kept)


def test_a_tribute_is_paid_for_a_person_who_is_away() -> None:
    """Not an optional step: the stand-in pays."""
    rig = Rig(plan([P3], turn_seconds=SECONDS), dealt({P3: "BJ"}), mid_pot(banker=P0, tribute=1), people=passes)
    rig.until_turn(P3, "pay")
    rig.wait(SECONDS + 1)
    assert rig.acted(PayTribute) == [(P3, pay("BJ"))]


def test_a_person_polled_for_nothing_does_not_use_up_his_clock() -> None:
    """He can only pass: he is passed for as fast as anybody (A11), and his clock is seen to run like anybody's."""
    rig = Rig(plan([P0, P1], PACE, turn_seconds=SECONDS), dealt({P1: "BJ"}))
    rig.until_turn(P0, "closing")
    nothing = rig.last(Update).info.countdown
    rig.until_turn(P1, "closing")
    something = rig.last(Update).info.countdown
    assert nothing == something == Countdown(20_000, 20_000)


# --- the pause ---


def test_a_pause_stops_dealing() -> None:
    rig = Rig(plan([P0], PACE), dealt())
    rig.wait(2)
    rig.say(P0, Pause(on=True))
    assert rig.last(Update).info.paused
    dealt_so_far = rig.round.cards.stock
    rig.wait(60)
    assert rig.round.cards.stock == dealt_so_far
    rig.say(P0, Pause(on=False))
    assert not rig.last(Update).info.paused
    rig.wait(1)
    assert len(dealt_so_far) - len(rig.round.cards.stock) == pytest.approx(10, abs=2)


def test_a_pause_stops_bots_and_they_go_on_where_they_were() -> None:
    rig = Rig(plan([P0], PACE), people=passive)
    rig.until(lambda: rig.chronicle.round is not None and rig.round.phase.name == "play" and rig.round.to_act != (P0,))
    rig.tick()
    rig.say(P0, Pause(on=True))
    before = rig.chronicle
    rig.wait(60)
    assert rig.chronicle is before
    rig.say(P0, Pause(on=False))
    rig.wait(2)
    assert rig.chronicle is not before


def test_a_pause_stops_the_clock() -> None:
    rig = at_play()
    rig.wait(5)
    rig.say(P0, Pause(on=True))
    rig.wait(60)
    assert countdown(rig) == Countdown(15_000, 20_000)
    assert rig.round.to_act == (P0,)
    rig.say(P0, Pause(on=False))
    rig.wait(14)
    assert rig.round.to_act == (P0,)
    rig.wait(1 + 3 * STEP)
    assert rig.round.to_act != (P0,)


def test_pausing_twice_is_pausing_once() -> None:
    rig = at_play()
    told = len(rig.updates())
    for on in (False, True, True, False, False):
        rig.say(P0, Pause(on=on))
    assert [update.info.paused for update in rig.updates()[told:]] == [True, False]


def test_a_pause_is_no_step() -> None:
    rig = at_play()
    seq = rig.seq
    rig.say(P0, Pause(on=True))
    assert rig.seq == seq
    assert rig.last(Update).events == ()


def test_nobody_pauses_a_table_of_several_people() -> None:
    rig = Rig(plan([P0, P2], PACE), dealt())
    rig.say(P0, Pause(on=True))
    assert not rig.table.paused
    rig.wait(1)
    assert len(rig.round.cards.stock) < 156


def test_a_bots_seat_pauses_nothing() -> None:
    rig = Rig(plan([P0], PACE), dealt())
    rig.say(P1, Pause(on=True))
    assert not rig.table.paused


def test_a_bot_that_answers_during_a_pause_has_answered() -> None:
    rig = Rig(plan([P0], PACE), people=passive, mind=passive)
    rig.until(lambda: rig.chronicle.round is not None and rig.round.phase.name == "play" and rig.round.to_act != (P0,))
    rig.mind = None
    rig.asks.clear()
    rig.until(lambda: bool(rig.asks))
    rig.say(P0, Pause(on=True))
    ask = rig.asks[-1]
    action = list(ask.view.actions())[-1]
    rig.table.answer(ask.ask_id, action)
    rig.wait(30)
    rig.say(P0, Pause(on=False))
    assert rig.acted(Play)[-1] == (ask.view.seat, action)


def test_jokers_are_what_a_bot_would_have_buried() -> None:
    """The greedy bot of these tests does bury jokers where nobody stops it."""
    rig = Rig(plan(), dealt({P0: "BJ*3 LJ*3"}, kitty=HARMLESS), mid_pot(banker=P0), mind=claimer)
    rig.until_stage("play")
    ((_, action),) = rig.acted(Bury)
    assert action == bury("BJ*3 LJ*3")
