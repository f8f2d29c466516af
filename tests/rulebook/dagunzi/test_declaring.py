"""A3: declaring."""

import pytest

from game.rules.actions import Declare, Pass
from game.rules.cards import Suit
from game.rules.events import DealVoid, Declared, KittyTurned, Passed, TrumpFixed
from game.rules.refusals import Refusal
from game.rules.seats import Seat
from tests.kit.notation import P0, P1, P2, P3, cards
from tests.kit.playthrough import Playthrough, first_round, later_round, options, play, show

C, D, H, S = Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES

# --- A3.1, the first round of a pot: grabbing with a big joker ---


def grabbed_by_p1() -> Playthrough:
    game = first_round({P1: "BJ LJ D9", P3: "H4*3 BJ*2"})
    game.draw(2)
    game.do(P1, show("BJ"))
    return game


def test_ex_a3_1_the_next_suited_card_of_the_grabber_is_trump() -> None:
    game = grabbed_by_p1()
    assert game.events() == (Declared(P1, cards("BJ"), None),)
    game.draw(4)
    assert game.round.view(P1).hand == cards("BJ LJ")
    assert game.suit is None
    game.draw(4)
    assert TrumpFixed(P1, D, cards("D9")[0]) in game.events()
    assert (game.suit, game.round.board.banker) == (D, P1)
    trump = game.round.board.trump
    below_the_jokers = max((card for card in trump.places if card.suit), key=trump.height)
    assert below_the_jokers == "D3", "the main level card"


def test_ex_a3_2_nobody_overrides_a_grab() -> None:
    game = grabbed_by_p1()
    assert game.refuses(P1, show("BJ")) is Refusal.ALREADY_GRABBED
    game.draw_all()
    assert game.round.view(P3).hand.count(cards("BJ")[0]) == 2
    assert game.refuses(P1, show("BJ")) is Refusal.NOT_YOUR_TURN
    while game.stage == "closing":
        assert game.legal(game.turn) == {Pass()}
        if game.turn in {P1, P3}:
            assert game.refuses(game.turn, show("BJ")) is Refusal.ALREADY_GRABBED
        game.do(game.turn, Pass())


def test_ex_a3_3_shown_on_the_last_draw_the_kitty_decides() -> None:
    game = first_round({P2: "... BJ"}, kitty="LJ C8 H4", first=P0)
    game.draw(4 * 38 + 3)
    assert len(game.round.view(P2).hand) == 39
    game.do(P2, show("BJ"))
    game.close()
    assert (game.suit, game.round.board.banker) == (C, P2)
    assert [(item.seat, item.card) for item in game.round.board.turned] == [(None, "LJ"), (None, "C8")]
    assert game.events()[1:4] == (
        KittyTurned(None, cards("LJ")[0]),
        KittyTurned(None, cards("C8")[0]),
        TrumpFixed(P2, C, cards("C8")[0]),
    )


def test_d_a04_only_jokers_drawn_after_the_grab_the_kitty_decides() -> None:
    game = first_round({P1: "... BJ LJ*2", P0: "BJ*2"}, kitty="LJ H2 H4", first=P0)
    game.draw(4 * 36 + 2)
    game.do(P1, show("BJ"))
    game.close()
    assert (game.suit, game.round.board.banker) == (H, P1)


def test_ex_a3_4_a_two_has_a_suit() -> None:
    game = first_round({P0: "BJ H2"})
    game.draw()
    game.do(P0, show("BJ"))
    game.draw(4)
    assert game.suit is H


def test_d_a03_a_three_has_a_suit_too() -> None:
    game = first_round({P0: "BJ S3"})
    game.draw()
    game.do(P0, show("BJ"))
    game.draw(4)
    assert game.suit is S


def test_a3_1_nobody_shows_before_his_first_draw_or_what_he_does_not_hold() -> None:
    game = first_round({P0: "S4", P1: "BJ"})
    game.draw()
    assert game.refuses(P1, show("BJ")) is Refusal.NOT_DRAWN_YET
    assert game.refuses(P0, show("BJ")) is Refusal.NOT_HELD


def test_a3_1_one_big_joker_is_shown_and_no_suit_named() -> None:
    game = first_round({P0: "BJ*3"})
    game.draw(12)
    assert game.refuses(P0, show("BJ*2")) is Refusal.NOT_BIG_JOKER
    assert game.refuses(P0, show("BJ*3", "S")) is Refusal.NOT_BIG_JOKER
    assert game.refuses(P0, show("BJ", "S")) is Refusal.SUIT_NOT_YOURS_TO_NAME
    assert game.refuses(P0, Declare(())) is Refusal.NO_CARDS
    assert game.legal(P0) == {show("BJ")}


def test_d_a05_the_closing_round_is_the_last_chance_to_grab() -> None:
    game = first_round({P0: "BJ", P1: "BJ", P2: "LJ"}, kitty="D8", first=P2)
    game.draw_all()
    asked: list[Seat] = []
    for _ in range(2):
        asked.append(game.turn)
        assert game.refuses(P1, show("BJ")) is Refusal.NOT_YOUR_TURN
        game.do(game.turn, Pass())
    assert asked == [P2, P3], "the first drawer is asked first, then in order of play"
    game.do(P0, show("BJ"))
    after: list[Seat] = []
    while game.stage == "closing":
        after.append(game.turn)
        assert game.legal(game.turn) == {Pass()}
        game.do(game.turn, Pass())
    assert after == [P1, P2, P3], "nobody is skipped, though nothing can be declared any more"
    assert (game.round.board.banker, game.suit) == (P0, D)


# --- A3.2, nobody grabs: the flip ---


def flipped(kitty: str, first: Seat, first_flip: str) -> Playthrough:
    game = first_round(kitty=kitty, first=first, options=options(first_flip=first_flip))
    game.close()
    return game


def turned(game: Playthrough) -> list[tuple[Seat | None, str]]:
    return [(item.seat, str(item.card)) for item in game.round.board.turned]


@pytest.mark.parametrize(("rule", "banker", "trump"), [("smallest", P3, H), ("largest", P1, C)])
def test_ex_a3_5_each_turns_one_card(rule: str, banker: Seat, trump: Suit) -> None:
    game = flipped("S9 BJ H4 D4 CK S6", P2, rule)
    assert turned(game) == [(P2, "S9"), (P3, "BJ"), (P3, "H4"), (P0, "D4"), (P1, "CK")]
    assert (game.round.board.banker, game.suit) == (banker, trump)
    assert game.round.board.level == 3


@pytest.mark.parametrize(("rule", "banker", "trump"), [("smallest", P3, C), ("largest", P0, S)])
def test_ex_a3_6_twos_and_threes_are_high(rule: str, banker: Seat, trump: Suit) -> None:
    game = flipped("S3 H2 DA C6", P0, rule)
    assert (game.round.board.banker, game.suit) == (banker, trump)


@pytest.mark.parametrize("rule", ["smallest", "largest"])
def test_ex_a3_7_six_jokers_are_dealt_anew(rule: str) -> None:
    game = flipped("BJ*3 LJ*3", P0, rule)
    assert game.stage == "redeal"
    assert game.round.over
    assert game.round.board.banker is None
    assert game.events()[-1] == DealVoid()


@pytest.mark.parametrize("rule", ["smallest", "largest"])
def test_ex_a3_7_the_only_suited_card_decides(rule: str) -> None:
    game = flipped("BJ LJ BJ LJ BJ D5", P1, rule)
    assert {seat for seat, _ in turned(game)} == {P1}
    assert (game.round.board.banker, game.suit) == (P1, D)


@pytest.mark.parametrize(("rule", "banker"), [("smallest", P3), ("largest", P2)])
def test_a3_2_who_gets_no_suited_card_is_out_of_it(rule: str, banker: Seat) -> None:
    game = flipped("BJ S9 LJ H4 BJ LJ", P2, rule)
    assert game.round.board.banker == banker


@pytest.mark.parametrize("rule", ["smallest", "largest"])
def test_d_a07_of_equal_cards_the_earlier_turner_wins(rule: str) -> None:
    game = flipped("H9 S9 C9 D9", P3, rule)
    assert (game.round.board.banker, game.suit) == (P3, H)


# --- A3.3, later rounds: the ladder of level cards ---


def test_ex_a3_8_a_claim_must_be_strictly_higher() -> None:
    game = later_round({P0: "S6*3", P1: "H6*2", P3: "C6*3"}, level="6")
    game.draw(12)
    game.do(P0, show("S6"))
    assert game.suit is S
    game.do(P1, show("H6*2"))
    assert game.suit is H
    assert game.refuses(P0, show("S6*2")) is Refusal.CLAIM_TOO_LOW
    assert game.legal(P0) == {show("S6*3")}
    game.do(P0, show("S6*3"))
    assert game.suit is S
    assert game.refuses(P3, show("C6*3")) is Refusal.CLAIM_TOO_LOW


def test_ex_a3_9_reinforcing() -> None:
    game = later_round({P0: "S6*2", P1: "H6*2"}, level="6")
    game.draw()
    game.do(P0, show("S6"))
    game.draw(5)
    game.do(P0, show("S6*2"))
    assert game.events() == (Declared(P0, cards("S6*2"), S),)
    assert game.refuses(P1, show("H6*2")) is Refusal.CLAIM_TOO_LOW
    assert game.round.view(P0).hand.count(cards("S6")[0]) == 2, "shown cards stay in the hand"


def test_ex_a3_10_three_big_jokers_are_final() -> None:
    game = later_round({P2: "LJ*3", P3: "BJ*3"})
    game.draw(12)
    game.do(P2, show("LJ*3", "C"))
    assert game.suit is C
    game.do(P3, show("BJ*3", "D"))
    assert game.suit is D
    assert game.refuses(P2, show("LJ*3", "C")) is Refusal.CLAIM_TOO_LOW
    assert game.refuses(P3, show("BJ*3", "S")) is Refusal.CLAIM_TOO_LOW


def test_ex_a3_10_reverse_order() -> None:
    game = later_round({P2: "LJ*3", P3: "BJ*3"})
    game.draw(12)
    game.do(P3, show("BJ*3", "D"))
    assert game.refuses(P2, show("LJ*3", "C")) is Refusal.CLAIM_TOO_LOW


def test_ex_a3_11_three_small_jokers_beat_three_level_cards() -> None:
    game = later_round({P0: "H6*3", P1: "LJ*3"}, level="6")
    game.draw(12)
    game.do(P0, show("H6*3"))
    game.do(P1, show("LJ*3", "S"))
    assert game.suit is S


@pytest.mark.parametrize(
    ("claim", "refusal"),
    [
        (show("BJ*3"), Refusal.SUIT_NOT_NAMED),  # no trump
        (show("BJ*2 LJ", "S"), Refusal.NOT_A_CLAIM),
        (show("H6 D6"), Refusal.NOT_A_CLAIM),
    ],
)
def test_ex_a3_12_what_is_no_claim(claim: Declare, refusal: Refusal) -> None:
    game = later_round({P0: "BJ*3 LJ H6 D6"}, level="6")
    game.draw(24)
    assert game.refuses(P0, claim) is refusal


@pytest.mark.parametrize(
    ("claim", "refusal"),
    [
        (show("H9"), Refusal.NOT_A_CLAIM),  # not the level
        (show("BJ"), Refusal.NOT_A_CLAIM),
        (show("LJ*2"), Refusal.NOT_A_CLAIM),
        (show("H6*4"), Refusal.NOT_HELD),
        (show("D6*2"), Refusal.NOT_HELD),
        (show("H6", "H"), Refusal.SUIT_NOT_YOURS_TO_NAME),
        (show("H6*2", "S"), Refusal.SUIT_NOT_YOURS_TO_NAME),
        (Declare(()), Refusal.NO_CARDS),
    ],
)
def test_a3_3_other_things_that_are_no_claim(claim: Declare, refusal: Refusal) -> None:
    game = later_round({P0: "LJ*2 BJ H6*3 D6 H9"}, level="6")
    game.draw(32)
    assert game.refuses(P0, claim) is refusal


def test_a3_3_a_joker_triple_may_open_and_names_any_suit() -> None:
    game = later_round({P0: "LJ*3 H6"}, level="6")
    game.draw(16)
    assert game.legal(P0) == {show("H6"), *(show("LJ*3", suit) for suit in "SHCD")}


@pytest.mark.parametrize("claimant", [P0, P1, P2, P3])
def test_d_a08_a_claim_does_not_change_the_banker(claimant: Seat) -> None:
    game = later_round({claimant: "D7"}, level="7", banker=P2)
    game.draw(4)
    game.do(claimant, show("D7"))
    game.close()
    assert (game.round.board.banker, game.suit) == (P2, D)
    assert TrumpFixed(P2, D, None) in game.events()


def test_d_a10_four_passes_without_a_claim_end_the_closing_round() -> None:
    game = later_round({P0: "D7"}, kitty="S9", level="7", banker=P3)
    game.draw_all()
    asked: list[Seat] = []
    while game.stage == "closing":
        asked.append(game.turn)
        game.do(game.turn, Pass())
        assert game.events()[0] == Passed(asked[-1])
    assert asked == [P3, P0, P1, P2], "the banker is asked first"
    assert game.suit is S


def test_d_a10_after_a_claim_the_three_others_are_asked() -> None:
    game = later_round({P1: "D7*2", P2: "S7*3", P3: "H7"}, level="7", banker=P3)
    game.draw(16)
    game.do(P3, show("H7"))
    game.draw_all()
    moves = [(P3, Pass()), (P0, Pass()), (P1, show("D7*2")), (P2, Pass()), (P3, Pass()), (P0, Pass())]
    for seat, action in moves:
        assert game.turn == seat
        game.do(seat, action)
    assert game.suit is D
    assert game.stage == "bury", "P1 is not asked again after three passes"


def test_d_a10_it_goes_on_as_long_as_claims_are_made() -> None:
    game = later_round({P1: "D7*2", P2: "S7*3", P3: "H7"}, level="7", banker=P1)
    game.draw_all()
    moves = [(P1, Pass()), (P2, Pass()), (P3, show("H7")), (P0, Pass()), (P1, show("D7*2")), (P2, show("S7*3"))]
    for seat, action in (*moves, (P3, Pass()), (P0, Pass()), (P1, Pass())):
        assert game.turn == seat
        game.do(seat, action)
    assert game.stage == "bury"
    assert game.suit is S


def test_d_a10_the_claimant_himself_may_reinforce() -> None:
    game = later_round({P1: "D7*2"}, level="7", banker=P1)
    game.draw(2)
    game.do(P1, show("D7"))
    game.draw_all()
    assert game.legal(P1) >= {Pass(), show("D7*2")}
    game.do(P1, show("D7*2"))
    assert game.turn == P2


def test_a3_3_in_the_closing_round_only_the_seat_asked_acts() -> None:
    game = later_round({P0: "D7", P2: "S7"}, level="7", banker=P0)
    game.draw_all()
    assert game.refuses(P2, show("S7")) is Refusal.NOT_YOUR_TURN
    assert game.legal(P2) == set()
    assert game.refuses(P0, play("D7")) is Refusal.WRONG_STEP


def test_ex_a3_13_the_kitty_draw() -> None:
    game = later_round(kitty="LJ D10", banker=P2)
    game.close()
    assert (game.suit, game.round.board.banker) == (D, P2)
    assert turned(game) == [(None, "LJ"), (None, "D10")]
    assert game.round.view(P3).first_kitty is None, "the rest of the kitty stays hidden"


def test_d_a11_no_claim_after_a_kitty_draw() -> None:
    game = later_round({P1: "BJ*3", P2: "D7"}, kitty="D10", banker=P2)
    game.close()
    for seat, claim in ((P1, show("BJ*3", "S")), (P2, show("D7"))):
        assert game.refuses(seat, claim) in {Refusal.NOT_YOUR_TURN, Refusal.WRONG_STEP}


def test_a3_3_six_jokers_in_the_kitty_are_dealt_anew_with_the_same_banker_and_tribute() -> None:
    game = later_round(kitty="LJ*3 BJ*3", banker=P3, tribute=4)
    before = game.round.board.setup
    game.close()
    assert game.stage == "redeal"
    assert game.events()[-1] == DealVoid()
    assert (game.round.board.setup, game.round.board.banker) == (before, P3)
    with pytest.raises(ValueError, match="only a round played to its end"):
        game.settle()


def test_ex_a3_14_the_first_round_needs_a_big_joker() -> None:
    game = first_round({P0: "S3"})
    game.draw()
    assert game.refuses(P0, show("S3")) is Refusal.NOT_BIG_JOKER
