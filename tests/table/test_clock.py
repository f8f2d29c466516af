"""倒计时: the turn clock, by times that the tests make up."""

from game.rules.seats import Seat
from game.table.clock import TurnClock
from game.table.messages import Countdown


def test_a_clock_counts_down_from_where_a_turn_began() -> None:
    clock = TurnClock(20)
    clock.watch(Seat.P1, 5, 100.0)
    assert clock.countdown(100.0) == Countdown(20_000, 20_000)
    assert clock.countdown(107.5) == Countdown(12_500, 20_000)
    assert clock.deadline == 120.0
    assert not clock.expired(119.999)
    assert clock.expired(120.0)
    assert clock.countdown(125.0) == Countdown(0, 20_000)


def test_watching_the_same_turn_again_changes_nothing() -> None:
    clock = TurnClock(20)
    clock.watch(Seat.P1, 5, 100.0)
    clock.watch(Seat.P1, 5, 110.0)
    assert clock.expired(120.0)


def test_another_turn_of_the_same_seat_begins_anew() -> None:
    clock = TurnClock(20)
    clock.watch(Seat.P1, 5, 100.0)
    clock.watch(Seat.P1, 6, 110.0)
    assert not clock.expired(129.0)
    assert clock.expired(130.0)


def test_nobody_watched_nobody_late() -> None:
    clock = TurnClock(20)
    assert clock.countdown(0.0) is None
    assert clock.deadline is None
    clock.watch(Seat.P1, 5, 100.0)
    clock.watch(None, 6, 110.0)
    assert clock.countdown(111.0) is None
    assert not clock.expired(1e9)


def test_no_seconds_is_no_clock() -> None:
    clock = TurnClock(0)
    clock.watch(Seat.P1, 5, 100.0)
    assert clock.countdown(101.0) is None
    assert clock.deadline is None
    assert not clock.expired(1e9)


def test_a_paused_clock_stands_still() -> None:
    clock = TurnClock(20)
    clock.watch(Seat.P1, 5, 100.0)
    clock.pause(105.0)
    assert clock.countdown(500.0) == Countdown(15_000, 20_000)
    assert clock.deadline is None
    assert not clock.expired(500.0)
    clock.go_on(500.0)
    assert clock.countdown(500.0) == Countdown(15_000, 20_000)
    assert not clock.expired(514.0)
    assert clock.expired(515.0)


def test_pausing_twice_or_going_on_twice_is_once() -> None:
    clock = TurnClock(20)
    clock.watch(Seat.P1, 5, 100.0)
    clock.go_on(101.0)
    clock.pause(105.0)
    clock.pause(110.0)
    clock.go_on(200.0)
    clock.go_on(210.0)
    assert clock.deadline == 215.0


def test_a_turn_that_begins_in_a_pause_has_all_its_time() -> None:
    clock = TurnClock(20)
    clock.watch(Seat.P1, 5, 100.0)
    clock.pause(119.0)
    clock.watch(Seat.P2, 6, 130.0)
    clock.go_on(200.0)
    assert clock.countdown(200.0) == Countdown(20_000, 20_000)
