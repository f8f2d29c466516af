"""A5: the kitty shown or hidden, dry pots, burying, jokers added."""

import pytest

from game.rules.actions import Action, Pass
from game.rules.cards import Suit
from game.rules.dagunzi.drying import is_dry
from game.rules.dagunzi.options import DryPotRule
from game.rules.events import (
    CardsTakenOut,
    DryPot,
    JokersBuried,
    KittyBuried,
    KittyShown,
    KittyTaken,
    Passed,
    RoundOver,
    Viewer,
)
from game.rules.refusals import Refusal
from game.rules.seats import SEATS, Seat
from tests.kit.notation import P0, P1, P2, P3, cards, in_order, ranking
from tests.kit.playthrough import Playthrough, bury, bury_jokers, later_round, options, play, show, take_out
from tests.kit.scenes import Scene

VIEWERS: tuple[Viewer, ...] = (*SEATS, None)

# --- A5.1, who sees it ---


def test_ex_a5_1_a_declaration_shows_the_kitty_to_all() -> None:
    six = "S4 S9 DK C3 C5 H9"
    game = later_round({P1: "H6"}, kitty=six, level="6", banker=P0, tribute=1)
    game.draw(2)
    game.do(P1, show("H6"))
    game.close()
    assert {game.view(viewer).first_kitty for viewer in VIEWERS} == {None}, "not before the tribute"
    while game.stage != "bury":
        game.do(game.turn, min(game.legal(game.turn), key=str))
    assert game.stage == "bury"
    assert {game.view(viewer).first_kitty for viewer in VIEWERS} == {in_order(six)}
    shown = (KittyShown(in_order(six)), KittyTaken(P0, in_order(six)))
    assert {game.events(viewer)[-2:] for viewer in VIEWERS} == {shown}


def test_ex_a5_1_without_a_declaration_only_the_banker_sees_it() -> None:
    six = "S4 S9 DK C3 C5 H9"
    game = later_round(kitty=six, level="6", banker=P0)
    game.close()
    assert game.suit is Suit.SPADES
    seen = {viewer: game.view(viewer).first_kitty for viewer in VIEWERS}
    assert seen == {P0: in_order(six), P1: None, P2: None, P3: None, None: None}
    taken = {viewer: game.events(viewer)[-1] for viewer in VIEWERS}
    assert taken.pop(P0) == KittyTaken(P0, in_order(six))
    assert set(taken.values()) == {KittyTaken(P0, None)}


def banker_with(hand: str, kitty: str = "D9*3 C9*3", **written: str) -> Playthrough:
    """The banker P0 has taken a kitty that nobody else saw."""
    others = {Seat(int(name[1])): text for name, text in written.items()}
    game = Scene({P0: hand, **others}, kitty, declared=False).from_kitty()
    assert (game.stage, game.turn) == ("bury", P0)
    return game


def test_ex_a5_2_a_kitty_without_jokers_is_hidden() -> None:
    game = banker_with("S5 S10 C5 D3 D4 D6", p1="S3", p2="S3", p3="S3")
    six = cards("S5 S10 C5 D3 D4 D6")
    game.do(P0, bury("S5 S10 C5 D3 D4 D6"))
    told = {viewer: game.events(viewer) for viewer in VIEWERS}
    assert told.pop(P0) == (KittyBuried(P0, six),)
    assert set(told.values()) == {(KittyBuried(P0, None),)}
    seen = {viewer: game.view(viewer).kitty for viewer in VIEWERS}
    assert seen == {P0: six, P1: None, P2: None, P3: None, None: None}


def test_ex_a5_2_a_joker_turns_it_face_up() -> None:
    game = banker_with("LJ S10 C5 D3 D4 D6", p1="S3", p2="S3", p3="S3")
    six = cards("LJ S10 C5 D3 D4 D6")
    game.do(P0, bury("LJ S10 C5 D3 D4 D6"))
    assert {game.events(viewer) for viewer in VIEWERS} == {(KittyBuried(P0, six),)}
    while game.stage == "bury_jokers":
        assert {game.view(viewer).kitty for viewer in VIEWERS} == {six}
        game.do(game.turn, Pass())
    assert {game.view(viewer).kitty for viewer in VIEWERS} == {six}, "until the end of the round"


def test_a5_1_at_the_end_the_kitty_is_shown() -> None:
    game = Scene({P0: "S9", P1: "S4", P2: "S3", P3: "SQ"}, "S5 S10 C5 D3 D4 D6", declared=False).from_play()
    assert game.view(P1).kitty is None
    game.play_trick("S9", "S4", "S3", "SQ")
    kitty = cards("S5 S10 C5 D3 D4 D6")
    assert {game.events(viewer)[-1] for viewer in VIEWERS} == {RoundOver(True, in_order("S5 S10 C5 D3 D4 D6"))}
    assert {cards(" ".join(game.view(viewer).kitty or ())) for viewer in VIEWERS} == {kitty}


# --- A5.2, the dry pot ---

DRY = [
    ("S4 S9 DK C3 C5 DA", True, True),
    ("S4 S9 DK C3 BJ S2", True, True),
    ("S4 S9 DK C3 C5 H2", True, True),
    ("S4 S9 DK C3 C5 D7", False, True),
    ("S4 S9 DK C3 C5 H7", False, True),
    ("S4 S9 DK C3 C5 H9", False, False),
    ("H3 H9 BJ S2 D7 HK", True, True),
]


@pytest.mark.parametrize(("kitty", "with_levels", "without"), DRY)
def test_ex_a5_3_what_is_dry(kitty: str, with_levels: bool, without: bool) -> None:
    order = ranking("7 H")
    assert is_dry(cards(kitty), order, DryPotRule.NO_PLAIN_OR_LEVEL) is with_levels
    assert is_dry(cards(kitty), order, DryPotRule.NO_PLAIN) is without


@pytest.mark.parametrize(("kitty", "with_levels", "without"), DRY)
def test_ex_a5_3_a_dry_pot_stays_as_it_is(kitty: str, with_levels: bool, without: bool) -> None:
    for rule, dry in (("no_plain_or_level", with_levels), ("no_plain", without)):
        scene = Scene({P0: "S3", P1: "LJ S4"}, kitty, options=options(dry_pot=rule))
        game = scene.from_kitty()
        assert game.round.board.dry is dry
        assert (game.stage, game.turn) == ("play" if dry else "bury", P0)
        if dry:
            assert game.events() == (KittyShown(in_order(kitty)), DryPot())
            assert game.round.cards == scene.cards
            assert {game.view(viewer).kitty for viewer in VIEWERS} == {in_order(kitty)}


@pytest.mark.parametrize(("dry_when_hidden", "dry"), [("false", False), ("true", True)])
def test_d_a17_a_kitty_that_nobody_saw_is_dry_only_by_option(dry_when_hidden: str, dry: bool) -> None:
    six = "S4 S9 DK C3 C5 DA"
    rules = options(dry_when_hidden=dry_when_hidden)
    game = Scene({P0: "S3"}, six, declared=False, options=rules).from_kitty()
    assert game.round.board.dry is dry
    assert {game.view(viewer).first_kitty for viewer in (P1, P2, P3, None)} == {in_order(six) if dry else None}


def test_d_a17_a_hidden_kitty_that_is_not_dry_is_not_shown() -> None:
    rules = options(dry_when_hidden="true")
    game = Scene({P0: "S3"}, "S4 S9 DK C3 C5 H9", declared=False, options=rules).from_kitty()
    assert game.stage == "bury"
    assert {game.view(viewer).first_kitty for viewer in (P1, P2, P3, None)} == {None}


# --- A5.3, the banker's burying ---


@pytest.mark.parametrize(
    ("jokers", "refusal"),
    [
        ("LJ", Refusal.BIG_JOKER_FIRST),
        ("BJ LJ", Refusal.BIG_JOKER_FIRST),
        ("BJ", None),
        ("BJ BJ", None),
        ("BJ BJ LJ", None),
        ("", None),
    ],
)
def test_ex_a5_4_big_jokers_go_first(jokers: str, refusal: Refusal | None) -> None:
    game = banker_with("BJ BJ LJ S5 S10 SK H5 HK C4")
    six = " ".join([*jokers.split(), "S5", "S10", "SK", "H5", "HK", "C4"][:6])
    assert game.round.check(P0, bury(six)) is refusal
    if refusal is None:
        game.do(P0, bury(six))
        assert game.round.cards.kitty == cards(six)
    else:
        assert game.refuses(P0, bury(six)) is refusal


@pytest.mark.parametrize(
    ("seat", "action", "refusal"),
    [
        (P0, bury("S5 S10 SK H5 HK"), Refusal.WRONG_COUNT),
        (P0, bury("S5 S10 SK H5 HK C4 D9"), Refusal.WRONG_COUNT),
        (P0, bury("S5 S5 SK H5 HK C4"), Refusal.NOT_HELD),
        (P0, play("S5"), Refusal.WRONG_STEP),
        (P0, Pass(), Refusal.WRONG_STEP),
        (P1, bury("S3 S3 S3 S4 S4 S4"), Refusal.NOT_YOUR_TURN),
    ],
)
def test_a5_3_the_banker_buries_six_of_his_45(seat: Seat, action: Action, refusal: Refusal) -> None:
    game = banker_with("S5 S10 SK H5 HK C4", p1="S3*3 S4*3")
    assert game.refuses(seat, action) is refusal


def test_a5_3_every_choice_is_offered_to_the_banker_alone() -> None:
    game = banker_with("BJ LJ", kitty="D9*3 C9*2 C3", p1="S3*3 S4*3")
    assert set(game.view(P0).actions()) == {
        *map(bury, ("D9*3 C9*2 C3", "BJ D9*3 C9*2", "BJ D9*3 C9 C3", "BJ D9*2 C9*2 C3")),
        *map(bury, ("BJ LJ D9*3 C9", "BJ LJ D9*3 C3", "BJ LJ D9*2 C9*2", "BJ LJ D9*2 C9 C3", "BJ LJ D9 C9*2 C3")),
    }
    assert list(game.view(P1).actions()) == []


# --- A5.4, others add jokers ---


def jokers_asked(kitty: str, trump: str = "7 H", *, open_kitty: bool = True, **written: str) -> Playthrough:
    """The banker P0 has buried this kitty; P1 is asked."""
    hands = {Seat(int(name[1])): text for name, text in written.items()}
    game = Scene(hands, kitty, trump, declared=False).from_jokers(open_kitty=open_kitty)
    assert (game.stage, game.turn) == ("bury_jokers", P1)
    return game


EX_5 = "C3 D3 S5 HK C9 BJ"


def test_ex_a5_5_jokers_in_the_weakest_out() -> None:
    game = jokers_asked(EX_5, p1="BJ LJ S4", p2="LJ LJ S4", p3="S4")
    assert game.view(P1).most == 2
    game.do(P1, bury_jokers("BJ LJ"))
    assert game.events() == (JokersBuried(P1, cards("BJ LJ")),)
    assert game.legal(P1) == {take_out("C3 D3")}
    game.do(P1, take_out("C3 D3"))
    assert game.events() == (CardsTakenOut(P1, cards("C3 D3")),)
    assert game.round.cards.kitty == cards("S5 HK C9 BJ BJ LJ")
    assert game.round.cards.hands[P1] == cards("C3 D3 S4")
    assert (game.turn, game.view(P2).most) == (P2, 1)
    assert game.legal(P2) == {Pass(), bury_jokers("LJ")}
    assert game.refuses(P2, bury_jokers("LJ LJ")) is Refusal.TOO_MANY_JOKERS
    game.do(P2, bury_jokers("LJ"))
    assert game.legal(P2) == {take_out("C9")}


def test_ex_a5_6_among_equals_he_chooses() -> None:
    game = jokers_asked(EX_5, p1="BJ LJ S4")
    game.do(P1, bury_jokers("BJ"))
    assert game.legal(P1) == {take_out("C3"), take_out("D3")}
    assert game.refuses(P1, take_out("C9")) is Refusal.NOT_WEAKEST
    for not_takeable in ("S5", "HK", "BJ"):
        assert game.refuses(P1, take_out(not_takeable)) is Refusal.NOT_TAKEABLE
    assert game.refuses(P1, take_out("C3 D3")) is Refusal.WRONG_COUNT
    assert game.refuses(P1, take_out("C4")) is Refusal.NOT_HELD
    assert game.refuses(P1, Pass()) is Refusal.WRONG_STEP, "the jokers are in for good"
    assert game.refuses(P2, take_out("C3")) is Refusal.NOT_YOUR_TURN
    assert game.legal(P2) == set()


@pytest.mark.parametrize(("kitty", "most"), [("S5 S10 SK H5 HK LJ", 0), ("S5 S10 SK H5 HK C4", 1)])
def test_ex_a5_7_points_and_jokers_cannot_be_taken_out(kitty: str, most: int) -> None:
    game = jokers_asked(kitty, p1="BJ BJ S4")
    assert game.view(P1).most == most
    assert game.legal(P1) == {Pass(), *([bury_jokers("BJ")] if most else [])}


def test_ex_a5_8_the_order_of_taking_out() -> None:
    order = ["DA", "H3", "S2", "C9"]
    for count in range(1, 5):
        jokers = " ".join(["BJ", "BJ", "LJ", "LJ"][:count])
        game = jokers_asked("C9 DA H3 S2 S5 SK", "9 H", p1="BJ BJ LJ LJ S4")
        game.do(P1, bury_jokers(jokers))
        assert game.legal(P1) == {take_out(" ".join(order[:count]))}


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (bury_jokers("LJ"), Refusal.BIG_JOKER_FIRST),
        (bury_jokers("BJ BJ"), Refusal.NOT_HELD),
        (bury_jokers("S4"), Refusal.NOT_A_JOKER),
        (bury_jokers("BJ S4"), Refusal.NOT_A_JOKER),
        (bury_jokers(""), Refusal.NO_CARDS),
        (bury("BJ LJ LJ S4 S4 S4"), Refusal.WRONG_STEP),
    ],
)
def test_a5_4_what_cannot_be_added(action: Action, refusal: Refusal) -> None:
    game = jokers_asked(EX_5, p1="BJ LJ LJ S4*3")
    assert game.refuses(P1, action) is refusal


def test_a5_4_big_before_small_holds_for_the_others_too() -> None:
    game = jokers_asked("C3 D3 S3 H3 C9 BJ", p1="BJ LJ LJ S4*3")
    assert game.legal(P1) == {Pass(), *map(bury_jokers, ("BJ", "BJ LJ", "BJ LJ LJ"))}


def test_d_a19_the_three_others_are_asked_once_each_in_order() -> None:
    game = Scene({P1: "S4"}, "S5 S10 SK H5 HK LJ", banker=P2, declared=False).from_jokers(open_kitty=True)
    asked: list[Seat] = []
    while game.stage == "bury_jokers":
        asked.append(game.turn)
        assert game.legal(game.turn) == {Pass()}, "also without jokers, and where nothing can be taken out"
        game.do(game.turn, Pass())
        assert game.events() == (Passed(asked[-1]),)
    assert asked == [P3, P0, P1]
    assert (game.stage, game.turn) == ("play", P2)


def test_d_a19_who_has_taken_out_is_not_asked_again() -> None:
    game = jokers_asked("C3 D3 S3 S5 HK C9", p1="BJ", p2="BJ", p3="BJ LJ")
    for seat, jokers, out in ((P1, "BJ", "C3"), (P2, "BJ", "D3"), (P3, "BJ LJ", "S3 C9")):
        assert game.turn == seat
        game.do(seat, bury_jokers(jokers))
        game.do(seat, take_out(out))
    assert (game.stage, game.turn) == ("play", P0)
    assert game.round.cards.kitty == cards("BJ*3 LJ S5 HK")
    assert [(swap.seat, swap.jokers, swap.taken) for swap in game.round.board.swaps] == [
        (P1, cards("BJ"), cards("C3")),
        (P2, cards("BJ"), cards("D3")),
        (P3, cards("BJ LJ"), cards("S3 C9")),
    ]


def test_d_a20_buried_jokers_never_leave() -> None:
    game = jokers_asked("BJ LJ C3 S5 S10 SK", p1="LJ")
    game.do(P1, bury_jokers("LJ"))
    assert game.legal(P1) == {take_out("C3")}
    assert game.refuses(P1, take_out("BJ")) is Refusal.NOT_TAKEABLE


def test_d_a21_a_kitty_with_one_other_card_takes_one_joker() -> None:
    game = jokers_asked("S5 S10 SK H5 HK H2", p1="BJ LJ")
    assert game.view(P1).most == 1


def test_a5_4_how_many_is_told_to_the_seat_asked_alone_and_the_kitty_stays_hidden() -> None:
    game = jokers_asked("C3 D3 S5 HK C9 C10", open_kitty=False, p1="BJ LJ", p2="BJ", p3="LJ")
    assert {viewer: game.view(viewer).most for viewer in VIEWERS} == {P1: 2, P0: None, P2: None, P3: None, None: None}
    for seat in (P1, P2, P3):
        assert game.turn == seat
        assert [viewer for viewer in VIEWERS if game.view(viewer).most is not None] == [seat]
        assert game.view(seat).kitty is None
        game.do(seat, Pass())
    assert [game.view(viewer).kitty for viewer in (P1, P2, P3, None)] == [None] * 4


def test_a5_4_a_buried_joker_opens_a_hidden_kitty() -> None:
    game = jokers_asked("C3 D3 S5 HK C9 C10", open_kitty=False, p1="BJ LJ", p2="BJ", p3="LJ")
    game.do(P1, bury_jokers("BJ"))
    assert {game.view(viewer).kitty for viewer in VIEWERS} == {cards("C3 D3 S5 HK C9 C10 BJ")}
    game.do(P1, take_out("D3"))
    assert {game.view(viewer).kitty for viewer in VIEWERS} == {cards("C3 S5 HK C9 C10 BJ")}


def test_a5_4_only_the_seat_asked_answers() -> None:
    game = jokers_asked(EX_5, p1="BJ LJ", p2="LJ")
    for seat in (P0, P2, P3):
        assert game.refuses(seat, Pass()) is Refusal.NOT_YOUR_TURN
        assert game.legal(seat) == set()
