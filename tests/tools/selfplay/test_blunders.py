"""What counts as a blunder, and as a chance for one."""

import pytest

from game.rules.actions import Pass
from game.rules.seats import Seat
from tests.bots.positions import early, late
from tests.kit.chaodipi import PlayScene
from tests.kit.notation import P0, P1, P2, P3
from tests.kit.playthrough import Playthrough, first_round, play
from tools.selfplay.blunders import Blunders

SPOTS = "S4 S6 S8 S9 SJ C4 C6 C8 C9 CJ"


def judged(at: Playthrough, seat: Seat, text: str) -> dict[str, tuple[int, int]]:
    """Chances and blunders of one play."""
    found = Blunders()
    assert at.round.check(seat, play(text)) is None
    found.watch(at.round, seat, play(text))
    return {name: (chances, found.made[name]) for name, chances in found.chances.items() if chances}


HANDS = {P0: "C9 D4 D6 D8", P1: "CQ D5 D8 DJ", P2: "C6 D9 DJ DQ", P3: "CK C4 C8 C8"}


@pytest.mark.parametrize(("text", "made"), [("CK", 1), ("C4", 0)])
def test_taking_the_partners_trick(text: str, made: int):
    assert judged(late(HANDS, P0, "C9", "CQ", "C6"), P3, text)["partner_overtaken"] == (1, made)


@pytest.mark.parametrize(("text", "made"), [("CK", 1), ("C4", 0)])
def test_points_on_a_trick_of_the_others(text: str, made: int):
    hands = HANDS | {P0: "CA D4 D6 D8"}
    assert judged(late(hands, P0, "CA", "CQ", "C6"), P3, text)["points_given"] == (1, made)


def test_no_chance_where_there_is_no_choice():
    hands = HANDS | {P0: "CA D4 D6 D8", P3: "CK D4 D6 D8"}
    assert "points_given" not in judged(late(hands, P0, "CA", "CQ", "C6"), P3, "CK")


@pytest.mark.parametrize(("text", "made"), [("BJ", 1), ("H3", 0)])
def test_a_joker_on_a_worthless_trick(text: str, made: int):
    hands = {P0: f"H4 {SPOTS}", P1: f"H6 {SPOTS}", P2: f"H8 {SPOTS}", P3: "BJ H3 DA DQ DJ D9 D8 D6 D4 D4 D6"}
    assert judged(late(hands, P0, "H4", "H6", "H8"), P3, text)["joker_wasted"] == (1, made)


def test_a_joker_may_take_points_or_one_of_the_last_tricks():
    hands = {P0: f"H4 {SPOTS}", P1: f"H6 {SPOTS}", P2: f"H10 {SPOTS}", P3: "BJ H3 DA DQ DJ D9 D8 D6 D4 D4 D6"}
    assert "joker_wasted" not in judged(late(hands, P0, "H4", "H6", "H10"), P3, "BJ")
    hands = {P0: "H4 S4", P1: "H6 S6", P2: "H8 S8", P3: "BJ H3"}
    assert "joker_wasted" not in judged(late(hands, P0, "H4", "H6", "H8"), P3, "BJ")


@pytest.mark.parametrize(("text", "made"), [("C8", 1), ("C4", 0)])
def test_breaking_a_pair(text: str, made: int):
    assert judged(late(HANDS, P0, "C9", "CQ", "C6"), P3, text)["group_broken"] == (1, made)


@pytest.mark.parametrize(("text", "made"), [("LJ", 1), ("H3", 0)])
def test_leading_a_small_joker_below_a_big_one(text: str, made: int):
    at = early({P0: f"LJ H3 {SPOTS}", P1: "BJ"}, P0)
    assert judged(at, P0, text)["joker_led_unsafely"] == (1, made)


def test_only_plays_of_one_card_are_judged():
    at = first_round()
    found = Blunders()
    found.watch(at.round, P0, Pass())
    pair = late({P0: "CA*2", P1: "C4 D4", P2: "C6 D6", P3: "C8 D8"}, P0)
    found.watch(pair.round, P0, play("CA*2"))
    assert not any(found.chances.values())


@pytest.mark.parametrize(("king", "made"), [("C9", 0), ("CK", 1)])
def test_a_throw_that_fails(king: str, made: int):
    at = PlayScene({P0: "CQ CJ D4", P1: f"{king} D5 D6", P2: "C4 C6 D9", P3: "C8 C7 DJ"}).start()
    assert judged(at, P0, "CQ CJ") == {"throw_failed": (1, made)}
    assert at.round.board.failed_throws == ()


def test_a_tractor_is_no_throw():
    at = PlayScene({P0: "CQ*2 CJ*2 D4", P1: "C9 D5 D6 D8 D9", P2: "C4", P3: "C8"}).start()
    assert judged(at, P0, "CQ*2 CJ*2") == {}


def test_counts_are_added():
    one, other = Blunders(), Blunders()
    at = late(HANDS, P0, "C9", "CQ", "C6")
    one.watch(at.round, P3, play("CK"))
    other.watch(at.round, P3, play("C4"))
    one.add(other)
    assert (one.chances["partner_overtaken"], one.made["partner_overtaken"]) == (2, 1)
