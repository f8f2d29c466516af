"""不断线: whoever loses his line, or his host, has his seat, his cards and his word when he is back."""

from game.rules.actions import Action
from game.rules.events import CardDrawn
from game.table.journal import framed, header
from game.table.messages import Denial, Moment, Occupant
from game.table.records import Acted
from net.messages import Out, Refused, Resume, SeatAck, Seated, SeatLeave, SeatNak, SeatReady, SeatUpdate, State
from net.reasons import Reason, Why
from tests.net.lan import P0, P2, Lan, Peer, offer, playing, token_of
from tests.table.rig import PACE


def at_play() -> tuple[Lan, Peer, Peer]:
    """A table at which P0 has to play a card, P2 looking on."""
    lan = Lan()
    ann, bob = playing(lan, P0, P2)
    lan.until_turn(ann)
    return lan, ann, bob


def a_card(peer: Peer) -> Action:
    return next(peer.shown.view.actions())


# --- another line ---


def test_who_comes_back_has_his_seat_his_cards_and_his_turn() -> None:
    lan, ann, _ = at_play()
    view, seq = ann.shown.view, ann.seq
    ann.lose()
    ann = lan.back(token_of(ann), seq)
    assert ann.last(Seated).seat == P0
    assert ann.shown.view == view
    assert (ann.last(SeatUpdate).base, ann.seq, ann.shown.events) == (seq, seq, ())
    ann.act(a_card(ann))
    assert ann.all(SeatAck)


def test_who_comes_back_is_told_what_happened_meanwhile() -> None:
    lan, ann, bob = at_play()
    seq = bob.seq
    bob.lose()
    ann.play()
    lan.wait(1)
    bob = lan.back(token_of(bob), seq)
    assert bob.last(SeatUpdate).base == seq
    assert bob.seq > seq
    assert bob.shown.events


def test_who_knows_what_cannot_be_is_told_how_things_stand() -> None:
    lan, ann, _ = at_play()
    again = lan.back(token_of(ann), 10**9)
    assert (again.last(SeatUpdate).base, again.seq, again.shown.events) == (ann.seq, ann.seq, ())


def test_who_knows_nothing_is_told_the_whole_round() -> None:
    lan, ann, _ = at_play()
    again = lan.back(token_of(ann), 0)
    assert again.last(SeatUpdate).base == 0
    assert len([event for event in again.shown.events if isinstance(event, CardDrawn)]) == 156


def test_a_new_line_takes_the_place_of_the_old_one_at_once() -> None:
    lan, ann, _ = at_play()
    again = lan.back(token_of(ann))
    assert ann.closed is not None
    assert ann.closed.reason is Reason.REPLACED
    assert not Reason.REPLACED.again
    assert lan.room.at[P0] is again.guest
    lan.hall.lose(ann.guest, lan.now)
    again.act(a_card(again))
    assert again.all(SeatAck)
    assert again.shown.info.away == ()


def test_a_seat_taken_again_over_the_same_line_is_the_same_seat() -> None:
    lan, ann, _ = at_play()
    ann.say(SeatLeave())
    assert ann.last(Out) == Out(Reason.LEFT, resumable=True)
    assert lan.room.at.keys() == {P2}
    for _ in range(2):
        ann.say(resume(ann))
        assert lan.room.at[P0] is ann.guest
    ann.act(a_card(ann))
    assert ann.all(SeatAck)


def resume(peer: Peer) -> Resume:
    return Resume(token_of(peer), peer.seq)


# --- his word ---


def test_what_is_asked_again_is_done_once_and_acknowledged_again() -> None:
    lan, ann, _ = at_play()
    card, seq = a_card(ann), ann.seq
    ann.act(card, 7, seq).act(card, 7, seq)
    token = token_of(ann)
    ann.lose()
    ann = lan.back(token).act(card, 7, seq)
    assert ann.all(SeatAck) == [SeatAck(7)]
    lan.restart()
    ann = lan.back(token)
    assert ann.last(Seated).done == 7, "the host knows after it was killed"
    ann.act(card, 7, seq)
    assert ann.all(SeatAck) == [SeatAck(7)]
    assert [record for record in lan.disk.records if isinstance(record, Acted) and record.act_id == 7] == [
        Acted(P0, card, 7)
    ]


def test_what_answers_an_older_turn_is_stale_also_after_the_host_was_killed() -> None:
    lan, ann, _ = at_play()
    card, seq = a_card(ann), ann.seq
    ann.act(card)
    lan.until_turn(ann)
    token = token_of(ann)
    lan.restart()
    ann = lan.back(token)
    ann.act(a_card(ann), 50, seq)
    assert ann.last(SeatNak) == SeatNak(50, None, Denial.STALE)
    ann.act(a_card(ann), 50)
    assert ann.last(SeatAck) == SeatAck(50)


def test_a_host_that_was_killed_goes_on_with_the_same_match() -> None:
    lan, ann, bob = at_play()
    view, seq, tokens = ann.shown.view, ann.seq, [token_of(ann), token_of(bob)]
    lan.restart()
    assert lan.room.state is State.PLAYING
    watcher = lan.peer("Eve").enter()
    lan.wait(30)
    assert watcher.seq == seq, "nobody is there: nothing goes on"
    again = [lan.back(token, seq) for token in tokens]
    assert (again[0].shown.view, again[0].seq) == (view, seq)
    assert again[0].last(SeatUpdate).base == seq
    again[0].play()
    assert again[0].all(SeatAck)
    assert watcher.seq > seq


def test_who_does_not_come_back_to_a_host_that_was_killed_is_stood_in_for() -> None:
    lan, _, bob = at_play()
    token = token_of(bob)
    lan.restart()
    bob = lan.back(token)
    assert bob.shown.info.away == (P0,)
    lan.wait(7)
    assert bob.shown.info.seats[P0].occupant is Occupant.STAND_IN


def test_a_host_that_was_killed_before_the_first_card_goes_on_too() -> None:
    lan, ann, bob = at_play()
    tokens = [token_of(ann), token_of(bob)]
    lan.disk.journal[:] = header() + framed(lan.disk.records[0])
    lan.restart()
    watcher = lan.peer("Eve").enter()
    assert watcher.room.state is State.PLAYING
    assert watcher.all(SeatUpdate) == [], "there is nothing to see yet"
    watcher.guest.due(watcher.guest.update)
    lan.deliver()
    assert watcher.all(SeatUpdate) == []
    again = lan.back(tokens[1])
    assert again.seq == watcher.seq == 2


# --- a bot stands in ---


def test_a_bot_stands_in_when_the_table_has_waited_long_enough_and_the_person_has_his_seat_back_at_once() -> None:
    lan, ann, bob = at_play()
    token = token_of(ann)
    ann.lose()
    assert bob.shown.info.away == (P0,)
    lan.wait(4)
    assert bob.shown.info.seats[P0].occupant is Occupant.HUMAN, "it is kept"
    assert bob.room.chairs[P0].guest is None
    lan.wait(2.5)
    assert bob.shown.info.seats[P0].occupant is Occupant.STAND_IN
    assert bob.seq > ann.seq + 1, "and the round goes on"
    ann = lan.back(token)
    assert bob.shown.info.seats[P0].occupant is Occupant.HUMAN
    assert bob.shown.info.away == ()
    assert bob.shown.info.seats[P0].name == "P0"
    lan.until_turn(ann)
    ann.play()
    assert ann.all(SeatAck)


def test_a_bot_stands_in_between_rounds_too() -> None:
    lan = Lan(offer(rounds=2))
    ann, bob = playing(lan, P0, P2)

    def over() -> bool:
        ann.play()
        bob.play()
        return ann.shown.info.moment is Moment.ROUND_OVER

    lan.until(over)
    ann.say(SeatReady())
    assert ann.shown.info.waiting_ready == (P2,)
    bob.lose()
    lan.wait(7)
    assert ann.shown.info.moment is Moment.PLAYING


def test_who_leaves_for_good_does_not_come_back() -> None:
    _, ann, bob = at_play()
    ann.say(SeatLeave(for_good=True))
    assert ann.last(Out) == Out(Reason.LEFT, resumable=False)
    assert bob.shown.info.seats[P0].occupant is Occupant.STAND_IN
    assert ann.say(resume(ann)).last(Refused) == Refused("resume", Why.UNKNOWN_TOKEN)
    assert bob.closed is None


def test_the_turn_clock_stands_while_the_person_is_away() -> None:
    lan = Lan(offer(turn_seconds=10, pace=PACE))
    ann, bob = playing(lan, P0, P2)
    lan.until_turn(ann)
    lan.wait(2)
    token = token_of(ann)
    ann.lose()
    left = bob.shown.info.countdown
    assert left is not None
    lan.wait(8)
    ann = lan.back(token)
    assert ann.shown.info.countdown == left
    lan.wait(1)
    assert len(ann.shown.view.hand) == 39
    lan.wait(left.left_ms / 1000)
    assert len(ann.shown.view.hand) == 38, "and runs again"
