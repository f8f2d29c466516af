"""A4: tribute and return."""

import pytest

from game.rules.actions import PayTribute
from game.rules.dagunzi.options import DagunziOptions
from game.rules.dagunzi.scoring import Account, score_blood, tribute_after
from game.rules.dagunzi.settling import settle
from game.rules.dagunzi.tribute import ReturnRule
from game.rules.events import TributeDue, TributePaid, TributeReturned
from game.rules.games import GAMES
from game.rules.match import Match, MatchPlan
from game.rules.refusals import Refusal
from game.rules.seats import SEATS, Seat, Team
from tests.kit.accounts import account
from tests.kit.notation import P0, P1, P2, P3, cards, ranking
from tests.kit.playthrough import Playthrough, first_round, give_back, later_round, options, pay, show
from tests.kit.scenes import Scene

JOKER_TRIBUTES = ("earned", "always", "void_on_short_capture")

# --- A4.2, the amount ---


@pytest.mark.parametrize(
    ("score", "owed"),
    [
        *((5, 8), (10, 7), (15, 7), (20, 6), (25, 6), (30, 5), (35, 5), (40, 4), (45, 4)),
        *((50, 3), (55, 3), (60, 2), (65, 2), (70, 1), (75, 1), (80, 0), (115, 0), (120, 0), (150, 0)),
        *((155, 0), (160, 1), (165, 1), (170, 2), (175, 2), (200, 5), (250, 10), (295, 14)),
    ],
)
def test_a4_2_cards_owed_for_the_score(score: int, owed: int) -> None:
    assert score_blood(score, options()) == owed


@pytest.mark.parametrize(("score", "owed"), [(75, 0), (70, 1), (65, 1), (5, 7), (155, 0), (160, 1)])
def test_d_a12_below_80_rounded_down(score: int, owed: int) -> None:
    assert score_blood(score, options(tribute_round_below="down")) == owed


@pytest.mark.parametrize(("score", "owed"), [(75, 1), (70, 1), (155, 1), (160, 1), (165, 2), (295, 15)])
def test_d_a12_above_150_rounded_up(score: int, owed: int) -> None:
    assert score_blood(score, options(tribute_round_above="up")) == owed


def owed_next(before: Account, rules: DagunziOptions) -> tuple[int, Team | None]:
    """How many cards the next round begins with, and whose side pays them."""
    result = settle(before, rules)
    assert result.tribute == tribute_after(before, rules)
    return result.tribute, None if result.payer is None else result.payer.team


@pytest.mark.parametrize("rule", range(3))
@pytest.mark.parametrize(
    ("score", "fate", "totals", "attackers_pay"),
    [
        (75, "kept", (4, 4, 4), True),
        (75, "captured", (1, 4, 1), True),
        (95, "kept", (0, 3, 3), True),
        (95, "captured", (0, 3, 0), True),
        (130, "captured", (3, 3, 3), False),
        (130, "kept", (0, 3, 3), False),
        (165, "captured", (4, 4, 4), False),
        (165, "kept", (1, 4, 4), False),
    ],
)
def test_ex_a4_1_jokers_in_the_kitty(
    rule: int, score: int, fate: str, totals: tuple[int, int, int], attackers_pay: bool
) -> None:
    before = account(score, fate, "BJ LJ")
    side = before.attackers if attackers_pay else before.bankers
    total = totals[rule]
    assert owed_next(before, options(joker_tribute=JOKER_TRIBUTES[rule])) == (total, side if total else None)


@pytest.mark.parametrize("rule", JOKER_TRIBUTES)
def test_ex_a4_2_score_and_jokers_add_up(rule: str) -> None:
    before = account(5, "kept", "BJ BJ LJ")
    assert owed_next(before, options(joker_tribute=rule)) == (13, before.attackers)


@pytest.mark.parametrize("fate", ["kept", "captured"])
@pytest.mark.parametrize("rule", JOKER_TRIBUTES)
def test_ex_a4_3_jokers_of_a_dry_pot_owe_nothing(rule: str, fate: str) -> None:
    before = account(60, fate, "BJ", dry=True)
    assert owed_next(before, options(joker_tribute=rule))[0] == 2


@pytest.mark.parametrize(("score", "banker", "payer", "owed"), [(165, P2, P1, 1), (65, P3, P2, 2)])
def test_ex_a4_4_the_seat_before_the_new_banker_pays(score: int, banker: Seat, payer: Seat, owed: int) -> None:
    result = settle(account(score, "captured" if score > 120 else "kept", banker=P1), options())
    assert (result.next_banker, result.payer, result.tribute) == (banker, payer, owed)


def test_a4_1_no_tribute_no_payer() -> None:
    assert settle(account(95, "kept"), options()).payer is None


def test_ex_a4_5_no_tribute_in_the_first_round_of_a_pot() -> None:
    last = account(5, "kept", "BJ", level="10")
    assert tribute_after(last, options()) == 10, "were the pot not over"
    match = Match.begin(GAMES["dagunzi"], options(pots="2"), MatchPlan()).after(settle(last, options()))
    setup = match.setup(P2)
    assert (setup.first_round, setup.tribute) == (True, 0)


def test_ex_a4_5_a_first_round_goes_straight_to_the_kitty() -> None:
    game = first_round({P0: "BJ S4"})
    game.draw()
    game.do(P0, show("BJ"))
    game.close()
    assert game.stage == "bury"
    assert game.round.board.tribute is None


# --- A4.3, which cards ---


def owing(hand: str, count: int, trump: str = "7 H", rules: DagunziOptions | None = None) -> Playthrough:
    """P3 owes `count` cards of this hand to the banker P0."""
    scene = Scene({P3: hand, P0: "S9*3 C9*3"}, "S4 S9 DK C3 C5 H9", trump, P0, count, options=rules or options())
    game = scene.from_tribute()
    assert (game.stage, game.turn) == ("pay", P3)
    return game


EX_6 = "BJ H7 D7 H2 HA HK HQ H10 SA CA S5 S4 S4 S3 D9 D8 C8 C4"


@pytest.mark.parametrize(
    ("count", "choices"),
    [
        (4, ["BJ H7 D7 H2"]),
        (5, ["BJ H7 D7 H2 HA"]),
        (6, ["BJ H7 D7 H2 HA HQ"]),
        (7, ["BJ H7 D7 H2 HA HQ SA", "BJ H7 D7 H2 HA HQ CA"]),
        (8, ["BJ H7 D7 H2 HA HQ SA CA"]),
    ],
)
def test_ex_a4_6_the_strongest_without_points(count: int, choices: list[str]) -> None:
    assert owing(EX_6, count).legal(P3) == set(map(pay, choices))


@pytest.mark.parametrize(
    ("count", "tribute", "refusal"),
    [
        (4, "BJ H7 D7 HA", Refusal.NOT_STRONGEST),
        (4, "BJ H7 D7", Refusal.WRONG_COUNT),
        (6, "BJ H7 D7 H2 HA HK", Refusal.POINT_CARD),
        (7, "BJ H7 D7 H2 HA HQ D9", Refusal.NOT_STRONGEST),
        (1, "LJ", Refusal.NOT_HELD),
        (2, "BJ BJ", Refusal.NOT_HELD),
    ],
)
def test_ex_a4_6_other_cards_are_refused(count: int, tribute: str, refusal: Refusal) -> None:
    assert owing(EX_6, count).refuses(P3, pay(tribute)) is refusal


@pytest.mark.parametrize(("level_point_tribute", "tribute"), [("false", "BJ H2"), ("true", "BJ H5")])
def test_ex_a4_7_level_cards_with_points(level_point_tribute: str, tribute: str) -> None:
    game = owing("BJ H5 S5 H2 HA", 2, "5 H", options(level_point_tribute=level_point_tribute))
    assert game.legal(P3) == {pay(tribute)}


@pytest.mark.parametrize("level_point_tribute", ["false", "true"])
def test_a4_3_at_other_levels_points_are_never_paid(level_point_tribute: str) -> None:
    game = owing("HK H10 H5 H4 S3", 1, "7 H", options(level_point_tribute=level_point_tribute))
    assert game.legal(P3) == {pay("H4")}


def test_ex_a4_8_a_trump_is_stronger_than_an_ace() -> None:
    assert owing("SA H4 S3", 1).refuses(P3, pay("SA")) is Refusal.NOT_STRONGEST


@pytest.mark.parametrize(("hand", "tribute"), [("BJ S5 SK H10", "BJ"), ("S5 SK H10", "")])
def test_d_a14_what_cannot_be_paid_is_waived(hand: str, tribute: str) -> None:
    game = owing(hand, 3)
    assert game.events() == (TributeDue(P3, P0, 3),), "how little he can pay is told by his paying alone"
    assert game.legal(P3) == {pay(tribute)}
    assert game.refuses(P3, pay("S5 SK H10")) is Refusal.WRONG_COUNT
    game.do(P3, pay(tribute))
    if tribute:
        game.do(P0, give_back("S9"))
        assert game.round.view(P3).hand == cards("S5 SK H10 S9")
    assert game.stage == "bury"


def test_a4_3_only_the_payer_pays_and_nothing_but_tribute() -> None:
    game = owing("SA H4 S3", 1)
    assert game.refuses(P0, pay("S9")) is Refusal.NOT_YOUR_TURN
    assert game.legal(P0) == set()
    assert game.refuses(P3, give_back("S3")) is Refusal.WRONG_STEP


# --- A4.4, the return ---


def returning(hand: str, count: int, trump: str = "7 H") -> Playthrough:
    """P0 has received `count` jokers and holds this hand beside them."""
    tribute = " ".join(["BJ", "LJ", "BJ", "LJ", "LJ"][:count])
    game = Scene({P3: f"{tribute} S5", P0: hand}, "S4 S9 DK C3 C5 H9", trump, P0, count).from_tribute()
    game.do(P3, pay(tribute))
    assert (game.stage, game.turn) == ("return", P0)
    return game


@pytest.mark.parametrize(
    ("with_s9", "refusal"),
    [
        ("H4", Refusal.NOT_A_SIDE_CARD),
        ("S2", Refusal.NOT_A_SIDE_CARD),
        ("D7", Refusal.NOT_A_SIDE_CARD),
        ("SK", Refusal.POINT_CARD),
    ],
)
def test_ex_a4_9_trumps_and_points_do_not_go_back(with_s9: str, refusal: Refusal) -> None:
    game = returning("H4 S2 D7 SK S9 C3 DA", 2)
    assert game.refuses(P0, give_back(f"S9 {with_s9}")) is refusal


def test_ex_a4_9_side_cards_without_points_do() -> None:
    game = returning("H4 S2 D7 SK S9 C3 DA", 2)
    assert game.legal(P0) == {give_back("S9 C3"), give_back("S9 DA"), give_back("C3 DA")}
    game.do(P0, give_back("S9 C3"))
    assert game.round.view(P3).hand == cards("S5 S9 C3")


def test_ex_a4_10_too_few_qualifying_cards() -> None:
    game = returning("S4 S6 C9 H3 H4 H8 HA H2 S5 SK", 5)
    assert game.legal(P0) == {give_back("S4 S6 C9 H3 H4")}
    assert game.refuses(P0, give_back("S4 S6 C9 H3 H8")) is Refusal.NOT_WEAKEST
    assert game.refuses(P0, give_back("S4 S6 H3 H4 H8")) is Refusal.NOT_WEAKEST


@pytest.mark.parametrize(
    ("hand", "count", "choices"),
    [
        ("S4 D7 C7 H7", 2, ["S4 D7", "S4 C7"]),  # equals by choice
        ("S4 H4 HK SK DK S5", 3, ["S4 H4 LJ"]),  # non-point trumps, the jokers among them, before any points
        ("HK SK DK S5 H10", 4, ["BJ BJ LJ LJ"]),
        ("HK SK DK S5 H10", 5, ["BJ BJ LJ LJ LJ"]),
    ],
)
def test_d_a16_widened_step_by_step(hand: str, count: int, choices: list[str]) -> None:
    assert returning(hand, count).legal(P0) == set(map(give_back, choices))


@pytest.mark.parametrize(
    ("hand", "count", "choices"),
    [
        ("HK SK DK S5 H10 H5", 1, ["S5"]),
        ("HK SK DK S5 H10 H5", 2, ["S5 SK", "S5 DK"]),
        ("HK SK DK S5 H10 H5", 4, ["S5 SK DK H5"]),
        ("HK SK DK S5 H10 H5", 5, ["S5 SK DK H5 H10"]),
        ("HK S10 C5", 3, ["HK S10 C5"]),
    ],
)
def test_d_a16_points_go_last_side_before_trump(hand: str, count: int, choices: list[str]) -> None:
    rule = ReturnRule(ranking("7 H"))
    assert set(rule.choices(cards(hand), count)) == set(map(cards, choices))


def test_d_a16_level_cards_with_points_may_have_to_go_back() -> None:
    game = Scene({P3: "H5 S5 S3", P0: "HK SK C10"}, "", "5 H", P0, 2, options=options("dalian")).from_tribute()
    game.do(P3, pay("H5 S5"))
    assert game.legal(P0) == {give_back("C10 SK")}
    assert game.refuses(P0, give_back("S5 SK")) is Refusal.NOT_WEAKEST


def test_a4_4_received_cards_may_go_back() -> None:
    game = Scene({P3: "SA CA S5", P0: "H4 H5 SK"}, "", "7 H", P0, 2).from_tribute()
    game.do(P3, pay("SA CA"))
    assert game.legal(P0) == {give_back("SA CA")}


def test_a4_4_only_the_receiver_returns_and_nothing_but_the_return() -> None:
    game = returning("S4 S6 C9", 2)
    assert game.refuses(P3, give_back("S5 S5")) is Refusal.NOT_YOUR_TURN
    assert game.legal(P3) == set()
    assert game.refuses(P0, pay("S4 S6")) is Refusal.WRONG_STEP
    assert game.refuses(P0, give_back("S4")) is Refusal.WRONG_COUNT
    assert game.refuses(P0, give_back("S4 S4")) is Refusal.NOT_HELD


def test_d_a15_tribute_is_open_the_return_private() -> None:
    game = returning("S9 C3 DA", 2)
    assert {game.events(viewer) for viewer in (*SEATS, None)} == {(TributePaid(P3, P0, cards("BJ LJ")),)}
    game.do(P0, give_back("S9 C3"))
    told = {viewer: game.events(viewer)[0] for viewer in (*SEATS, None)}
    assert told[P0] == told[P3] == TributeReturned(P0, P3, 2, cards("S9 C3"))
    assert told[P1] == told[P2] == told[None] == TributeReturned(P0, P3, 2, None)
    seen = {viewer: game.view(viewer).returned for viewer in (*SEATS, None)}
    assert seen == {P0: cards("S9 C3"), P3: cards("S9 C3"), P1: None, P2: None, None: None}


# --- A4.5, three big jokers ---


def due_with_three_bj(holder: Seat, rules: DagunziOptions | None = None) -> Playthrough:
    """n = 3, banker P0, payer P3; `holder` has all big jokers."""
    hands = dict.fromkeys((P0, P1, P3), "LJ HA HQ S9 S8 S6 C9 C8 C6") | {P2: "HA HQ S9 S8 S6 C9 C8 C6"}
    hands[holder] += " BJ*3"
    return Scene(hands, "S4 S9 DK C3 C5 H9", "7 H", P0, 3, options=rules or options()).from_tribute()


def test_ex_a4_11_the_payer_holds_them() -> None:
    game = due_with_three_bj(P3)
    assert game.events() == (TributeDue(P0, P3, 3, reversed_by=P3),)
    assert game.legal(P0) == {pay("LJ HA HQ")}
    game.do(P0, pay("LJ HA HQ"))
    assert (game.stage, game.turn) == ("return", P3)
    game.do(P3, give_back("S6 C8 C6"))
    assert game.stage == "bury"
    assert game.round.cards.hands[P3] == cards("LJ LJ HA HA HQ HQ S9 S8 C9 BJ*3")


def test_ex_a4_11_his_partner_holds_them() -> None:
    game = due_with_three_bj(P1)
    assert game.events()[0] == TributeDue(P3, P0, 3, waived_by=P1)
    assert game.stage == "bury"
    assert game.round.cards.hands[P3] == cards("LJ HA HQ S9 S8 S6 C9 C8 C6"), "nothing moves"


def test_ex_a4_11_the_receivers_side_holds_them() -> None:
    game = due_with_three_bj(P2)
    assert game.events() == (TributeDue(P3, P0, 3),)
    assert game.legal(P3) == {pay("LJ HA HQ")}


@pytest.mark.parametrize("holder", SEATS)
def test_a4_5_without_the_option_nothing_changes(holder: Seat) -> None:
    game = due_with_three_bj(holder, options(triple_bj_reversal="false"))
    assert game.events() == (TributeDue(P3, P0, 3),)
    assert game.turn == P3


def test_ex_a4_12_one_in_the_kitty_nobody_has_three() -> None:
    game = Scene({P3: "BJ*2 S9 S8"}, "S4 S9 DK BJ C5 H9", "7 H", P0, 1).from_tribute()
    assert game.events() == (TributeDue(P3, P0, 1),)
    assert game.legal(P3) == {pay("BJ")}


def test_a4_1_tribute_comes_after_the_closing_round_and_before_the_kitty() -> None:
    game = later_round({P3: "BJ BJ", P0: "BJ"}, kitty="D9 S4 S6", banker=P0, tribute=2)
    game.close()
    assert (game.stage, game.turn) == ("pay", P3)
    assert game.round.cards.kitty == game.round.cards.first_kitty
    assert game.view(P0).first_kitty is None, "the banker has not seen the kitty yet"
    paid = next(iter(game.legal(P3)))
    assert isinstance(paid, PayTribute)
    game.do(P3, paid)
    game.do(P0, min(game.legal(P0), key=str))
    assert (game.stage, game.turn) == ("bury", P0)
