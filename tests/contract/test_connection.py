"""连接: what every connection promises, wherever the table is."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.rules.actions import Action, Bury, Draw, Pass, Play
from game.rules.cards import Card
from game.rules.events import CardsPlayed, Viewer
from game.rules.refusals import Refusal
from game.rules.seats import SEATS, Seat
from game.table.messages import (
    Ack,
    Act,
    ClientMessage,
    Closed,
    CloseReason,
    Denial,
    Leave,
    Moment,
    Nak,
    Occupant,
    Pause,
    Ready,
    Update,
)
from game.table.plan import TablePlan
from tests.contract.party import Party, Player
from tests.contract.venues import OPENERS, Opener
from tests.kit.random_rounds import random_action
from tests.table.rig import ONE_OF_EACH, PACE, plan

P0, P1, P2, P3 = SEATS
Tables = Callable[[TablePlan], Party]


@pytest.fixture(params=OPENERS)
def opener(request: pytest.FixtureRequest) -> Opener:
    return OPENERS[request.param]


@pytest.fixture(params=ONE_OF_EACH)
def table(request: pytest.FixtureRequest, opener: Opener, tmp_path: Path, seed: int) -> Iterator[Tables]:
    """Opens a table by its plan, each game being played at it in turn; all are closed afterwards."""
    parties: list[Party] = []
    rules = plan(preset=request.param)

    def open_table(chosen: TablePlan) -> Party:
        folder = tmp_path / str(len(parties))
        folder.mkdir()
        match = replace(rules.match, rounds=chosen.match.rounds)
        chosen = replace(chosen, options=rules.options, preset=rules.preset, match=match)
        parties.append(Party(opener(chosen, folder, seed)))
        return parties[-1]

    yield open_table
    for party in parties:
        party.venue.quit()


# --- what comes ---


@pytest.mark.parametrize("viewer", [P0, P2, None], ids=str)
def test_the_first_that_comes_is_how_things_stand_for_this_viewer(table: Tables, viewer: Viewer) -> None:
    party = table(plan([P0, P2], PACE)).join(viewer)
    party.until(lambda: bool(party[viewer].came))
    first = party[viewer].came[0]
    assert isinstance(first, Update)
    assert first.view.seat == viewer
    assert [info.name for info in first.info.seats] == ["P0", "P1", "P2", "P3"]


def test_a_match_between_bots_is_told_step_by_step_to_all(table: Tables) -> None:
    party = table(plan(rounds=1)).join(P0, P3, None)
    party.until(
        lambda: all(p.all(Update) and p.update.info.moment is Moment.MATCH_OVER for p in party.players.values())
    )
    ends: list[int] = []
    for viewer, player in party.players.items():
        updates = player.all(Update)
        assert len(updates) == len(player.came), "nothing else was said"
        first = updates[0].seq
        assert [update.seq for update in updates] == list(range(first, first + len(updates)))
        assert {update.view.seat for update in updates} == {viewer}
        ends.append(updates[-1].seq)
    assert len(set(ends)) == 1


def test_a_viewer_sees_his_own_cards_alone(table: Tables) -> None:
    party = table(plan([P1])).join(P1, None)
    party.until_turn(P1, "play")
    seen, public = party[P1].view, party[None].view
    assert seen.hand
    assert public.hand == ()
    assert seen.sizes == public.sizes
    assert seen.board == public.board


# --- what is said ---


def at_play(table: Tables, *people: Seat) -> Party:
    """A table at which P0 has to play a card."""
    party = table(plan(people or [P0])).join(*(people or [P0]), None)
    party.until_turn(P0, "play")
    return party


def first_card(player: Player) -> Play:
    action = next(player.view.actions())
    assert isinstance(action, Play)
    return action


def test_an_action_is_done_then_told_then_acknowledged(table: Tables) -> None:
    party = at_play(table)
    action, before = first_card(party[P0]), len(party[P0].came)
    act_id = party[P0].act(action)
    assert party.reply(P0, act_id) == Ack(act_id)
    told = party[P0].came[before:]
    played = next(i for i, message in enumerate(told) if isinstance(message, Update) and message.events)
    assert played < told.index(Ack(act_id))
    assert CardsPlayed(P0, action.cards) in party[P0].events


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (Pass(), Refusal.WRONG_STEP),
        (Draw(), Refusal.WRONG_STEP),
        (Bury(()), Refusal.WRONG_STEP),
        (Play(()), Refusal.NO_CARDS),
        (Play((Card.BJ,) * 4), Refusal.NOT_HELD),
        (Play((Card.S3,) * 1000), Refusal.NOT_HELD),
    ],
    ids=repr,
)
def test_an_action_against_the_rules_is_refused_with_the_reason(
    table: Tables, action: Action, refusal: Refusal
) -> None:
    party = at_play(table)
    act_id = party[P0].act(action)
    assert party.reply(P0, act_id) == Nak(act_id, refusal)
    assert party[P0].view.my_turn


def test_an_action_on_an_older_turn_is_stale(table: Tables) -> None:
    party = at_play(table)
    old = party[P0].update.seq
    party.reply(P0, party[P0].act(first_card(party[P0])))
    party.until_turn(P0, "play")
    act_id = party[P0].act(first_card(party[P0]), seq=old)
    assert party.reply(P0, act_id) == Nak(act_id, denial=Denial.STALE)


def test_an_action_sent_twice_is_done_once(table: Tables) -> None:
    party = at_play(table)
    player, seq, size = party[P0], party[P0].update.seq, len(party[P0].view.hand)
    action = first_card(player)
    act_id = player.act(action, seq)
    party.reply(P0, act_id)
    for _ in range(2):
        player.line.send(Act(act_id, seq, action))
    party.until(lambda: len(player.all(Ack)) >= 3)
    assert player.all(Ack)[-2:] == [Ack(act_id)] * 2
    assert len([event for event in player.events if getattr(event, "cards", None) == action.cards]) >= 1
    assert len(player.view.hand) == size - len(action.cards)


def test_a_spectator_has_no_seat_to_act_for(table: Tables) -> None:
    party = at_play(table)
    act_id = party[None].act(first_card(party[P0]))
    assert party.reply(None, act_id) == Nak(act_id, denial=Denial.NO_SEAT)
    for message in (Ready(), Pause(on=True)):
        party[None].line.send(message)
    for _ in range(20):
        party.poll()
    assert not party[P0].update.info.paused


def test_one_person_alone_can_pause(table: Tables) -> None:
    party = at_play(table)
    party[P0].line.send(Pause(on=True))
    party.until(lambda: party[P0].update.info.paused)
    act_id = party[P0].act(first_card(party[P0]))
    assert party.reply(P0, act_id) == Nak(act_id, denial=Denial.PAUSED)
    party[P0].line.send(Pause(on=False))
    party.until(lambda: not party[P0].update.info.paused)
    assert isinstance(party.reply(P0, party[P0].act(first_card(party[P0]))), Ack)


def test_two_people_cannot_pause_each_other(table: Tables) -> None:
    party = at_play(table, P0, P1)
    party[P0].line.send(Pause(on=True))
    assert isinstance(party.reply(P0, party[P0].act(first_card(party[P0]))), Ack)
    assert not any(update.info.paused for update in party[P1].all(Update))


def test_the_next_round_waits_for_all_the_people(table: Tables) -> None:
    party = table(plan([P0, P2], rounds=2)).join(P0, P2)
    party.until(lambda: (is_over(party[P0]) and is_over(party[P2])) or party.play_on())
    assert party[P0].update.info.waiting_ready == (P0, P2)
    party[P2].line.send(Ready())
    party.until(lambda: party[P0].update.info.waiting_ready == (P0,))
    party[P0].line.send(Ready())
    party.until(lambda: party[P2].update.info.moment is Moment.PLAYING)


def is_over(player: Player) -> bool:
    return bool(player.all(Update)) and player.update.info.moment is not Moment.PLAYING


def test_a_match_of_four_people_comes_to_its_end(table: Tables, rng: random.Random) -> None:
    """Everybody plays anything legal from his own view; nothing is refused; all see the same result."""
    party = table(plan(SEATS, rounds=2)).join(*SEATS)

    def go_on() -> bool:
        for player in party.players.values():
            if player.all(Update) and player.update.info.moment is Moment.ROUND_OVER:
                player.line.send(Ready())
            elif player.all(Update) and party.awaited(player):
                player.act(random_action(player.view, rng))
        return all(p.all(Update) and p.update.info.moment is Moment.MATCH_OVER for p in party.players.values())

    party.until(go_on)
    standings = {player.update.info.standing for player in party.players.values()}
    assert len(standings) == 1
    for player in party.players.values():
        assert {nak.denial for nak in player.all(Nak)} <= {Denial.STALE, None}
        assert not [nak for nak in player.all(Nak) if nak.refusal not in (None, Refusal.NOT_YOUR_TURN)]


# --- coming and going ---


def test_who_leaves_is_told_so_and_hears_nothing_more(table: Tables) -> None:
    party = at_play(table, P0, P1)
    party[P0].line.send(Leave())
    party.until(lambda: bool(party[P0].all(Closed)))
    assert party[P0].came[-1] == Closed(CloseReason.LEFT, resumable=True)
    heard = len(party[P0].came)
    for _ in range(50):
        party.poll()
    assert len(party[P0].came) == heard


def test_who_comes_back_finds_his_cards_and_his_turn(table: Tables) -> None:
    party = at_play(table, P0, P1)
    before = party[P0].view
    party[P0].line.send(Leave())
    party.until(lambda: bool(party[P0].all(Closed)))
    party[P0].line.close()
    party.join(P0)
    party.until(lambda: bool(party[P0].all(Update)))
    assert party[P0].view == before
    assert isinstance(party.reply(P0, _next_id(party[P0], 100)), Ack)


def _next_id(player: Player, act_id: int) -> int:
    """Act under a number that no earlier line of the seat has used."""
    player.act_id = act_id
    return player.act(first_card(player))


def test_a_new_line_takes_the_place_of_the_old_one(table: Tables) -> None:
    party = at_play(table, P0, P1)
    old = party[P0]
    party.join(P0)
    party.until(lambda: bool(party[P0].all(Update)))
    old.line.close()
    assert isinstance(party.reply(P0, _next_id(party[P0], 100)), Ack)


def test_who_leaves_for_good_is_stood_in_for(table: Tables) -> None:
    party = at_play(table, P0, P1)
    party[P0].line.send(Leave(for_good=True))
    party.until(lambda: bool(party[P0].all(Closed)))
    assert party[P0].came[-1] == Closed(CloseReason.LEFT, resumable=False)
    party.until(lambda: party[P1].update.info.seats[P0].occupant is Occupant.STAND_IN)


def test_a_spectator_leaves_without_disturbing(table: Tables) -> None:
    party = at_play(table)
    party[None].line.send(Leave())
    party.until(lambda: bool(party[None].all(Closed)))
    party[None].line.close()
    assert isinstance(party.reply(P0, party[P0].act(first_card(party[P0]))), Ack)


def test_when_the_host_quits_everybody_is_told(table: Tables) -> None:
    party = at_play(table, P0, P1)
    party.venue.quit()
    party.until(lambda: all(player.all(Closed) for player in party.players.values()))
    for player in party.players.values():
        assert player.came[-1] == Closed(CloseReason.HOST_QUIT, resumable=True)


MESSAGES: list[ClientMessage] = [Act(10**6, 0, Pass()), Ready(), Pause(on=True), Leave(), Leave(for_good=True)]


@pytest.mark.parametrize("message", MESSAGES, ids=repr)
def test_a_closed_line_takes_anything_and_gives_nothing(table: Tables, message: ClientMessage) -> None:
    party = at_play(table)
    line = party.players.pop(P0).line
    line.close()
    line.close()
    line.send(message)
    line.poll()
    assert line.poll() == []
    assert not party[None].update.info.paused


@pytest.mark.parametrize("message", MESSAGES, ids=repr)
def test_a_line_takes_anything_before_the_first_card(table: Tables, message: ClientMessage) -> None:
    party = table(plan([P0], PACE)).join(P0)
    party[P0].line.send(message)
    party[P0].line.send(message)
    party.until(lambda: bool(party[P0].came))
