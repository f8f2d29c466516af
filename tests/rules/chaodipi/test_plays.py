"""Legal plays, however many there are: the first ones come at once."""

from itertools import islice

from game.rules.cards import Card, bundle, pack
from game.rules.chaodipi.following import Duty, check_follow, duty_of
from game.rules.chaodipi.killing import match
from game.rules.chaodipi.options import ThrowFollow
from game.rules.chaodipi.plays import follows, leads
from game.rules.shapes import split
from tests.kit.chaodipi import ranking
from tests.kit.notation import cards

FULL = ThrowFollow.FULL
ORDER = ranking("2 S")
LONG_LEAD = cards("S3*2 S4*2 S6*2 S7*2 S9*2 S10*2 SQ*2 SK*2 SA*2 C2")
"""A throw of four tractors and two more cards."""
ALL_TRUMPS = bundle(card for card in pack(2) if ORDER.is_trump(card) and card is not Card.BJ)
"""34 cards, sixteen pairs and a long run among them."""
MOST = 33


def test_a_duty_of_nothing_asks_for_nothing() -> None:
    assert duty_of(cards("C3*2 C4"), cards("C9"), ORDER, FULL) == Duty()
    assert duty_of(cards("C3*2 C4 C5"), cards("CA CK"), ORDER, FULL) == Duty()
    assert duty_of(cards("C3*2 C4 C5"), cards("CA*2"), ORDER, ThrowFollow.SUIT_ONLY) == Duty(1)


def test_a_duty_is_what_was_led_as_far_as_it_can_be_answered() -> None:
    lead = cards("C9*2 C10*2 CQ*2 CA")
    assert duty_of(cards("C3*2 C4*2 C5*2 C6 C7"), lead, ORDER, FULL) == Duty(3, 2)
    assert duty_of(cards("C3*2 C5*2 C6 C7 C8 CJ"), lead, ORDER, FULL) == Duty(2, 0)
    assert duty_of(cards("C3*2 C4*2 C5*2 C6*2 C7*2"), lead, ORDER, FULL) == Duty(3, 2)
    assert duty_of(cards("C3 C4 C5 C6 C7 C8 CJ CK"), lead, ORDER, FULL) == Duty()


def test_the_first_answers_to_a_long_throw_come_at_once() -> None:
    hand = ALL_TRUMPS[:MOST]
    assert len(hand) == MOST
    found = list(islice(follows(hand, LONG_LEAD, ORDER, FULL), 300))
    assert len(set(found)) == 300
    assert found == sorted(found)
    assert all(check_follow(hand, play, LONG_LEAD, ORDER, FULL) is None for play in found)


def test_the_first_leads_of_a_full_hand_come_at_once() -> None:
    hand = bundle((*ALL_TRUMPS[:20], *cards("C3*2 C4*2 H9 HK D7 D8")))
    found = list(islice(leads(hand, ORDER), 300))
    assert found == sorted(set(found))


def test_a_hand_shorter_than_the_lead_has_no_answer() -> None:
    assert list(follows(cards("C3 D4"), cards("C9*2 C10*2"), ORDER, FULL)) == []


def four_tractors(suit: str) -> str:
    return " ".join(f"{suit}{rank}*2" for rank in ("3", "4", "6", "7", "9", "10", "Q", "K"))


def test_a_kill_that_cannot_cut_all_tractors_is_found_out() -> None:
    """Eight pairs, but only three runs of two among them: the fourth tractor has no match."""
    lead = split(cards(four_tractors("C")), ORDER)
    assert len(lead) == 4
    assert match(cards("S3*2 S4*2 S5*2 S7*2 S8*2 S9*2 SJ*2 SQ*2"), lead, ORDER) is None
    assert match(cards("S3*2 S4*2 S5*2 S6*2 S7*2 S8*2 SJ*2 SQ*2"), lead, ORDER) == ORDER.height(Card.SQ)
    assert match(cards("S3*2 S4*2 S5*2 S6*2 S7*2 SJ*2 SQ*2 SA*2"), lead, ORDER) is None
