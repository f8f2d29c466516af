"""保密: change the cards that a viewer cannot see, and every byte that goes to him, and when, is the same."""

import random
from dataclasses import replace
from unittest.mock import Mock

import pytest

from game.rules import cards
from game.rules.actions import Action, Bury, Pass
from game.rules.cards import Card, Rank
from game.rules.events import Viewer, events_for
from game.rules.match import MatchPlan, Standing
from game.rules.seats import SEATS
from game.rules.view import SeatView
from game.table.asking import Ask
from game.table.botpool import Answer
from game.table.messages import Moment, TableInfo
from net.messages import Role, SeatUpdate
from net.packing import BLOCK, Packer, Shown
from tests.kit.hidden import another_world, known_to_all
from tests.kit.notation import in_order
from tests.kit.random_rounds import random_walk
from tests.net.lan import Lan, bots, offer, playing, token_of
from tests.table.rig import PACE

P0, P1, P2, P3 = SEATS
KITTY = in_order("S3 H6 C8 H8 D4 C9")
VIEWERS: tuple[Viewer, ...] = (*SEATS, None)


def a_deck(rng: random.Random) -> list[Card]:
    """A deck with a kitty of plain cards at its end, which stays."""
    rest = list(cards.pack(3))
    for card in KITTY:
        rest.remove(card)
    rng.shuffle(rest)
    return [*rest, *KITTY]


def otherwise(deck: list[Card], rng: random.Random) -> list[Card]:
    """The cards that P1 does not draw, shuffled."""
    drawn = len(deck) - len(KITTY)
    hidden = [index for index in range(drawn) if P0.plus(index) != P1]
    moved = [deck[index] for index in hidden]
    rng.shuffle(moved)
    other = list(deck)
    for index, card in zip(hidden, moved, strict=True):
        other[index] = card
    return other


def quiet(view: SeatView) -> Action | None:
    """Does the same whatever the hand."""
    if view.stage.name == "bury":
        return Bury(tuple(sorted(KITTY)))
    return None if view.stage.name == "draw" else Pass()


class Quiet:
    """Bots of the host that do the same whatever their hand."""

    def __init__(self) -> None:
        self.answers: list[Answer] = []

    def ask(self, ask: Ask) -> None:
        self.answers.append((ask.ask_id, quiet(ask.view)))

    def poll(self) -> list[Answer]:
        answers, self.answers = self.answers, []
        return answers

    def close(self) -> None:
        pass


def quiet_bots(seed: int) -> Quiet:
    del seed
    return Quiet()


def traffic(deck: list[Card], role: Role | None, patch: pytest.MonkeyPatch) -> list[tuple[float, bytes]]:
    """What goes to one watcher, and when, until the first card is led: P1's own player (None), or one in this role."""
    patch.setattr("game.table.table.shuffled", Mock(return_value=tuple(deck)))
    patch.setattr("game.table.table.drawer_of", Mock(return_value=P0))
    patch.setattr("tests.net.lan.InlineBots", Mock(side_effect=quiet_bots))
    lan = Lan(offer(pace=PACE))
    (player,) = playing(lan, P1)
    watcher = player if role is None else lan.peer("Eve", role).enter()
    sent: list[tuple[float, bytes]] = []
    while lan.room.sitting is None or lan.room.sitting.chronicle.turn[0] != "play":
        if player.states and player.shown.view.my_turn:
            action = quiet(player.shown.view)
            assert action is not None
            player.act(action)
        lan.wait(0.1, 0.1)
        sent.append((round(lan.now, 3), bytes(watcher.raw)))
        watcher.raw.clear()
    return sent


@pytest.mark.parametrize("role", [None, *Role], ids=lambda role: role or "seat")
def test_what_goes_to_a_viewer_does_not_hang_on_hidden_cards(
    role: Role | None, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        deck = a_deck(rng)
        other = otherwise(deck, rng)
        assert other != deck
        one = traffic(deck, role, monkeypatch)
        assert traffic(other, role, monkeypatch) == one
        assert sum(len(data) for _, data in one) > 10_000


def test_it_would_be_seen(rng: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is worth something: the seat whose cards are others is told something else."""
    deck = a_deck(rng)
    swapped = [*deck[1:2], *deck[:1], *deck[2:]]
    assert deck[0] == deck[1] or traffic(deck, None, monkeypatch) != traffic(swapped, None, monkeypatch)


INFO = TableInfo(bots(), MatchPlan(), Standing((Rank.THREE, Rank.THREE)), Moment.PLAYING)


@pytest.mark.parametrize("rules", ["classic", "mixed", "chaodipi", "chaodipi-mixed"])
def test_packed_states_do_not_hang_on_hidden_cards(rules: str, seed: int) -> None:
    """Through whole rounds, bytes and lengths alike, the context of the packing included."""
    for number in range(3):
        walk = random_walk(seed, rules, number)
        rng = walk.rng("packed")
        for viewer in VIEWERS:
            one, other = Packer(), Packer()
            for move in walk.moves[:: rng.randrange(1, 9)]:
                told = events_for(move.told, viewer)
                world = another_world(move.after, viewer, rng, known_to_all(move.after))
                elsewhere = replace(move.after, cards=world)
                views = [replace(state.view(viewer), most=None) for state in (move.after, elsewhere)]
                packed = [p.pack(Shown(view, told, INFO)) for p, view in zip((one, other), views, strict=True)]
                assert packed[0] == packed[1]


def test_the_lengths_on_the_wire_are_those_of_blocks(rng: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
    """While cards are dealt, what one draws cannot be told from the lengths."""
    monkeypatch.setattr("tests.net.lan.InlineBots", Mock(side_effect=quiet_bots))
    lan = Lan(offer(pace=PACE), seed=rng.randrange(2**32))
    (player,) = playing(lan, P1)
    lan.until(lambda: bool(player.states) and player.shown.view.stage.name != "draw")
    updates = player.all(SeatUpdate)
    sizes = [len(update.state) + len(update.pad) for update in updates]
    assert {size % BLOCK for size in sizes} == {0}
    assert {size for update, size in zip(updates, sizes, strict=True) if 2 < update.seq < 156} == {BLOCK}


def test_nobody_but_the_seat_s_own_line_gets_its_view() -> None:
    lan = Lan(offer())
    people = playing(lan, P0, P1, P2)
    watchers = [lan.peer("Eve", role).enter() for role in Role]
    lan.until_turn(people[0])
    for peer in (*people, *watchers):
        assert {shown.view.seat for shown in peer.states} <= {peer.guest.seat, None}
        assert peer.shown.view.seat == peer.guest.seat
    for peer in watchers:
        assert all(shown.view.hand == () for shown in peer.states)
        assert token_of(people[0]) not in peer.raw
