"""A2: the deal."""

import random

import pytest

from game.rules.actions import Draw, Pass
from game.rules.board import Setup
from game.rules.cards import Cards, bundle, pack
from game.rules.dagunzi.presets import PRESETS
from game.rules.dagunzi.round import start_round
from game.rules.events import CardDrawn
from game.rules.refusals import Refusal
from game.rules.seats import SEATS, Seat
from tests.kit.notation import P0, P1, P2, P3, rank
from tests.kit.playthrough import Playthrough, first_round, later_round, show


def mixed_deck(rng: random.Random) -> Cards:
    deck = list(pack(3))
    rng.shuffle(deck)
    return tuple(deck)


def deal(setup: Setup, deck: Cards) -> tuple[Playthrough, list[Seat]]:
    """Deal a whole deck; also gives who drew, card by card."""
    game, drawers = Playthrough(start_round(PRESETS["classic"], setup, deck)), list[Seat]()
    while game.round.phase.deals:
        game.draw()
        drawers += [event.seat for event in game.events() if isinstance(event, CardDrawn)]
    return game, drawers


def test_ex_a2_1_the_random_first_drawer_starts(rng: random.Random) -> None:
    deck = mixed_deck(rng)
    game, drawers = deal(Setup((rank("3"), rank("3")), None, P2), deck)
    assert drawers[:5] == [P2, P3, P0, P1, P2]
    assert len(drawers) == 156
    assert drawers[155] == P1
    hands = game.round.cards.hands
    assert hands[P2] == bundle(deck[0:156:4])
    assert hands[P1] == bundle(deck[3:156:4])
    assert deck[155] in hands[P1]
    assert game.round.cards.kitty == deck[156:162]
    assert list(map(len, hands)) == [39, 39, 39, 39]


def test_d_a02_the_first_drawer_is_not_yet_the_banker() -> None:
    game = first_round(first=P2)
    game.draw_all()
    assert game.round.board.banker is None


def test_ex_a2_2_later_the_banker_draws_first(rng: random.Random) -> None:
    deck = mixed_deck(rng)
    game, drawers = deal(Setup((rank("5"), rank("6")), P3, P3), deck)
    assert drawers[0] == P3
    assert deck[0] in game.round.cards.hands[P3]
    assert game.round.board.banker == P3


def test_a2_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    game = later_round({P0: "S9"}, banker=P0)
    game.draw()
    seen = {viewer: game.events(viewer) for viewer in (*SEATS, None)}
    assert seen.pop(P0) == (CardDrawn(P0, game.round.cards.hands[P0][0]),)
    assert set(seen.values()) == {(CardDrawn(P0, None),)}


@pytest.mark.parametrize("seat", SEATS)
def test_d_a34_drawing_is_the_dealers_action_and_his_only_one(seat: Seat) -> None:
    game = later_round({P0: "S7"}, level="7")
    game.draw()
    assert game.refuses(seat, Draw()) is Refusal.WRONG_STEP
    assert game.refuses(None, Pass()) is Refusal.WRONG_STEP
    assert game.refuses(None, show("S7")) is Refusal.WRONG_STEP
    game.draw_all()
    assert game.refuses(None, Draw()) is Refusal.WRONG_STEP


@pytest.mark.parametrize("size", [0, 161, 163])
def test_a2_a_deck_has_162_cards(size: int) -> None:
    deck = (pack(3) * 2)[:size]
    with pytest.raises(ValueError, match=f"a deck of {size} cards; Da Gunzi needs 162"):
        start_round(PRESETS["classic"], Setup((rank("3"), rank("3")), None, P0), deck)
