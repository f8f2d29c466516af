"""What a steady bot does before the first trick: reporting, insuring, overriding, frying."""

import pytest

from game.rules.actions import Pass
from game.rules.cards import Suit
from game.rules.seats import Seat
from tests.bots.chaodipi.positions import claims, decide
from tests.kit.chaodipi import bury_spare, first_round, later_round
from tests.kit.notation import P0, P1, P2, P3
from tests.kit.playthrough import Playthrough, show

HEARTS = "H3 H4 H6 H7 H8 H9 H10 HJ HQ HK HA*2"
SPOTS = "C3 C4 C6 C7 C8 D3 D4 D6 D7 D8"


def _fried(at: Playthrough, *reported: tuple[Seat, str]) -> Playthrough:
    """The last card drawn, these reports made, the kitty buried; the first is asked who may fry."""
    for seat, text in reported:
        at.do(seat, show(text))
    at.close()
    bury_spare(at)
    assert at.stage == "fry"
    return at


def _ask(at: Playthrough, seat: Seat) -> Playthrough:
    """Let the others pass until a seat is asked."""
    while at.turn != seat:
        at.do(at.turn, Pass())
    return at


def test_reports_its_strong_suit():
    at = later_round({P1: f"H5 {HEARTS} C3 D4"}, banker=P0)
    at.draw(4 * 15)
    assert claims(at, P1) == show("H5")


def test_does_not_report_a_weak_suit():
    at = later_round({P1: f"S5 {HEARTS} C3 D4"}, banker=P0)
    at.draw(4 * 15)
    assert claims(at, P1) is None


def test_reports_at_once_where_the_bank_is_to_be_had():
    at = first_round({P1: "H2 H7 S4"})
    at.draw(4)
    assert claims(at, P1) == show("H2")


def test_reports_in_the_closing_round_what_is_better_than_chance():
    at = later_round({P1: "H5 H3 H4 H6 H8 HK C3 C4 C9 CJ D3 D4 D9 DJ DQ S3 S4 S9 SJ SQ H7 LJ D6 C6 S6"}, banker=P0)
    at.draw_all()
    at.do(P0, Pass())
    assert claims(at, P1) == show("H5")


def test_insures_a_report_that_is_good():
    at = later_round({P1: f"H5*2 {HEARTS} C3 D4"}, banker=P0)
    at.draw(4)
    at.do(P1, show("H5"))
    at.draw(4 * 15)
    assert claims(at, P1) == show("H5*2")


def test_shows_the_pair_at_once_where_it_has_it():
    at = later_round({P1: f"{HEARTS} H5*2"}, banker=P0)
    at.draw(4 * 14 + 2)
    assert claims(at, P1) == show("H5*2")


def test_does_not_insure_a_report_that_turned_out_weak():
    at = later_round({P1: f"H5 ... H5 {SPOTS} S3 S4 S6 S7 S8 S9 SJ CJ DJ D9 C9 S5 SA"}, banker=P0)
    at.draw(4)
    at.do(P1, show("H5"))
    at.draw_all()
    at.do(P0, Pass())
    assert claims(at, P1) is None


def test_fries_when_its_own_trump_is_clearly_better():
    at = later_round({P1: f"H5*2 {HEARTS} S3 S4", P2: "S5"}, banker=P0)
    at.draw(99)
    at = _ask(_fried(at, (P2, "S5")), P1)
    assert claims(at, P1) == show("H5*2")


def test_does_not_fry_into_a_trump_that_is_worse():
    at = later_round({P1: f"C5*2 {HEARTS} S3 S4", P2: "H5"}, banker=P0)
    at.draw(99)
    at = _ask(_fried(at, (P2, "H5")), P1)
    assert claims(at, P1) is None


def test_leaves_its_partners_trump_where_its_own_is_hardly_better():
    at = later_round({P1: "H5*2 H3 H4 H6 S3 S4 S6 S9 C3 C4 C6 D3 D4 D6", P3: "S5 S7 SA*2 S10"}, banker=P0)
    at.draw(99)
    at = _ask(_fried(at, (P3, "S5")), P1)
    assert claims(at, P1) is None


def test_names_its_longest_suit_with_two_big_jokers():
    at = later_round({P1: f"BJ*2 {HEARTS} S3 S4", P2: "S5"}, banker=P0)
    at.draw(99)
    at = _ask(_fried(at, (P2, "S5")), P1)
    assert claims(at, P1) == show("BJ*2", "H")


def test_overrides_for_the_bank_in_the_first_round():
    at = first_round({P1: "H2*2 H3 H4 H6 H7 H8 H9 H10 HJ HQ HK HA S3 S4", P2: "S2"})
    at.draw(99)
    at.do(P2, show("S2"))
    at.close()
    assert at.stage == "override"
    assert claims(_ask(at, P1), P1) == show("H2*2")


def test_does_not_take_the_bank_from_its_partner_for_a_trump_that_is_no_better():
    at = first_round({P1: f"H2*2 {SPOTS} S6 S7 S8 S10 SJ SK", P3: "S2"})
    at.draw(99)
    at.do(P3, show("S2"))
    at.close()
    assert decide(_ask(at, P1), P1) == Pass()


@pytest.mark.parametrize("suit", [Suit.SPADES, Suit.CLUBS])
def test_says_nothing_without_a_level_card(suit: Suit):
    at = later_round({P1: " ".join(f"{suit}{rank}" for rank in (3, 4, 6, 7, 8, 9, 10))}, banker=P0, level="A")
    at.draw(4 * 7)
    assert decide(at, P1) is None
