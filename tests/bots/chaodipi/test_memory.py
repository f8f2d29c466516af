"""What is remembered of the tricks of Chao Dipi, and the chances drawn from it."""

from dataclasses import replace

import pytest

from game.bots.chaodipi.chances import Chances, Profile, profile_of
from game.bots.chaodipi.groups import rungs, runs, shelf_of, tractors
from game.bots.chaodipi.memory import Memory
from game.rules.board import Board, FailedThrow
from game.rules.cards import Card, Cards
from game.rules.seats import SEATS, Seat
from game.rules.shapes import components_in, tractor
from game.rules.trick import Trick
from tests.bots.chaodipi.positions import after, late
from tests.kit.chaodipi import PlayScene, options, ranking
from tests.kit.notation import P0, P1, P2, P3, cards, piles
from tests.kit.random_rounds import random_walk

ONE = Profile(0, 0, 1, single=True)
PAIR = Profile(1, 1, 2, single=True)
HANDS = {P0: "CQ*2 D4 D6", P1: "CK*2 D5 D8", P2: "C5 C6 D9 DJ", P3: "C9 C8 D8 DQ"}


def _board(*tricks: tuple[Seat, str], **texts: str) -> Board:
    board = replace(PlayScene({}, options=options(**texts)).board, claims=())
    return replace(board, tricks=tuple(Trick(leader, piles(text), leader) for leader, text in tricks))


def _suit(memory: Memory, text: str) -> int:
    return memory.shelf.slots.suit[memory.shelf.slots.slot[Card(text)]]


def _seats(bits: list[int], suit: int) -> list[Seat]:
    return [seat for seat in SEATS if bits[seat] >> suit & 1]


def _chances(hands: dict[Seat, str], seat: Seat, *tricks: tuple[Seat, str]) -> Chances:
    view = after(late(hands, P0), *tricks).view(seat)
    memory = Memory(view.board)
    return Chances(view, seat, memory, memory.shelf.slots.count(view.hand), Trick(P0))


@pytest.mark.parametrize("trump", ["2 S", "6 H", "A D", "6", "2"])
@pytest.mark.parametrize("joker_level", [False, True])
def test_runs_are_those_of_the_rules(trump: str, joker_level: bool, seed: int):
    known = ranking(trump, joker_level=joker_level)
    shelf = shelf_of(known)
    walk = random_walk(seed, "chaodipi", 1)
    for hand in (*walk.end.cards.hands, *(state.cards.hands[P0] for state in walk.states)):
        for suit in range(len(shelf.slots.bounds)):
            own: Cards = tuple(card for card in hand if shelf.slots.suit[shelf.slots.slot[card]] == suit)
            pairs = rungs(shelf, shelf.slots.count(hand), suit)
            for length in (2, 3):
                found = {known.height(shelf.slots.cards[kinds[0]]) for kinds in runs(pairs, length)}
                assert found == {known.height(part.top) for part in components_in(own, tractor(length), known)}
            assert bool(list(tractors(pairs))) == bool(list(runs(pairs, 2)))


def test_counts_what_is_left():
    memory = Memory(_board((P0, "CA | C4 | C10 | C6"), (P0, "CK*2 | C4 C7 | C5*2 | D4 D6")))
    left = {card: memory.left[slot] for card, slot in memory.shelf.slots.slot.items()}
    assert {str(card): left[card] for card in cards("CA CK C4 C5 D4 D8")} == {
        "CA": 1,
        "CK": 0,
        "C4": 0,
        "C5": 0,
        "D4": 1,
        "D8": 2,
    }


def test_infers_voids_and_who_has_no_pair():
    memory = Memory(_board((P0, "CA | C4 | S3 | C6"), (P0, "DK*2 | D4*2 | D5 D7 | D8 H6")))
    clubs, diamonds = (_suit(memory, text) for text in ("C4", "D4"))
    assert (_seats(memory.void, clubs), _seats(memory.void, diamonds)) == ([P2], [P3])
    assert (_seats(memory.pairless, clubs), _seats(memory.pairless, diamonds)) == ([], [P2])


@pytest.mark.parametrize(("rule", "pairless"), [("full", [P1]), ("suit_only", [])])
def test_who_has_no_pair_for_a_throw(rule: str, pairless: list[Seat]):
    memory = Memory(_board((P0, "CA CK*2 | C4 C5 C6 | C7*2 C8 | C9 C10*2"), throw_follow=rule))
    assert _seats(memory.pairless, _suit(memory, "C4")) == pairless


def test_a_failed_throw_shows_what_is_held():
    board = _board((P0, "CK | CA | C4 | C6"))
    failed = FailedThrow(0, P0, cards("CK CQ"), cards("CK"), P1, cards("CA"), 10)
    memory = Memory(replace(board, failed_throws=(failed,)))
    slot = memory.shelf.slots.slot
    assert memory.held == ({slot[Card.CQ]: 1}, {}, {}, {})


def test_shown_cards_are_held_unless_their_owner_has_buried():
    scene = PlayScene({})
    memory = Memory(scene.board)
    assert memory.held[P0] == {}
    claim = replace(scene.board.claims[0], seat=P2)
    memory = Memory(replace(scene.board, claims=(claim,)))
    assert memory.held[P2] == {memory.shelf.slots.slot[Card.S2]: 2}


def test_begins_tells_tables_apart():
    board = _board((P0, "CA | C4 | C10 | C6"))
    memory = Memory(board)
    more = replace(board, tricks=(*board.tricks, Trick(P0, piles("DA | D4 | D10 | D6"), P0)))
    assert memory.begins(board)
    assert memory.begins(more)
    assert not memory.begins(_board((P0, "CA | C4 | C10 | C7")))
    assert not memory.begins(replace(board, claims=PlayScene({}).board.claims))


def test_what_is_in_ones_own_kitty_beats_nothing():
    chances = _chances(HANDS | {P0: "CQ*2 D4 D6"}, P0)
    clubs = chances.slots.suit[chances.slots.slot[Card.C4]]
    height = chances.shelf.heights[chances.slots.slot[Card.CQ]]
    assert chances.could_beat(P1, clubs, ONE, height)
    assert chances.could_beat(P2, clubs, PAIR, height)
    assert not chances.could_beat(P2, clubs, PAIR, height + 1)


def test_who_has_no_pair_cannot_beat_one():
    chances = _chances(HANDS, P0, (P0, "CA*2 | C4 CJ | C4 CJ | C7*2"))
    clubs = chances.slots.suit[chances.slots.slot[Card.C4]]
    height = chances.shelf.heights[chances.slots.slot[Card.CQ]]
    assert [chances.holds(seat, clubs, PAIR, height) > 0 for seat in (P1, P2, P3)] == [False, False, True]


def test_who_is_void_may_ruff_with_what_matches():
    chances = _chances(HANDS | {P1: "S5 S6 S7 S8"}, P0, (P0, "CA | S9 | C4 | C7"))
    clubs = chances.slots.suit[chances.slots.slot[Card.C4]]
    top = (clubs, chances.shelf.heights[chances.slots.slot[Card.CQ]])
    assert chances.void(P1, clubs) == 1.0
    assert chances.beats(P1, clubs, ONE, top) > 0.5
    assert chances.beats(P1, clubs, Profile(2, 2, 4, single=True), top) < 0.1


@pytest.mark.parametrize(
    ("lead", "profile"),
    [
        ("CA", Profile(0, 0, 1, single=True)),
        ("CA*2", Profile(1, 1, 2, single=True)),
        ("CA*2 CK*2", Profile(2, 2, 4, single=True)),
        ("CA CQ", Profile(0, 0, 2, single=False)),
        ("CA CK*2 CQ*2 C9*2", Profile(2, 3, 7, single=False)),
    ],
)
def test_a_lead_is_summed_up(lead: str, profile: Profile):
    assert profile_of(cards(lead), ranking("2 S")) == profile
