"""The leak law at the table: what a viewer is told, to the byte, and when, hangs on nothing that he may not see."""

import random

import pytest

from game.rules import cards as rules_cards
from game.rules.actions import Action, Bury, Pass
from game.rules.cards import Card, Cards
from game.rules.events import Viewer
from game.rules.match import Standing
from game.rules.seats import SEATS
from game.rules.view import SeatView
from game.table.records import Dealt
from tests.kit.notation import cards, in_order
from tests.table.rig import PACE, Rig, mid_pot, plan
from tests.table.spying import VIEWERS, told

P0, P1, P2, P3 = SEATS
KITTY = in_order("S3 H6 C8 H8 D4 C9")


def quiet(view: SeatView) -> Action | None:
    """Does the same whatever the hand: claims nothing, buries the kitty that it took, passes."""
    match view.stage.name:
        case "bury":
            return Bury(cards(" ".join(KITTY)))
        case "draw":
            return None
        case _:
            return Pass()


def a_deck(rng: random.Random) -> list[Card]:
    """A deck with a kitty that is not dry and holds no joker, the other cards anyhow."""
    rest = list(rules_cards.pack(3))
    for card in KITTY:
        rest.remove(card)
    rng.shuffle(rest)
    return [*rest, *KITTY]


def dealt_otherwise(deck: list[Card], viewer: Viewer, rng: random.Random) -> Cards:
    """The cards that the viewer does not draw, shuffled; the kitty, which is turned up or taken, stays."""
    hidden = [index for index in range(156) if viewer is None or P0.plus(index) != viewer]
    moved = [deck[index] for index in hidden]
    rng.shuffle(moved)
    other = list(deck)
    for index, card in zip(hidden, moved, strict=True):
        other[index] = card
    return tuple(other)


def until_play(deck: Cards, standing: Standing | None = None) -> Rig:
    """Deal this deck and go on until the first card is to be led."""
    rig = Rig(plan(pace=PACE), Dealt(deck, P0), standing, VIEWERS, mind=quiet, seed=11)
    rig.until_stage("play")
    return rig


@pytest.mark.parametrize("standing", [None, mid_pot("7", P0), mid_pot("9", P0)], ids=["first", "level 7", "level 9"])
@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
def test_until_the_first_lead_a_viewer_is_told_the_same_at_the_same_time(
    viewer: Viewer, standing: Standing | None, rng: random.Random
) -> None:
    """Drawing, the closing round and the burying of jokers: who could have done something, nobody can tell."""
    for _ in range(2):
        deck = a_deck(rng)
        one = until_play(tuple(deck), standing)
        other = until_play(dealt_otherwise(deck, viewer, rng), standing)
        assert told(one, viewer) == told(other, viewer)
        assert [hand for seat, hand in enumerate(one.round.cards.hands) if seat != viewer] != [
            hand for seat, hand in enumerate(other.round.cards.hands) if seat != viewer
        ]


def test_it_would_be_seen(rng: random.Random) -> None:
    """The comparison is worth something: the seat whose cards were changed is told something else."""
    deck = a_deck(rng)
    one, other = until_play(tuple(deck)), until_play(dealt_otherwise(deck, P0, rng))
    assert told(one, P1) != told(other, P1)
