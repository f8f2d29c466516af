"""经过: replaying the records of a match leads to the match."""

import random
from itertools import pairwise

import pytest

from game.rules.actions import Draw, Pass
from game.rules.cards import Card, bundle
from game.rules.seats import Seat
from game.table.chronicle import Chronicle, ChronicleError, replay
from game.table.messages import Occupant, SeatInfo
from game.table.records import Acted, Dealt, Opened, Record, Seated, record_from_plain, record_to_plain
from game.wire import pack, unpack
from tests.kit.playthrough import play
from tests.table.matches import played_match, records_of
from tests.table.rig import ONE_OF_EACH, PRESETS, dealt, plan

GONE = SeatInfo("", "", Occupant.STAND_IN, "steady")


@pytest.mark.parametrize("preset", PRESETS)
def test_replaying_leads_to_where_the_match_was(preset: str, rng: random.Random) -> None:
    """At many moments of some random matches, through bytes; the settlements, standings and seats too."""
    for _ in range(2):
        live = list(played_match(rng, preset, rounds=3))
        records = [record_from_plain(unpack(pack(record_to_plain(record)))) for record, _, _ in live]
        for moment in [*sorted(rng.sample(range(len(live)), 4)), len(live) - 1]:
            replayed, sound = replay(tuple(records[: moment + 1]))
            assert sound == moment + 1
            assert replayed == live[moment][1]
        assert live[-1][1].match.over
        assert live[-1][1].match.standing.rounds == 3 or live[-1][1].match.winners is not None


@pytest.mark.parametrize("preset", ONE_OF_EACH)
def test_replaying_tells_the_same(preset: str, rng: random.Random) -> None:
    live = list(played_match(rng, preset, rounds=1))
    chronicle = live[0][1]
    for record, _, told in live[1:]:
        chronicle, notices = chronicle.after(record)
        assert notices == told


def opened() -> Chronicle:
    return Chronicle.open(Opened(plan([Seat.P0])))


def after(*records: Record) -> Chronicle:
    chronicle = opened()
    for record in records:
        chronicle, _ = chronicle.after(record)
    return chronicle


def too_early() -> list[tuple[str, Chronicle, Record]]:
    """Records that cannot follow those before them."""
    deal = dealt()
    return [
        ("a second opening", opened(), Opened(plan())),
        ("an act before a deal", opened(), Acted(None, Draw())),
        ("a deal in a round", after(deal), deal),
        ("a deck of one card", opened(), Dealt((Card.S3,), Seat.P0)),
        ("a deck of jokers", opened(), Dealt((Card.BJ,) * 162, Seat.P0)),
        ("a card too much of a kind", opened(), Dealt((deal.deck[1], *deal.deck[1:]), Seat.P0)),
        ("a play in the draw", after(deal), Acted(Seat.P0, play("S9"))),
        ("a seat that deals", after(deal), Acted(Seat.P0, Draw())),
        ("a dealer who passes", after(deal), Acted(None, Pass())),
    ]


@pytest.mark.parametrize(
    ("chronicle", "record"), [case[1:] for case in too_early()], ids=[case[0] for case in too_early()]
)
def test_what_cannot_follow_is_refused(chronicle: Chronicle, record: Record) -> None:
    with pytest.raises(ChronicleError) as error:
        chronicle.after(record)
    assert str(error.value)


def test_a_replay_stops_at_what_cannot_follow(seed: int) -> None:
    records = records_of(seed)
    middle = len(records) // 2
    spoilt = (*records[:middle], Acted(None, Pass()), *records[middle:])
    chronicle, sound = replay(spoilt)
    assert sound == middle
    assert chronicle == replay(records[:middle])[0]


def test_a_replay_without_an_opening_leads_nowhere(seed: int) -> None:
    assert replay(()) == (None, 0)
    assert replay(records_of(seed)[1:]) == (None, 0)


def test_leaving_for_good_books_its_points_and_seats_a_stand_in() -> None:
    chronicle = Chronicle.open(Opened(plan([Seat.P0], preset="online")))
    chronicle, notices = chronicle.after(Seated(Seat.P0, GONE, left=True))
    assert notices == ()
    assert chronicle.match.standing.points == (-200, 30, 0, 30)
    assert chronicle.seats[Seat.P0] == GONE
    assert chronicle.plan.seats[Seat.P0].occupant is Occupant.HUMAN


def test_changing_seats_books_nothing() -> None:
    chronicle, _ = Chronicle.open(Opened(plan([Seat.P0], preset="online"))).after(Seated(Seat.P0, GONE))
    assert chronicle.match.standing.points == (0, 0, 0, 0)


def test_a_table_is_abandoned_when_all_who_sat_down_have_left() -> None:
    two = Chronicle.open(Opened(plan([Seat.P0, Seat.P2])))
    one, _ = two.after(Seated(Seat.P0, GONE, left=True))
    none, _ = one.after(Seated(Seat.P2, GONE, left=True))
    assert [chronicle.abandoned for chronicle in (two, one, none)] == [False, False, True]
    assert not Chronicle.open(Opened(plan())).abandoned, "bots alone are nobody's leaving"


@pytest.mark.parametrize("preset", ONE_OF_EACH)
def test_a_deal_is_wanted_at_the_start_and_after_a_round_but_not_after_the_last(
    preset: str, rng: random.Random
) -> None:
    live = list(played_match(rng, preset, rounds=2))
    for (_, before, _), (record, _, _) in pairwise(live):
        if not isinstance(record, Seated):
            assert before.wants_deal == isinstance(record, Dealt)
    assert not live[-1][1].wants_deal


def test_a_deal_that_came_to_nothing_is_counted_and_settles_nothing() -> None:
    chronicle = after(dealt(kitty="LJ*3 BJ*3"))
    for action in (*[Draw()] * 156, *[Pass()] * 4):
        turn = chronicle.round.to_act if chronicle.round else ()
        chronicle, _ = chronicle.after(Acted(turn[0] if turn else None, action))
    assert chronicle.wants_deal
    assert chronicle.settlement is None
    assert (chronicle.match.standing.redeals, chronicle.match.standing.rounds) == (1, 0)
    chronicle, _ = chronicle.after(dealt())
    assert chronicle.round is not None
    assert chronicle.round.board.setup.redeals == 1


def test_the_settlement_stands_until_the_next_deal(seed: int) -> None:
    records = records_of(seed, rounds=2)
    chronicle, _ = replay(records)
    assert chronicle is not None
    assert chronicle.settlement is not None
    second = max(index for index, record in enumerate(records) if isinstance(record, Dealt))
    between, _ = replay(records[:second])
    begun, _ = replay(records[: second + 1])
    assert between is not None
    assert begun is not None
    assert begun.settlement is None
    assert bundle(begun.round.cards.stock + begun.round.cards.kitty if begun.round else ()) == bundle(
        begun.plan.game.pack
    )
