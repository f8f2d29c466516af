"""B4: overriding and frying the kitty."""

import pytest

from game.rules.actions import Action, Bury, Declare, Pass
from game.rules.board import Claim
from game.rules.cards import Cards, Suit, bundle
from game.rules.chaodipi.claims import Bidding, strength
from game.rules.events import Declared, KittyBuried, KittyTaken, Passed, RoundOver, TrumpFixed, Viewer
from game.rules.refusals import Refusal
from game.rules.seats import SEATS, Seat
from tests.kit.chaodipi import bury_spare, first_round, later_round, options, spare
from tests.kit.notation import P0, P1, P2, P3, cards, rank
from tests.kit.playthrough import Playthrough, play, show

C, D, H, S = Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES
VIEWERS: tuple[Viewer, ...] = (*SEATS, None)


def reported(hands: dict[Seat, str], reporter: Seat, claim: str, banker: Seat = P0) -> Playthrough:
    """A later round at level 5: somebody has reported, the banker has buried, the others are about to be asked."""
    game = later_round(hands, level="5", banker=banker)
    game.draw(40)
    game.do(reporter, show(claim))
    game.close()
    bury_spare(game)
    return game


def passes(game: Playthrough, *seats: Seat) -> None:
    for seat in seats:
        game.do(seat, Pass())


# --- the ladder ---


def test_b4_the_ladder_of_pairs() -> None:
    ladder = ["D5", "D5*2", "C5*2", "H5*2", "S5*2", "LJ*2", "BJ*2"]
    assert [strength(cards(claim)) for claim in ladder] == [0, 1, 2, 3, 4, 5, 6]
    assert [strength(cards(claim)) for claim in ("S5", "H5", "C5")] == [0, 0, 0]


def test_ex_b4_1_a_whole_round_of_frying() -> None:
    hands = {P0: "LJ*2", P1: "C5*2 BJ*2", P2: "D5*2", P3: "S5*2"}
    game = reported(hands, P2, "D5")
    assert (game.stage, game.turn) == ("fry", P1)
    game.do(P1, show("C5*2"))
    assert (game.suit, game.stage, game.turn) == (C, "bury", P1)
    bury_spare(game)
    assert game.refuses(P2, show("D5*2")) is Refusal.CLAIM_TOO_LOW
    passes(game, P2)
    game.do(P3, show("S5*2"))
    assert game.suit is S
    bury_spare(game)
    game.do(P0, show("LJ*2"))
    assert game.round.board.trump.suit is None
    bury_spare(game)
    game.do(P1, show("BJ*2", "H"))
    assert game.suit is H
    bury_spare(game)
    passes(game, P2, P3, P0)
    assert game.events() == (Passed(P0), TrumpFixed(P0, H, None))
    assert (game.stage, game.turn, game.suit, game.round.board.banker) == ("play", P0, H, P0)
    assert game.round.board.fryers == (P1, P3, P0, P1)


@pytest.mark.parametrize(
    ("claim", "refusal"),
    [
        ("C5*2", Refusal.CLAIM_TOO_LOW),
        ("D5*2", Refusal.CLAIM_TOO_LOW),
        ("S5*2", None),
        ("LJ*2", None),
        ("BJ*2", None),
    ],
)
def test_ex_b4_2_an_insured_report_has_the_strength_of_its_pair(claim: str, refusal: Refusal | None) -> None:
    game = reported({P1: claim, P2: "H5*2"}, P2, "H5*2")
    assert game.round.check(P1, show(claim)) is refusal


def test_ex_b4_3_any_pair_beats_an_uninsured_report() -> None:
    game = reported({P3: "C5*2", P2: "S5"}, P2, "S5")
    passes(game, P1)
    assert game.turn == P3, "the owner of the claim is left out"
    game.do(P3, show("C5*2"))
    assert game.suit is C


def test_ex_b4_4_nobody_overrides_himself() -> None:
    game = reported({P2: "S5*2"}, P2, "S5")
    passes(game, P1)
    assert game.refuses(P2, show("S5*2")) is Refusal.NOT_YOUR_TURN
    passes(game, P3, P0)
    assert (game.stage, game.suit) == ("play", S)
    assert game.refuses(P2, show("S5*2")) is Refusal.NOT_YOUR_TURN
    bidding = Bidding(P2, cards("S5*2 BJ*2"), rank("5"), Claim(P2, cards("S5"), S))
    assert bidding.check_override(show("S5*2")) is Refusal.OWN_CLAIM
    assert bidding.check_override(show("BJ*2")) is Refusal.OWN_CLAIM
    assert list(bidding.overrides()) == []


def test_ex_b4_5_once_overridden_the_reporter_may_join_in() -> None:
    game = reported({P2: "S5*2", P3: "H5*2"}, P2, "S5")
    passes(game, P1)
    game.do(P3, show("H5*2"))
    bury_spare(game)
    passes(game, P0, P1)
    game.do(P2, show("S5*2"))
    assert (game.suit, game.stage, game.turn) == (S, "bury", P2)


# --- the first round ---


def overridden() -> Playthrough:
    game = first_round({P3: "D2", P0: "H2*2", P1: "S2*2", P2: "BJ*2"}, first=P3)
    game.draw()
    game.do(P3, show("D2"))
    game.close()
    assert (game.stage, game.turn) == ("override", P0)
    return game


def test_ex_b4_6_the_last_to_override_is_banker() -> None:
    game = overridden()
    game.do(P0, show("H2*2"))
    assert (game.round.board.banker, game.suit, game.turn) == (P0, H, P1)
    game.do(P1, show("S2*2"))
    assert (game.round.board.banker, game.suit) == (P1, S)
    passes(game, P2, P3)
    assert game.round.view(P1).kitty is None, "the kitty lies where it was"
    passes(game, P0)
    assert game.events(P0) == (Passed(P0), TrumpFixed(P1, S, None), KittyTaken(P1, None))
    assert (game.stage, game.turn) == ("bury", P1)
    bury_spare(game)
    assert (game.stage, game.turn) == ("play", P1)
    assert game.refuses(P2, show("BJ*2")) is Refusal.NOT_YOUR_TURN
    assert game.refuses(P1, show("S2*2")) is Refusal.WRONG_STEP


def test_b4_without_an_override_the_reporter_takes_the_kitty() -> None:
    game = overridden()
    passes(game, P0, P1, P2)
    assert (game.stage, game.turn, game.round.board.banker) == ("bury", P3, P3)
    assert game.events(None) == (Passed(P2), TrumpFixed(P3, D, None), KittyTaken(P3, None))


def test_b4_the_first_round_too_knows_coming_back() -> None:
    game = first_round({P3: "D2", P0: "C2*2 H2*2", P1: "LJ*2 S2*2"}, first=P3)
    game.draw()
    game.do(P3, show("D2"))
    game.close()
    game.do(P0, show("C2*2"))
    game.do(P1, show("S2*2"))
    passes(game, P2, P3)
    assert game.refuses(P0, show("H2*2")) is Refusal.CLAIM_TOO_LOW
    passes(game, P0)
    assert game.round.board.banker == P1


@pytest.mark.parametrize(("suit", "trump"), [(None, None), ("D", D), ("S", S)])
def test_d_b19_two_big_jokers_name_a_suit_in_the_first_round_too(suit: str | None, trump: Suit | None) -> None:
    game = overridden()
    passes(game, P0, P1)
    game.do(P2, show("BJ*2", suit))
    assert game.events() == (Declared(P2, cards("BJ*2"), trump),)
    assert (game.round.board.banker, game.round.board.trump.suit) == (P2, trump)


# --- what overrides ---


def asked_with(hand: str) -> Playthrough:
    """P1 is asked, against an uninsured report of P2."""
    return reported({P1: hand, P2: "D5"}, P2, "D5")


@pytest.mark.parametrize(
    ("claim", "suit", "refusal"),
    [
        ("LJ*2", "H", Refusal.NO_TRUMP_ONLY),
        ("BJ LJ", None, Refusal.NOT_AN_OVERRIDE),
        ("S5 C5", None, Refusal.NOT_AN_OVERRIDE),
        ("S5", None, Refusal.NOT_AN_OVERRIDE),
        ("BJ", None, Refusal.NOT_AN_OVERRIDE),
        ("S6*2", None, Refusal.NOT_AN_OVERRIDE),
        ("S5*2", "H", Refusal.SUIT_NOT_YOURS_TO_NAME),
        ("H5*2", None, Refusal.NOT_HELD),
    ],
)
def test_ex_b4_7_what_overrides_nothing(claim: str, suit: str | None, refusal: Refusal) -> None:
    game = asked_with("LJ*2 BJ*2 S5*2 C5 S6*2")
    assert game.refuses(P1, show(claim, suit)) is refusal


def test_d_b04_two_big_jokers_name_any_suit_or_no_trump() -> None:
    game = asked_with("LJ*2 BJ*2 S5*2")
    big: set[Action] = {show("BJ*2", suit) for suit in (None, *Suit)}
    assert game.legal(P1) == {Pass(), show("S5*2"), show("LJ*2"), *big}
    assert list(game.view(P1).actions())[1:4] == [show("S5*2"), show("LJ*2"), show("BJ*2")], "from weak to strong"
    assert game.refuses(P1, Declare(())) is Refusal.NO_CARDS
    assert game.refuses(P1, play("S5")) is Refusal.WRONG_STEP
    game.do(P1, show("BJ*2"))
    assert game.round.board.trump.suit is None


@pytest.mark.parametrize("allowed", [False, True])
def test_ex_b4_8_frying_after_the_third_card_is_an_option(*, allowed: bool) -> None:
    rules = options(fry_after_flip="true" if allowed else "false")
    game = later_round({P1: "S5*2"}, "C9 C8 H9", level="5", options=rules)
    game.close()
    bury_spare(game)
    if allowed:
        game.do(P1, show("S5*2"))
        assert (game.suit, game.stage, game.turn) == (S, "bury", P1)
    else:
        assert game.refuses(P1, show("S5*2")) is Refusal.NOT_YOUR_TURN
        assert (game.suit, game.stage) == (H, "play")


# --- who is asked ---


def test_b4_the_banker_is_asked_last_and_the_reporter_not_at_all() -> None:
    game = reported({P2: "D5"}, P2, "D5")
    asked = list[Seat]()
    while game.stage == "fry":
        asked.append(game.turn)
        passes(game, game.turn)
    assert asked == [P1, P3, P0]
    assert (game.stage, game.turn) == ("play", P0)


def test_b4_a_banker_who_reported_is_not_asked() -> None:
    game = reported({P0: "D5"}, P0, "D5")
    asked = list[Seat]()
    while game.stage == "fry":
        asked.append(game.turn)
        passes(game, game.turn)
    assert asked == [P1, P2, P3]


def test_b4_the_reporter_behind_the_banker_is_skipped() -> None:
    game = reported({P1: "D5"}, P1, "D5")
    assert game.turn == P2


def test_d_b05_who_passed_or_fried_may_come_back_the_banker_too() -> None:
    game = reported({P0: "H5*2 BJ*2", P1: "C5*2 LJ*2", P2: "D5", P3: "S5*2"}, P2, "D5")
    game.do(P1, show("C5*2"))
    bury_spare(game)
    passes(game, P2, P3)
    game.do(P0, show("H5*2"))
    bury_spare(game)
    passes(game, P1, P2)
    game.do(P3, show("S5*2"))
    bury_spare(game)
    passes(game, P0)
    game.do(P1, show("LJ*2"))
    bury_spare(game)
    passes(game, P2, P3)
    game.do(P0, show("BJ*2", "D"))
    bury_spare(game)
    passes(game, P1, P2, P3)
    assert (game.stage, game.turn, game.suit, game.round.board.bank) == ("play", P0, D, P0)


def test_b4_overriding_in_turn_alone() -> None:
    game = reported({P3: "S5*2", P2: "D5"}, P2, "D5")
    assert game.refuses(P3, show("S5*2")) is Refusal.NOT_YOUR_TURN
    assert game.refuses(P1, Bury(spare(game, P1))) is Refusal.WRONG_STEP


# --- the kitty, and who sees it ---


def kitties(game: Playthrough) -> dict[Viewer, Cards | None]:
    return {viewer: game.view(viewer).kitty for viewer in VIEWERS}


def nobody_but(seat: Seat, kitty: Cards) -> dict[Viewer, Cards | None]:
    return {viewer: kitty if viewer == seat else None for viewer in VIEWERS}


def test_b4_the_kitty_is_seen_by_its_last_burier_alone() -> None:
    game = later_round({P1: "C5*2", P2: "D5", P3: "S5*2"}, "H3 H4 H6", level="5", banker=P0)
    dealt = game.round.cards.kitty
    game.draw(40)
    game.do(P2, show("D5"))
    game.close()
    assert {viewer: game.events(viewer)[-1] for viewer in VIEWERS} == {
        viewer: KittyTaken(P0, dealt if viewer == P0 else None) for viewer in VIEWERS
    }
    assert {viewer: game.view(viewer).first_kitty for viewer in VIEWERS} == nobody_but(P0, dealt)
    of_banker = bundle(bury_spare(game))
    assert {viewer: game.events(viewer) for viewer in VIEWERS} == {
        viewer: (KittyBuried(P0, of_banker if viewer == P0 else None),) for viewer in VIEWERS
    }
    assert kitties(game) == nobody_but(P0, of_banker)
    game.do(P1, show("C5*2"))
    assert {viewer: game.events(viewer)[1] for viewer in VIEWERS} == {
        viewer: KittyTaken(P1, of_banker if viewer == P1 else None) for viewer in VIEWERS
    }
    assert len(game.view(P1).hand) == 33
    of_first = bundle(bury_spare(game))
    assert kitties(game) == nobody_but(P1, of_first)
    passes(game, P2)
    game.do(P3, show("S5*2"))
    of_second = bundle(bury_spare(game))
    assert kitties(game) == nobody_but(P3, of_second)
    known = {viewer: game.view(viewer).fried for viewer in VIEWERS}
    assert known == {
        P0: (of_banker, None),
        P1: (of_banker, of_first),
        P2: (None, None),
        P3: (None, of_first),
        None: (None, None),
    }, "who buried and who took it up keep what they saw, and no more"
    assert {viewer: game.view(viewer).first_kitty for viewer in VIEWERS} == nobody_but(P0, dealt)


def test_b4_at_the_end_the_kitty_is_shown_to_all() -> None:
    game = reported({P2: "D5"}, P2, "D5")
    passes(game, P1, P3, P0)
    buried = game.view(P0).kitty
    assert game.view(P1).kitty is None
    game.finish()
    assert set(kitties(game).values()) == {buried}
    assert isinstance(game.events(None)[-1], RoundOver)


@pytest.mark.parametrize("what", ["", "seven", "nine", "held by another"])
def test_b4_eight_cards_of_the_33_are_buried(what: str) -> None:
    game = later_round({P1: "S9*2"}, level="5", banker=P0)
    game.close()
    hand = game.view(P0).hand
    tried = {"": (), "seven": hand[:7], "nine": hand[:9], "held by another": (*hand[:6], *cards("S9*2"))}[what]
    assert game.refuses(P0, Bury(tried)) is (Refusal.NOT_HELD if what == "held by another" else Refusal.WRONG_COUNT)
    assert game.refuses(P1, Bury(hand[:8])) is Refusal.NOT_YOUR_TURN
    assert game.refuses(P0, Pass()) is Refusal.WRONG_STEP


def test_d_b06_the_pair_shown_may_be_buried() -> None:
    game = reported({P1: "C5*2", P2: "D5"}, P2, "D5")
    game.do(P1, show("C5*2"))
    game.do(P1, Bury((*cards("C5*2"), *spare(game, P1)[:6])))
    assert game.stage == "fry"
    assert (game.view(P1).kitty or ()).count(cards("C5")[0]) == 2
