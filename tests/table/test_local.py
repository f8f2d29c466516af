"""单机: a table in this process, its journal on disk and its bots; the desk where matches begin and go on."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game.rules.actions import Action
from game.rules.cards import Rank
from game.rules.match import MatchPlan
from game.rules.seats import SEATS, Seat, Team
from game.table.botpool import BotPool
from game.table.chronicle import replay
from game.table.desk import Desk, Order, Persona, plan_of
from game.table.journal import Damage, read_journal
from game.table.local import LocalConnection, LocalHost, Surroundings
from game.table.messages import Act, Closed, CloseReason, Leave, Moment, Nak, Ready, TableMessage, Update
from game.table.plan import TablePlan
from game.table.store import MatchStore
from tests.table.hosting import eventually, hosted, play_out, steps, surroundings
from tests.table.rig import ONE_OF_EACH, PACE, PRESETS, passive, plan

P0, P1, P2, P3 = SEATS


def journals(folder: Path) -> list[Path]:
    return sorted((folder / "matches" / "open").glob("*.gunzi"))


def filed(folder: Path) -> list[Path]:
    return sorted((folder / "matches" / "done").glob("*.gunzi"))


class Player:
    """A person at a local table who acts passively when his turn comes."""

    def __init__(self, line: LocalConnection) -> None:
        self.line = line
        self.came: list[TableMessage] = []
        self.act_id = 0

    def poll(self) -> None:
        new = self.line.poll()
        self.came += new
        updates = [message for message in new if isinstance(message, Update)]
        if updates and updates[-1].view.my_turn:
            action = passive(updates[-1].view)
            assert action is not None
            self.act(action)
        if updates and updates[-1].info.moment is Moment.ROUND_OVER:
            self.line.send(Ready())

    def act(self, action: Action) -> None:
        self.act_id += 1
        self.line.send(Act(self.act_id, self.update.seq, action))

    @property
    def update(self) -> Update:
        return next(message for message in reversed(self.came) if isinstance(message, Update))

    def until(self, met: Callable[[], bool]) -> None:
        def polled() -> bool:
            self.poll()
            return met()

        eventually(polled)


# --- whole matches ---


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_match_between_bots(preset: str, tmp_path: Path, seed: int) -> None:
    """From the first card until it is won; the journal is filed and leads to the same standing."""
    host = hosted(tmp_path, plan(preset=preset), seed)
    line = host.connect(P2)
    came = play_out(host, line)
    numbers = steps(came)
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    standing = host.table.chronicle.match.standing
    assert sorted(standing.won) == [0, 1]
    host.close()
    (journal,) = filed(tmp_path)
    assert journals(tmp_path) == []
    records = read_journal(journal).records
    assert len(records) == len(numbers) + 1, "every step that was told was written, and no other"
    chronicle, sound = replay(records)
    assert sound == len(records)
    assert chronicle is not None
    assert chronicle.match.standing == standing


@pytest.mark.parametrize("number", [0, *(pytest.param(number, marks=pytest.mark.slow) for number in range(1, 10))])
def test_steady_bots_play_chaodipi_from_two_past_the_ace(number: int, tmp_path: Path, seed: int) -> None:
    host = hosted(tmp_path, plan(preset="chaodipi", bot="steady"), seed + number)
    came = play_out(host, host.connect(P1))
    host.close()
    results = [message.info.settlement for message in came if isinstance(message, Update) and message.info.settlement]
    standing = host.table.chronicle.match.standing
    assert host.table.chronicle.plan.begin().standing.levels == (Rank.TWO, Rank.TWO)
    assert sorted(standing.won) == [0, 1]
    gained = [sum(result.gained[team] for result in results) for team in Team]
    assert [level - Rank.TWO + 13 * won for level, won in zip(standing.levels, standing.won, strict=True)] == gained


@pytest.mark.parametrize("preset", ONE_OF_EACH)
def test_a_person_and_three_bots_play_some_rounds(preset: str, tmp_path: Path, seed: int) -> None:
    host = hosted(tmp_path, plan([P0], preset=preset, rounds=2), seed)
    player = Player(host.connect(P0))
    player.until(lambda: bool(player.came) and player.update.info.moment is Moment.MATCH_OVER)
    assert not [message for message in player.came if isinstance(message, Nak) and message.refusal]
    host.close()
    assert len(filed(tmp_path)) == 1


@pytest.mark.parametrize("preset", ONE_OF_EACH)
def test_bots_in_a_process_of_their_own_play_a_round(preset: str, tmp_path: Path, seed: int) -> None:
    host = hosted(tmp_path, plan([P0], preset=preset, rounds=1, bot="steady"), seed, lambda: BotPool(seed))
    player = Player(host.connect(P0))
    player.until(lambda: host.table.chronicle.match.over)
    host.close()


# --- stopping and going on ---


def played_a_while(folder: Path, seed: int, chosen: TablePlan, count: int = 200) -> LocalHost:
    """A match of which some steps are played."""
    host = hosted(folder, chosen, seed)
    player = Player(host.connect(P0))
    player.until(lambda: bool(player.came) and player.update.seq >= count)
    return host


@pytest.mark.parametrize("preset", ONE_OF_EACH)
def test_a_match_that_is_left_goes_on_where_it_was(preset: str, tmp_path: Path, seed: int) -> None:
    host = played_a_while(tmp_path, seed, plan([P0], preset=preset, rounds=1), 140)
    before = host.table.chronicle
    host.close()
    host.close()
    desk = Desk(tmp_path, surroundings(seed + 1))
    assert desk.under_way() == before.plan
    again = desk.take_up()
    assert again is not None
    assert desk.asides == []
    assert again.table.chronicle == before
    player = Player(again.connect(P0))
    player.poll()
    assert before.round is not None
    assert isinstance(player.came[0], Update)
    assert player.came[0].view == before.round.view(P0)
    player.until(lambda: again.table.chronicle.match.over)
    again.close()
    assert desk.under_way() is None
    assert desk.take_up() is None


def test_a_new_match_leaves_the_old_one_waiting(tmp_path: Path, seed: int) -> None:
    played_a_while(tmp_path, seed, plan([P0], preset="dalian")).close()
    desk = Desk(tmp_path, surroundings(seed))
    bots = (Persona("A", "ox"), Persona("B", "ox"), Persona("C", "ox"))
    fresh = desk.begin(plan_of(Order(PRESETS["qiqi"], MatchPlan(1), "qiqi"), Persona("Ann", "ox"), bots))
    assert desk.under_way() == plan([P0], preset="dalian")
    fresh.close()
    assert len(journals(tmp_path)) == 2


def test_a_damaged_match_goes_on_and_the_desk_tells_of_it(tmp_path: Path, seed: int) -> None:
    host = played_a_while(tmp_path, seed, plan([P0]))
    host.close()
    (journal,) = journals(tmp_path)
    journal.write_bytes(journal.read_bytes()[:-2])
    desk = Desk(tmp_path, surroundings(seed))
    again = desk.take_up()
    assert again is not None
    (aside,) = desk.asides
    assert (aside.damage, aside.resumable) == (Damage.TORN, True)
    again.close()


def test_a_match_that_cannot_go_on_makes_way_for_an_older_one(tmp_path: Path, seed: int) -> None:
    played_a_while(tmp_path, seed, plan([P0], preset="dalian")).close()
    (old,) = journals(tmp_path)
    os.utime(old, (1_000_000, 1_000_000))
    played_a_while(tmp_path, seed, plan([P0], preset="qiqi")).close()
    (new,) = set(journals(tmp_path)) - {old}
    new.write_bytes(b"gunzi-journal 1 999\n")
    desk = Desk(tmp_path, surroundings(seed))
    assert desk.under_way() == plan([P0], preset="dalian")
    again = desk.take_up()
    assert again is not None
    assert again.table.chronicle.plan.preset == "dalian"
    assert [aside.damage for aside in desk.asides] == [Damage.OTHER_VERSION]
    again.close()


def test_a_match_that_ended_with_the_program_shows_its_result_once_more(tmp_path: Path, seed: int) -> None:
    """Killed between the last card and filing."""
    host = hosted(tmp_path, plan(rounds=1), seed)
    play_out(host, host.connect(P0))
    host._store = None  # pyright: ignore[reportPrivateUsage]  # dies before it can file
    host.close()
    desk = Desk(tmp_path, surroundings(seed))
    again = desk.take_up()
    assert again is not None
    (update,) = again.connect(P0).poll()
    assert isinstance(update, Update)
    assert update.info.moment is Moment.MATCH_OVER
    assert update.info.settlement is not None
    again.close()
    assert len(filed(tmp_path)) == 1
    assert desk.take_up() is None


def test_a_match_that_everybody_left_for_good_is_filed(tmp_path: Path, seed: int) -> None:
    host = played_a_while(tmp_path, seed, plan([P0]))
    line = host.connect(P0)
    line.send(Leave(for_good=True))
    assert line.poll()[-1] == Closed(CloseReason.LEFT, resumable=False)
    line.close()
    assert journals(tmp_path) == []
    assert len(filed(tmp_path)) == 1
    assert Desk(tmp_path, surroundings(seed)).under_way() is None


def test_a_match_that_was_left_for_a_while_is_not_filed(tmp_path: Path, seed: int) -> None:
    host = played_a_while(tmp_path, seed, plan([P0]))
    line = host.connect(P0)
    line.send(Leave())
    assert line.poll()[-1] == Closed(CloseReason.LEFT, resumable=True)
    line.close()
    assert len(journals(tmp_path)) == 1


def test_the_table_stops_with_its_last_line(tmp_path: Path, seed: int) -> None:
    host = hosted(tmp_path, plan([P0], PACE), seed)
    seat, spectator = host.connect(P0), host.connect(None)
    seat.poll()
    seat.close()
    assert spectator.poll(), "somebody still looks on"
    spectator.close()
    assert host.connect(P1).poll() == [host_stands(host, P1)], "how it stands can be looked at, but it does not go on"
    store = MatchStore(tmp_path)
    assert len(store.waiting()) == 1


def host_stands(host: LocalHost, viewer: Seat) -> Update:
    chronicle = host.table.chronicle
    assert chronicle.round is not None
    (update,) = (message for message in host.connect(viewer).poll() if isinstance(message, Update))
    assert update.view == chronicle.round.view(viewer)
    return update


# --- a disk that takes no more ---


class Full:
    """Makes every write fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def refuse(handle: int, data: object) -> int:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(os, "write", refuse)


def test_when_the_disk_is_full_the_table_ends_with_a_word_and_nothing_is_lost(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host = hosted(tmp_path, plan(rounds=1), seed)
    seat, spectator = host.connect(P0), host.connect(None)
    eventually(lambda: max(steps(seat.poll()), default=0) >= 200)
    spectator.poll()
    before = host.table.chronicle
    Full(monkeypatch)
    told = seat.poll()
    assert told[-1] == Closed(CloseReason.FAULT, resumable=True)
    assert spectator.poll() == [Closed(CloseReason.FAULT, resumable=True)]
    assert seat.poll() == []
    assert host.table.chronicle is before
    assert "No space left" in caplog.text
    monkeypatch.undo()
    (journal,) = journals(tmp_path)
    assert len(read_journal(journal).records) > max(steps(told)), "what could not be written was not told"
    again = Desk(tmp_path, surroundings(seed)).take_up()
    assert again is not None
    assert again.table.chronicle == before
    again.close()


def test_a_persons_action_that_cannot_be_written_is_not_acknowledged(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = hosted(tmp_path, plan(SEATS), seed)
    lines = {seat: host.connect(seat) for seat in SEATS}
    lines[P0].poll()
    before = host.table.chronicle
    assert before.round is not None
    (seat,) = before.round.to_act
    Full(monkeypatch)
    lines[seat].poll()
    lines[seat].send(Act(1, 10**6, next(before.round.view(seat).actions())))
    assert lines[seat].poll() == [Closed(CloseReason.FAULT, resumable=True)]
    assert host.table.chronicle is before


def test_a_match_that_cannot_be_filed_says_so_in_the_log_and_nowhere_else(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host = hosted(tmp_path, plan(rounds=1), seed)
    play_out(host, host.connect(P0))

    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(13, "in use", str(target))

    monkeypatch.setattr(Path, "rename", refuse)
    host.close()
    assert "in use" in caplog.text
    monkeypatch.undo()
    assert len(journals(tmp_path)) == 1
    assert len(MatchStore(tmp_path).waiting()) == 1, "its lock was let go"


def test_a_table_without_a_store_is_not_filed(tmp_path: Path, seed: int) -> None:
    match = MatchStore(tmp_path).create(plan(rounds=1))
    host = LocalHost(None, match, surroundings(seed))
    play_out(host, host.connect(P0))
    host.close()
    assert len(journals(tmp_path)) == 1


def test_a_table_takes_its_surroundings_from_the_machine_unless_told_otherwise() -> None:
    usual = Surroundings()
    assert usual.clock() <= usual.clock()
    assert len(usual.entropy(32)) == 32
    assert usual.entropy(32) != usual.entropy(32)
    bots = usual.bots()
    assert isinstance(bots, BotPool)
    assert bots.pid is None
    bots.close()
