"""机器人池: the bots' own process: it answers, is replaced when it dies, and stops nothing when it goes wrong."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.rules.seats import Seat
from game.rules.view import SeatView
from game.table import botpool
from game.table.asking import Ask
from game.table.botpool import Answer, BotPool, InlineBots
from tests.kit.random_rounds import random_walk
from tests.table.hosting import LIMIT, eventually, hosted, play_out, steps
from tests.table.rig import ONE_OF_EACH, plan

posix = pytest.mark.skipif(os.name == "nt", reason="needs the signals of POSIX")


@pytest.fixture
def pool() -> Iterator[BotPool]:
    pool = BotPool(7)
    yield pool
    pool.close()
    pool.close()


def a_view(seed: int, stage: str = "play") -> SeatView:
    """What a seat sees that has to act."""
    states = (state for number in range(20) for state in random_walk(seed, "classic", number).states)
    state = next(state for state in states if state.phase.name == stage)
    return state.view(state.to_act[0] if state.to_act else Seat.P0)


def answers(pool: BotPool, count: int = 1) -> list[Answer]:
    """The next answers."""
    came: list[Answer] = []

    def all_came() -> bool:
        came.extend(pool.poll())
        return len(came) >= count

    eventually(all_came)
    return came


def pid_of(pool: BotPool) -> int:
    assert pool.pid is not None
    return pool.pid


def other_program(monkeypatch: pytest.MonkeyPatch, script: str) -> list[Any]:
    """Start this script instead of the bots; gives the processes that were started."""
    started: list[Any] = []
    popen = subprocess.Popen

    def start(arguments: list[str], **how: Any) -> Any:
        started.append(popen([arguments[0], "-c", script], **how))
        return started[-1]

    monkeypatch.setattr(botpool.subprocess, "Popen", start)
    return started


# --- as it should be ---


@pytest.mark.parametrize("level", ["random", "steady"])
def test_a_question_is_answered_by_another_process(pool: BotPool, level: str, seed: int) -> None:
    view = a_view(seed)
    pool.ask(Ask(1, level, view))
    ((number, action),) = answers(pool)
    assert number == 1
    assert action is not None
    assert view.check(action) is None
    assert pid_of(pool) != os.getpid()


def test_in_the_draw_the_answer_may_be_nothing(pool: BotPool, seed: int) -> None:
    view = a_view(seed, "draw")
    pool.ask(Ask(1, "random", view))
    assert answers(pool) == [(1, None)]


def test_questions_are_answered_in_order_by_one_process(pool: BotPool, seed: int) -> None:
    view = a_view(seed)
    for number in (1, 2, 3):
        pool.ask(Ask(number, "random", view))
    pid = pid_of(pool)
    assert [number for number, _ in answers(pool, 3)] == [1, 2, 3]
    pool.ask(Ask(4, "random", view))
    assert [number for number, _ in answers(pool)] == [4]
    assert pool.pid == pid


def test_nothing_is_started_before_it_is_needed(pool: BotPool) -> None:
    assert pool.pid is None
    assert pool.poll() == []


def test_closing_ends_the_process(seed: int) -> None:
    pool = BotPool(7)
    pool.ask(Ask(1, "random", a_view(seed)))
    pid = pid_of(pool)
    pool.close()
    assert pool.pid is None
    if os.name != "nt":
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_the_same_seed_thinks_the_same(seed: int) -> None:
    view = a_view(seed)
    chosen: list[object] = []
    for pool in (BotPool(5), BotPool(5)):
        pool.ask(Ask(1, "random", view))
        chosen.append(answers(pool))
        pool.close()
    inline = InlineBots(5)
    inline.ask(Ask(1, "random", view))
    chosen.append(inline.poll())
    assert chosen[0] == chosen[1] == chosen[2]


def test_a_bot_that_nobody_knows_is_stood_in_for(seed: int) -> None:
    """A journal from elsewhere names a level that this program has not."""
    view = a_view(seed)
    bots = InlineBots(1)
    bots.ask(Ask(1, "grandmaster", view))
    ((_, action),) = bots.poll()
    assert action is not None
    assert view.check(action) is None


# --- as it should not be ---


@posix
def test_a_process_killed_over_a_question_is_replaced_and_the_question_answered(pool: BotPool, seed: int) -> None:
    pool.ask(Ask(1, "random", a_view(seed)))
    answers(pool)
    pid = pid_of(pool)
    os.kill(pid, signal.SIGSTOP)
    pool.ask(Ask(2, "random", a_view(seed)))
    assert pool.poll() == []
    os.kill(pid, signal.SIGKILL)
    ((number, action),) = answers(pool)
    assert number == 2
    assert action is not None
    assert pid_of(pool) != pid


@posix
def test_a_process_that_died_between_questions_is_replaced(pool: BotPool, seed: int) -> None:
    pool.ask(Ask(1, "random", a_view(seed)))
    answers(pool)
    pid = pid_of(pool)
    os.kill(pid, signal.SIGKILL)
    pool.ask(Ask(2, "random", a_view(seed)))
    assert answers(pool)[0][0] == 2
    assert pid_of(pool) != pid


@posix
def test_a_process_that_hangs_is_replaced_before_its_pipe_is_full(pool: BotPool, seed: int) -> None:
    """The table has given these questions up; the pool must not block over the next."""
    pool.ask(Ask(1, "random", a_view(seed)))
    answers(pool)
    pid = pid_of(pool)
    os.kill(pid, signal.SIGSTOP)
    asked = 1
    while pool.pid == pid:
        asked += 1
        assert asked < 10
        pool.ask(Ask(asked, "random", a_view(seed)))
    assert [number for number, _ in answers(pool)] == [asked], "those given up are not asked again"


@posix
def test_a_match_goes_on_although_the_process_is_killed_again_and_again(tmp_path: Path, seed: int) -> None:
    pool = BotPool(seed)
    host = hosted(tmp_path, plan(rounds=1, bot="steady"), seed, lambda: pool)
    line = host.connect(Seat.P0)
    killed: list[int] = []
    end = time.monotonic() + LIMIT
    for moment in (5, 120, 230):
        while not any(seq >= moment for seq in steps(line.poll())):
            assert time.monotonic() < end
        killed.append(pid_of(pool))
        os.kill(killed[-1], signal.SIGKILL)
    play_out(host, line)
    host.close()
    assert len(set(killed)) == 3


GARBAGE = {
    "noise": "import os; os.write(1, b'\\xc1\\xff' * 50); os.read(0, 1)",
    "text": "print('hello', flush=True); import os; os.read(0, 1)",
    "an answer with half an action": "import os; os.write(1, b'\\x92\\x01\\x92\\xa4play\\x80'); os.read(0, 1)",
    "a number without an answer": "import os; os.write(1, b'\\x07'); os.read(0, 1)",
    "infinity for a number": "import os; os.write(1, b'\\x92\\xcb\\x7f\\xf0' + bytes(6) + b'\\xc0'); os.read(0, 1)",
    "a map": "import os; os.write(1, b'\\x81\\xa1a\\x01'); os.read(0, 1)",
    "a value without end": "import os\nwhile True: os.write(1, b'\\xdb\\x7f\\xff\\xff\\xff' + b'x' * 60000)",
    "nothing, and it ends": "pass",
    "nothing, and it fails": "raise SystemExit(3)",
    "a closed output": "import os; os.close(1); os.read(0, 1)",
}


@pytest.mark.parametrize("script", GARBAGE.values(), ids=GARBAGE)
def test_a_process_that_makes_no_sense_is_given_up_and_the_questions_answered_here(
    pool: BotPool, script: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = other_program(monkeypatch, script)
    view = a_view(seed)
    pool.ask(Ask(1, "random", view))
    ((number, action),) = answers(pool)
    assert number == 1
    assert action is not None
    assert view.check(action) is None
    assert len(started) == 3
    assert all(process.poll() is not None for process in started), "none is left running"
    assert pool.pid is None
    for number in range(2, 20):
        pool.ask(Ask(number, "random", view))
        assert [came for came, _ in answers(pool)] == [number]


def test_where_no_process_can_be_started_bots_think_here(
    pool: BotPool, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    pool.ask(Ask(1, "random", a_view(seed)))
    assert [number for number, _ in pool.poll()] == [1]
    assert pool.pid is None


def test_a_bot_that_fails_says_one_line_and_gives_no_answer(seed: int, caplog: pytest.LogCaptureFixture) -> None:
    class Broken:
        def act(self, view: SeatView) -> None:
            raise ZeroDivisionError(view.stage.name)

    bots = InlineBots(1)
    bots._thinkers._bots["random", "dagunzi"] = Broken()  # pyright: ignore[reportPrivateUsage]
    bots.ask(Ask(1, "random", a_view(seed)))
    assert bots.poll() == [(1, None)]
    (record,) = caplog.records
    assert "random" in record.getMessage()
    assert not record.exc_info, "no traceback reaches a player"


# --- measured ---


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
@pytest.mark.parametrize("preset", ONE_OF_EACH)
@pytest.mark.parametrize("level", ["random", "steady"])
def test_the_bot_process_needs_no_more_than_60_mb(tmp_path: Path, level: str, preset: str, seed: int) -> None:
    pool = BotPool(seed)
    host = hosted(tmp_path, plan(preset=preset, rounds=1, bot=level), seed, lambda: pool)
    play_out(host, host.connect(Seat.P0))
    status = Path(f"/proc/{pool.pid}/status").read_text(encoding="ascii")
    peak = next(int(row.split()[1]) for row in status.splitlines() if row.startswith("VmHWM"))
    host.close()
    assert peak <= 60 * 1024, f"{peak} kB"


@pytest.mark.parametrize("rules", ["mixed", "chaodipi-mixed"])
@pytest.mark.parametrize("level", ["random", "steady"])
def test_whatever_a_seat_is_asked_in_a_round_its_answer_is_legal(
    pool: BotPool, level: str, rules: str, seed: int
) -> None:
    walks = (random_walk(seed, rules, number) for number in range(3))
    waiting = [state for walk in walks for state in walk.states if state.to_act]
    for number, state in enumerate(waiting[::7], start=1):
        (seat,) = state.to_act
        pool.ask(Ask(number, level, state.view(seat)))
        ((came, action),) = answers(pool)
        assert came == number
        assert action is not None
        assert state.check(seat, action) is None
