"""Leads in fixed positions: levels 7, hearts trump, P0 banks."""

from tests.bots.positions import after, early, late, plays
from tests.kit.notation import P0, P1, P2, P3, cards

SPOTS = "S4 S6 S8 S9 SJ C4 C6 C8 C9 CJ D4 D6 D8 D9 DJ"
"""Single side cards that win nothing."""


def test_cashes_a_triple_that_nothing_beats_in_a_suit_that_will_hardly_be_ruffed():
    at = early({P0: f"CA*3 {SPOTS} H3 H4 H6 H8"}, P0)
    assert plays(at, P0) == cards("CA*3")


def test_cashes_a_pair_that_nothing_beats():
    at = early({P0: f"SA*2 {SPOTS} H3 H4 H6 H8"}, P0)
    assert plays(at, P0) == cards("SA*2")


def test_leads_the_good_ace_and_not_the_one_that_both_opponents_trump():
    hands = {P0: f"CA SA {SPOTS} H3 H4 H6", P1: "S4 S6", P2: "SK*2 S10*2 S5*2", P3: "S9 SQ"}
    at = after(early(hands, P0), (P0, "C4 | D3 | C5 | D3"))
    assert plays(at, P0) == cards("SA")


def test_counts_cards_a_king_is_good_when_the_aces_are_gone():
    hands = {P0: "CK DK S4 S6", P1: "C4 D4 S8 S9", P2: "C6 D6 SJ SQ", P3: "C8 DA D9 SK"}
    at = late(hands, P0)
    assert plays(at, P0) == cards("CK")


def test_leads_no_small_joker_while_a_big_one_is_out():
    at = early({P0: f"LJ {SPOTS} H3 H4", P1: "BJ"}, P0)
    assert plays(at, P0) != cards("LJ")


def test_leads_no_points_into_a_suit_that_others_rule():
    at = early({P0: "C10 C5 C4 D10 D5 D4 S10 S5 S4 H3 H4 H6", P1: "CA DA SA"}, P0)
    assert not any(card.points for card in plays(at, P0))


def test_does_not_draw_trumps_with_few_of_them():
    at = early({P0: f"{SPOTS} SA CA DA H3 H4 H6"}, P0)
    (card, *_) = plays(at, P0)
    assert card not in cards("H3 H4 H6")


def test_leads_its_loser_while_it_can_come_in_again_for_the_last_trick():
    hands = {P0: "BJ S8", P1: "H3 H4", P2: "S4 D4", P3: "H9 HJ"}
    at = late(hands, P0)
    assert plays(at, P0) == cards("S8")
