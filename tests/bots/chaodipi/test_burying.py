"""What a steady bot lays into the kitty: points where it can keep them, voids, never what wins tricks."""

from game.rules.actions import Pass
from game.rules.cards import points_in
from tests.bots.chaodipi.positions import buries
from tests.kit.chaodipi import bury_spare, later_round
from tests.kit.notation import P0, P1, P2, cards
from tests.kit.playthrough import Playthrough, show

STRONG = "BJ*2 LJ*2 H5*2 S5 C5 HA*2 HK*2 HQ HJ H9"
SIDES = "CA C10 C4 C6 DK D3 D7 D8 S3 S4"
WEAK = "H3 H4 H6 H7"


def _banks(hand: str, kitty: str) -> Playthrough:
    """P0 has taken the kitty, hearts are trump by his report, level 5."""
    at = later_round({P0: hand}, kitty, banker=P0)
    at.draw(99)
    at.do(P0, show("H5"))
    at.close()
    assert at.turn == P0
    return at


def test_buries_points_with_strong_trumps():
    at = _banks(f"{STRONG} {SIDES}", "C7 C8 CJ D9 DJ S6 S7 S10")
    assert points_in(buries(at)) >= 20


def test_hides_points_with_weak_trumps():
    at = _banks(f"H5 {WEAK} {SIDES} S9 SJ C8 D9 DJ S8 C3 CJ D4 D6", "C7 C9 CQ D10 DQ S6 S7 S10")
    assert points_in(buries(at)) == 0


def test_makes_a_void():
    at = _banks(f"{STRONG} CA CK C4 S3 S4 S6 S8 D3 D7 D8", "C7 C8 CJ D9 DJ S9 SJ SQ")
    left = list(at.view(P0).hand)
    for card in buries(at):
        left.remove(card)
    suits = {card.suit for card in left if not at.view(P0).board.trump.is_trump(card)}
    assert len(suits) < 3


def test_keeps_trumps_aces_and_pairs_of_them():
    at = _banks(f"{STRONG} CA*2 SA DA C3 C4 S3 S4 D3 D4", "C7 C8 CJ D9 DJ S6 S7 S8")
    buried = buries(at)
    assert not set(buried) & set(cards("CA SA DA"))
    assert not any(at.view(P0).board.trump.is_trump(card) for card in buried)


def test_keeps_a_side_tractor():
    at = _banks("H5 HA HK HQ H9 H8 H7 CK*2 CQ*2 CA D3 D4 D6 S3 S4 S6 S7 S8 D7 D8 H3 H4 C3", "C7 C8 D9 DJ S9 SJ C4 D10")
    assert not set(buries(at)) & set(cards("CK CQ CA"))


def test_buries_trumps_only_where_nothing_else_is_left():
    at = _banks("BJ*2 LJ*2 H5*2 S5*2 C5*2 D5*2 HA*2 HK*2 HQ*2 HJ*2 H9*2 CA", "H10*2 H8*2 H7*2 DA H6")
    buried = buries(at)
    assert not set(buried) & set(cards("BJ LJ H5 HA"))


def test_who_has_fried_buries_anew():
    hand = "H5*2 HA*2 HK HQ*2 HJ H9 H8 BJ LJ CA C3 C4 C6 D3 D6 D7 S3 S4 S6 S7 S9 D4"
    at = later_round({P1: hand, P2: "S5"}, banker=P0)
    at.draw(99)
    at.do(P2, show("S5"))
    at.close()
    bury_spare(at)
    while at.turn != P1:
        at.do(at.turn, Pass())
    at.do(P1, show("H5*2"))
    buried = buries(at)
    assert len(buried) == 8
    assert not any(at.view(P1).board.trump.is_trump(card) for card in buried)
