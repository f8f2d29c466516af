"""准备, 下一局, 强退: from round to round to the end of the match, and who leaves on the way."""

import pytest

from game.rules.dagunzi.presets import PRESETS
from game.rules.events import RoundOver
from game.rules.match import Standing
from game.rules.seats import SEATS, Seat, Team
from game.table.messages import Ack, Closed, CloseReason, Countdown, Leave, Moment, Occupant, Pause, Ready, Update
from game.table.plan import NO_WAIT, Pace
from game.table.records import Dealt, Seated
from game.table.table import STAND_IN_LEVEL
from tests.kit.decks import interleaved
from tests.kit.notation import in_order, rank
from tests.table.rig import PACE, STEP, Rig, dealt, mid_pot, passive, plan

P0, P1, P2, P3 = SEATS


def over(people: list[Seat], pace: Pace = PACE, rounds: int | None = None) -> Rig:
    """A table at which a round has just ended."""
    rig = Rig(plan(people, pace, rounds=rounds), people=passive)
    rig.until_stage("over")
    return rig


def deals(rig: Rig) -> int:
    return sum(isinstance(record, Dealt) for record in rig.journal)


# --- the next round ---


def test_the_result_stands_until_everybody_is_ready() -> None:
    rig = over([P0, P2])
    info = rig.last(Update).info
    assert info.moment is Moment.ROUND_OVER
    assert info.settlement is not None
    assert info.waiting_ready == (P0, P2)
    rig.wait(60)
    assert deals(rig) == 1
    rig.say(P2, Ready())
    assert rig.last(Update).info.waiting_ready == (P0,)
    rig.wait(60)
    assert deals(rig) == 1
    rig.say(P0, Ready())
    assert deals(rig) == 2
    info = rig.last(Update).info
    assert (info.moment, info.settlement, info.waiting_ready) == (Moment.PLAYING, None, ())


def test_who_is_ready_waits_for_no_pause() -> None:
    """Neither for that between rounds of bots, nor for the first card."""
    rig = over([P0])
    at = rig.now
    rig.say(P0, Ready())
    rig.until(lambda: len(rig.round.cards.stock) < 156)
    assert rig.now - at <= PACE.deal + 2 * STEP


def test_being_ready_is_told_and_is_no_step() -> None:
    rig = over([P0, P2])
    seq = rig.seq
    rig.say(P0, Ready())
    assert rig.last(Update, P2).seq == seq
    assert rig.last(Update, P2).events == ()


def test_being_ready_too_early_or_twice_skips_no_result() -> None:
    """A double click on "next round" must not hide the result of the round after it."""
    rig = over([P0])
    rig.say(P0, Ready())
    rig.say(P0, Ready())
    rig.until_stage("play")
    rig.say(P0, Ready())
    rig.until_stage("over")
    rig.wait(30)
    assert deals(rig) == 2
    assert rig.table.moment is Moment.ROUND_OVER


def test_bots_alone_go_on_after_the_pause_between_rounds() -> None:
    rig = over([])
    at = rig.now
    rig.until(lambda: deals(rig) == 2)
    assert rig.now - at == pytest.approx(PACE.between, abs=2 * STEP)


def test_a_bots_seat_is_not_waited_for() -> None:
    rig = over([P0])
    for seat in (P1, P2, P3):
        rig.say(seat, Ready())
    assert rig.last(Update).info.waiting_ready == (P0,)
    rig.wait(10)
    assert deals(rig) == 1


def test_the_settlement_is_booked_once_and_the_next_round_starts_from_it() -> None:
    rig = over([P0])
    settlement, standing = rig.chronicle.settlement, rig.chronicle.match.standing
    assert settlement is not None
    assert standing.points == settlement.points
    assert standing.rounds == 1
    assert (standing.banker, standing.tribute) == (settlement.next_banker, settlement.tribute)
    rig.say(P0, Ready())
    setup = rig.round.board.setup
    assert (setup.levels, setup.banker, setup.tribute) == (standing.levels, standing.banker, standing.tribute)
    assert rig.last(Update).info.standing == standing


def test_a_round_resumed_after_its_end_waits_for_the_people_too() -> None:
    """The program was ended while the result stood on the screen."""
    before = over([P0])
    rig = Rig(before.plan, standing=None)
    chronicle = rig.chronicle
    for record in before.journal:
        chronicle, _ = chronicle.after(record)
    rig.table.chronicle = chronicle
    rig.wait(30)
    assert rig.journal == []
    assert rig.table.info().settlement == before.chronicle.settlement
    rig.say(P0, Ready())
    assert deals(rig) == 1


# --- the end of a match ---


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_match_has_the_rounds_it_was_planned_for(rounds: int) -> None:
    rig = Rig(plan(rounds=rounds))
    rig.until(lambda: rig.chronicle.match.over)
    rig.wait(30)
    assert deals(rig) == rounds
    assert rig.chronicle.match.standing.rounds == rounds
    assert rig.table.moment is Moment.MATCH_OVER
    assert sum(isinstance(event, RoundOver) for event in rig.events()) == rounds
    info = rig.last(Update).info
    assert info.moment is Moment.MATCH_OVER
    assert info.match_winners is None, "planned rounds are played, nobody has won a pot"
    assert info.waiting_ready == ()


def weak_and_strong(strong: Team) -> Dealt:
    """A deck in which one side holds all jokers, 2s, aces and kings that count, drawn from P0 on."""
    best = in_order("BJ*3 LJ*3 S2*3 H2*3 C2*3 D2*3 S10*3 H10*3 C10*3 D10*3 SA*3 HA*3 CA*3 DA*3 SK*3 HK*3 CK*3 DK*3")
    rest = list(dealt().deck)
    for card in best:
        rest.remove(card)
    rest.sort(key=lambda card: card.points)
    kitty, rest = tuple(rest[:6]), rest[6:]
    rest.sort(key=lambda card: -card.rank)
    winners = [*best, *rest[: 78 - len(best)]]
    losers = rest[78 - len(best) :]
    hands = {seat: (winners if seat.team is strong else losers)[seat // 2 :: 2] for seat in SEATS}
    return Dealt(interleaved([tuple(hands[seat]) for seat in SEATS], kitty, P0), P0)


def test_passing_the_last_level_wins_the_pot_and_the_match() -> None:
    rig = Rig(plan([P1]), weak_and_strong(Team.EVEN), Standing((rank("10"), rank("3")), P0, rounds=9), people=passive)
    rig.until_stage("over")
    assert rig.chronicle.settlement is not None
    assert rig.chronicle.settlement.winners is Team.EVEN
    info = rig.last(Update).info
    assert (info.moment, info.match_winners) == (Moment.MATCH_OVER, Team.EVEN)
    rig.say(P1, Ready())
    rig.wait(30)
    assert deals(rig) == 0, "nothing follows"


def test_where_two_pots_are_agreed_the_first_is_not_the_end() -> None:
    chosen = plan([P1])
    chosen = type(chosen)(PRESETS["classic"].changed("pots", "2"), chosen.seats, pace=NO_WAIT)
    rig = Rig(chosen, weak_and_strong(Team.EVEN), Standing((rank("10"), rank("3")), P0, rounds=9), people=passive)
    rig.until_stage("over")
    info = rig.last(Update).info
    assert (info.moment, info.match_winners, info.standing.won) == (Moment.ROUND_OVER, None, (1, 0))
    rig.say(P1, Ready())
    assert rig.round.board.setup.first_round, "a new pot begins with a grab"
    assert rig.round.board.setup.levels == (rank("3"), rank("3"))


# --- leaving ---


def test_who_leaves_for_a_while_can_come_back() -> None:
    rig = over([P0])
    told = len(rig.told[P0])
    rig.say(P0, Leave())
    assert rig.told[P0][told:] == [Closed(CloseReason.LEFT, resumable=True)]
    rig.wait(10)
    assert len(rig.told[P0]) == told + 1, "nothing more comes"
    assert rig.chronicle.seats == rig.plan.seats
    rig.table.join(P0)
    assert rig.last(Update).info.waiting_ready == (P0,)


def leaver(seat: Seat = P0, preset: str = "online", people: tuple[Seat, ...] = (P0, P2)) -> Rig:
    """A table at which somebody has just left for good while tricks are played."""
    rig = Rig(plan(people, PACE, preset, turn_seconds=20, rounds=2), people=passive, viewers=(*SEATS, None))
    rig.until_turn(seat, "play")
    rig.say(seat, Leave(for_good=True))
    return rig


def test_leaving_for_good_books_its_points_at_once() -> None:
    """Ex A10-7."""
    rig = leaver()
    assert rig.chronicle.match.standing.points == (-200, 30, 0, 30)
    assert rig.last(Update, P2).info.standing.points == (-200, 30, 0, 30)
    assert rig.last(Closed) == Closed(CloseReason.LEFT, resumable=False)


def test_a_stand_in_takes_the_seat_and_the_match_goes_on() -> None:
    rig = leaver()
    info = rig.last(Update, P2).info
    assert (info.seats[P0].occupant, info.seats[P0].bot) == (Occupant.STAND_IN, STAND_IN_LEVEL)
    assert info.seats[P0].name == rig.plan.seats[P0].name
    rig.until_stage("over")
    assert STAND_IN_LEVEL in {ask.level for ask in rig.asks if ask.view.seat is P0}
    assert rig.last(Update, P2).info.waiting_ready == (P2,), "nobody waits for who has left"
    assert not [message for message in rig.told[P0] if isinstance(message, Update) and message.seq > rig.seq]


def test_the_clock_of_who_left_stops() -> None:
    rig = leaver()
    assert rig.last(Update, P2).info.countdown is None


def test_the_clock_of_another_person_runs_on() -> None:
    rig = Rig(plan([P0, P2], PACE, turn_seconds=20), people=passive)
    rig.until_turn(P2, "play")
    rig.people = None
    rig.wait(5)
    rig.say(P0, Leave(for_good=True))
    assert rig.last(Update, P2).info.countdown == Countdown(15_000, 20_000)
    assert isinstance(rig.act(P2, next(rig.round.view(P2).actions())), Ack), "and what he was about to do is not stale"


def test_who_left_for_good_has_no_seat_any_more() -> None:
    rig = leaver()
    before = rig.chronicle
    rig.say(P0, Leave(for_good=True))
    rig.say(P0, Pause(on=True))
    assert rig.chronicle is before, "and pays no second time"
    assert not rig.table.paused


def test_a_bots_seat_cannot_be_left_for_good() -> None:
    rig = over([P0])
    rig.say(P1, Leave(for_good=True))
    assert rig.chronicle.seats == rig.plan.seats
    assert not any(isinstance(record, Seated) for record in rig.journal)


def test_the_last_person_leaving_a_paused_table_lets_it_go_on() -> None:
    rig = Rig(plan([P0], PACE, rounds=1), people=passive, viewers=(P0, None))
    rig.until_turn(P0, "play")
    rig.say(P0, Pause(on=True))
    rig.say(P0, Leave(for_good=True))
    assert not rig.table.paused
    rig.until_stage("over")
    assert rig.chronicle.match.over


def test_leaving_a_match_that_is_over_costs_nothing() -> None:
    rig = Rig(plan([P0], preset="online", rounds=1), people=passive)
    rig.until_stage("over")
    points = rig.chronicle.match.standing.points
    rig.say(P0, Leave(for_good=True))
    assert rig.chronicle.match.standing.points == points
    assert rig.last(Closed) == Closed(CloseReason.LEFT, resumable=False)


def test_leaving_before_the_first_deal() -> None:
    rig = Rig(plan([P0], PACE, "online", rounds=1), viewers=(P0, P2))
    rig.say(P0, Leave(for_good=True))
    assert rig.chronicle.match.standing.points == (-200, 30, 0, 30)
    rig.until_stage("over")
    assert rig.chronicle.match.over


def test_when_the_last_person_has_left_between_rounds_bots_go_on_alone() -> None:
    rig = over([P0], rounds=2)
    rig.say(P0, Leave(for_good=True))
    rig.until(lambda: rig.chronicle.match.over)
    assert deals(rig) == 2


def test_a_stand_in_passes_what_is_optional() -> None:
    """A10b: it claims nothing and adds no joker, whatever its bot would have done."""
    deal = dealt({P0: "BJ*3 LJ*3"}, kitty="S3 S4 H6 H8 C9 D4")
    rig = Rig(plan([P0], PACE), deal, mid_pot(banker=P1))
    rig.say(P0, Leave(for_good=True))
    rig.until_stage("play")
    assert {ask.view.stage.name for ask in rig.asks if ask.view.seat is P0} == set()
