"""Leads in fixed positions: level 2, spades trump, P0 banks."""

import pytest

from game.rules.cards import Cards
from tests.bots.chaodipi.positions import after, early, late, plays
from tests.kit.notation import P0, P1, P2, P3, cards

SPOTS = "H4 H6 H8 H9 HJ C4 C6 C8 C9 CJ D4 D6 D8 D9 DJ"
"""Single side cards that win nothing."""


def test_cashes_an_ace_of_a_suit_that_will_hardly_be_ruffed():
    at = early({P0: f"HA {SPOTS} S3 S4"}, P0)
    assert plays(at, P0) == cards("HA")


def test_cashes_a_pair_that_nothing_beats():
    at = early({P0: f"CA*2 {SPOTS} S3 S4"}, P0)
    assert plays(at, P0) == cards("CA*2")


@pytest.mark.parametrize("tractor", ["CA*2 CK*2", "CA*2 CK*2 CQ*2"])
def test_leads_a_tractor_that_nothing_beats_whole(tractor: str):
    at = early({P0: f"{tractor} D4 D6 D8 D9 DJ H4 H6 H8 H9 S3 S4"}, P0)
    assert plays(at, P0) == cards(tractor)


def test_throws_what_the_cards_it_has_seen_prove_safe():
    hands = {P0: "CK CQ D3 D4", P1: "C4 D6 D8 D9", P2: "C6 DJ DQ DK", P3: "C8 D10 DQ DA"}
    assert plays(late(hands, P0), P0) == cards("CK CQ")


def test_throws_aces_together_with_a_king_that_stands_behind_them():
    at = early({P0: f"CA*2 CK {SPOTS} S3 S4"}, P0)
    assert plays(at, P0) in (cards("CA*2 CK"), cards("CA*2"))  # a king is out: it equals, and does not beat


def test_throws_pairs_and_singles_that_nobody_can_beat():
    hands = {P0: "CK CJ*2 D3", P1: "C10*2 D6 D8", P2: "C6 CQ DJ DQ", P3: "C8 D10 DQ DA"}
    assert plays(late(hands, P0), P0) == cards("CK CJ*2")


def test_does_not_throw_below_a_card_that_is_out():
    hands = {P0: "CK CQ D3 D4", P1: "CA D6 D8 D9", P2: "C6 DJ DQ DK", P3: "C8 D10 DQ DA"}
    assert _kinds(plays(late(hands, P0), P0)) == 1


def test_does_not_throw_what_may_fail_for_a_card_in_an_unknown_kitty():
    """P1 has not seen the kitty: an ace that lies there may be in a hand for all he knows."""
    hands = {P0: "C6 D6 D8 D9", P1: "CK CQ D3 D4", P2: "C8 DJ DQ DK", P3: "C9 D10 DQ DA"}
    assert _kinds(plays(late(hands, P1, kitty="CA*2 C3*2 D3 H3*2 H4"), P1)) == 1


def test_the_burier_throws_what_his_own_kitty_makes_safe():
    hands = {P0: "CK CQ D4 D5", P1: "C6 D6 D8 D9", P2: "C8 DJ DQ DK", P3: "C9 D10 DQ DA"}
    assert plays(late(hands, P0, kitty="CA*2 C3*2 D3 H3*2 H4"), P0) == cards("CK CQ")


def test_leads_the_good_ace_and_not_the_one_that_both_opponents_trump():
    hands = {P0: f"CA HA {SPOTS} S3 S4", P1: "H3 H5", P2: "H10 HQ", P3: "H7 HK"}
    at = after(early(hands, P0), (P0, "C3 | D3 | C5 | D3"))
    assert plays(at, P0) == cards("HA")


def test_counts_cards_a_king_is_good_when_the_aces_are_gone():
    hands = {P0: "CK DK H4 H6", P1: "C4 D5 H8 H9", P2: "C6 D6 HJ HQ", P3: "C8 DA D9 HK"}
    assert plays(late(hands, P0), P0) == cards("CK")


def test_leads_no_points_into_a_suit_that_others_rule():
    at = early({P0: "C10 C5 C4 D10 D5 D4 H10 H5 H4 S3 S4 S6", P1: "CA DA HA"}, P0)
    assert not any(card.points for card in plays(at, P0))


def test_keeps_its_trumps_with_few_of_them():
    at = early({P0: f"{SPOTS} HA CA DA S3 S4 S6"}, P0)
    assert not set(plays(at, P0)) & set(cards("S3 S4 S6"))


def test_leads_its_loser_while_a_trump_comes_in_again_for_the_last_trick():
    hands = {P0: "BJ H8", P1: "S3 S4", P2: "H4 D4", P3: "S9 SJ"}
    assert plays(late(hands, P0), P0) == cards("H8")


def test_an_attacker_leads_his_sure_pair_last_so_that_the_kitty_counts_four_times():
    hands = {P0: "S3 S4 S5", P1: "BJ HK*2", P2: "S8 S9 H4", P3: "S10 S7 S6"}
    assert plays(late(hands, P1), P1) == cards("BJ")


def _kinds(lead: Cards) -> int:
    """How many different kinds a lead has."""
    return len(set(lead))
