"""发牌: cards come at a pace that lets people declare in between; a void deal is dealt anew."""

import random
from itertools import pairwise

import pytest

from game.rules.actions import Action, Declare, Draw
from game.rules.cards import Card, pack
from game.rules.events import CardDrawn, DealVoid, Declared
from game.rules.match import Standing
from game.rules.seats import SEATS
from game.rules.view import SeatView
from game.table.asking import PATIENCE
from game.table.dealing import KEY_BYTES, drawer_of, shuffled
from game.table.messages import Ack, Update
from game.table.plan import NO_WAIT
from game.table.records import Dealt
from tests.kit.playthrough import show
from tests.table.rig import PACE, STEP, Rig, dealt, mid_pot, passive, plan

P0, P1, P2, P3 = SEATS


def drawn_at(rig: Rig) -> list[float]:
    """When each card was dealt."""
    told = zip(rig.times[P0], rig.told[P0], strict=True)
    return [at for at, message in told if isinstance(message, Update) and _has_draw(message)]


def _has_draw(update: Update) -> bool:
    return any(isinstance(event, CardDrawn) for event in update.events)


def test_a_table_begins_with_a_deal_of_its_own() -> None:
    rig = Rig(plan(), seed=5)
    rig.tick()
    deal = rig.journal[0]
    assert isinstance(deal, Dealt)
    assert sorted(deal.deck) == sorted(pack(3))


def test_the_deal_is_that_of_the_random_bytes_it_was_given() -> None:
    rig = Rig(plan(SEATS, PACE), seed=7)
    rig.tick()
    given = random.Random(7)
    given.randbytes(8)  # for the bots' pauses
    key = given.randbytes(KEY_BYTES)
    assert rig.journal == [Dealt(shuffled(pack(3), key), drawer_of(key))]


def test_cards_come_at_the_agreed_pace() -> None:
    rig = Rig(plan([P0, P2], PACE), dealt())
    rig.wait(8)
    times = drawn_at(rig)
    assert len(times) == pytest.approx(80, abs=2)
    assert all(later - earlier == pytest.approx(PACE.deal, abs=STEP) for earlier, later in pairwise(times))


def test_cards_come_at_once_where_nothing_waits() -> None:
    rig = Rig(plan(SEATS, NO_WAIT), dealt())
    rig.tick()
    assert rig.round.phase.name == "closing"
    assert len(drawn_at(rig)) == 156


def test_a_table_that_was_held_up_does_not_pour_out_what_it_missed() -> None:
    """A window that was dragged for five seconds: people could not have declared in them."""
    rig = Rig(plan(SEATS, PACE), dealt())
    rig.tick(5.0)
    assert len(drawn_at(rig)) <= 2
    rig.wait(2.0)
    assert len(drawn_at(rig)) == pytest.approx(22, abs=2)


def test_a_person_can_declare_between_two_cards() -> None:
    rig = Rig(plan([P0, P2], PACE), dealt({P0: "H7"}), mid_pot("7"))
    rig.until(lambda: rig.round.cards.hands[P0] == (Card.H7,))
    assert isinstance(rig.act(P0, show("H7")), Ack)
    assert rig.events()[-1] == Declared(P0, (Card.H7,), Card.H7.suit)
    before = len(drawn_at(rig))
    rig.wait(3.0)
    assert len(drawn_at(rig)) > before + 20, "dealing goes on"


def test_an_older_view_is_good_enough_to_declare_from() -> None:
    """Cards that came while the player was reaching out do not make his claim stale."""
    rig = Rig(plan([P0, P2], PACE), dealt({P0: "H7"}), mid_pot("7"))
    rig.until(lambda: rig.round.cards.hands[P0] == (Card.H7,))
    seen = rig.seq
    rig.wait(1.0)
    assert isinstance(rig.act(P0, show("H7"), seq=seen), Ack)


def test_the_bot_that_drew_is_asked_before_the_next_card() -> None:
    """D-A05: the drawer first; the table waits for its answer."""
    rig = Rig(plan([P0]), dealt(), mind=None)
    rig.until(lambda: bool(rig.asks))
    assert rig.asks[-1].view.seat is P1
    assert len(rig.asks[-1].view.hand) == 1
    rig.wait(PATIENCE - 1)
    assert rig.round.view(P0).sizes == (1, 1, 0, 0)


def test_bots_are_asked_in_the_order_in_which_they_draw() -> None:
    rig = Rig(plan([P2]), dealt({}, first=P1))
    rig.until_stage("closing")
    asked = [ask.view.seat for ask in rig.asks if ask.view.stage.name == "draw"]
    drawers = [event.seat for event in rig.events() if isinstance(event, CardDrawn)]
    assert asked == [seat for seat in drawers if seat is not P2][:-1], "after the last card everybody is asked anyway"


def test_what_a_bot_sees_when_asked_holds_the_card_it_just_drew() -> None:
    rig = Rig(plan(), dealt({P1: "BJ S3 H4"}), mind=None)
    rig.until(lambda: any(ask.view.seat is P1 for ask in rig.asks))
    assert rig.asks[-1].view.hand == (Card.BJ,)


def claims(view: SeatView) -> Action | None:
    """A mind that claims whatever it can."""
    return next((action for action in view.actions() if isinstance(action, Declare)), None) or passive(view)


def test_a_bot_declares_as_soon_as_it_has_drawn_what_it_needs() -> None:
    rig = Rig(plan(), dealt({P1: "S3 H4 BJ", P2: "BJ"}), mind=claims)
    rig.until(lambda: bool(rig.acted(Declare)))
    assert rig.acted(Declare) == [(P2, Declare((Card.BJ,)))], "P2 drew his first, P1 his third"


def test_who_arrives_first_counts_among_people_and_slow_bots() -> None:
    """D-A05: P1's bot is still thinking about the same rung when P0 shows his card."""
    rig = Rig(plan([P0]), dealt({P0: "H7", P1: "S7"}), mid_pot("7"), mind=None)
    rig.until(lambda: bool(rig.asks))
    assert isinstance(rig.act(P0, show("H7")), Ack)
    rig.table.answer(rig.asks[-1].ask_id, show("S7"))
    rig.wait(1.0)
    assert rig.acted(Declare) == [(P0, show("H7"))], "what came too late is dropped, and dealing goes on"
    assert rig.asks[-1].view.seat is P2


def test_a_stronger_answer_still_counts_after_a_person_declared() -> None:
    def mind(view: SeatView) -> Action | None:
        if view.seat is not P1 or len(view.hand) != 3:
            return passive(view)
        rig.act(P0, show("H7"))  # while the bot thinks
        return show("S7*2")

    rig = Rig(plan([P0]), dealt({P0: "H7", P1: "S7*3"}), mid_pot("7"), mind=mind)
    rig.until(lambda: len(rig.acted(Declare)) == 2)
    assert rig.acted(Declare) == [(P0, show("H7")), (P1, show("S7*2"))]


SIX_JOKERS = "LJ*3 BJ*3"


@pytest.mark.parametrize("standing", [None, mid_pot("5", P1, tribute=2)], ids=["first round", "later round"])
def test_a_void_deal_is_dealt_anew(standing: Standing | None) -> None:
    """A3.2, A3.3, D-A34: nobody declares, and there are six jokers in the kitty."""
    first = P0 if standing is None else P1
    rig = Rig(plan([P2], PACE), dealt(kitty=SIX_JOKERS, first=first), standing)
    rig.until_stage("redeal")
    assert DealVoid() in rig.events()
    at = rig.now
    setup = rig.round.board.setup
    rig.until_stage("draw")
    assert rig.now - at == pytest.approx(PACE.between, abs=2 * STEP), "long enough to see why"
    assert [type(record) for record in rig.journal].count(Dealt) == 1
    again = rig.round.board.setup
    assert (again.levels, again.banker, again.tribute) == (setup.levels, setup.banker, setup.tribute)
    assert again.redeals == setup.redeals + 1
    if standing is not None:
        assert again.first_drawer is setup.first_drawer, "same banker, same first drawer, same tribute owed (A3.3)"
    assert rig.chronicle.match.standing.rounds == (0 if standing is None else 1)
    assert rig.round.cards.stock != dealt(kitty=SIX_JOKERS).deck[:156]


def test_the_dealer_draws_and_nobody_else(seed: int) -> None:
    rig = Rig(plan(), seed=seed)
    rig.until_stage("closing")
    draws = rig.acted(Draw)
    assert draws == [(None, Draw())] * 156
