"""The arena's yardstick does what its description says."""

from random import Random

import pytest

from game.rules.actions import Bury, Play, ReturnCards
from game.rules.cards import Cards
from game.rules.seats import Seat
from tests.bots.positions import late
from tests.kit.chaodipi import PlayScene
from tests.kit.notation import P0, P1, P2, P3, cards
from tests.kit.playthrough import Playthrough, pay
from tests.kit.random_rounds import CHAODIPI_RULES, RULES, random_walk
from tests.kit.scenes import Scene
from tools.selfplay.memoryless import MemorylessBot


def played(at: Playthrough, seat: Seat) -> Cards:
    """What it plays."""
    action = MemorylessBot(Random(1)).act(at.view(seat))
    assert isinstance(action, Play)
    return action.cards


def test_leads_its_strongest_group():
    hands = {P0: "CA SA*2 S4*2", P1: "C4 D4 D6 D8 D9", P2: "C6 D6 D8 D9 DJ", P3: "C8 D9 DJ DQ DA"}
    assert played(late(hands, P0), P0) == cards("SA*2")


def test_takes_a_trick_with_the_cheapest_winner_even_from_its_partner():
    hands = {P0: "C9 D4 D6 D8", P1: "CJ D5 D8 DJ", P2: "C5 D9 DJ DQ", P3: "CQ CA C4 D9"}
    assert played(late(hands, P0, "C9", "CJ", "C5"), P3) == cards("CQ")


def test_gives_the_fewest_points_where_it_cannot_win():
    hands = {P0: "CA D4 D6 D8", P1: "CK C10 C5 C8", P2: "C9 D5 D8 DJ", P3: "CQ D9 DJ DQ"}
    assert played(late(hands, P0, "CA"), P1) == cards("C8")


def test_buries_and_returns_its_weakest_cards_without_points():
    at = Scene({P0: "H3 H4 BJ S5 S10 CA"}, kitty="C4 C6 C8 D9 DJ DQ", declared=False).from_kitty()
    assert MemorylessBot(Random(1)).act(at.view(P0)) == Bury(cards("C4 C6 C8 D9 DJ DQ"))
    at = Scene({P3: "BJ LJ H9 S4", P0: "H4 S5 SJ SA C4 D3"}, tribute=2, declared=False).from_tribute()
    at.do(P3, pay("BJ LJ"))
    assert MemorylessBot(Random(1)).act(at.view(P0)) == ReturnCards(cards("C4 D3"))


def test_leads_its_longest_tractor_and_never_throws():
    hands = {P0: "CA*2 CK H5*2 H6*2 S3*2", P1: "C4 D4 D6 D8", P2: "C6 D9 DJ", P3: "C8 DQ DA"}
    assert played(PlayScene(hands).start(), P0) == cards("H5*2 H6*2")


def test_kills_with_the_cheapest_tractor_and_follows_in_shape():
    hands = {P0: "CK*2 CA*2 D4", P1: "C4*2 C7*2 C9", P2: "S3*2 S4*2 S9*2 S10*2", P3: "D4 D6 D8 D9"}
    at = PlayScene(hands).start()
    at.play_trick("CK*2 CA*2")
    assert played(at, P1) == cards("C4*2 C7*2")
    at.play_trick("C4*2 C7*2")
    assert played(at, P2) == cards("S3*2 S4*2")


@pytest.mark.parametrize("rules", [*RULES, *CHAODIPI_RULES])
def test_is_always_legal(rules: str, seed: int):
    bot = MemorylessBot(Random(seed))
    for number in (1, 2, 3):
        for move in random_walk(seed, rules, number).moves:
            for seat in move.before.to_act:
                view = move.before.view(seat)
                action = bot.act(view)
                assert action is not None
                assert view.check(action) is None, action
