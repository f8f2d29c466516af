"""Throwing trumps away on a triple: cards that are not all alike, and none that is not held (A6)."""

from random import Random

from game.bots.steady.bot import SteadyBot
from game.rules.cards import Suit, pack, without
from game.rules.seats import SEATS
from tests.kit.notation import P3, cards
from tests.kit.scenes import Scene

TRUMPS = "C2 D10 D2*2 D3*2 D4 D5 D6 D7*2 D9 DA DJ*2 DK H2 H3 S3*2"
PLAYED = ("S8*3", "S10 S5 SA", "S10 S5 S7")


def test_a_card_that_makes_the_answer_unlike_is_one_that_is_left() -> None:
    rest = without(pack(3), cards(" ".join((TRUMPS, *PLAYED))))
    others = [card for card in rest if card.suit is not Suit.SPADES]
    Random(1).shuffle(others)
    hands = {
        seat: " ".join((play, *others[17 * seat : 17 * seat + 17])) for seat, play in zip(SEATS, PLAYED, strict=False)
    }
    game = Scene(hands | {P3: TRUMPS}, trump="3 D").from_play()
    game.play_trick(*PLAYED)
    view = game.view(P3)
    action = SteadyBot(Random(1)).act(view)
    assert action is not None
    assert view.check(action) is None
