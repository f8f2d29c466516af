"""B3: reporting trump, insurance, the third card."""

import pytest

from game.rules.actions import Declare, Draw, Pass
from game.rules.cards import Suit
from game.rules.chaodipi.game import Chaodipi
from game.rules.chaodipi.presets import PRESETS
from game.rules.events import DealVoid, Declared, KittyTaken, KittyTurned, Passed, TrumpFixed
from game.rules.match import Match, MatchPlan
from game.rules.refusals import Refusal
from game.rules.seats import Seat
from tests.kit.chaodipi import bury_spare, first_round, later_round, options
from tests.kit.decks import TWO_DECKS, rigged
from tests.kit.notation import P0, P1, P2, P3, cards, rank
from tests.kit.playthrough import Playthrough, play, show

C, D, H, S = Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES

# --- the first round: the race for the bank ---


def reported_by_p3() -> Playthrough:
    game = first_round({P3: "D2*2", P0: "S2*2 C2"}, first=P3)
    game.draw(2)
    game.do(P3, show("D2"))
    return game


def test_ex_b3_1_the_first_to_show_a_level_card_is_banker() -> None:
    game = reported_by_p3()
    assert game.events() == (Declared(P3, cards("D2"), D),)
    assert (game.round.board.banker, game.suit) == (P3, D)
    assert game.refuses(P0, show("S2")) is Refusal.ALREADY_REPORTED


def test_d_b18_a_pair_of_somebody_else_does_not_replace_a_report() -> None:
    game = reported_by_p3()
    game.draw(4)
    assert game.refuses(P0, show("S2*2")) is Refusal.ALREADY_REPORTED
    assert list(game.view(P0).actions()) == []
    game.draw_all()
    game.do(P3, Pass())
    assert game.refuses(P0, show("S2*2")) is Refusal.ALREADY_REPORTED
    assert game.legal(P0) == {Pass()}


# --- later rounds ---


def test_ex_b3_2_later_the_banker_stays() -> None:
    game = later_round({P2: "C5"}, level="5", banker=P0)
    game.draw(3)
    game.do(P2, show("C5"))
    assert (game.suit, game.round.board.banker) == (C, P0)
    game.close()
    assert (game.suit, game.round.board.banker) == (C, P0)
    assert (game.stage, game.turn) == ("bury", P0)


@pytest.mark.parametrize("claim", ["BJ", "BJ*2", "LJ", "LJ*2", "C6", "C5 D5", "C5 LJ"])
def test_ex_b3_3_only_level_cards_report(claim: str) -> None:
    game = later_round({P2: "BJ*2 LJ*2 C5 D5 C6"}, level="5")
    game.draw_all()
    game.do(P0, Pass())
    game.do(P1, Pass())
    assert game.refuses(P2, show(claim)) is Refusal.NOT_A_REPORT
    assert game.refuses(P2, show("C5", "H")) is Refusal.SUIT_NOT_YOURS_TO_NAME
    assert game.refuses(P2, Declare(())) is Refusal.NO_CARDS
    assert {show("C5"), show("D5"), Pass()} <= game.legal(P2)


def test_b3_only_the_own_level_counts_the_bankers() -> None:
    game = later_round({P0: "C5 C6"}, level="6")
    game.draw(5)
    assert game.refuses(P0, show("C5")) is Refusal.NOT_A_REPORT
    assert game.legal(P0) == {show("C6")}


def test_b3_a_pair_reports_and_insures_at_once() -> None:
    game = later_round({P1: "H5*2"}, level="5", banker=P0)
    game.draw(6)
    assert game.legal(P1) == {show("H5"), show("H5*2")}
    game.do(P1, show("H5*2"))
    assert game.suit is H
    assert game.legal(P1) == set()


# --- insurance ---


def test_b3_the_reporter_may_insure_with_the_twin_of_his_card() -> None:
    game = later_round({P0: "D5*2 H5*2"}, level="5")
    game.draw(13)
    game.do(P0, show("D5"))
    assert game.legal(P0) == {show("D5*2")}
    for other in ("H5", "H5*2", "D5"):
        assert game.refuses(P0, show(other)) is Refusal.ALREADY_REPORTED
    assert game.refuses(P0, show("D5*2", "D")) is Refusal.SUIT_NOT_YOURS_TO_NAME
    game.do(P0, show("D5*2"))
    assert game.events() == (Declared(P0, cards("D5*2"), D),)
    assert game.legal(P0) == set()
    assert game.refuses(P0, show("D5*2")) is Refusal.ALREADY_REPORTED


def test_b3_insurance_is_not_owed_and_closes_with_the_closing_round() -> None:
    game = later_round({P1: "D5 ... D5"}, level="5", banker=P0)
    game.draw(2)
    game.do(P1, show("D5"))
    game.draw_all()
    game.do(P0, Pass())
    assert game.legal(P1) == {Pass(), show("D5*2")}
    game.do(P1, Pass())
    game.do(P2, Pass())
    game.do(P3, Pass())
    assert game.stage == "bury"


def test_b3_insurance_in_the_closing_round() -> None:
    game = later_round({P1: "D5*2"}, level="5", banker=P0)
    game.draw(2)
    game.do(P1, show("D5"))
    game.draw_all()
    game.do(P0, Pass())
    game.do(P1, show("D5*2"))
    assert (game.stage, game.turn) == ("closing", P2)
    assert [claim.cards for claim in game.round.board.claims] == [cards("D5"), cards("D5*2")]


def test_b3_the_closing_round_asks_each_seat_once_from_the_first_drawer() -> None:
    game = first_round({P0: "S2", P1: "C2 S2"}, first=P2)
    game.draw_all()
    assert (game.stage, game.turn) == ("closing", P2)
    game.do(P2, Pass())
    assert game.events() == (Passed(P2),)
    game.do(P3, Pass())
    game.do(P0, show("S2"))
    assert game.refuses(P1, show("C2")) is Refusal.ALREADY_REPORTED
    assert game.refuses(P0, show("S2*2")) is Refusal.NOT_YOUR_TURN
    assert game.refuses(P1, play("S2")) is Refusal.WRONG_STEP
    game.do(P1, Pass())
    assert (game.stage, game.round.board.banker) == ("override", P0)


def test_b3_nothing_else_is_done_while_cards_are_drawn() -> None:
    game = later_round({P0: "S7"}, level="5")
    game.draw()
    assert game.refuses(P0, Pass()) is Refusal.WRONG_STEP
    assert game.refuses(P0, Draw()) is Refusal.WRONG_STEP
    assert game.refuses(None, show("S5")) is Refusal.WRONG_STEP


# --- nobody reports, later ---


@pytest.mark.parametrize(("third", "trump"), [("H9", H), ("LJ", None), ("S5", S)])
def test_ex_b3_4_the_third_card_makes_trump(third: str, trump: Suit | None) -> None:
    game = later_round(kitty=f"C9 C8 {third}", level="5", banker=P1)
    game.close()
    card = cards(third)[0]
    turned, fixed, taken = game.events(P2)[-3:]
    assert (turned, fixed, taken) == (KittyTurned(None, card), TrumpFixed(P1, trump, card), KittyTaken(P1, None))
    assert game.round.board.trump.suit is trump
    assert (game.round.board.banker, game.stage, game.turn) == (P1, "bury", P1)
    assert [item.card for item in game.view(None).board.turned] == [card], "shown to all"


def test_d_b03_after_the_third_card_nobody_overrides() -> None:
    game = later_round({P2: "BJ*2"}, kitty="C9 C8 H9", level="5")
    game.close()
    bury_spare(game)
    assert (game.stage, game.turn, game.suit) == ("play", P0, H)
    assert game.refuses(P2, show("BJ*2")) is Refusal.NOT_YOUR_TURN


def test_b3_with_fry_after_flip_all_four_are_asked_from_the_bankers_next() -> None:
    game = later_round({P1: "S5*2", P0: "LJ*2"}, "C9 C8 H9", banker=P3, options=options(fry_after_flip="true"))
    game.close()
    assert game.events(P0)[-2:] == (KittyTurned(None, cards("H9")[0]), KittyTaken(P3, None)), "it may still change"
    bury_spare(game)
    asked = list[Seat]()
    while game.stage == "fry":
        asked.append(game.turn)
        game.do(game.turn, Pass())
    assert asked == [P0, P1, P2, P3]
    assert game.events()[-1] == TrumpFixed(P3, H, cards("H9")[0])


def test_b3_a_turned_trump_has_no_strength_and_no_owner() -> None:
    game = later_round({P3: "D5*2"}, "C9 C8 S5", banker=P3, options=options(fry_after_flip="true"))
    game.close()
    bury_spare(game)
    for seat in (P0, P1, P2):
        game.do(seat, Pass())
    game.do(P3, show("D5*2"))
    assert (game.suit, game.round.board.bank) == (D, P3)
    bury_spare(game)
    for seat in (P0, P1, P2):
        game.do(seat, Pass())
    assert game.events()[-1] == TrumpFixed(P3, D, None)
    assert game.stage == "play"


# --- nobody reports in the first round ---


@pytest.mark.parametrize("redeals", [0, 1])
def test_d_b02_the_first_round_is_dealt_anew(redeals: int) -> None:
    game = first_round(kitty="C9 C8 H9", redeals=redeals)
    game.close()
    assert game.stage == "redeal"
    assert game.events()[-1] == DealVoid()
    assert (game.round.over, game.round.settles) == (True, False)
    assert game.round.board.turned == ()


@pytest.mark.parametrize(("third", "trump"), [("H9", H), ("BJ", None)])
def test_d_b17_the_third_unreported_deal_is_kept(third: str, trump: Suit | None) -> None:
    game = first_round({P1: "S2*2"}, kitty=f"C9 C8 {third}", first=P2, redeals=2)
    game.close()
    assert (game.stage, game.turn, game.round.board.banker) == ("bury", P2, P2)
    assert game.round.board.trump.suit is trump
    assert game.events()[-2] == TrumpFixed(P2, trump, cards(third)[0])
    bury_spare(game)
    assert (game.stage, game.turn) == ("play", P2), "no override"


def test_d_b17_even_with_fry_after_flip_nobody_overrides_it() -> None:
    game = first_round(kitty="C9 C8 H9", first=P2, redeals=2, options=options(fry_after_flip="true"))
    game.close()
    bury_spare(game)
    assert game.stage == "play"


def test_d_b17_a_match_counts_the_deals_that_came_to_nothing() -> None:
    game = Chaodipi()
    match = Match.begin(game, PRESETS["chaodipi"], MatchPlan(start_level=rank("2")))
    for drawer, stage in ((P1, "redeal"), (P3, "redeal"), (P2, "bury")):
        setup = match.setup(drawer)
        assert (setup.banker, setup.first_drawer) == (None, drawer), "chance picks another first drawer"
        deal = Playthrough(game.start(match.options, setup, rigged(first=drawer, size=TWO_DECKS)))
        deal.close()
        assert deal.stage == stage
        match = match.redealt()


def test_d_b17_a_report_in_the_third_deal_counts_as_ever() -> None:
    game = first_round({P3: "D2"}, first=P2, redeals=2)
    game.draw(2)
    game.do(P3, show("D2"))
    game.close()
    assert (game.stage, game.round.board.banker) == ("override", P3)
