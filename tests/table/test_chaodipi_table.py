"""What only Chao Dipi brings to a table: deals nobody reports in, throws that fail, the kitty fried (B3, B4, B6)."""

import pytest

from game.rules.actions import Action, Declare, Pass, Play
from game.rules.events import CardsPlayed, DealVoid, KittyBuried, KittyTaken, ThrowFailed
from game.rules.match import Standing
from game.rules.seats import SEATS, Seat
from game.rules.view import SeatView
from game.table.messages import Ack, Leave
from game.table.records import Dealt
from tests.kit.decks import TWO_DECKS, rigged
from tests.kit.notation import cards, rank
from tests.table.rig import PACE, STEP, Mind, Rig, passive, plan

P0, P1, P2, P3 = SEATS
LATER = Standing((rank("7"), rank("7")), P0, rounds=1)


def table(hands: dict[Seat, str], kitty: str = "", people: tuple[Seat, ...] = (), mind: Mind = passive) -> Rig:
    """A later round at level 7, P0 being banker."""
    deal = Dealt(rigged(hands, kitty, P0, TWO_DECKS), P0)
    return Rig(plan(people, preset="chaodipi"), deal, LATER, viewers=(*SEATS, None), mind=mind, people=passive)


def test_two_unreported_deals_are_dealt_anew_and_the_third_is_kept() -> None:
    """D-B02, D-B17."""
    rig = Rig(plan([P2], PACE, "chaodipi"), people=passive, seed=3)
    for redeals in (1, 2):
        rig.until_stage("redeal")
        at = rig.now
        rig.until_stage("draw")
        assert rig.now - at == pytest.approx(PACE.between, abs=2 * STEP), "long enough to see why"
        setup = rig.round.board.setup
        assert (setup.redeals, setup.banker, setup.levels) == (redeals, None, (rank("2"), rank("2")))
    rig.until_stage("bury")
    assert rig.events(P3).count(DealVoid()) == 2
    assert rig.round.board.banker == rig.round.board.setup.first_drawer
    assert rig.round.board.turned
    assert sum(isinstance(record, Dealt) for record in rig.journal) == 3


def test_a_failed_throw_is_acknowledged_and_told_to_all() -> None:
    rig = table({P0: "SK SQ", P1: "SA"}, "H3 H4 H9", (P0,))
    rig.until_turn(P0, "play")
    rig.people = None
    before = rig.round.cards.hands[P0]
    assert isinstance(rig.act(P0, Play(cards("SK SQ"))), Ack)
    failed = ThrowFailed(P0, cards("SK SQ"), cards("SQ"), P1, cards("SA"), 20)
    for viewer in (*SEATS, None):
        told = rig.events(viewer)
        assert told[told.index(failed) + 1] == CardsPlayed(P0, cards("SQ"))
    assert rig.round.board.penalties == 20
    assert len(rig.round.cards.hands[P0]) == len(before) - 1


def fries(view: SeatView) -> Action | None:
    """Reports with what it has, fries with a pair; else passive."""
    if view.stage.name in ("draw", "fry"):
        return next((action for action in view.actions() if isinstance(action, Declare)), None) or passive(view)
    return passive(view)


def test_a_person_and_a_bot_fry_one_after_the_other() -> None:
    rig = table({P0: "BJ*2", P1: "D7", P2: "S7*2", P3: "S3"}, "H3 H4 H9 C7*2 D7 H7*2", (P0,), fries)
    rig.people = None
    rig.until_turn(P0, "bury")
    bury = passive(rig.round.view(P0))
    assert bury is not None
    rig.act(P0, bury)
    rig.until_turn(P0, "fry")
    assert rig.round.board.fryers == (P2,)
    assert rig.round.view(P0).kitty is None, "the banker knows no more than what he had buried"
    assert rig.round.view(P2).kitty is not None
    rig.act(P0, Declare(cards("BJ*2")))
    assert rig.round.board.fryers == (P2, P0)
    taken = [event for event in rig.events(P3) if isinstance(event, KittyTaken | KittyBuried)]
    assert [(event.seat, event.cards) for event in taken] == [
        (P0, None),
        (P0, None),
        (P2, None),
        (P2, None),
        (P0, None),
    ]


def asked(rig: Rig, seat: Seat) -> set[str]:
    """The stages in which a seat's bot was asked."""
    return {ask.view.stage.name for ask in rig.asks if ask.view.seat is seat}


@pytest.mark.parametrize("stage", ["override", "fry"])
def test_a_stand_in_neither_overrides_nor_fries(stage: str) -> None:
    """A10b: whatever its bot would have done with the pair."""
    level, standing = ("2", None) if stage == "override" else ("7", LATER)
    deal = Dealt(rigged({P1: f"S{level}*2", P2: f"D{level}"}, f"... C{level}*2 H{level}*2 D{level}", P0, TWO_DECKS), P0)

    def reports(view: SeatView) -> Action | None:
        first = view.seat is P2 and view.stage.name == "draw" and not view.board.claims
        return Declare(cards(f"D{level}")) if first else passive(view)

    rig = Rig(plan([P1], PACE, "chaodipi"), deal, standing, mind=reports)
    rig.say(P1, Leave(for_good=True))
    rig.until_stage("play")
    assert [(claim.seat, claim.cards) for claim in rig.round.board.claims] == [(P2, cards(f"D{level}"))]
    assert (P1, Pass()) in rig.acted(Pass)
    assert stage not in asked(rig, P1)


def test_who_lets_his_time_run_out_passes_in_a_fry_and_plays_what_he_must() -> None:
    deal = Dealt(rigged({P0: "D7", P1: "S7*2"}, "... C7*2 H7*2 D7", P0, TWO_DECKS), P0)
    rig = Rig(plan([P1], PACE, "chaodipi", turn_seconds=20), deal, LATER, mind=fries)
    rig.until_turn(P1, "fry")
    at = rig.now
    rig.until(lambda: rig.round.to_act != (P1,))
    assert rig.now - at == pytest.approx(20, abs=1)
    assert rig.acted(Pass)[-1] == (P1, Pass())
    rig.until_stage("over")
