"""房间: seats before the match, the keeper and what he may do, the match and what follows it."""

import pytest

from game.rules.seats import Seat
from game.table.messages import Moment, Occupant
from game.table.records import Opened
from net.limits import LOBBY_HOLD
from net.messages import (
    Begin,
    Chair,
    ClientMessage,
    Kick,
    Lock,
    Out,
    Refused,
    Resume,
    Role,
    SeatAck,
    SeatAct,
    Seated,
    SeatLeave,
    SeatPause,
    SeatReady,
    SeatUpdate,
    SetBot,
    Sit,
    Stand,
    State,
    Swap,
)
from net.reasons import Reason, Why
from net.tokens import hash_of
from tests.net.lan import P0, P1, P2, P3, Lan, Peer, offer, playing, token_of

BOTS = [Chair(f"Bot {number}", "ox", Occupant.BOT, "random") for number in range(4)]


def why(peer: Peer, wish: ClientMessage) -> Why:
    """Why a wish is turned down."""
    before = len(peer.all(Refused))
    peer.say(wish)
    (refused,) = peer.all(Refused)[before:]
    assert refused.what == wish.__struct_config__.tag
    return refused.why


# --- seats ---


def test_who_comes_in_sees_the_table_and_who_is_there() -> None:
    lan = Lan(offer(turn_seconds=30))
    ann = lan.peer("Ann").enter()
    room = ann.room
    assert (room.table, room.name, room.state, room.preset, room.rounds, room.turn_seconds) == (
        1,
        "Table",
        State.LOBBY,
        "classic",
        1,
        30,
    )
    assert list(room.chairs) == BOTS
    assert [(person.name, person.role) for person in room.people] == [("Ann", Role.PLAYER)]
    assert room.options[0] == "dagunzi"
    assert room.keeper is None


def test_who_sits_down_has_the_seat_and_its_token() -> None:
    lan = Lan()
    ann, bob = lan.peer("Ann").sit(P2), lan.peer("Bob").enter()
    assert ann.last(Seated).seat == P2
    assert bob.room.chairs[P2] == Chair("Ann", "ox", Occupant.HUMAN, guest=1)
    assert bob.all(Seated) == []
    assert why(bob, Sit(P2)) is Why.SEAT_TAKEN
    assert why(ann, Sit(P2)) is Why.SEAT_TAKEN


def test_who_sits_elsewhere_or_stands_up_frees_the_seat() -> None:
    lan = Lan()
    ann = lan.peer("Ann").sit(P2).say(Sit(P0))
    assert [chair.guest for chair in ann.room.chairs] == [1, None, None, None]
    assert ann.room.chairs[P2] == BOTS[P2]
    ann.say(Stand())
    assert list(ann.room.chairs) == BOTS
    for wish in (Stand(), SeatReady(), SeatPause(on=True), SeatAct(1, 0, ["pass", {}])):
        assert why(ann, wish) is Why.NOT_SEATED


def test_every_seat_has_a_token_of_its_own() -> None:
    lan = Lan()
    ann = lan.peer().sit(P0).say(Sit(P1), Sit(P2))
    tokens = [seated.token for seated in ann.all(Seated)]
    assert len(set(tokens)) == 3
    bob = lan.peer()
    assert why(bob, Resume(tokens[0], 0)) is Why.UNKNOWN_TOKEN


def test_before_the_match_a_seat_is_kept_for_a_while() -> None:
    lan = Lan()
    ann, bob = lan.peer("Ann").sit(P0).say(SeatReady()), lan.peer("Bob").sit(P1)
    token = token_of(ann)
    ann.lose()
    assert bob.room.chairs[P0] == Chair("Ann", "ox", Occupant.HUMAN)
    lan.wait(LOBBY_HOLD - 5, 2)
    ann = lan.back(token)
    assert ann.last(Seated) == Seated(1, P0, token, 0)
    assert not ann.room.chairs[P0].ready
    ann.lose()
    lan.wait(LOBBY_HOLD + 5, 2)
    assert bob.room.chairs[P0] == BOTS[P0]
    assert why(lan.peer(), Resume(token, 0)) is Why.UNKNOWN_TOKEN


def test_who_leaves_before_the_match_frees_the_seat() -> None:
    lan = Lan()
    ann, bob = lan.peer().sit(P0), lan.peer().enter()
    ann.say(SeatLeave(for_good=True))
    assert bob.room.chairs[P0] == BOTS[P0]
    assert ann.last(Out) == Out(Reason.LEFT, resumable=False)


# --- the keeper ---


def test_the_first_to_sit_keeps_the_table_and_the_host_s_own_player_before_him() -> None:
    lan = Lan()
    ann, bob = lan.peer("Ann").sit(P3), lan.peer("Bob").sit(P0)
    assert bob.room.keeper == ann.guest.number
    ann.say(SeatLeave())
    assert bob.room.keeper == bob.guest.number
    ann.sit(P1)
    assert bob.room.keeper == bob.guest.number
    own = lan.peer("Own", own=True).enter()
    assert bob.room.keeper == own.guest.number


def test_the_keeper_is_the_person_whatever_his_seat_and_his_line() -> None:
    lan = Lan()
    ann, bob = lan.peer("Ann").sit(P3), lan.peer("Bob").sit(P1)
    ann.say(Sit(P0), Swap(P0, P2), Swap(P2, P1), Swap(P0, P3))
    assert bob.room.keeper == ann.guest.number
    token = token_of(ann)
    ann.lose()
    assert bob.room.keeper == bob.guest.number, "while he is away another can arrange things"
    again = lan.back(token)
    assert again.guest.number > bob.guest.number
    assert bob.room.keeper == again.guest.number
    again.say(Stand())
    assert bob.room.keeper == bob.guest.number
    bob.say(Stand())
    assert bob.room.keeper is None


@pytest.mark.parametrize("wish", [Begin(), Kick(1), Lock(on=True), Swap(P0, P1), SetBot(P2, "steady")], ids=repr)
def test_nobody_else_arranges_things(wish: ClientMessage) -> None:
    lan = Lan()
    lan.peer().sit(P0)
    bob = lan.peer().sit(P1)
    assert why(bob, wish) is Why.NOT_KEEPER


def test_the_keeper_lets_seats_change_places() -> None:
    lan = Lan()
    ann, bob = lan.peer("Ann").sit(P0).say(SeatReady()), lan.peer("Bob").sit(P1)
    ann.say(Swap(P0, P1), Swap(P1, P2))
    assert [chair.guest for chair in bob.room.chairs] == [2, None, 1, None]
    assert not any(chair.ready for chair in bob.room.chairs)
    assert bob.room.chairs[P1] == BOTS[2], "a bot that changed places stays what it is"
    token = token_of(ann)
    ann.lose()
    assert lan.back(token).last(Seated).seat == P2, "the token opens the seat where he sits now"
    ann = lan.peers[-1]
    ann.say(Swap(P0, P0))
    assert ann.room.chairs[P0].guest == 2


def test_the_keeper_sets_how_strong_a_bot_is() -> None:
    lan = Lan()
    ann = lan.peer("Ann").sit(P0).say(SetBot(P3, "steady"), SetBot(P0, "steady"))
    assert [chair.bot for chair in ann.room.chairs] == ["", "random", "random", "steady"]
    assert ann.say(Stand()).room.chairs[P0].bot == "steady"
    ann.say(Sit(P0))
    assert why(ann, SetBot(P3, "genius")) is Why.NO_LEVEL


def test_the_keeper_sends_guests_away_but_neither_himself_nor_the_host_s_player() -> None:
    lan = Lan()
    ann, bob, eve = lan.peer("Ann").sit(P0), lan.peer("Bob").sit(P1), lan.peer("Eve").enter()
    for target in (eve, bob):
        ann.say(Kick(target.guest.number))
        assert target.last(Out) == Out(Reason.KICKED, resumable=False)
        assert target.closed is None, "he may go to another table"
    assert list(ann.room.chairs)[1:] == BOTS[1:]
    assert why(ann, Kick(1)) is Why.NO_GUEST
    assert why(ann, Kick(99)) is Why.NO_GUEST
    own = lan.peer("Own", own=True).enter()
    assert why(own, Kick(own.guest.number)) is Why.NO_GUEST


# --- the match ---


def test_a_match_begins_when_all_who_sit_there_are_ready() -> None:
    lan = Lan()
    ann, bob = lan.peer("Ann").sit(P0), lan.peer("Bob").sit(P1)
    ann.say(SeatReady())
    assert why(ann, Begin()) is Why.NOT_READY
    bob.say(SeatReady())
    bob.say(SeatReady(on=False))
    assert why(ann, Begin()) is Why.NOT_READY
    assert ann.all(SeatUpdate) == []
    bob.say(SeatReady())
    ann.say(Begin())
    for peer, seat in ((ann, P0), (bob, P1)):
        assert peer.room.state is State.PLAYING
        assert peer.shown.view.seat == seat
    assert why(ann, Begin()) is Why.UNDER_WAY


def test_the_journal_opens_with_the_hashes_of_the_tokens_and_no_token() -> None:
    lan = Lan()
    ann, bob = playing(lan, P0, P2)
    opened = lan.disk.records[0]
    assert isinstance(opened, Opened)
    assert opened.owners == (hash_of(token_of(ann)), "", hash_of(token_of(bob)), "")
    assert [info.occupant for info in opened.plan.seats].count(Occupant.HUMAN) == 2
    assert token_of(ann) not in lan.disk.journal


@pytest.mark.parametrize("wish", [Stand(), Swap(P0, P1), SetBot(P2, "steady")], ids=repr)
def test_while_a_match_is_played_seats_are_not_arranged(wish: ClientMessage) -> None:
    lan = Lan()
    (ann,) = playing(lan, P0)
    assert why(ann, wish) is Why.UNDER_WAY


def test_before_a_match_nobody_acts_or_pauses() -> None:
    lan = Lan()
    ann = lan.peer().sit(P0)
    assert why(ann, SeatAct(1, 0, ["pass", {}])) is Why.NOT_SEATED
    assert why(ann, SeatPause(on=True)) is Why.NOT_UNDER_WAY


def test_one_person_alone_can_pause() -> None:
    lan = Lan()
    (ann,) = playing(lan, P0)
    ann.say(SeatPause(on=True))
    assert ann.shown.info.paused
    bob = lan.peer().sit(P1)
    assert not ann.shown.info.paused, "with two people nobody holds the table up"
    ann.say(SeatPause(on=True), SeatReady(on=False))
    assert not bob.shown.info.paused


def test_a_person_takes_a_bot_s_seat_in_the_middle_of_a_round() -> None:
    lan = Lan()
    (ann,) = playing(lan, P0)
    lan.until_turn(ann)
    bob = lan.peer("Bob").enter()
    assert bob.shown.view.seat is None
    bob.say(Sit(P1))
    assert bob.last(Seated).seat == P1
    assert bob.shown.view.seat == P1
    assert bob.shown.view.hand
    assert ann.shown.info.seats[P1].occupant is Occupant.HUMAN
    assert ann.room.chairs[P1].guest == bob.guest.number
    lan.until_turn(bob)
    token = token_of(bob)
    lan.restart()
    assert lan.back(token).last(Seated).seat == P1


def test_who_takes_a_seat_over_begins_to_number_anew() -> None:
    lan = Lan()
    _, bob = playing(lan, P0, P1)
    lan.until_turn(bob)
    bob.act(next(bob.shown.view.actions()), 2**53)
    assert bob.last(SeatAck) == SeatAck(2**53)
    bob.say(SeatLeave(for_good=True))
    eve = lan.peer("Eve").sit(P1)
    assert eve.last(Seated).done == 0
    lan.until_turn(eve)
    eve.act(next(eve.shown.view.actions()))
    assert eve.last(SeatAck).act_id == eve.acts < 100


def test_who_comes_in_is_told_and_nobody_else_is_told_again() -> None:
    lan = Lan()
    ann, bob = playing(lan, P0, P1)
    lan.until_turn(ann)
    told = [len(peer.all(SeatUpdate)) for peer in (ann, bob)]
    eve = lan.peer("Eve").enter()
    assert len(eve.all(SeatUpdate)) == 1
    assert [len(peer.all(SeatUpdate)) for peer in (ann, bob)] == told


def test_nobody_looks_into_two_hands() -> None:
    lan = Lan()
    ann, bob = playing(lan, P0, P1)
    assert why(ann, Sit(P2)) is Why.SEATED
    bob.say(SeatLeave(for_good=True))
    bob.enter()
    assert bob.shown.view.seat is None
    for seat in (P1, P2):
        assert why(bob, Sit(seat)) is Why.SEATED
    eve = lan.peer().enter()
    assert why(eve, Sit(P0)) is Why.SEAT_TAKEN
    assert eve.say(Sit(P1)).shown.view.seat == P1, "a seat given up is anybody's"


def test_who_is_sent_away_in_a_match_leaves_the_seat_to_a_bot_and_has_lost_it() -> None:
    lan = Lan()
    ann, bob = playing(lan, P0, P1)
    ann.say(Kick(bob.guest.number))
    assert ann.shown.info.seats[P1].occupant is Occupant.BOT
    assert why(bob, Resume(token_of(bob), 0)) is Why.UNKNOWN_TOKEN


def finish(lan: Lan, *peers: Peer) -> None:
    def over() -> bool:
        for peer in peers:
            peer.play()
        return peers[0].shown.info.moment is Moment.MATCH_OVER

    lan.until(over)
    lan.wait(0.5)


@pytest.mark.parametrize("preset", ["classic", "chaodipi"])
def test_when_a_match_is_over_it_is_filed_and_the_next_can_begin(preset: str) -> None:
    lan = Lan(offer(preset))
    ann, bob = playing(lan, P0, P1)
    eve = lan.peer("Eve").enter()
    finish(lan, ann, bob)
    assert lan.disk.closed
    assert ann.room.state is State.OVER
    assert eve.shown.info.moment is Moment.MATCH_OVER
    assert why(eve, Sit(P2)) is Why.NOT_UNDER_WAY
    ann.say(SeatReady(), SeatPause(on=True), SeatAct(99, ann.seq, ["pass", {}]))
    token, old = token_of(bob), bob.seq
    bob.lose()
    bob = lan.back(token, old)
    assert bob.shown.info.moment is Moment.MATCH_OVER
    ann.say(Begin())
    assert ann.room.state is State.PLAYING
    assert ann.seq < old
    assert [info.occupant for info in ann.shown.info.seats].count(Occupant.HUMAN) == 2
    lan.until_turn(ann)
    assert bob.shown.view.hand


def test_who_is_gone_when_the_next_match_begins_has_no_seat_in_it() -> None:
    lan = Lan()
    ann, bob = playing(lan, P0, P1)
    finish(lan, ann, bob)
    bob.say(SeatLeave(for_good=True))
    assert bob.last(Out) == Out(Reason.LEFT, resumable=False)
    ann.say(Begin())
    assert ann.room.chairs[P1] == BOTS[P1]


def test_a_match_that_all_have_left_for_good_makes_room() -> None:
    lan = Lan()
    ann, bob = playing(lan, P0, P1)
    eve = lan.peer("Eve").enter()
    for peer in (ann, bob):
        peer.say(SeatLeave(for_good=True))
    lan.wait(0.5)
    assert eve.room.state is State.LOBBY
    assert list(eve.room.chairs) == BOTS
    assert lan.disk.closed
    eve.say(Sit(Seat.P1), SeatReady(), Begin())
    assert eve.room.state is State.PLAYING
