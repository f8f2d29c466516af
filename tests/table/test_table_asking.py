"""问牌: bots are asked one after the other, think as long as agreed, and can stop nothing."""

from itertools import pairwise
from typing import Any, cast

import pytest

from game.rules.actions import Action, Bury, BuryJokers, Declare, Draw, Pass, Play
from game.rules.cards import JOKERS
from game.rules.events import CardsPlayed, Event, Passed
from game.rules.seats import SEATS, Seat
from game.rules.view import SeatView
from game.table.asking import PATIENCE
from game.table.messages import Update
from game.table.plan import Pace
from tests.kit.notation import cards
from tests.kit.playthrough import bury, bury_jokers, play, show
from tests.table.rig import PACE, STEP, Rig, dealt, mid_pot, passive, plan

P0, P1, P2, P3 = SEATS
JOKERS_AT_P2 = dealt({P2: "BJ*3 LJ*3"}, kitty="S3 S4 H6 H8 C9 D4")


def happened(rig: Rig, kind: type[Event]) -> list[tuple[float, Any]]:
    """When each event of a kind was told, and the event."""
    told = zip(rig.times[P0], rig.told[P0], strict=True)
    updates = [(at, message) for at, message in told if isinstance(message, Update)]
    return [(at, event) for at, update in updates for event in update.events if isinstance(event, kind)]


def gaps(rig: Rig, kind: type[Event]) -> list[float]:
    """Seconds from each event of a kind to the next."""
    return [later - earlier for (earlier, _), (later, _) in pairwise(happened(rig, kind))]


def within(pause: tuple[float, float], gap: float) -> bool:
    """Whether a gap is a pause of this kind, as finely as the test's clock goes."""
    least, most = pause
    return least - 1e-6 <= gap <= most + 2 * STEP


def test_the_closing_round_asks_all_four_in_order_and_at_the_same_pace() -> None:
    """A11: only P2 could declare; nobody can tell from how long it takes."""
    rig = Rig(plan(pace=PACE), JOKERS_AT_P2)
    rig.until_stage("closing")
    start = rig.now
    rig.until_stage("bury", "play")
    passed = happened(rig, Passed)
    assert [event.seat for _, event in passed] == [P0, P1, P2, P3]
    assert [ask.view.seat for ask in rig.asks if ask.view.stage.name == "closing"] == [P2], "the others cannot"
    assert within(PACE.poll, passed[0][0] - start)
    assert all(within(PACE.poll, gap) for gap in gaps(rig, Passed))


def test_burying_jokers_is_asked_of_all_three_at_the_same_pace() -> None:
    """A5.4, A11: P2 holds six jokers, the others none."""
    rig = Rig(plan([P0], PACE), JOKERS_AT_P2, mid_pot(banker=P0), people=passive)
    rig.until_stage("bury_jokers")
    start, before = rig.now, len(happened(rig, Passed))
    rig.until_stage("play")
    passed = happened(rig, Passed)[before:]
    assert [event.seat for _, event in passed] == [P1, P2, P3]
    assert [ask.view.seat for ask in rig.asks if ask.view.stage.name == "bury_jokers"] == [P2]
    times = [start, *(at for at, _ in passed)]
    assert all(within(PACE.poll, later - earlier) for earlier, later in pairwise(times))


def test_a_person_who_can_only_pass_is_passed_for_in_the_same_way() -> None:
    rig = Rig(plan([P0, P1], PACE), JOKERS_AT_P2)
    rig.until_stage("bury", "play", "closing")
    rig.until(lambda: rig.round.phase.name != "closing")
    assert [event.seat for _, event in happened(rig, Passed)] == [P0, P1, P2, P3]
    assert all(within(PACE.poll, gap) for gap in gaps(rig, Passed))


def test_a_person_who_can_declare_is_waited_for() -> None:
    rig = Rig(plan([P2], PACE), JOKERS_AT_P2)
    rig.until_turn(P2, "closing")
    rig.wait(30)
    assert rig.round.to_act == (P2,)
    rig.act(P2, show("BJ"))
    assert rig.acted(Declare) == [(P2, show("BJ"))]


def test_bots_think_as_long_as_agreed() -> None:
    rig = Rig(plan(pace=PACE))
    rig.until(lambda: len(happened(rig, CardsPlayed)) > 30)
    measured = gaps(rig, CardsPlayed)
    assert all(within(PACE.think, gap) for gap in measured)
    assert max(measured) - min(measured) > 0.3, "not always the same"


def test_a_pause_longer_than_the_patience_is_kept() -> None:
    slow = Pace(think=(2 * PATIENCE, 2 * PATIENCE))
    rig = Rig(plan(pace=slow))
    rig.until_stage("play")
    start = rig.now
    rig.until(lambda: bool(rig.acted(Play)))
    assert rig.now - start == pytest.approx(2 * PATIENCE, abs=2 * STEP)


def test_an_answer_that_comes_at_once_counts_when_it_is_due() -> None:
    rig = Rig(plan(pace=PACE))
    rig.until_stage("play")
    rig.until(lambda: rig.asks[-1].view.stage.name == "play")
    asked, count = rig.now, len(rig.acted(Play))
    rig.until(lambda: len(rig.acted(Play)) > count)
    assert within(PACE.think, rig.now - asked)


def test_questions_have_numbers_that_never_repeat_and_the_level_of_the_seat() -> None:
    rig = Rig(plan([P1], bot="random"), people=passive)
    rig.until_stage("over")
    numbers = [ask.ask_id for ask in rig.asks]
    assert numbers == sorted(set(numbers))
    assert {ask.level for ask in rig.asks} == {"random"}
    assert P1 not in {ask.view.seat for ask in rig.asks}


def test_the_question_is_what_the_seat_sees() -> None:
    rig = Rig(plan())
    rig.until_stage("play")
    for _ in range(20):
        rig.tick()
        assert rig.asks[-1].view == rig.round.view(rig.round.to_act[0])


# --- bots that do wrong ---


def rubbish() -> dict[str, object]:
    """What a bot should never answer while tricks are played."""
    return {
        "nothing": None,
        "a pass": Pass(),
        "a burying": bury("S3*3 H3*3"),
        "no cards": Play(()),
        "cards it has not": play("BJ*3 LJ*3"),
        "too many": Play(cards("S3*3") * 20),
        "the dealer's action": Draw(),
        "no action at all": "S9",
        "a number": 7,
    }


@pytest.mark.parametrize("answer", rubbish().values(), ids=rubbish())
def test_a_bot_that_answers_rubbish_plays_the_first_legal_card(answer: object) -> None:
    rig = Rig(plan())
    rig.until_stage("play")
    rig.mind = lambda view: cast("Action", answer)
    rig.until(lambda: len(rig.acted(Play)) == 8)
    played = rig.acted(Play)
    assert len({seat for seat, _ in played}) == 4
    assert rig.round.phase.name == "play"


@pytest.mark.parametrize(
    "answer", [play("S3"), show("BJ*3"), Pass(), "S9"], ids=["play", "false claim", "pass", "text"]
)
def test_rubbish_while_cards_are_drawn_claims_nothing(answer: object) -> None:
    rig = Rig(plan(), dealt({P0: "...BJ*3", P2: "...LJ*3"}), mid_pot(), mind=lambda view: cast("Action", answer))
    rig.until_stage("closing", "bury", "play")
    assert rig.acted(Declare) == []


def test_rubbish_in_every_stage_still_ends_the_round() -> None:
    rig = Rig(plan(rounds=1), mind=lambda view: play("BJ*3 LJ*3"))
    rig.until_stage("over")
    assert rig.chronicle.match.over


def test_a_bot_that_never_answers_is_given_up_in_patience() -> None:
    rig = Rig(plan(pace=PACE))
    rig.until_stage("play")
    rig.mind = None
    rig.asks.clear()
    rig.until(lambda: bool(rig.asks))
    first = next(rig.asks[-1].view.actions())
    seat, count = rig.asks[-1].view.seat, len(rig.acted(Play))
    rig.wait(PATIENCE - 2 * STEP)
    assert len(rig.acted(Play)) == count
    rig.wait(4 * STEP)
    assert rig.acted(Play)[count:] == [(seat, first)]


def test_a_bot_that_never_answers_in_the_draw_claims_nothing() -> None:
    rig = Rig(plan([P0]), dealt({P1: "BJ"}), mind=None)
    rig.until(lambda: bool(rig.asks))
    rig.wait(PATIENCE + 2 * STEP)
    assert rig.round.view(P0).sizes == (1, 1, 1, 0)


def test_an_answer_that_comes_too_late_is_dropped() -> None:
    rig = Rig(plan(pace=PACE))
    rig.until_stage("play")
    rig.mind = None
    rig.asks.clear()
    rig.until(lambda: bool(rig.asks))
    late = rig.asks[-1]
    rig.wait(PATIENCE + 2 * STEP)
    following = rig.asks[-1]
    assert following.ask_id > late.ask_id
    count = len(rig.acted(Play))
    rig.table.answer(late.ask_id, next(late.view.actions()))
    rig.wait(2)
    assert len(rig.acted(Play)) == count, "it answers nothing that is still asked"


def test_only_the_first_answer_counts() -> None:
    rig = Rig(plan())
    rig.until_stage("play")
    rig.mind = None
    rig.asks.clear()
    rig.until(lambda: bool(rig.asks))
    ask = rig.asks[-1]
    first, second, *_ = ask.view.actions()
    rig.table.answer(ask.ask_id + 1, second)
    rig.table.answer(ask.ask_id, first)
    rig.table.answer(ask.ask_id, second)
    count = len(rig.acted(Play))
    rig.tick()
    assert rig.acted(Play)[count:] == [(ask.view.seat, first)]


def test_an_answer_to_nothing_is_dropped() -> None:
    rig = Rig(plan(SEATS, PACE))
    rig.table.answer(1, Pass())
    rig.tick()
    rig.table.answer(1, Pass())
    assert rig.acted(Pass) == []


def test_a_bot_may_bury_its_jokers() -> None:
    """Unlike a stand-in."""

    def mind(view: SeatView) -> Action | None:
        wanted = (bury_jokers("BJ*3"), Bury(tuple(card for card in view.hand if card in JOKERS)[:6]))
        return next((action for action in wanted if view.check(action) is None), None) or passive(view)

    rig = Rig(plan(), dealt({P2: "BJ*3", P0: "LJ"}, kitty="S3 S4 H6 H8 C9 D4"), mid_pot(banker=P0), mind=mind)
    rig.until_stage("play")
    assert rig.acted(BuryJokers) == [(P2, bury_jokers("BJ*3"))]


@pytest.mark.parametrize("seat", SEATS)
def test_every_seat_is_asked_for_what_is_its_own(seat: Seat) -> None:
    rig = Rig(plan(rounds=2), standing=mid_pot(banker=seat, tribute=2))
    rig.until_stage("over")
    owners = {ask.view.stage.name: ask.view.seat for ask in rig.asks}
    assert owners["bury"] is seat
    assert owners["pay"] is seat.previous
    assert owners["return"] is seat
