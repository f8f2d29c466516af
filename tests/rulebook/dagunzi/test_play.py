"""A6: leading, following, winning."""

import pytest

from game.rules.actions import Pass
from game.rules.events import CardsPlayed, TrickWon
from game.rules.refusals import Refusal
from game.rules.seats import SEATS, Seat
from tests.kit.notation import P0, P1, P2, P3, cards, piles
from tests.kit.playthrough import Playthrough, options, play
from tests.kit.scenes import Scene

SPARE = "CK*3"


def asked_to_follow(lead: str, hand: str, following: str = "strict") -> Playthrough:
    """P0 has led, P1 holds this hand; L=7, T=H."""
    rules = options(following=following)
    game = Scene({P0: lead, P1: hand, P2: SPARE, P3: SPARE}, options=rules).from_play()
    game.do(P0, play(lead))
    assert game.turn == P1
    return game


def answers(lead: str, hand: str, following: str = "strict") -> set[str]:
    """Every legal answer, as text."""
    plays = (action for action in asked_to_follow(lead, hand, following).legal(P1))
    return {" ".join(getattr(action, "cards", ())) for action in plays}


def texts(choices: str) -> set[str]:
    return {" ".join(choice) for choice in piles(choices)}


def refused(lead: str, hand: str, answer: str, following: str = "strict") -> Refusal:
    return asked_to_follow(lead, hand, following).refuses(P1, play(answer))


BOTH = pytest.mark.parametrize("following", ["strict", "free"])


@BOTH
def test_ex_a6_1_suit_is_followed(following: str) -> None:
    assert answers("S9", "S4 H3 DA", following) == {"S4"}
    assert refused("S9", "S4 H3 DA", "H3", following) is Refusal.MUST_FOLLOW_SUIT


@BOTH
def test_ex_a6_2_what_there_is_of_the_suit_then_anything(following: str) -> None:
    lead, hand = "S9*2", "S4 H3*2 DA"
    assert answers(lead, hand, following) == texts("S4 H3 | S4 DA")
    assert refused(lead, hand, "H3*2", following) is Refusal.MUST_FOLLOW_SUIT
    for answer in ("S4 H3", "S4 DA"):
        assert winner_of("S9*2", answer, "C3 C4", "D3 D4") == P0, "the play cannot win"


def test_ex_a6_3_a_pair_under_both_modes() -> None:
    lead, hand = "S9*2", "S4*2 SA D8"
    assert "S4 SA" in answers(lead, hand, "free")
    assert answers(lead, hand, "free") == texts("S4 S4 | S4 SA")
    assert answers(lead, hand, "strict") == texts("S4*2")
    assert refused(lead, hand, "S4 SA") is Refusal.MUST_PLAY_PAIR


def test_ex_a6_4_a_triple_need_not_be_split_for_a_pair() -> None:
    lead, hand = "S9*2", "S4*3 SA D8"
    assert answers(lead, hand) == texts("S4 SA | S4*2")
    assert refused(lead, hand, "SA D8") is Refusal.MUST_FOLLOW_SUIT


def test_ex_a6_5_beside_a_pair_it_may_be() -> None:
    lead, hand = "S9*2", "S4*3 S8*2"
    assert answers(lead, hand) == texts("S8*2 | S4*2")
    assert refused(lead, hand, "S4 S8") is Refusal.MUST_PLAY_PAIR


def test_ex_a6_6_a_triple_asks_for_a_pair_and_one_card() -> None:
    lead, hand = "S9*3", "S4*2 SA SQ D8"
    assert answers(lead, hand) == texts("S4*2 SA | S4*2 SQ")
    assert refused(lead, hand, "S4 SA SQ") is Refusal.MUST_PLAY_PAIR
    assert "S4 SA SQ" in answers(lead, hand, "free")
    assert refused(lead, hand, "S4*2 D8") is Refusal.MUST_FOLLOW_SUIT


def test_ex_a6_7_the_third_card_is_free_where_the_suit_is_short() -> None:
    assert answers("S9*3", "S4*2 D8 H3") == texts("S4*2 D8 | S4*2 H3")


def test_ex_a6_8_a_triple_asks_for_a_triple() -> None:
    lead, hand = "S9*3", "S4*3 S8*3 SA"
    assert answers(lead, hand) == texts("S4*3 | S8*3")
    assert refused(lead, hand, "S4*2 SA") is Refusal.MUST_PLAY_TRIPLE
    assert "S4 S4 SA" in answers(lead, hand, "free")


def test_ex_a6_9_trumps_are_one_suit() -> None:
    lead, hand = "H9*2", "BJ*2 D7"
    assert answers(lead, hand) == texts("BJ*2")
    assert answers(lead, hand, "free") == texts("BJ*2 | BJ D7")


@BOTH
@pytest.mark.parametrize("lead", ["S3*2 S4*2", "S3 S4 S5 S6 S8", "S3 S4", "D7 C7"])
def test_ex_a6_10_what_cannot_be_led(lead: str, following: str) -> None:
    game = Scene({P0: "S3*2 S4*2 S5 S6 S8 D7 C7"}, options=options(following=following)).from_play()
    assert game.refuses(P0, play(lead)) is Refusal.BAD_LEAD


def test_a6_singles_pairs_and_triples_are_led() -> None:
    game = Scene({P0: "S3*3 D7 C7 BJ*2"}).from_play()
    leads = ("S3", "S3*2", "S3*3", "D7", "C7", "BJ", "BJ*2")
    assert game.legal(P0) == set(map(play, leads))


@BOTH
def test_d_a23_a_triple_is_not_withheld_from_following_suit(following: str) -> None:
    assert answers("S9*2", "S4*3 D8", following) == texts("S4*2")
    assert answers("S9", "S4*3 D8", following) == texts("S4")


@BOTH
def test_a6_a_void_player_is_free(following: str) -> None:
    assert answers("S9*2", "H3*2 DA", following) == texts("H3*2 | H3 DA")


def test_a6_without_a_pair_of_the_suit_any_cards_of_it() -> None:
    assert answers("S9*2", "S4 S8 SA D8*2") == texts("S4 S8 | S4 SA | S8 SA")
    assert answers("S9*3", "S4 S8 SA S3 D8*3") == texts("S4 S8 SA | S3 S4 S8 | S3 S4 SA | S3 S8 SA")


@BOTH
@pytest.mark.parametrize(
    ("answer", "refusal"),
    [
        ("S4", Refusal.WRONG_COUNT),
        ("S4*3", Refusal.WRONG_COUNT),
        ("S4 S8", Refusal.NOT_HELD),
        ("", Refusal.NO_CARDS),
    ],
)
def test_a6_as_many_cards_as_were_led(answer: str, refusal: Refusal, following: str) -> None:
    assert refused("S9*2", "S4*3 D8", answer, following) is refusal


def test_a6_nobody_passes_and_only_whose_turn_it_is_plays() -> None:
    game = asked_to_follow("S9", "S4 H3 DA")
    assert game.refuses(P1, Pass()) is Refusal.WRONG_STEP
    assert game.refuses(P2, play("CK")) is Refusal.NOT_YOUR_TURN
    assert game.legal(P2) == set()


def played(*plays: str) -> Playthrough:
    """A trick whose plays are all that P0 to P3 hold; L=7, T=H."""
    game = Scene(dict(zip(SEATS, plays, strict=True)), banker=P0).from_play()
    game.play_trick(*plays)
    return game


def winner_of(*plays: str) -> Seat | None:
    return played(*plays).round.board.tricks[-1].winner


def test_ex_a6_11_the_higher_trump() -> None:
    assert winner_of("S9", "SK", "H3", "H5") == P3


def test_ex_a6_12_equal_trumps_the_first() -> None:
    assert winner_of("D7", "C7", "H2", "HA") == P0


def test_ex_a6_13_the_small_joker_over_the_main_level_card() -> None:
    assert winner_of("D7", "H7", "LJ", "S7") == P2


def test_ex_a6_14_pairs_kill_pairs() -> None:
    assert winner_of("S9*2", "H3*2", "H4 H5", "HA*2") == P3


def test_ex_a6_15_only_a_triple_kills_a_triple() -> None:
    assert winner_of("SA*3", "H3*3", "H4*2 H6", "SK*3") == P1


def test_ex_a6_16_no_mixed_play_wins() -> None:
    assert winner_of("S9*2", "H3 BJ", "S10 SK", "S3 S4") == P0


def test_ex_a6_17_twos_of_two_suits_are_no_pair() -> None:
    assert winner_of("S2*2", "D2*2", "H2 D2", "HA*2") == P0


def test_ex_a6_18_other_side_suits_never_win() -> None:
    assert winner_of("S9", "C9", "DA", "C4") == P0


def test_ex_a6_19_equal_level_cards_are_no_pair() -> None:
    assert winner_of("S9*2", "D7 C7", "SK*2", "SA SQ") == P2


@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        (("SA", "SA", "SA", "S4"), P0),
        (("SQ", "SA", "SA", "SA"), P1),
        (("SQ", "SK", "SA", "SA"), P2),
        (("SQ", "H3", "SA", "H3"), P1),
        (("SQ", "C7", "S7", "D7"), P1),
    ],
)
def test_d_a24_of_equal_cards_the_first_played_wins(plays: tuple[str, ...], winner: Seat) -> None:
    assert winner_of(*plays) == winner


def test_d_a22_the_banker_leads_first_then_each_winner() -> None:
    game = Scene({P0: "S9 C3", P1: "S3 DA", P2: "SA C4", P3: "S4 CK"}, banker=P3).from_play()
    assert game.turn == P3
    game.play_trick("S4", "S9", "S3", "SA")
    assert game.turn == P2
    game.play_trick("C4")
    assert game.turn == P3


@pytest.mark.parametrize(("banker", "points"), [(P0, 25), (P1, 0), (P2, 25), (P3, 0)])
def test_a6_the_winners_side_takes_the_points_and_the_attackers_are_counted(banker: Seat, points: int) -> None:
    hands = {P0: "S5 C3", P1: "SA C4", P2: "SK C6", P3: "S10 C8"}
    game = Scene(hands, banker=banker).from_play(leader=P0)
    game.play_trick("S5", "SA", "SK", "S10")
    assert game.events() == (CardsPlayed(P3, cards("S10")), TrickWon(P1, 25))
    assert game.round.board.points == points


def test_a6_a_play_is_kept_in_the_order_of_its_text() -> None:
    game = Scene({P0: "S9*2", P1: "S4 S10", P2: SPARE, P3: SPARE}).from_play()
    game.do(P0, play("S9*2"))
    game.do(P1, play("S4 S10"))
    assert game.events() == (CardsPlayed(P1, cards("S4 S10")),)
