"""B7: following and killing."""

import pytest

from game.rules.actions import Pass
from game.rules.chaodipi.killing import winning_index
from game.rules.refusals import Refusal
from game.rules.seats import Seat
from tests.kit.chaodipi import PlayScene, options, ranking
from tests.kit.notation import P0, P1, P2, P3, piles
from tests.kit.playthrough import Playthrough, play

SPARE = "HK*2 HQ*2 HJ*2 H9*2"


def asked_to_follow(lead: str, hand: str, **texts: str) -> Playthrough:
    """P0 has led, P1 holds this hand; L=2, T=S."""
    game = PlayScene({P0: lead, P1: hand, P2: SPARE, P3: SPARE}, options=options(**texts)).start()
    game.do(P0, play(lead))
    assert game.turn == P1
    return game


def answers(lead: str, hand: str, **texts: str) -> set[str]:
    """Every legal answer, as text."""
    return {" ".join(getattr(action, "cards", ())) for action in asked_to_follow(lead, hand, **texts).legal(P1)}


def these(choices: str) -> set[str]:
    return {" ".join(choice) for choice in piles(choices)}


def refused(lead: str, hand: str, answer: str, **texts: str) -> Refusal:
    return asked_to_follow(lead, hand, **texts).refuses(P1, play(answer))


def test_ex_b7_1_a_pair_is_answered_by_a_pair() -> None:
    assert answers("C9*2", "C4*2 CA D5") == these("C4*2")
    assert refused("C9*2", "C4*2 CA D5", "C4 CA") is Refusal.MUST_PLAY_PAIR
    assert answers("C9*2", "C4 CA D5*2") == these("C4 CA")
    assert refused("C9*2", "C4 CA D5*2", "D5*2") is Refusal.MUST_FOLLOW_SUIT
    assert answers("C9*2", "C4 D5*2 S3*2") == these("C4 D5 | C4 S3")


def test_ex_b7_2_a_tractor_is_answered_by_a_tractor() -> None:
    lead = "C8*2 C9*2"
    assert answers(lead, "C4*2 C5*2 CA CK D3") == these("C4*2 C5*2")
    hand = "C3*2 C4*2 C5*2 C6 C7*2"
    assert answers(lead, hand) == these("C3*2 C4*2 | C4*2 C5*2")
    assert refused(lead, hand, "C3*2 C7*2") is Refusal.MUST_PLAY_TRACTOR


def test_ex_b7_2_without_one_by_as_many_pairs_as_there_are() -> None:
    lead = "C8*2 C9*2"
    hand = "C3*2 C5*2 CQ CA CK"
    assert answers(lead, hand) == these("C3*2 C5*2")
    assert refused(lead, hand, "C3*2 CQ CA") is Refusal.MUST_PLAY_PAIRS
    hand = "C3*2 C5 CQ CA CK"
    rest = ["C5 CQ", "C5 CA", "C5 CK", "CQ CA", "CQ CK", "CA CK"]
    assert answers(lead, hand) == these(" | ".join(f"C3*2 {two}" for two in rest))
    assert refused(lead, hand, "C3 C5 CQ CA") is Refusal.MUST_PLAY_PAIR


def test_ex_b7_3_a_shorter_run_is_no_better_than_separate_pairs() -> None:
    lead, hand = "C7*2 C8*2 C9*2", "C3*2 C4*2 C6*2 CQ*2 CA"
    triples = ["C3*2 C4*2 C6*2", "C3*2 C4*2 CQ*2", "C3*2 C6*2 CQ*2", "C4*2 C6*2 CQ*2"]
    assert answers(lead, hand) == these(" | ".join(triples))


def test_d_b11_not_even_two_of_three_need_be_a_run() -> None:
    assert "C3 C3 C6 C6 CQ CQ" in answers("C7*2 C8*2 C9*2", "C3*2 C4*2 C6*2 CQ*2 CA")


def test_ex_b7_4_a_throw_asks_for_its_pairs() -> None:
    lead, hand = "CA C9*2", "C3*2 C5 C6 C7"
    assert answers(lead, hand) == these("C3*2 C5 | C3*2 C6 | C3*2 C7")
    assert refused(lead, hand, "C5 C6 C7") is Refusal.MUST_PLAY_PAIR
    assert "C5 C6 C7" in answers(lead, hand, throw_follow="suit_only")


def test_d_b12_a_throw_asks_for_a_run_as_long_as_its_longest_tractor() -> None:
    lead = "CA CK*2 C8*2 C9*2"
    hand = "C3*2 C4*2 C6*2 C10*2 CQ"
    asked = asked_to_follow(lead, hand)
    assert asked.refuses(P1, play("C3*2 C6*2 C10*2 CQ")) is Refusal.MUST_PLAY_TRACTOR
    assert asked.refuses(P1, play("C3*2 C4*2 C6 C10 CQ")) is Refusal.MUST_PLAY_PAIRS
    assert answers(lead, hand) == these(
        "C3*2 C4*2 C6*2 C10 | C3*2 C4*2 C6*2 CQ | C3*2 C4*2 C10*2 C6 | C3*2 C4*2 C10*2 CQ"
    )


def test_d_b12_with_suit_only_the_suit_is_enough_on_a_throw_but_not_on_a_tractor() -> None:
    assert "C10 C3 C4 C6" in answers("CA CK C9*2", "C3*2 C4 C6 C10", throw_follow="suit_only")
    hand = "C3*2 C4*2 C6 C10"
    assert answers("C8*2 C9*2", hand, throw_follow="suit_only") == these("C3*2 C4*2")
    assert answers("C9*2", "C3*2 C4 C6", throw_follow="suit_only") == these("C3*2")


def test_b7_fewer_cards_of_the_suit_are_all_played() -> None:
    assert answers("C8*2 C9*2", "C4 C5*2 D3 S3") == these("C4 C5*2 D3 | C4 C5*2 S3")
    assert answers("C8*2 C9*2", "C4*2 C5 C6 D3") == these("C4*2 C5 C6")
    assert refused("C8*2 C9*2", "C4 C5*2 D3*2", "C5*2 D3*2") is Refusal.MUST_FOLLOW_SUIT
    assert answers("C9*2", "D3 D4 S3") == these("D3 D4 | D3 S3 | D4 S3")


def test_b7_trumps_are_followed_with_trumps() -> None:
    lead = "SK*2 SA*2"
    assert answers(lead, "D2*2 SQ*2 S3 LJ C3") == these("D2*2 SQ*2")
    assert answers(lead, "D2*2 S2*2 S3*2 LJ C3") == these("D2*2 S2*2"), "main and other level cards are neighbours"
    assert answers("SA*2", "BJ LJ D2 H2 C3") == these("BJ LJ | BJ D2 | BJ H2 | LJ D2 | LJ H2 | D2 H2")


def test_b7_the_pairs_of_a_run_may_be_of_any_suit_at_the_level_cards() -> None:
    found = answers("SK*2 SA*2", "D2*2 H2*2 S2*2 S3*2")
    assert found == these("D2*2 S2*2 | H2*2 S2*2")


def test_b7_the_number_of_cards_is_that_of_the_lead() -> None:
    assert refused("C9*2", "C4*2 CA D5", "C4") is Refusal.WRONG_COUNT
    assert refused("C9*2", "C4*2 CA D5", "C4*2 CA") is Refusal.WRONG_COUNT
    assert asked_to_follow("C9*2", "C4*2 CA").refuses(P1, Pass()) is Refusal.WRONG_STEP
    assert asked_to_follow("C9*2", "C4*2 CA").refuses(P2, play("HK*2")) is Refusal.NOT_YOUR_TURN


def test_b7_singles_follow_suit_alone() -> None:
    assert answers("C9", "C4*2 CA D5") == these("C4 | CA")
    assert answers("C9", "D5 S3") == these("D5 | S3")


# --- who wins; L=2, T=S ---


def winner(plays: str, trump: str = "2 S") -> Seat:
    """Who wins where the lead is as it stands."""
    return Seat(winning_index(piles(plays), ranking(trump)))


def test_ex_b7_5_a_trump_kills_a_single() -> None:
    assert winner("C9 | CK | S3 | DA") == P2


def test_ex_b7_6_two_unlike_trumps_kill_no_pair() -> None:
    assert winner("C9*2 | S3 S4 | CK*2 | CQ CA") == P2


def test_ex_b7_7_the_higher_kill() -> None:
    assert winner("C9*2 | S3*2 | SK SA | S4*2") == P3


def test_ex_b7_8_pairs_that_are_no_neighbours_kill_no_tractor() -> None:
    assert winner("CK*2 CA*2 | S6*2 S8*2 | S3*2 S4*2 | D7*2 D8*2") == P2


def test_ex_b7_9_a_throw_is_killed_component_by_component() -> None:
    assert winner("CA CK C5*2 C4*2 | S9*2 S8*2 S7 S3 | D3*2 D4*2 D5 D6 | H3*2 H4*2 H5 H6") == P1


def test_ex_b7_10_one_pair_short_is_a_discard() -> None:
    assert winner("CA*2 C5*2 C4*2 | S9*2 S8*2 S7 S3 | D3*2 D4*2 D5 D6 | H3*2 H4*2 H5 H6") == P0


def test_ex_b7_11_kills_compare_by_their_pairs() -> None:
    assert winner("CA C4*2 | S9 S7*2 | S4 S8*2 | D3*2 D5") == P2


def test_ex_b7_12_among_singles_the_highest_counts() -> None:
    assert winner("C5 C6 C7 | S9 S7*2 | S4 S8*2 | D3*2 D5") == P1


def test_ex_b7_13_equals_and_jokers() -> None:
    assert winner("D2 | C2 | H2 | S3") == P0
    assert winner("D2 | S2 | BJ | S3") == P2
    assert winner("C9 | C9 | D9 | H9") == P0


@pytest.mark.parametrize(
    ("plays", "seat", "why"),
    [
        ("C9*2 C10*2 | CJ*2 CQ*2 | CK*2 CA*2 | C3*2 C4*2", P2, "a higher tractor of the suit"),
        ("C9*2 C10*2 | CJ*2 CA*2 | D3*2 D4*2 | C3*2 C4*2", P0, "two pairs are no tractor"),
        ("CA CK | C3 C4 | D3 D4 | H3 H4", P0, "nothing beats a throw in its suit"),
        ("SA SK | S3 S4 | BJ LJ | D3 D4", P0, "not even among trumps"),
        ("CA CK | S3 D4 | S3 S4 | S5 S4", P3, "trumps alone, and the higher kill"),
        ("C3*2 C4*2 | S3*2 S4*2 | SA*2 D2*2 | BJ*2 LJ*2", P3, "trump tractors by their tops"),
        ("C3*2 C4*2 C6*2 C7*2 | S3*2 S4*2 S5*2 S6*2 | D3*2 D4*2 D6*2 D7*2 | H3*2 H4*2 H6*2 H7*2", P1, "cut as needed"),
        ("CA C3*2 C4*2 | S6*2 S7*2 S3 | S9*2 S10*2 S4 | SJ*2 SK*2 SA", P2, "by the longest tractor"),
        ("C3*2 C5*2 | S3*2 S4*2 | S7*2 S9*2 | D3*2 D5*2", P2, "a tractor serves as pairs, compared by its best"),
        ("CA C3*2 C4*2 | S6*2 S7*2 S3 | S6*2 S7*2 SA | D3*2 D4*2 D5", P1, "equal kills: the earlier"),
        ("CA C3*2 C4*2 | SA*2 SK*2 SQ | C5 C6 C7 C8 C9 | D3*2 D4*2 D5", P1, "a follower of the suit does not beat it"),
        (
            "C3*2 C4*2 C5*2 C7*2 C8*2 | S3*2 S4*2 S6*2 S7*2 S8*2 | D3*2 D4*2 D5*2 D7*2 D8*2 | H3*2 H4*2 H5*2 H7*2 H8*2",
            P1,
            "the longer run for the longer tractor",
        ),
        (
            "C3*2 C4*2 C5*2 C7*2 C8*2 | S3*2 S4*2 S6*2 S7*2 S9*2 | D3*2 D4*2 D5*2 D7*2 D8*2 | H3*2 H4*2 H5*2 H7*2 H8*2",
            P0,
            "no run of three",
        ),
        (
            "C3*2 C4*2 C5*2 C7*2 C8*2 | S3*2 S4*2 S5*2 S6*2 S7*2 | D3*2 D4*2 D5*2 D7*2 D8*2 | SK*2 SQ*2 SJ*2 S9*2 S8*2",
            P3,
            "a long run is cut in two",
        ),
    ],
)
def test_b7_who_wins(plays: str, seat: Seat, why: str) -> None:
    assert winner(plays) == seat, why


def test_b7_the_best_run_that_leaves_room_for_the_rest_counts() -> None:
    """A run of five for a tractor of three and one of two: 7 tops the three, or 5, but never 6."""
    lead = "C3*2 C4*2 C5*2 C7*2 C8*2"
    discard = "D3*2 D4*2 D5*2 D7*2 D8*2"
    cut, higher, equal = "S3*2 S4*2 S5*2 S6*2 S7*2", "S4*2 S5*2 S6*2 S9*2 S10*2", "S5*2 S6*2 S7*2 S9*2 S10*2"
    assert winner(f"{lead} | {higher} | {cut} | {discard}") == P2, "7 over 6"
    assert winner(f"{lead} | {equal} | {cut} | {discard}") == P1, "7 and 7: the earlier"
