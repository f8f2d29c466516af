"""The leak law at a table of Chao Dipi: the kitty that is taken, buried and fried is seen by those alone who had it.

P2 reports with his first card; P1 goes over him with a pair that he draws first. In a first round P1 is banker; in a
later one P0 is, who buries the kitty as he took it, and P1 fries it and buries other cards (B3, B4).
"""

import random
from dataclasses import dataclass

import pytest

from game.rules import cards as rules_cards
from game.rules.actions import Action, Bury, Declare, Pass
from game.rules.cards import Card, Cards, Suit, bundle, card_of, without
from game.rules.events import KittyTaken, Viewer
from game.rules.match import Standing
from game.rules.seats import SEATS, Seat
from game.rules.view import SeatView
from game.table.records import Dealt
from tests.kit.notation import rank
from tests.table.rig import PACE, Rig, plan
from tests.table.spying import VIEWERS, told

P0, P1, P2, P3 = SEATS
HAND_CARDS = 100
THIRD = HAND_CARDS + 2


@dataclass(frozen=True)
class Scene:
    """How a round begins, whether anybody reports in it, and who gets to see the kitty."""

    level: str
    standing: Standing | None
    reported: bool
    seeing: tuple[Seat, ...]

    @property
    def pinned(self) -> dict[int, Card]:
        """What lies where in the deck in every world: the cards that are shown."""
        level = rank(self.level)
        report, pair = card_of(Suit.DIAMONDS, level), card_of(Suit.SPADES, level)
        return {2: report, 1: pair, 5: pair} if self.reported else {THIRD: Card.H9}

    def mind(self, view: SeatView) -> Action | None:
        """What every seat does: the same in all worlds, as far as it is shown."""
        shown = self.pinned
        match view.stage.name:
            case "draw":
                first = self.reported and view.seat is P2 and not view.board.claims
                return Declare((shown[2],)) if first else None
            case "override" | "fry" if view.seat is P1 and view.board.claims[-1].seat is P2:
                return Declare((shown[1],) * 2)
            case "bury":
                return Bury(self._buried(view))
            case _:
                return Pass()

    def _buried(self, view: SeatView) -> Cards:
        if view.seat is P0 and view.first_kitty is not None:
            return bundle(view.first_kitty)
        kept = [card for card in view.hand if card not in self.pinned.values()]
        return tuple(kept[:8])

    def deck(self, rng: random.Random) -> list[Card]:
        """A deck with what is pinned in its place, the other cards anyhow."""
        pinned = self.pinned
        rest = list(without(rules_cards.pack(2), pinned.values()))
        rng.shuffle(rest)
        return [pinned[place] if place in pinned else rest.pop() for place in range(HAND_CARDS + 8)]

    def otherwise(self, deck: list[Card], viewer: Viewer, rng: random.Random) -> list[Card]:
        """The same deck for all that the viewer may see; what he does not see is shuffled, the kitty too."""
        places = range(HAND_CARDS if viewer in self.seeing else len(deck))
        hidden = [place for place in places if place not in self.pinned and not self._draws(viewer, place)]
        moved = [deck[place] for place in hidden]
        rng.shuffle(moved)
        other = list(deck)
        for place, card in zip(hidden, moved, strict=True):
            other[place] = card
        return other

    @staticmethod
    def _draws(viewer: Viewer, place: int) -> bool:
        return place < HAND_CARDS and viewer is not None and P0.plus(place) == viewer

    def until_play(self, deck: list[Card]) -> Rig:
        """Deal this deck and go on until the first card is to be led."""
        chosen = plan(pace=PACE, preset="chaodipi")
        rig = Rig(chosen, Dealt(tuple(deck), P0), self.standing, VIEWERS, mind=self.mind, seed=11)
        rig.until_stage("play")
        return rig


def later(level: str) -> Standing:
    """A later round with P0 as banker."""
    return Standing((rank(level), rank(level)), P0, rounds=1)


SCENES = {
    "overridden": Scene("2", None, True, (P1,)),
    "fried": Scene("7", later("7"), True, (P0, P1)),
    "third card": Scene("A", later("A"), False, (P0,)),
}


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
def test_until_the_first_lead_a_viewer_is_told_the_same_at_the_same_time(
    viewer: Viewer, scene: Scene, rng: random.Random
) -> None:
    deck = scene.deck(rng)
    one, other = scene.until_play(deck), scene.until_play(scene.otherwise(deck, viewer, rng))
    assert told(one, viewer) == told(other, viewer)
    assert one.round.cards != other.round.cards


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_who_had_the_kitty_was_told_it_and_nobody_else(scene: Scene, rng: random.Random) -> None:
    rig = scene.until_play(scene.deck(rng))
    taken = {
        viewer: [event.cards for event in rig.events(viewer) if isinstance(event, KittyTaken)] for viewer in VIEWERS
    }
    assert {viewer for viewer, seen in taken.items() if any(seen)} == set(scene.seeing)
    last = scene.seeing[-1]
    assert rig.round.view(last).kitty == rig.round.cards.kitty
    assert all(rig.round.view(viewer).kitty is None for viewer in VIEWERS if viewer is not last)


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_it_would_be_seen(scene: Scene, rng: random.Random) -> None:
    """The comparison is worth something: whose cards, or kitty, were changed is told something else."""
    deck = scene.deck(rng)
    one, other = scene.until_play(deck), scene.until_play(scene.otherwise(deck, P3, rng))
    assert all(told(one, seat) != told(other, seat) for seat in (P0, P1, P2))
