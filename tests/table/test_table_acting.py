"""出手: what a client asks is journalled, done, told and acknowledged, in this order; or refused with a reason."""

from itertools import pairwise

import pytest

from game.rules.actions import Action, Declare, Draw, Pass, Play
from game.rules.events import CardsPlayed, KittyBuried, events_for
from game.rules.refusals import Refusal
from game.rules.seats import SEATS
from game.table.chronicle import replay
from game.table.messages import Ack, Denial, Moment, Nak, Pause, Update
from game.table.records import Acted, Dealt, Opened
from tests.kit.playthrough import play, show
from tests.table.rig import PACE, Rig, dealt, mid_pot, passive, plan

P0, P1, P2, P3 = SEATS
VIEWERS = (*SEATS, None)


def at_play() -> Rig:
    """A table at which P0, a person, has to play a card."""
    rig = Rig(plan([P0]), viewers=VIEWERS, people=passive)
    rig.until_stage("play")
    rig.people = None
    rig.until_turn(P0, "play")
    return rig


def a_card(rig: Rig) -> Action:
    """Something that P0 may play."""
    return next(rig.round.view(P0).actions())


# --- the order of things ---


def test_an_action_is_journalled_then_told_then_acknowledged() -> None:
    rig = at_play()
    rig.log.clear()
    assert isinstance(rig.act(P0, a_card(rig)), Ack)
    assert rig.log[:7] == ["journal", *["update"] * 5, "ack"]


def test_every_step_is_journalled_before_it_is_told() -> None:
    rig = Rig(plan(rounds=1), viewers=(P0,))
    rig.until_stage("over")
    assert len(rig.journal) > 250
    steps = [word for word in rig.log if word != "ask"]
    assert steps == ["journal", "update"] * len(rig.journal)


def test_the_journal_is_what_happened() -> None:
    rig = Rig(plan([P0], rounds=1), people=passive)
    rig.until_stage("over")
    chronicle, sound = replay((Opened(rig.plan), *rig.journal))
    assert sound == len(rig.journal) + 1
    assert chronicle == rig.chronicle


def test_what_cannot_be_journalled_is_neither_done_nor_told_nor_acknowledged() -> None:
    rig = at_play()
    before, told = rig.chronicle, {viewer: len(rig.told[viewer]) for viewer in VIEWERS}
    rig.disk_full = True
    with pytest.raises(OSError, match="No space"):
        rig.act(P0, a_card(rig), act_id=77)
    assert rig.chronicle is before
    assert {viewer: len(rig.told[viewer]) for viewer in VIEWERS} == told
    rig.disk_full = False
    assert isinstance(rig.act(P0, a_card(rig), act_id=77), Ack)
    assert rig.chronicle is not before, "it was not done the first time, so it is not a repetition"


def test_a_bots_action_that_cannot_be_journalled_is_not_told() -> None:
    rig = Rig(plan())
    rig.until_stage("play")
    rig.disk_full = True
    before, told = rig.chronicle, len(rig.told[P0])
    with pytest.raises(OSError, match="No space"):
        rig.tick()
    assert rig.chronicle is before
    assert len(rig.told[P0]) == told


# --- acknowledged once, done once ---


def test_an_action_sent_again_is_acknowledged_again_and_done_once() -> None:
    rig = at_play()
    card, seq = a_card(rig), rig.seq
    assert isinstance(rig.act(P0, card, act_id=5, seq=seq), Ack)
    for _ in range(3):
        assert rig.act(P0, card, act_id=5, seq=seq) == Ack(5)
        rig.wait(0.2)
    assert len([act for act in rig.acted(Play) if act == (P0, card)]) == 1


def test_a_refused_action_may_be_sent_again() -> None:
    rig = at_play()
    assert isinstance(rig.act(P0, play("BJ*3 LJ*3"), act_id=5), Nak)
    assert rig.act(P0, a_card(rig), act_id=5) == Ack(5)


def test_an_action_on_an_older_turn_is_stale() -> None:
    """A double click: the second play must not be taken for the next trick."""
    rig = at_play()
    seq = rig.seq
    rig.act(P0, a_card(rig))
    rig.until_turn(P0, "play")
    reply = rig.act(P0, a_card(rig), seq=seq)
    assert reply == Nak(reply.act_id, denial=Denial.STALE)
    assert isinstance(rig.act(P0, a_card(rig)), Ack)


def test_while_cards_are_dealt_a_declaration_on_an_older_view_is_not_stale() -> None:
    rig = Rig(plan([P0], PACE), dealt({P0: "BJ"}))
    rig.until(lambda: bool(rig.round.cards.hands[P0]))
    seq = rig.seq
    rig.wait(0.5)
    assert rig.seq > seq
    assert isinstance(rig.act(P0, show("BJ"), seq=seq), Ack)


def test_in_the_closing_round_a_pass_meant_for_the_draw_is_stale() -> None:
    rig = Rig(plan([P0]), dealt({P0: "...H7"}), mid_pot("7"))
    rig.until_stage("closing")
    reply = rig.act(P0, show("H7"), seq=0)
    assert reply == Nak(reply.act_id, denial=Denial.STALE)


# --- refusals ---


def refused(rig: Rig, action: Action, refusal: Refusal, seat: int = 0) -> None:
    """Acting changes nothing, and the rules' reason comes back."""
    before, journal = rig.chronicle, len(rig.journal)
    reply = rig.act(SEATS[seat], action)
    assert reply == Nak(reply.act_id, refusal)
    assert rig.chronicle is before
    assert len(rig.journal) == journal


def test_the_rules_say_why() -> None:
    rig = at_play()
    refused(rig, Pass(), Refusal.WRONG_STEP)
    refused(rig, play(""), Refusal.NO_CARDS)
    refused(rig, play("BJ*3 LJ*3"), Refusal.NOT_HELD)
    refused(rig, Draw(), Refusal.WRONG_STEP)


def test_nobody_plays_out_of_turn() -> None:
    rig = Rig(plan([P0, P1], PACE), people=passive)
    rig.until_stage("play")
    rig.people = None
    rig.until(lambda: rig.round.phase.name == "play" and rig.round.to_act[0] in (P0, P1))
    waiting = P1 if rig.round.to_act == (P0,) else P0
    refused(rig, play(rig.round.cards.hands[waiting][0]), Refusal.NOT_YOUR_TURN, waiting)


def test_before_the_first_deal_nothing_is_taken() -> None:
    rig = Rig(plan([P0], PACE))
    assert rig.act(P0, Pass(), act_id=1) == Nak(1, denial=Denial.NOT_STARTED)


def test_while_paused_nothing_is_taken() -> None:
    rig = at_play()
    rig.say(P0, Pause(on=True))
    assert rig.act(P0, a_card(rig), act_id=9) == Nak(9, denial=Denial.PAUSED)
    rig.say(P0, Pause(on=False))
    assert rig.act(P0, a_card(rig), act_id=9) == Ack(9)


def test_nobody_acts_for_a_bot() -> None:
    """Whoever looks over a bot's shoulder sees its cards and leaves them alone."""
    rig = Rig(plan([P0], PACE), people=passive)
    rig.until(lambda: rig.chronicle.round is not None and rig.round.phase.name == "play" and rig.round.to_act != (P0,))
    (seat,) = rig.round.to_act
    before = rig.chronicle
    reply = rig.act(seat, next(rig.round.view(seat).actions()))
    assert reply == Nak(reply.act_id, denial=Denial.NO_SEAT)
    assert rig.chronicle is before


def test_after_the_last_round_nothing_is_taken() -> None:
    rig = Rig(plan([P0], rounds=1), people=passive)
    rig.until_stage("over")
    assert rig.table.moment is Moment.MATCH_OVER
    refused(rig, play("S3"), Refusal.WRONG_STEP)


# --- what is told ---


def test_everybody_is_told_of_every_step_without_a_gap() -> None:
    rig = Rig(plan(rounds=1), viewers=VIEWERS)
    rig.until_stage("over")
    for viewer in VIEWERS:
        assert [update.seq for update in rig.updates(viewer)] == list(range(1, len(rig.journal) + 1))


def test_each_viewer_is_told_what_he_may_know_and_nothing_else() -> None:
    """Played again from the journal: every view and every event is that of this viewer."""
    rig = Rig(plan(rounds=1), viewers=VIEWERS)
    rig.until_stage("over")
    chronicle, _ = replay((Opened(rig.plan),))
    assert chronicle is not None
    for index, record in enumerate(rig.journal):
        chronicle, notices = chronicle.after(record)
        assert chronicle.round is not None
        for viewer in VIEWERS:
            update = rig.updates(viewer)[index]
            assert update.view == chronicle.round.view(viewer)
            assert update.view.seat == viewer
            assert update.events == events_for(notices, viewer)
            assert update.info.seats == rig.plan.seats


def test_a_step_of_which_a_viewer_learns_nothing_has_its_number_all_the_same() -> None:
    rig = Rig(plan(rounds=1), viewers=VIEWERS)
    rig.tick()
    deal = next(update for update in rig.updates(None) if update.seq == 1)
    assert isinstance(rig.journal[0], Dealt)
    assert deal.events == ()


def test_a_hidden_burying_is_told_in_two_forms() -> None:
    rig = Rig(plan(rounds=1), dealt(kitty="S3 S4 H6 H8 C9 D4"), viewers=VIEWERS)
    rig.until_stage("over")
    told = {viewer: [event for event in rig.events(viewer) if isinstance(event, KittyBuried)] for viewer in VIEWERS}
    banker = rig.round.board.bank
    assert [event.cards is None for event in told[banker]] == [False]
    for viewer in set(VIEWERS) - {banker}:
        assert [event.cards for event in told[viewer]] == [None]


def test_who_comes_late_sees_how_things_stand() -> None:
    rig = Rig(plan(), viewers=(P0,))
    rig.until_stage("play")
    rig.tick()
    rig.table.join(P2)
    rig.table.join(None)
    for viewer in (P2, None):
        assert rig.told[viewer] == [Update(rig.seq, rig.round.view(viewer), (), rig.table.info())]
    rig.tick()
    assert rig.last(Update, P2).seq == rig.seq


def test_who_comes_before_the_deal_is_told_with_it() -> None:
    rig = Rig(plan([P0], PACE))
    assert rig.told[P0] == []
    rig.tick()
    assert rig.updates()[0].view.stock == 156


def test_what_is_played_is_told_in_the_order_in_which_it_is_played() -> None:
    rig = Rig(plan(rounds=1))
    rig.until_stage("over")
    played = [(event.seat, Play(event.cards)) for event in rig.events() if isinstance(event, CardsPlayed)]
    assert played == rig.acted(Play)
    assert all(earlier.seq < later.seq for earlier, later in pairwise(rig.updates()))


def test_a_declaration_by_a_client_is_a_record_like_any_other() -> None:
    rig = Rig(plan([P0], PACE), dealt({P0: "BJ"}))
    rig.until(lambda: bool(rig.round.cards.hands[P0]))
    rig.act(P0, show("BJ"))
    assert Acted(P0, Declare(show("BJ").cards), act_id=1) in rig.journal
