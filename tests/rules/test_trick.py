"""A trick under way."""

from game.rules.trick import Trick, beats, winning_index
from tests.kit.notation import P0, P2, P3, piles, ranking


def test_turn_points_and_seats_of_a_trick() -> None:
    trick = Trick(P2, piles("S5 | SK"))
    assert (trick.turn, trick.points, trick.seat_of(0), trick.seat_of(1)) == (P0, 15, P2, P3)
    assert Trick(P2).turn == P2


def test_the_winner_so_far_is_known_after_every_play() -> None:
    plays = piles("S9 | SK | H3 | H3")
    assert [winning_index(plays[:count], ranking("7 H")) for count in range(1, 5)] == [0, 1, 2, 2]


def test_no_cards_beat_nothing() -> None:
    assert not beats((), piles("S9")[0], ranking("7 H"))
