"""What is remembered of the tricks, and the chances drawn from it."""

from dataclasses import replace
from random import Random

import pytest

from game.bots.steady.chances import Chances
from game.bots.steady.memory import Memory
from game.bots.steady.slots import TRUMP, slots_of
from game.rules.board import Board, Claim, Tribute
from game.rules.cards import Rank, Suit
from game.rules.dagunzi.declaring import dagunzi_ranking
from game.rules.dagunzi.options import LEVELS
from game.rules.open_cards import Hands
from game.rules.seats import SEATS, Seat
from game.rules.trick import Trick, beats
from tests.bots.positions import KITTY, late
from tests.kit.notation import P0, P1, P2, P3, cards, in_order, piles
from tests.kit.random_rounds import random_walk
from tests.kit.scenes import Scene


def _board(*tricks: tuple[Seat, str]) -> Board:
    board = replace(Scene({}).board, claims=())
    return replace(board, tricks=tuple(Trick(leader, piles(text), leader) for leader, text in tricks))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("suit", Suit)
def test_slots_stand_in_the_order_of_strength(level: Rank, suit: Suit):
    ranking = dagunzi_ranking(level, suit)
    slots = slots_of(ranking)
    assert sorted(slots.cards) == sorted(slots.slot)
    for one in slots.slot:
        for other in slots.slot:
            here, there = slots.slot[one], slots.slot[other]
            above = slots.suit[here] == slots.suit[there] and here < slots.top[there]
            ruffs = slots.suit[here] == TRUMP != slots.suit[there]
            assert beats((one,), (other,), ranking) == (above or ruffs)


def test_counts_what_is_left():
    memory = Memory(_board((P0, "CA | C4 | C10 | C6"), (P0, "CK*2 | C4*2 | C5*2 | D4 D6")), strict=True)
    left = {card: memory.left[slot] for card, slot in memory.slots.slot.items()}
    assert {str(card): left[card] for card in cards("CA CK C4 C5 D4 D8")} == {
        "CA": 2,
        "CK": 1,
        "C4": 0,
        "C5": 1,
        "D4": 2,
        "D8": 3,
    }


def test_infers_voids_from_what_is_not_followed():
    memory = Memory(_board((P0, "CA | C4 | H3 | C6"), (P0, "DK*2 | D4*2 | D5*2 | D8 S6")), strict=True)
    slots = memory.slots
    clubs, diamonds = (slots.suit[slots.slot[card]] for card in cards("C4 D4"))
    assert [bool(bits >> clubs & 1) for bits in memory.void] == [False, False, True, False]
    assert [bool(bits >> diamonds & 1) for bits in memory.void] == [False, False, False, True]


def test_infers_the_lack_of_groups_under_strict_following_alone():
    tricks = (P0, "CA*3 | C4 C6 C8 | C5*2 C9 | C10*3")
    memory = Memory(_board(tricks), strict=True)
    clubs = memory.slots.suit[memory.slots.slot[cards("C4")[0]]]
    assert [widths[clubs] for widths in memory.widest] == [3, 1, 2, 3]
    free = Memory(_board(tricks), strict=False)
    assert [widths[clubs] for widths in free.widest] == [3, 3, 3, 3]


def test_remembers_what_was_shown_and_paid():
    board = _board((P1, "H7 | H3 | H4 | H6"))
    board = replace(
        board,
        claims=(Claim(P1, cards("H7"), Suit.HEARTS), Claim(P1, cards("H7*2"), Suit.HEARTS)),
        tribute=Tribute(P3, P0, 2, cards("BJ S7")),
    )
    memory = Memory(board, strict=True)
    slot = memory.slots.slot
    assert memory.shown[P1].held == {slot[cards("H7")[0]]: 1}
    assert memory.shown[P0].held == {slot[card]: 1 for card in cards("BJ S7")}
    ceiling = memory.shown[P3].ceiling
    assert memory.slots.top[slot[cards("S7")[0]]] == ceiling


@pytest.mark.parametrize("rules", ["classic", "dalian"])
def test_catching_up_is_the_same_as_starting_anew(rules: str, seed: int):
    for number in range(6):
        kept: Memory | None = None
        for state in random_walk(seed, rules, number).states:
            if state.phase.name != "play":
                continue
            board = state.board
            fresh = Memory(board, strict=rules == "classic")
            if kept is None or not kept.begins(board):
                kept = fresh
            kept.catch_up(board)
            assert kept.left == fresh.left
            assert (kept.void, kept.followed, kept.widest) == (fresh.void, fresh.followed, fresh.widest)
            assert kept.shown == fresh.shown


def test_another_table_is_not_taken_for_the_same():
    board = _board((P0, "CA | C4 | C10 | C6"))
    memory = Memory(board, strict=True)
    assert memory.begins(board)
    assert not memory.begins(replace(board, tricks=()))
    assert not memory.begins(replace(board, tribute=Tribute(P3, P0, 2, cards("BJ S7"))))
    assert not memory.begins(replace(board, ranking=dagunzi_ranking(LEVELS[0], Suit.CLUBS)))


def test_what_is_remembered_of_hands_is_true_of_every_random_round(seed: int):
    """Nobody holds what the memory says he cannot, and who must hold something does."""
    for number in range(8):
        for state in random_walk(seed, "classic", number).states:
            if state.phase.name == "play":
                _holds_true(Memory(state.board, strict=True), state.cards.hands)


def _holds_true(memory: Memory, hands: Hands) -> None:
    for seat in SEATS:
        counts = memory.slots.count(hands[seat])
        for suit in range(len(memory.slots.bounds)):
            if memory.void[seat] >> suit & 1:
                assert memory.slots.in_suit(counts, suit) == 0
        for slot, copies in enumerate(counts):
            assert copies <= memory.left[slot]


def _chances(hands: dict[Seat, str], seat: Seat) -> Chances:
    at = late(hands, P0)
    view = at.view(seat)
    memory = Memory(view.board, strict=True)
    return Chances(view, seat, memory, memory.slots.count(view.hand), Trick(P0))


def test_who_holds_more_of_what_is_out_is_likelier_to_beat():
    hands = {P0: "CA D4", P1: "C4 D6", P2: "C6 D8", P3: "CK D9"}
    chances = _chances(hands, P0)
    slots = chances.slots
    ace, king, queen, three = (slots.slot[card] for card in in_order("CA CK CQ C3"))
    clubs = slots.suit[ace]
    assert chances.out[king] == 1
    assert 0 < chances.share(P3, clubs) < 1
    assert chances.beats(P3, ace, 1, clubs) < chances.beats(P3, queen, 1, clubs)
    assert chances.group(P3, clubs, three, 2) == 0.0
    assert chances.group(P3, clubs, three + 1, 2) > 0.0


def test_chances_of_groups_are_those_of_dealing_at_random():
    """Against 4,000 random deals of the same unseen cards."""
    hands = {
        P0: "CA D4 S4 S6 S8",
        P1: "H3*2 C4*2 D6",
        P2: "H3 H4*2 H6*2",
        P3: "H8*3 C6 D8",
    }
    chances = _chances(hands, P0)
    unseen = [card for seat in (P1, P2, P3) for card in cards(hands[seat])]
    rng, hits, trials = Random(5), {1: 0, 2: 0, 3: 0}, 4000
    for _ in range(trials):
        rng.shuffle(unseen)
        held = chances.slots.count(tuple(unseen[:5]))
        best = max(held[: chances.slots.trumps])
        for width in hits:
            hits[width] += best >= width
    for width, count in hits.items():
        assert abs(chances.group(P1, TRUMP, chances.slots.trumps, width) - count / trials) < 0.09


def test_positions_of_these_tests_use_up_the_pack():
    hands = {P0: "CA D4", P1: "C4 D6", P2: "C6 D8", P3: "CK D9"}
    at = late(hands, P0)
    memory = Memory(at.round.board, strict=True)
    assert sum(memory.left) == 8 + len(cards(KITTY))
    assert memory.void == [0, 0, 0, 0]
    assert P2.partner == P0
