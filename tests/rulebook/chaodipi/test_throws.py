"""B6: throws."""

import pytest

from game.rules.board import FailedThrow
from game.rules.chaodipi.game import Chaodipi
from game.rules.events import CardsPlayed, ThrowFailed, TrickWon
from game.rules.refusals import Refusal
from game.rules.seats import SEATS, Seat
from tests.kit.chaodipi import PlayScene, options
from tests.kit.notation import P0, P1, P2, P3, cards
from tests.kit.playthrough import Playthrough, play

FILLING = "D3 D4 D6 D7 D8 D9"


def thrown(
    throw: str, p1: str = FILLING, p2: str = FILLING, p3: str = FILLING, *, rule: str = "failing", trump: str = "2 S"
) -> Playthrough:
    """P0, the banker, tries to lead; he keeps a heart."""
    rules = options(throw_penalty_count=rule)
    game = PlayScene({P0: f"{throw} H3", P1: p1, P2: p2, P3: p3}, trump=trump, options=rules).start()
    game.do(P0, play(throw))
    return game


def played(game: Playthrough) -> str:
    """What really lies on the table."""
    (event,) = [event for event in game.events() if isinstance(event, CardsPlayed)]
    assert event.seat == P0
    return " ".join(event.cards)


def penalty(game: Playthrough) -> int:
    return game.round.board.penalties


def stands(game: Playthrough) -> bool:
    assert (game.round.board.failed_throws == ()) == (game.events()[0].__class__ is CardsPlayed)
    return not game.round.board.failed_throws


def test_ex_b6_1_with_all_higher_cards_gone_a_throw_stands() -> None:
    game = thrown("C10 CJ CQ", p1="C9*2 D3", p2="C8*2 C7")
    assert stands(game)
    assert (played(game), penalty(game)) == ("C10 CJ CQ", 0)


def test_ex_b6_2_a_single_beats_no_pair() -> None:
    game = thrown("CK CJ*2", p1="C10*2 D3", p2="CQ D4 D6")
    assert stands(game)
    assert played(game) == "CJ CJ CK"


NINE, PAIRS = "C9", "C4*2"


def test_ex_b6_3_only_the_single_fails() -> None:
    throw = "C9 C8*2 C4*2"
    game = thrown(throw, p1="C10 C3*2 D3 D4", p2="C2*2 D6 D7 D8")
    assert (played(game), penalty(game)) == ("C9", 10)
    assert game.round.view(P0).hand == cards("C8*2 C4*2 H3"), "the rest goes back"
    assert penalty(thrown(throw, p1="C10 C3*2 D3 D4", rule="returned")) == 40


def test_ex_b6_4_only_the_low_pair_fails() -> None:
    throw = "C9 C8*2 C4*2"
    assert (played(thrown(throw, p2="C5*2 D3 D4 D6")), penalty(thrown(throw, p2="C5*2 D3 D4 D6"))) == ("C4 C4", 20)
    assert penalty(thrown(throw, p2="C5*2 D3 D4 D6", rule="returned")) == 30


@pytest.mark.parametrize(("rule", "fined"), [("failing", 50), ("forced", 20), ("returned", 30)])
def test_ex_b6_5_all_three_fail_and_the_lowest_is_forced(rule: str, fined: int) -> None:
    game = thrown("C9 C8*2 C4*2", p3="CQ*2 D3 D4 D6", rule=rule)
    assert (played(game), penalty(game)) == ("C4 C4", fined)


def test_ex_b6_6_weaker_cards_hurt_no_throw() -> None:
    assert stands(thrown("C9 C8*2 C4*2", p1="C7 D3 D4 D6 D7", p2="C6 D3 D4 D6 D7", p3="C3*2 D3 D4 D6"))


def test_ex_b6_7_the_lowest_of_three_singles() -> None:
    game = thrown("CQ CJ C10", p2="CK D3 D4")
    assert (played(game), penalty(game)) == ("C10", 30)


def test_ex_b6_8_trumps_are_thrown_too() -> None:
    game = thrown("SA SK", p3="BJ D3")
    assert (played(game), penalty(game)) == ("SK", 20)


def test_ex_b6_9_attackers_pay_and_the_score_stops_at_nothing() -> None:
    hands = {P1: "CQ CJ", P2: "CK C3", P3: "H3 H4", P0: "H6 H7"}
    game = PlayScene(hands, banker=P0, points=15).start(P1)
    game.do(P1, play("CQ CJ"))
    board = game.round.board
    assert (board.points, board.penalties, board.points + board.penalties) == (15, -20, -5)
    game.play_trick("CK", "H3", "H6")
    game.play_trick("C3", "H4", "H7", "CQ")
    result = Chaodipi().settle(game.round)
    assert (result.score, result.gained) == (0, (5, 0)), "the big shut-out"


# --- what is thrown, what fails, what is forced ---


@pytest.mark.parametrize("lead", ["C9 D9", "C9*2 H3", "CA SA", "C10 BJ"])
def test_b6_a_throw_is_of_one_effective_suit(lead: str) -> None:
    game = PlayScene({P0: "C9*2 C10 D9 H3 CA SA BJ"}).start()
    assert game.refuses(P0, play(lead)) is Refusal.NOT_ONE_SUIT


def test_b6_level_cards_and_jokers_are_thrown_with_the_trumps() -> None:
    game = PlayScene({P0: "BJ C2 S3 H3"}).start()
    assert game.round.check(P0, play("BJ C2 S3")) is None


@pytest.mark.parametrize("lead", ["C9", "C9*2", "C9*2 C10*2"])
def test_b6_one_component_is_no_throw(lead: str) -> None:
    game = thrown(lead, p1="CA*2 CK*2 CQ*2")
    assert stands(game)
    assert played(game) == " ".join(cards(lead))


@pytest.mark.parametrize("holder", [P1, P2, P3])
def test_d_b08_the_partners_cards_count_too(holder: Seat) -> None:
    others: dict[Seat, str] = dict.fromkeys((P1, P2, P3), "D3 D4") | {holder: "CA D3"}
    game = PlayScene({P0: "CQ CJ H3", **others}).start()
    game.do(P0, play("CQ CJ"))
    assert game.round.board.failed_throws[0].beaten_by == holder


def test_d_b08_cards_in_the_kitty_do_not_matter() -> None:
    game = PlayScene({P0: "CQ CJ H3", P1: "D3 D4", P2: "D6 D7", P3: "D8 D9"}, kitty="CA*2 CK*2").start()
    game.do(P0, play("CQ CJ"))
    assert stands(game)


def test_b6_a_tractor_fails_against_a_higher_one_as_long_or_part_of_a_longer_one() -> None:
    assert played(thrown("C4*2 C5*2 CA", p1="C9*2 C10*2 D3")) == "C4 C4 C5 C5"
    assert played(thrown("C4*2 C5*2 CA", p1="C9*2 C10*2 CJ*2")) == "C4 C4 C5 C5"
    assert stands(thrown("C4*2 C5*2 CA", p1="C9*2 CJ*2 D3"))
    assert stands(thrown("C7*2 C8*2 C9*2 CA", p1="C10*2 CJ*2 CK*2 D3"))


def test_b6_equal_cards_beat_nothing() -> None:
    assert stands(thrown("CA CK*2", p1="CA CQ*2"))
    assert stands(thrown("C2 D2", p1="H2 H3"))


def test_d_b09_the_lower_suit_is_forced() -> None:
    assert played(thrown("D2 C2 H2", p1="BJ D3 D4")) == "D2"
    assert played(thrown("H2 C2", p1="BJ D3")) == "C2"
    assert played(thrown("D2*2 H2*2", p1="BJ*2 D3 D4")) == "D2 D2"


def test_d_b09_of_one_top_the_one_with_fewer_cards() -> None:
    assert played(thrown("H2 D2*2", p1="BJ*2 D3")) == "H2"


# --- what is told of it ---


def test_b6_everybody_sees_the_attempt_and_what_beat_it() -> None:
    game = thrown("C9 C8*2 C4*2", p1="C3*2 D3 D4 D6", p2="C5*2 CQ*2 D3", p3="CJ*2 D3 D4 D6")
    told = ThrowFailed(P0, cards("C9 C8*2 C4*2"), cards("C4*2"), P2, cards("C5*2"), 50)
    assert {game.events(viewer) for viewer in (*SEATS, None)} == {(told, CardsPlayed(P0, cards("C4*2")))}
    failed = FailedThrow(0, P0, cards("C9 C8*2 C4*2"), cards("C4*2"), P2, cards("C5*2"), 50)
    assert {game.view(viewer).board.failed_throws for viewer in (*SEATS, None)} == {(failed,)}


def test_b6_the_bankers_partner_pays_like_the_banker_an_attacker_the_other_way() -> None:
    for leader, expected in ((P0, 20), (P1, -20), (P2, 20), (P3, -20)):
        hands: dict[Seat, str] = dict.fromkeys(SEATS, "D3 D4") | {leader: "CQ CJ", leader.next: "CK D3"}
        game = PlayScene(hands, banker=P0).start(leader)
        game.do(leader, play("CQ CJ"))
        assert game.round.board.penalties == expected


def test_b6_after_a_failed_throw_the_trick_goes_on_with_what_was_forced() -> None:
    game = thrown("CQ CJ C10", p1="C3 D3 D4 D6", p2="CK D3 D4 D6", p3="C4 D3 D4 D6")
    game.play_trick("C3", "CK", "C4")
    assert game.events()[-1] == TrickWon(P2, 20)
    assert game.round.board.tricks[0].plays[0] == cards("C10")
    assert game.turn == P2


def test_b6_failed_throws_add_up() -> None:
    game = PlayScene({P0: "CQ CJ D3 D4", P1: "D6 D7 D9 HK", P2: "CK HQ HJ D8", P3: "D3 D4 D6 D7"}).start()
    game.do(P0, play("CQ CJ"))
    game.play_trick("D6", "CK", "D3")
    game.do(P2, play("HQ HJ"))
    assert [(failed.trick, failed.penalty) for failed in game.round.board.failed_throws] == [(0, 20), (1, 20)]
    assert game.round.board.penalties == 40
