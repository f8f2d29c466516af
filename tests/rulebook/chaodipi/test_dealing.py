"""B2: the deal."""

import random

import pytest

from game.rules.board import Setup
from game.rules.cards import Cards, bundle, pack
from game.rules.chaodipi.presets import PRESETS
from game.rules.chaodipi.round import start_round
from game.rules.events import CardDrawn
from game.rules.refusals import Refusal
from game.rules.seats import SEATS, Seat
from tests.kit.chaodipi import first_round, later_round
from tests.kit.notation import P0, P1, P2, P3, rank
from tests.kit.playthrough import Playthrough, show


def mixed_deck(rng: random.Random) -> Cards:
    deck = list(pack(2))
    rng.shuffle(deck)
    return tuple(deck)


def deal(setup: Setup, deck: Cards) -> tuple[Playthrough, list[Seat]]:
    """Deal a whole deck; also gives who drew, card by card."""
    game, drawers = Playthrough(start_round(PRESETS["chaodipi"], setup, deck)), list[Seat]()
    while game.round.phase.deals:
        game.draw()
        drawers += [event.seat for event in game.events() if isinstance(event, CardDrawn)]
    return game, drawers


def test_ex_b2_1_a_hundred_cards_are_dealt_and_eight_are_the_kitty(rng: random.Random) -> None:
    deck = mixed_deck(rng)
    game, drawers = deal(Setup((rank("2"), rank("2")), None, P2), deck)
    assert len(drawers) == 100
    assert drawers[:5] == [P2, P3, P0, P1, P2]
    hands = game.round.cards.hands
    assert hands[P2] == bundle(deck[0:100:4])
    assert deck[99] in hands[drawers[99]]
    assert game.round.cards.kitty == deck[100:108]
    assert game.round.cards.kitty[2] == deck[102], "the third card"
    assert list(map(len, hands)) == [25] * 4


def test_d_b01_later_the_banker_draws_first(rng: random.Random) -> None:
    deck = mixed_deck(rng)
    game, drawers = deal(Setup((rank("5"), rank("6")), P3, P3), deck)
    assert drawers[0] == P3
    assert deck[0] in game.round.cards.hands[P3]
    assert game.round.board.banker == P3


def test_d_b01_the_first_drawer_is_not_yet_the_banker() -> None:
    game = first_round(first=P2)
    game.draw_all()
    assert game.round.board.banker is None


def test_b2_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    game = later_round({P0: "S9"}, banker=P0)
    game.draw()
    seen = {viewer: game.events(viewer) for viewer in (*SEATS, None)}
    assert seen.pop(P0) == (CardDrawn(P0, game.round.cards.hands[P0][0]),)
    assert set(seen.values()) == {(CardDrawn(P0, None),)}


def test_b3_nobody_reports_before_his_first_draw() -> None:
    game = first_round({P0: "D2", P1: "S2"})
    game.draw()
    assert game.refuses(P1, show("S2")) is Refusal.NOT_DRAWN_YET
    assert game.refuses(P0, show("S2")) is Refusal.NOT_HELD


@pytest.mark.parametrize("size", [0, 107, 109, 162])
def test_b2_a_deck_has_108_cards(size: int) -> None:
    deck = (pack(2) * 2)[:size]
    with pytest.raises(ValueError, match=f"a deck of {size} cards; Chao Dipi needs 108"):
        start_round(PRESETS["chaodipi"], Setup((rank("2"), rank("2")), None, P0), deck)
