"""Moments: what is on its way comes to rest where the view says, however fast the news come."""

import random
from itertools import islice

import pytest

from game.rules.actions import Action, BuryJokers, Declare, Draw, Pass, Play
from game.rules.cards import Card, Rank
from game.rules.playing import Playing
from game.rules.round import Round
from game.rules.seats import SEATS, Seat, Team
from game.ui.table.staging import Staging
from tests.ui.conftest import OpenStudio
from tests.ui.table.hands_on import Player
from tools.screens import Studio
from tools.screens.pretend import PretendTable, Start
from tools.screens.table import LATER, MINE, answering, last_play, my_turn_in, stacked

KITTY = (Card.S3, Card.D3, Card.H5, Card.D5, Card.CK, Card.S6)
DRY = (Card.S4, Card.S9, Card.DK, Card.C3, Card.BJ, Card.S2)


def assert_at_rest(player: Player) -> None:
    """Nothing is shown differently from the view any more."""
    staging = player.scene.desk.staging
    assert player.scene.theatre.idle
    assert len(player.scene.theatre.movers) == 0
    assert staging.linger is None
    assert not any(staging.landing.values())
    assert staging.points_due == 0
    assert not staging.arriving
    assert staging.show is None
    assert staging.aside == {}
    assert player.scene.desk.points == player.table.round.board.points


@pytest.mark.parametrize("speed", ["slow", "fast"])
@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("frames", [0, 1, 7, 40])
def test_any_pace_of_news_comes_to_rest(
    open_studio: OpenStudio, frames: int, reduced: bool, speed: str, rng: random.Random
) -> None:
    """From all at once to slower than any movement."""
    studio = open_studio((800, 600), speed=speed, reduced_motion=reduced)
    start = Start(levels=LATER.levels, banker=Seat.P1, tribute=3, played=5, seed=rng.randrange(1000))
    player = Player(studio, PretendTable(start, declare=0.1))
    steps = 0
    while player.table.go(mine=True) and steps < 400:
        steps += 1
        player.frames(frames if steps % 3 else 0)
    player.frames(3)
    player.rest()
    assert_at_rest(player)


def test_a_tap_on_the_felt_ends_what_moves(studio: Studio) -> None:
    player = Player(studio, PretendTable(LATER, declare=0.2).run(answering(3, width=1)))
    player.table.go(mine=True)
    player.frames(4)
    assert not player.scene.theatre.idle
    felt = player.scene.desk.places.felt
    player.tap((felt.centerx, felt.bottom - 3))
    assert_at_rest(player)


def test_a_play_lands_before_it_lies_there(studio: Studio) -> None:
    table = PretendTable(LATER).run(lambda played: played.phase.name == "play" and Seat.P0 not in played.to_act)
    player = Player(studio, table)
    player.rest()
    seat = table.round.to_act[0]
    table.go()
    player.frames(2)
    place = player.scene.parts.plays[player.scene.desk.line.place_of(seat)]
    assert place.cards is None
    assert len(player.scene.theatre.movers) == 1
    player.frames(30)
    assert place.cards is not None


def test_a_won_trick_stays_a_moment_and_its_points_fly_to_the_meter(studio: Studio) -> None:
    table = PretendTable(LATER, declare=0.2).run(lambda played: points_for_attackers(played) is not None)
    player = Player(studio, table)
    before = player.scene.desk.points
    table.do(table.round.to_act[0], points_for_attackers(table.round) or Pass())
    player.frames(30)
    trick = player.scene.desk.trick
    assert trick is not None
    assert trick.winner is not None
    assert player.scene.desk.points == before
    player.rest()
    assert player.scene.desk.points == table.round.board.points > before


def points_for_attackers(played: Round) -> Action | None:
    """A play that ends a trick with points for the attackers."""
    phase = played.phase
    if not isinstance(phase, Playing) or len(phase.trick.plays) != 3:
        return None
    for action in islice(played.view(phase.trick.turn).actions(), 60):
        if played.apply(phase.trick.turn, action)[0].board.points > played.board.points:
            return action
    return None


def test_a_triple_is_called_out(studio: Studio) -> None:
    deck = stacked(((), (Card.SA,) * 3, (), ()), KITTY, Seat.P1)
    start = Start(levels=LATER.levels, banker=Seat.P1, played=5, deck=deck)
    table = PretendTable(start).run(lambda played: played.phase.name == "play")
    player = Player(studio, table)
    table.do(Seat.P1, Play((Card.SA,) * 3))
    player.frames(30)
    assert player.scene.theatre.calls.heard == ["Triple!"]


@pytest.mark.parametrize("seed", range(6))
def test_the_end_of_a_round_is_called_out(studio: Studio, seed: int) -> None:
    start = Start(levels=LATER.levels, banker=Seat.P1, played=5, seed=seed)
    table = PretendTable(start, declare=0.2)
    table.run(last_play)
    player = Player(studio, table)
    table.go(mine=True)
    player.frames(2)
    player.rest()
    result = table.settlement
    assert result is not None
    expected = ["Kitty captured!" if result.captured else "Kitty kept!"]
    if result.winners is not None:
        expected.append("Pot won!" if result.winners is Team.EVEN else "Pot lost")
    elif max(result.gained):
        expected.append("Level up!" if result.gained[Team.EVEN] else "They level up")
    assert player.scene.theatre.calls.heard == expected


def test_a_dry_pot_is_called_out(studio: Studio) -> None:
    start = Start(levels=(Rank.SEVEN, Rank.FOUR), banker=Seat.P0, played=5, deck=stacked(((Card.H7,), (), (), ()), DRY))
    table = PretendTable(start).run(my_turn_in("closing"))
    table.do(Seat.P0, Declare((Card.H7,)), aloud=False)
    player = Player(studio, table)
    while table.round.phase.name == "closing":
        table.go(mine=True)
    player.frames(2)
    assert player.scene.theatre.calls.heard == ["Dry pot!"]
    assert player.scene.desk.staging.show is not None
    player.rest()
    assert player.scene.parts.kitty.shown[0] is not None


def test_a_grab_is_called_out_and_the_trump_shown(studio: Studio) -> None:
    player = Player(studio, PretendTable(Start(deck=stacked(((Card.BJ,), (), (), ()), KITTY))))
    player.until(lambda: Card.BJ in player.scene.desk.hand)
    player.frames(2)
    player.push("Show a big joker")
    player.frames(2)
    assert player.scene.theatre.calls.heard == ["Bank grabbed!"]
    player.until(lambda: player.scene.desk.staging.show is not None)
    show = player.scene.desk.staging.show
    assert show is not None
    assert show.cards == (player.table.round.board.decided_by,)


def test_the_flip_is_turned_card_by_card(studio: Studio) -> None:
    kitty = (Card.S9, Card.BJ, Card.H4, Card.D4, Card.CK, Card.S6)
    table = PretendTable(Start(deck=stacked(((), (), (), ()), kitty))).run(
        lambda played: played.phase.name == "closing"
    )
    player = Player(studio, table)
    while table.round.phase.name == "closing":
        table.go(mine=True)
    turned: list[int] = []
    for _ in range(200):
        player.frames()
        show = player.scene.desk.staging.show
        if show is not None and len(show.cards) == 5:
            turned.append(player.scene.desk.staging.turned)
    assert sorted(set(turned)) == [0, 1, 2, 3, 4, 5]


def test_what_was_received_is_marked_until_one_acts(studio: Studio) -> None:
    table = PretendTable(Start(levels=MINE.levels, banker=Seat.P0, tribute=2, played=5, seed=4))
    player = Player(studio, table.run(lambda played: played.phase.name == "pay"))
    table.go()
    player.frames(2)
    paid = table.round.board.tribute
    assert paid is not None
    assert player.scene.desk.staging.fresh == paid.paid
    player.scene.advise()
    player.frames(2)
    player.push("Give 2 cards back")
    player.frames(2)
    kitty = player.scene.desk.staging.fresh
    assert set(kitty) <= set(table.round.view(Seat.P0).hand)
    assert len(kitty) == 6


def test_jokers_in_the_kitty_are_staged(studio: Studio) -> None:
    deck = stacked(((), (), (Card.BJ, Card.LJ), ()), KITTY, Seat.P3)
    start = Start(levels=LATER.levels, banker=Seat.P3, played=5, deck=deck, drawer=Seat.P3)
    table = PretendTable(start).run(lambda played: played.phase.name == "bury_jokers" and played.to_act == (Seat.P2,))
    player = Player(studio, table)
    table.do(Seat.P2, BuryJokers((Card.BJ, Card.LJ)))
    player.frames(2)
    assert player.scene.theatre.calls.heard == ["Jokers down!"]
    table.go()
    player.rest()
    assert player.scene.parts.kitty.shown[0] is not None
    assert_at_rest(player)


def test_a_new_round_forgets_the_old_one(studio: Studio) -> None:
    start = Start(levels=LATER.levels, banker=Seat.P1, played=5, seed=3)
    player = Player(studio, PretendTable(start, declare=0.2).run(lambda played: played.over))
    player.scene.desk.staging.fresh = (Card.S9,)
    player.push("Next round")
    player.frames(2)
    assert player.scene.desk.staging == Staging()


def test_cards_fly_to_the_hand_and_are_not_seen_twice(studio: Studio) -> None:
    player = Player(studio, PretendTable(LATER))
    while player.table.round.board.setup.first_drawer is not Seat.P0 and not player.table.round.view(Seat.P0).hand:
        player.table.do(None, Draw())
    player.frames(1)
    assert player.scene.desk.staging.arriving
    player.frames(30)
    assert_at_rest(player)


def test_all_seats_keep_their_places(studio: Studio) -> None:
    line = Player(studio, PretendTable(LATER)).scene.desk.line
    assert [line.place_of(seat) for seat in SEATS] == [0, 1, 2, 3]
    assert [line.seat_at(place) for place in range(4)] == list(SEATS)
    assert line.alone
