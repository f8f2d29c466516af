"""在场: who is away is waited for, then stood in for; where nobody is, nothing goes on."""

from dataclasses import replace

from game.rules.seats import SEATS
from game.table.messages import Act, Occupant, Pause, SeatInfo
from game.table.numbering import Numbering
from game.table.presence import Presence
from game.table.records import Acted, Seated
from tests.table.rig import PACE, Rig, passive, plan

P0, P1, P2, P3 = SEATS
ANN = SeatInfo("Ann", "ox", Occupant.HUMAN)


def test_only_the_time_counts_in_which_the_table_waits() -> None:
    presence = Presence(10)
    assert presence.leave(P1)
    assert not presence.leave(P1)
    assert presence.away == (P1,)
    assert presence.overdue((P1,), 0) is None
    assert presence.overdue((P1, P2), 9) is None
    assert presence.overdue((P2,), 9.5) is None
    assert presence.overdue((P1,), 10) is None, "it waited for somebody else in between"
    assert presence.overdue((P1,), 20) == P1
    assert presence.come(P1)
    assert not presence.come(P1)
    assert presence.overdue((P1,), 99) is None


def test_while_nobody_is_there_no_grace_runs() -> None:
    presence = Presence(10)
    presence.leave(P0)
    presence.leave(P1)
    assert presence.overdue((P0,), 0) is None
    assert not presence.nobody(())
    assert not presence.nobody((P0, P1, P2))
    assert presence.nobody((P0, P1))
    presence.come(P1)
    assert presence.overdue((P0,), 50) is None
    assert presence.overdue((P0,), 60) == P0


def at_play() -> Rig:
    rig = Rig(plan([P0, P2], replace(PACE, grace=5), turn_seconds=20), people=passive)
    rig.until_stage("play")
    rig.people = None
    rig.until_turn(P0, "play")
    return rig


def test_a_person_who_is_away_is_stood_in_for_and_has_the_seat_back_at_once() -> None:
    rig = at_play()
    rig.table.away(P0, rig.now)
    assert rig.updates(P2)[-1].info.away == (P0,)
    rig.wait(4.5)
    assert rig.round.to_act == (P0,)
    rig.wait(3)
    assert rig.chronicle.seats[P0].occupant is Occupant.STAND_IN
    assert any(seat == P0 for seat, _ in rig.acted()[-4:]), "the bot has played for it"
    rig.table.back(P0, rig.now)
    assert rig.chronicle.seats[P0] == rig.plan.seats[P0]
    assert Seated(P0, rig.plan.seats[P0]) in rig.journal
    rig.people = passive
    rig.until_turn(P0, "play")


def test_where_no_person_is_there_nothing_goes_on() -> None:
    rig = at_play()
    for seat in (P0, P2):
        rig.table.away(seat, rig.now)
    steps = rig.chronicle.steps
    rig.wait(60)
    assert rig.chronicle.steps == steps
    rig.table.back(P2, rig.now)
    rig.wait(4)
    assert rig.chronicle.steps == steps
    rig.wait(3)
    assert rig.chronicle.steps > steps


def test_a_person_who_sits_down_frees_a_table_that_stood_still() -> None:
    rig = Rig(plan([P0], PACE), people=passive)
    rig.until_stage("play")
    rig.say(P0, Pause(on=True))
    rig.table.seat(Seated(P1, ANN, owner="hash"), rig.now)
    assert not rig.table.paused
    assert rig.chronicle.owners == ("", "hash", "", "")
    assert rig.chronicle.people == (P0, P1)
    rig.table.seat(Seated(P1, SeatInfo("Bot", "", Occupant.BOT, "random")), rig.now)
    assert rig.chronicle.people == (P0,)


def test_numbers_go_on_where_the_seat_s_last_screen_stopped() -> None:
    rig = at_play()
    action = next(rig.round.view(P0).actions())
    assert Numbering(40).outward(Act(1, rig.seq, action)).act_id == 41
    rig.say(P0, Act(41, rig.seq, action))
    assert rig.chronicle.done[P0] == 41
    assert Acted(P0, action, 41) in rig.journal
