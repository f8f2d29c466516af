"""Answers in fixed positions: levels 7, hearts trump, P0 banks."""

import pytest

from tests.bots.positions import after, early, late, plays
from tests.kit.notation import P0, P1, P2, P3, cards
from tests.kit.scenes import Scene


def test_feeds_points_to_the_partners_safe_trick():
    hands = {P0: "CA C9 D4 D6", P1: "C6 C9 D5 D8", P2: "C10 C4 D9 DJ", P3: "CJ C8 D8 DQ"}
    at = late(hands, P0, "CA", "C6")
    assert plays(at, P2) == cards("C10")


def test_gives_no_points_to_a_trick_the_partner_may_still_lose():
    at = early({P0: "CQ", P1: "C6", P2: "C10 C4", P3: "CA CK"}, P0, "CQ", "C6")
    played = plays(at, P2)
    assert not any(card.points for card in played)


def test_gives_no_points_where_an_opponent_behind_is_known_to_be_void():
    hands = {P0: "CA C9 D4 D6", P1: "C6 C9 D5 D8", P2: "C10 C4 D9 DJ", P3: "H5 H6 H9 HJ"}
    at = after(late(hands, P0, "CA", "C6"), (P0, "C5 | C5 | C5 | D3"))
    assert plays(at, P2) == cards("C4")


@pytest.mark.parametrize("hand", ["CK C10 C5 C6", "C8 CK C10 C5"])
def test_lays_the_lowest_card_without_points_on_a_lost_trick(hand: str):
    hands = {P0: "C4 D4 D6 D8", P1: hand, P2: "CA D5 D8 DJ", P3: "C9 D9 DJ DQ"}
    at = late(hands, P2, "CA", "C9", "C4")
    (played,) = plays(at, P1)
    assert played in cards("C6 C8")


def test_wins_with_the_cheapest_sufficient_card():
    hands = {P0: "C9 D4 D6 D8", P1: "C10 D5 D8 DJ", P2: "C5 D9 DJ DQ", P3: "CJ CQ CA D9"}
    at = late(hands, P0, "C9", "C10", "C5")
    assert plays(at, P3) == cards("CJ")


def test_wins_with_the_cheapest_sufficient_pair():
    hands = {P0: "C9*2 D4 D6", P1: "C10*2 D5 D8", P2: "C5*2 D9 DJ", P3: "CJ*2 CA*2"}
    at = late(hands, P0, "C9*2", "C10*2", "C5*2")
    assert plays(at, P3) == cards("CJ*2")


def test_keeps_its_joker_on_a_worthless_trick():
    hand = "BJ H3 H4 H6 S9 S8 SJ C9 C8 C6 D9 D8"
    at = early({P0: "H8", P1: "H9", P2: "HJ", P3: hand}, P1, "H9", "HJ")
    assert plays(at, P3)[0] not in cards("BJ")


def test_does_not_trump_its_partners_winner():
    hands = {P0: "C4 D4 D6 D8", P1: "CA D5 D8 DJ", P2: "C6 D9 DJ DQ", P3: "H3 H9 D9 DQ"}
    at = late(hands, P0, "C4", "CA", "C6")
    assert plays(at, P3)[0] in cards("D9 DQ")


def test_trumps_an_opponents_points_with_the_least_trump():
    hands = {P0: "CA D4 D6 D8", P1: "C10 D5 D8 DJ", P2: "CK D9 DJ DQ", P3: "H3 H9 BJ DQ"}
    at = late(hands, P0, "CA", "C10", "CK")
    assert plays(at, P3) == cards("H3")


def test_breaks_no_pair_without_need():
    hands = {P0: "CA D4 D6 D8", P1: "CQ D5 D8 DJ", P2: "C9 D9 DJ DQ", P3: "C4*2 C6 C8"}
    at = late(hands, P0, "CA", "CQ", "C9")
    (played,) = plays(at, P3)
    assert played in cards("C6 C8")


def test_plays_the_pair_that_strict_following_asks_for_and_the_cheaper_one():
    hands = {P0: "CA*2 D4 D6", P1: "C4*2 C10*2", P2: "C9 C8 D9 DJ", P3: "CQ CJ D9 DQ"}
    at = late(hands, P0, "CA*2")
    assert plays(at, P1) == cards("C4*2")


def test_splits_what_it_likes_under_free_following():
    free = Scene({}, options=Scene({}).options.changed("following", "free"))
    hands = {P0: "CA*2 D4 D6", P1: "C10*2 C4 C6", P2: "C9 C8 D9 DJ", P3: "CQ CJ D9 DQ"}
    at = late(hands, P0, "CA*2", scene=free)
    assert plays(at, P1) == cards("C4 C6")


def test_keeps_the_best_trump_for_the_last_trick():
    hands = {P0: "H3 H4 H5", P1: "BJ H6 D9", P2: "H8 H9 D4", P3: "HJ HQ D6"}
    at = late(hands, P0, "H3")
    assert plays(at, P1) == cards("H6")


def test_takes_the_trick_before_the_last_where_a_pair_then_runs():
    hands = {P0: "H3 H4 H5", P1: "BJ S8*2", P2: "H8 H9 S4", P3: "HJ HQ S6"}
    at = late(hands, P0, "H3")
    assert plays(at, P1) == cards("BJ")
