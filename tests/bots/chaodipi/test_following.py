"""Answers in fixed positions: level 2, spades trump, P0 banks."""

import pytest

from game.rules.cards import points_in
from tests.bots.chaodipi.positions import after, early, late, plays
from tests.kit.chaodipi import PlayScene, options
from tests.kit.notation import P0, P1, P2, P3, cards


def test_feeds_points_to_the_partners_safe_trick():
    hands = {P0: "CA C9 D4 D6", P1: "C6 C9 D5 D8", P2: "C10 C4 D9 DJ", P3: "CJ C8 D8 DQ"}
    assert plays(late(hands, P0, "CA", "C6"), P2) == cards("C10")


def test_feeds_a_pair_of_points_to_the_partners_safe_pair():
    hands = {P0: "CA*2 D4 D6", P1: "C6 C9 D5 D8", P2: "C10*2 C7*2", P3: "CJ C8 D8 DQ"}
    assert plays(late(hands, P0, "CA*2", "C6 C9"), P2) == cards("C10*2")


def test_discards_points_on_the_partners_throw():
    hands = {P0: "CK CQ D4 D6", P1: "C6 C9 D5 D8", P2: "D10 DK D9 DJ", P3: "CJ C8 D8 DQ"}
    assert plays(late(hands, P0, "CK CQ", "C6 C9"), P2) == cards("D10 DK")


def test_gives_no_points_to_a_trick_the_partner_may_still_lose():
    at = early({P0: "CQ", P1: "C6", P2: "C10 C4", P3: "CA CK"}, P0, "CQ", "C6")
    assert not points_in(plays(at, P2))


def test_gives_no_points_where_an_opponent_behind_is_known_to_be_void():
    hands = {P0: "CA C9 D4 D6", P1: "C6 C9 D5 D8", P2: "C10 C4 D9 DJ", P3: "S5 S6 S9 SJ"}
    at = after(late(hands, P0, "CA", "C6"), (P0, "C5 | C5 | C7 | D3"))
    assert plays(at, P2) == cards("C4")


@pytest.mark.parametrize("hand", ["CK C10 C5 C6", "C8 CK C10 C5"])
def test_lays_the_lowest_card_without_points_on_a_lost_trick(hand: str):
    hands = {P0: "C4 D4 D6 D8", P1: hand, P2: "CA D5 D8 DJ", P3: "C9 D9 DJ DQ"}
    (played,) = plays(late(hands, P2, "CA", "C9", "C4"), P1)
    assert played in cards("C6 C8")


def test_wins_with_the_cheapest_sufficient_card():
    hands = {P0: "C9 D4 D6 D8", P1: "C10 D5 D8 DJ", P2: "C5 D9 DJ DQ", P3: "CJ CQ CA D9"}
    assert plays(late(hands, P0, "C9", "C10", "C5"), P3) == cards("CJ")


def test_wins_with_the_cheapest_sufficient_pair():
    hands = {P0: "C9*2 D4 D6", P1: "C10*2 D5 D8", P2: "C5*2 D9 DJ", P3: "CJ*2 CA*2"}
    assert plays(late(hands, P0, "C9*2", "C10*2", "C5*2"), P3) == cards("CJ*2")


def test_kills_points_with_the_least_trump_that_wins():
    hands = {P0: "CA D4 D6 D8", P1: "C10 D5 D8 DJ", P2: "CK D9 DJ DQ", P3: "S3 S9 BJ DQ"}
    assert plays(late(hands, P0, "CA", "C10", "CK"), P3) == cards("S3")


def test_kills_over_another_kill_with_just_enough():
    hands = {P0: "CA D4 D6 D8", P1: "S7 D5 D8 DJ", P2: "CK D9 DJ DQ", P3: "S3 S9 BJ DQ"}
    assert plays(late(hands, P0, "CA", "S7", "CK"), P3) == cards("S9")


def test_kills_a_tractor_of_points_with_a_tractor_of_trumps():
    hands = {P0: "CK*2 CA*2 D4", P1: "C10*2 C5*2 D8", P2: "C9 C8 CJ CQ DJ", P3: "S3*2 S4*2 D9"}
    assert plays(late(hands, P0, "CA*2 CK*2", "C10*2 C5*2", "C9 C8 CJ CQ"), P3) == cards("S3*2 S4*2")


def test_kills_a_throw_with_what_matches_it():
    hands = {P0: "CA CK*2 D4", P1: "C10*2 C5 D8", P2: "CJ C8 CQ DJ", P3: "S3*2 S9 D9"}
    assert plays(late(hands, P0, "CA CK*2", "C10*2 C5", "CJ C8 CQ"), P3) == cards("S3*2 S9")


def test_kills_a_throw_of_singles_with_two_trumps_of_any_kind():
    hands = {P0: "CA CK D4", P1: "C10 C5 D8", P2: "CJ C8 DJ", P3: "S3 S9 D9"}
    assert plays(late(hands, P0, "CA CK", "C10 C5", "CJ C8"), P3) == cards("S3 S9")


def test_does_not_kill_two_tractors_with_one():
    """Both trump pairs would be needed twice: the points are lost, so the trumps are kept."""
    hands = {P0: "CA*2 CK*2 CJ*2 C10*2 D4", P1: "C9 C8 C6 C5 C4 D5 D8 D9 D10", P2: "S3*2 S4*2 S5 S6 S8 D3 D6"}
    at = late(hands | {P3: "C9 C8 C6 C5 C4 DJ DK DQ DA"}, P0, "CA*2 CK*2 CJ*2 C10*2")
    at.play_trick("C9 C8 C6 C5 C4 D5 D8 D9")
    assert set(cards("D3 D6")) <= set(plays(at, P2))


def test_wastes_no_trumps_on_a_lead_they_do_not_match():
    hands = {P0: "CA*2 D4 D6", P1: "C10*2 D5 D8", P2: "C9 C8 DJ DK", P3: "S3 S9 D9 D6"}
    assert plays(late(hands, P0, "CA*2", "C10*2", "C9 C8"), P3) == cards("D9 D6")


def test_does_not_trump_its_partners_winner():
    hands = {P0: "C4 D4 D6 D8", P1: "CA D5 D8 DJ", P2: "C6 D9 DJ DQ", P3: "S3 S9 D9 DQ"}
    assert plays(late(hands, P0, "C4", "CA", "C6"), P3)[0] in cards("D9 DQ")


def test_keeps_its_joker_on_a_worthless_trick():
    hand = "BJ S3 S4 S6 H9 H8 HJ C9 C8 C6 D9 D8"
    at = early({P0: "S8", P1: "S9", P2: "SJ", P3: hand}, P1, "S9", "SJ")
    assert plays(at, P3)[0] not in cards("BJ")


def test_breaks_no_pair_without_need():
    hands = {P0: "CA D4 D6 D8", P1: "CQ D5 D8 DJ", P2: "C9 D9 DJ DQ", P3: "C4*2 C6 C8"}
    (played,) = plays(late(hands, P0, "CA", "CQ", "C9"), P3)
    assert played in cards("C6 C8")


def test_breaks_no_tractor_for_a_pair_that_loses():
    hands = {P0: "CA*2 D4 D6 D10 D8", P1: "CQ CJ D5 D8 D3 D9", P2: "C9 CJ D9 DJ D10 DQ", P3: "C4*2 C5*2 C8*2"}
    assert plays(late(hands, P0, "CA*2", "CQ CJ", "C9 CJ"), P3) == cards("C8*2")


def test_keeps_the_best_trump_for_the_last_trick():
    hands = {P0: "S3 S4 S5", P1: "BJ S6 D9", P2: "S8 S9 D4", P3: "SJ SQ D6"}
    assert plays(late(hands, P0, "S3"), P1) == cards("S6")


def test_takes_the_trick_before_the_last_where_a_pair_then_runs():
    hands = {P0: "S3 S4 S5", P1: "BJ H8*2", P2: "S8 S9 H4", P3: "SJ SQ H6"}
    assert plays(late(hands, P0, "S3"), P1) == cards("BJ")


def test_owes_a_throw_its_suit_alone_where_the_table_plays_so():
    scene = PlayScene({}, options=options(throw_follow="suit_only"))
    hands = {P0: "CA CK*2 D4", P1: "C10*2 C4 C6", P2: "C9 C8 DJ DQ", P3: "C5 CJ D9 DQ"}
    assert points_in(plays(late(hands, P0, "CA CK*2", scene=scene), P1)) == 10
    assert points_in(plays(late(hands, P0, "CA CK*2"), P1)) == 20
