"""What a steady bot does before the first trick: showing cards, tribute, the kitty, jokers."""

from random import Random

import pytest

from game.bots.registry import make_bot
from game.bots.steady.declaring import could_show
from game.rules.actions import Bury, BuryJokers, Declare, Pass, PayTribute, ReturnCards, TakeOut
from game.rules.cards import JOKERS, Card, Cards, Suit, points_in
from game.rules.dagunzi.game import Dagunzi
from game.rules.seats import SEATS, Seat
from tests.bots.positions import decide
from tests.kit.notation import P0, P1, P2, P3, cards
from tests.kit.playthrough import Playthrough, bury_jokers, first_round, later_round, show
from tests.kit.random_rounds import random_walk
from tests.kit.scenes import Scene

LOW_SIDES = "S4 S6 S8 S9 SJ SQ D4 D6 D8 D9 DJ DQ C4 C6 C8"
STRONG = "BJ*2 LJ*2 H7*2 S7*2 H2*2 S2*2 HA*2 HK*2 HQ*2 HJ*2 H9*2 H8*2"
WEAK = "H3 H4 H6 S4 S6 S8 S9 SJ SQ SK D4 D6 D8 D9 DJ DQ DK C4 C6 C8 C9 CJ CQ CK S5 D5 C5 S10 D10"


def _asked(at: Playthrough, seat: Seat) -> Declare | None:
    action = decide(at, seat)
    assert action is None or isinstance(action, Declare)
    return action


def test_grabs_the_bank_with_the_first_big_joker():
    at = first_round({P0: "S4 BJ"}, first=P0)
    at.draw()
    assert _asked(at, P0) is None
    at.draw(4)
    assert _asked(at, P0) == show("BJ")


def test_claims_its_long_suit_and_not_a_short_one():
    hand = "D7 H7 H4 H6 H8 H9 HJ HQ HK HA D4 C4 S4"
    at = later_round({P0: hand}, banker=P0)
    at.draw(4 * 13)
    assert _asked(at, P0) == show("H7")


def test_lets_its_partners_suit_stand_where_its_own_is_hardly_better():
    at = later_round({P0: "H7*2 H4 H6 H8 S4 S6 S8 S9 C4 D4", P2: "S7"}, banker=P0)
    at.draw(4 * 11)
    at.do(P2, show("S7"))
    assert _asked(at, P0) is None


def test_overrides_an_opponent_with_a_suit_that_is_far_better():
    at = later_round({P0: "H7*2 H4 H6 H8 H9 HJ HQ HK HA S4", P1: "S7"}, banker=P0)
    at.draw(4 * 11)
    at.do(P1, show("S7"))
    assert _asked(at, P0) == show("H7*2")


def test_answers_the_closing_round():
    at = later_round({P0: f"{LOW_SIDES} S3 D3 C3"}, banker=P0, level="10")
    at.draw_all()
    for _ in range(4):
        action = decide(at, at.turn)
        assert isinstance(action, Pass | Declare)
        at.do(at.turn, action)


def test_pays_from_equal_cards_those_that_belong_to_no_group():
    scene = Scene({P3: "S7*2 D7 H9 S4 C4", P0: "H4 H5 H6"}, tribute=1, declared=False)
    assert decide(scene.from_tribute(), P3) == PayTribute(cards("D7"))


def test_gives_back_the_low_cards_of_a_short_suit():
    scene = Scene(
        {P3: "BJ LJ H9 S4 C4", P0: "H4 H5 H6 D4 D6 S8 S9 SJ SQ SA S4 C8*3 C9*2 CJ*2"}, tribute=2, declared=False
    )
    at = scene.from_tribute()
    at.do(P3, PayTribute(cards("BJ LJ")))
    assert decide(at, P0) == ReturnCards(cards("D4 D6"))


def test_keeps_aces_and_triples_when_it_gives_back():
    scene = Scene({P3: "BJ LJ H9 S4 C4", P0: "H4 H5 SA DA CA C8*3 S9*2"}, tribute=2, declared=False)
    at = scene.from_tribute()
    at.do(P3, PayTribute(cards("BJ LJ")))
    assert decide(at, P0) == ReturnCards(cards("S9*2"))


def _buried(hand: str) -> Cards:
    """What a banker with 45 cards buries."""
    at = Scene({P0: hand}, kitty="", declared=False).from_kitty()
    action = decide(at, P0)
    assert isinstance(action, Bury)
    return action.cards


def test_buries_itself_out_of_suits():
    buried = _buried("H7 H2 HA HK HQ HJ H9 H8 H6 H4*2 C4 C6 C8 S4 S6 S9 SA SK SQ*2 SJ*2 DA*2 DK*2 DQ*2 D4 D6 D8*2 D9*2")
    assert set(cards("C4 C6 C8")) <= set(buried)


@pytest.mark.parametrize("trumps", [STRONG, "H3 H4 H6 H8"])
def test_never_buries_aces_triples_or_trumps(trumps: str):
    buried = _buried(f"{trumps} CA C4 C6 DA D4*3 S4 S6 S8 S9 SJ SQ SA*2 C8 C9 CJ D9 DJ")
    side = [card for card in buried if card not in JOKERS]
    assert not set(side) & set(cards("CA DA SA D4"))
    assert all(card.suit in (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES) for card in side)


def test_buries_points_only_with_strong_trumps():
    sides = "CK C10 C5 D4 D6 D8 D9 DJ DQ DA S4 S6 S8 S9 SJ SQ SA"
    assert points_in(_buried(f"H3 H4 H6 {sides} S3 D3")) == 0
    assert points_in(_buried(f"{STRONG} {sides}")) > 0


def test_buries_jokers_when_it_expects_to_keep_the_kitty():
    assert Card.BJ in _buried(f"{STRONG} {LOW_SIDES}")


def test_buries_no_joker_with_weak_trumps():
    assert not set(_buried(f"BJ {WEAK} S3 D3 C3")) & set(JOKERS)


def test_buries_no_joker_that_could_bring_no_level():
    scene = Scene({P0: f"BJ*2 LJ*2 H9*3 H2*3 S2*2 HA*3 HK*2 HQ*2 HJ*2 {LOW_SIDES}"}, trump="9 H", declared=False)
    action = decide(scene.from_kitty(), P0)
    assert isinstance(action, Bury)
    assert not set(action.cards) & set(JOKERS)


KITTY = "C4 C6 C8 C9 D4 D6"


def test_a_strong_attacker_adds_jokers_and_takes_out_the_weakest():
    at = Scene({P0: "H3", P1: f"{STRONG} S3"}, kitty=KITTY, trump="5 H").from_jokers()
    action = decide(at, P1)
    assert isinstance(action, BuryJokers)
    at.do(P1, action)
    taken = decide(at, P1)
    assert isinstance(taken, TakeOut)
    assert len(taken.cards) == len(action.cards)


def test_a_weak_attacker_and_one_without_jokers_pass():
    at = Scene({P0: "H3", P1: f"BJ {WEAK}", P2: WEAK}, kitty=KITTY, trump="5 H").from_jokers()
    assert decide(at, P1) == Pass()
    at.do(P1, Pass())
    assert decide(at, P2) == Pass()


def test_takes_out_the_card_that_makes_a_group():
    at = Scene({P0: "H3", P1: "BJ S4 D3*2 C8"}, kitty="C3 D3 S3 C9 D4 D6").from_jokers()
    at.do(P1, bury_jokers("BJ"))
    assert decide(at, P1) == TakeOut(cards("D3"))


def test_small_jokers_go_down_only_behind_all_big_ones():
    """大王先扣: whatever it buries in a strong hand is legal (A5.3), which `decide` checks."""
    for big in range(4):
        for small in range(4):
            jokers = " ".join(["BJ"] * big + ["LJ"] * small)
            _buried(f"{jokers} H7*3 S7*3 H2*3 HA*3 HK*3 HQ*3 HJ*3 {LOW_SIDES}")


def test_spectators_and_other_stages_are_refused():
    bot = make_bot("steady", Dagunzi(), Random(1))
    at = later_round()
    with pytest.raises(ValueError, match="spectator"):
        bot.act(at.view(None))
    at.close()
    at.finish()
    with pytest.raises(TypeError):
        bot.act(at.view(P0))


@pytest.mark.parametrize("rules", ["classic", "mixed"])
def test_the_quick_look_misses_no_claim(rules: str, seed: int):
    for number in range(4):
        for state in random_walk(seed, rules, number).states:
            if state.phase.name == "draw" and not state.board.setup.first_round:
                for view in map(state.view, SEATS):
                    assert could_show(view.hand, state.board) or not list(view.actions())
