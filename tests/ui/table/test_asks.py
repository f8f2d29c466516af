"""What a seat is asked, read off its view: laws over random rounds, and the steps one by one."""

import random

import pytest

from game.rules.actions import Bury, BuryJokers, Declare, Draw, Pass, Play
from game.rules.cards import Card, Cards, Rank, holds
from game.rules.refusals import Refusal
from game.rules.round import Round
from game.rules.seats import SEATS, Seat
from game.rules.view import SeatView
from game.ui.table.asks import Ask, read_ask
from game.ui.table.claims import choice_words
from game.ui.table.dagunzi import claim_slots
from game.ui.table.hinting import cheapest, complete, why_not
from game.words import say
from tools.screens.pretend import PretendTable, Start
from tools.screens.table import LATER, MINE, answering, my_turn_in, stacked

KITTY = (Card.S3,) * 3 + (Card.D3,) * 3
PRESETS = ("classic", "dalian", "qiqi", "online")


def some_choices(view: SeatView, ask: Ask, rng: random.Random) -> list[Cards]:
    """Bundles of the right sizes, legal or not."""
    sizes = [rng.randint(ask.least, ask.most) for _ in range(6)]
    return [tuple(sorted(rng.sample(ask.pile, size))) for size in sizes if size <= len(ask.pile)]


def assert_agrees(view: SeatView, rng: random.Random) -> None:
    """An ask says of every choice what the view says."""
    ask = read_ask(view)
    if ask is None:
        assert next(view.actions(), None) is None
        return
    assert ask.can_pass == (view.check(Pass()) is None)
    assert all(view.check(claim) is None for claim in ask.claims)
    for cards in some_choices(view, ask, rng) if ask.kind is not None else ():
        action = ask.action(cards)
        assert action is not None
        if view.check(action) is None:
            assert set(cards) <= ask.playable
            assert holds(cards, ask.forced)
            assert ask.least <= len(cards) <= ask.most
    advice = cheapest(view)
    assert advice is None or view.check(advice) is None


@pytest.mark.parametrize("preset", PRESETS)
def test_an_ask_agrees_with_the_view_all_round_long(preset: str, rng: random.Random) -> None:
    start = Start(preset, LATER.levels, rng.choice(SEATS), rng.randrange(6), 5, rng.randrange(10**6))
    table = PretendTable(start, declare=0.1)
    while not table.round.over:
        for seat in SEATS:
            if table.round.phase.name != "draw" or rng.random() < 0.1:
                assert_agrees(table.round.view(seat), rng)
        table.go(mine=True, aloud=False)


def ask_at(played: Round) -> tuple[SeatView, Ask]:
    view = played.view(Seat.P0)
    ask = read_ask(view)
    assert ask is not None
    return view, ask


def test_a_lead_takes_one_two_or_three_cards() -> None:
    deck = stacked(((Card.S9,) * 3, (), (), ()), KITTY)
    view, ask = ask_at(PretendTable(Start(levels=MINE.levels, banker=Seat.P0, deck=deck)).run(my_turn_in("play")).round)
    assert (ask.kind, ask.least, ask.most, ask.wanted, ask.forced) == (Play, 1, 3, None, ())
    assert ask.leads
    assert ask.playable == set(view.hand)


def test_following_dims_the_other_suits_and_names_what_must_be_played() -> None:
    view, ask = ask_at(PretendTable(LATER, declare=0.2).run(answering(2, width=3)).round)
    assert ask.wanted == 3
    assert not ask.leads
    assert len(ask.playable) < len(set(view.hand))
    other = next(card for card in view.hand if card not in ask.playable)
    assert why_not(view, ask, other) is Refusal.MUST_FOLLOW_SUIT
    whole = complete(view, ask, ask.forced)
    assert whole is not None
    assert view.check(Play(whole)) is None
    assert complete(view, ask, (other,)) is None
    assert complete(view, ask, (Card.BJ,) * 4) is None


def test_the_banker_buries_six_and_any_two_can_be_completed(rng: random.Random) -> None:
    view, ask = ask_at(PretendTable(MINE, declare=0.3).run(my_turn_in("bury")).round)
    assert (ask.kind, ask.wanted, ask.playable) == (Bury, 6, set(view.hand))
    plain = [card for card in view.hand if card not in (Card.LJ, Card.BJ)]
    whole = complete(view, ask, tuple(sorted(rng.sample(plain, 2))))
    assert whole is not None
    assert view.check(Bury(whole)) is None


def test_jokers_may_be_added_or_not() -> None:
    deck = stacked(((Card.BJ, Card.LJ), (), (), ()), (Card.S9, Card.D9, Card.H4, Card.D4, Card.CK, Card.S6), Seat.P3)
    start = Start(levels=LATER.levels, banker=Seat.P3, deck=deck)
    table = PretendTable(start).run(my_turn_in("bury_jokers"))
    view, ask = ask_at(table.round)
    assert (ask.kind, ask.least, ask.most, ask.can_pass, ask.forced) == (BuryJokers, 1, 2, True, ())
    assert ask.playable == {Card.BJ, Card.LJ}
    table.do(Seat.P0, BuryJokers((Card.BJ, Card.LJ)), aloud=False)
    view, ask = ask_at(table.round)
    assert ask.from_kitty
    assert ask.wanted == 2
    assert ask.pile == view.kitty


def test_nothing_is_asked_while_others_play() -> None:
    table = PretendTable(LATER).run(lambda played: played.phase.name == "play" and Seat.P0 not in played.to_act)
    assert read_ask(table.round.view(Seat.P0)) is None
    assert cheapest(table.round.view(Seat.P0)) is None
    assert read_ask(table.round.view(None)) is None


# Declaring


def test_the_first_round_has_one_slot_that_lights_with_a_big_joker() -> None:
    table = PretendTable(Start(deck=stacked(((Card.S4,), (), (), ()), (Card.BJ,) * 3 + (Card.LJ,) * 3)))
    table.do(None, Draw(), aloud=False)
    view = table.round.view(Seat.P0)
    (slot,) = claim_slots(view, ())
    assert slot.blocked is not None
    lit = PretendTable(Start(deck=stacked(((Card.BJ,), (), (), ()), (Card.S9,) * 3 + (Card.LJ,) * 3)))
    while Card.BJ not in lit.round.view(Seat.P0).hand:
        lit.do(None, Draw(), aloud=False)
    view = lit.round.view(Seat.P0)
    (slot,) = claim_slots(view, tuple(action for action in view.actions() if isinstance(action, Declare)))
    assert slot.blocked is None
    lit.do(Seat.P0, slot.claims[0], aloud=False)
    assert claim_slots(lit.round.view(Seat.P0), ()) == ()


def test_later_rounds_have_a_slot_a_suit_and_one_a_triple_of_jokers() -> None:
    hands: tuple[Cards, ...] = (
        (Card.LJ,) * 3 + (Card.S4, Card.S4, Card.H4),
        (Card.S4, Card.H4, Card.H4, *(Card.D4,) * 3, *(Card.C4,) * 3),
        (),
        (),
    )
    start = Start(levels=(Rank.FOUR, Rank.FOUR), banker=Seat.P0, deck=stacked(hands, KITTY))
    table = PretendTable(start).run(my_turn_in("closing"))
    view = table.round.view(Seat.P0)
    claims = tuple(action for action in view.actions() if isinstance(action, Declare))
    slots = claim_slots(view, claims)
    assert [len(slot.claims) for slot in slots] == [2, 1, 0, 0, 4]
    assert [say(choice_words(claim)) for claim in slots[4].claims] == ["♠", "♥", "♣", "♦"]
    assert [say(choice_words(claim)) for claim in slots[0].claims] == ["♠4", "♠4×2"]
    blocked = [slot.blocked is not None for slot in slots]
    assert blocked == [False, False, True, True, False]
    assert claims[0].cards == (Card.S4,)
