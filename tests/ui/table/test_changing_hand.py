"""手牌 that change under the player's finger: the clock, or a key, acts while a card is pressed."""

from itertools import combinations

import pytest

from game.rules.actions import Play
from game.rules.cards import Cards, bundle
from game.rules.round import Round
from game.rules.seats import Seat
from tests.ui.conftest import OpenStudio
from tests.ui.table.hands_on import Player
from tools.screens.chaodipi import asked, claimed, dealt, start
from tools.screens.pretend import PretendTable, Start


def leading(played: Round) -> bool:
    return played.phase.name == "play" and played.to_act == (Seat.P0,)


@pytest.mark.parametrize("step", ["bury", "play"])
def test_a_sweep_ends_when_the_hand_changes(open_studio: OpenStudio, step: str) -> None:
    stop = asked("bury", Seat.P0) if step == "bury" else leading
    player = Player(open_studio((1024, 768)), claimed(start(banker=Seat.P0), (), stop))
    player.rest()
    slots = len(player.scene.parts.hand.slots)
    last, before, early = (player.spot(index) for index in (slots - 1, slots - 4, 2))
    player.press(last)
    player.move(before)
    player.table.go(mine=True)
    player.rest()
    assert len(player.scene.parts.hand.slots) < slots
    player.move(early)
    player.release(early)
    held = player.table.round.view(Seat.P0).hand
    assert all(player.chosen.count(card) <= held.count(card) for card in player.chosen)


def test_the_last_card_may_go_while_it_is_pressed(open_studio: OpenStudio) -> None:
    table = PretendTable(Start())
    table.run(lambda played: leading(played) and len(played.cards.hands[0]) == 1)
    player = Player(open_studio((1024, 768)), table)
    player.rest()
    spot = player.spot(0)
    player.press(spot)
    table.go(mine=True)
    player.frames(3)
    player.release(spot)
    assert not player.scene.parts.hand.slots
    assert not player.chosen


def test_what_a_failed_throw_gives_back_is_not_chosen_any_more(open_studio: OpenStudio) -> None:
    player = Player(open_studio((1024, 768)), claimed(start(banker=Seat.P0), (), leading))
    player.rest()
    throw = failing_throw(player.table.round)
    player.scene.desk.selection.choose(throw)
    player.table.do(Seat.P0, Play(throw))
    player.rest()
    assert player.table.round.board.failed_throws
    assert not player.chosen


def failing_throw(played: Round) -> Cards:
    """Two cards of a suit, one of which somebody beats."""
    hand, ranking = played.cards.hands[0], played.board.trump
    for pair in combinations(sorted(set(hand)), 2):
        if len({ranking.suit_of(card) for card in pair}) == 1:
            after, _ = played.apply(Seat.P0, Play(bundle(pair)))
            if after.board.failed_throws:
                return bundle(pair)
    raise AssertionError("every throw of this hand stands")


def test_the_claims_stay_where_they_are_when_the_last_card_is_dealt(open_studio: OpenStudio) -> None:
    player = Player(open_studio((1280, 800)), dealt(start(), 99))
    player.rest()
    before = player.button("♠ 5").rect.copy()
    player.table.run(asked("closing", Seat.P0))
    player.table.tell()
    player.rest()
    assert player.button("Pass").visible
    assert player.button("♠ 5").rect == before
