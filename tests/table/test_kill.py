"""The whole program is killed in the middle of a match, again and again: nothing that was acknowledged is lost."""

import random
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from game.rules.seats import Seat
from game.table.chronicle import replay
from game.table.journal import Damage, read_journal
from game.table.records import Acted
from game.table.store import MatchStore
from game.wire import action_to_plain
from tests.table.hosting import LIMIT, eventually
from tests.table.rig import ONE_OF_EACH

_MOST_STEPS = 600
"""About as many as two rounds have."""


@dataclass
class Life:
    """One run of the program: what it said before it was killed, or came to the end of the match."""

    lines: list[str] = field(default_factory=list[str])

    @property
    def over(self) -> bool:
        return self.lines[-1:] == ["over"]

    @property
    def acknowledged(self) -> list[str]:
        return [line.removeprefix("ack ") for line in self.lines if line.startswith("ack ")]

    @property
    def steps(self) -> int:
        """The number of the last step that was told."""
        return max((int(line.split()[1]) for line in self.lines if line.startswith("step ")), default=0)


@dataclass(frozen=True)
class Program:
    """What is started: where the project lies, where the journal is to lie, what is played, and where bots think."""

    project: Path
    folder: Path
    preset: str = "classic"
    bots: str = "inline"


def live(program: Program, lines: int | None, seed: int = 0) -> Life:
    """Let the program run until it has said so many lines (None: to its end), and kill it."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.table.doomed", str(program.folder), program.preset, program.bots, str(seed)],
        cwd=program.project,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    life = Life()
    for line in process.stdout:
        life.lines.append(line.rstrip("\n"))
        if len(life.lines) == lines:
            process.kill()
            break
    life.lines += process.stdout.read().splitlines()
    process.stdout.close()
    code = process.wait(timeout=LIMIT)
    assert life.over or code != 0
    assert not [line for line in life.lines if line.startswith("refused")]
    return life


def journal_in(folder: Path) -> Path:
    (path,) = [*folder.rglob("*.gunzi")]
    return path


def acted(folder: Path) -> list[str]:
    """What the person did, as the journal has it."""
    records = read_journal(journal_in(folder)).records
    return [
        str(action_to_plain(record.action))
        for record in records
        if isinstance(record, Acted) and record.seat == Seat.P0
    ]


def check(folder: Path, lives: list[Life], length: int) -> int:
    """Everything said in the last life stands in the journal; gives its length."""
    journal = read_journal(journal_in(folder))
    assert journal.damage in (None, Damage.TORN)
    assert len(journal.records) >= max(length, lives[-1].steps + 1), "no step that was told is missing"
    done, said = acted(folder), [word for life in lives for word in life.acknowledged]
    rest = iter(done)
    assert all(word in rest for word in said), "each in its order, none twice"
    _, sound = replay(journal.records)
    assert sound == len(journal.records)
    return len(journal.records)


def killed_again_and_again(program: Program, kills: int, rng: random.Random) -> None:
    lives: list[Life] = []
    folder, length = program.folder, 1
    for _ in range(kills):
        lives.append(live(program, rng.randrange(1, _MOST_STEPS // kills), rng.randrange(1000)))
        length = check(folder, lives, length)
    while not lives[-1].over:
        lives.append(live(program, None, rng.randrange(1000)))
        length = check(folder, lives, length)
    chronicle, _ = replay(read_journal(journal_in(folder)).records)
    assert chronicle is not None
    assert chronicle.match.over
    assert MatchStore(folder).waiting() == [], "it was filed"


@pytest.mark.parametrize("preset", ONE_OF_EACH)
@pytest.mark.parametrize("kills", [3, pytest.param(20, marks=pytest.mark.slow)])
def test_nothing_acknowledged_is_lost_however_often_the_program_is_killed(
    kills: int, preset: str, project: Path, tmp_path: Path, rng: random.Random
) -> None:
    killed_again_and_again(Program(project, tmp_path, preset), kills, rng)


@pytest.mark.slow
@pytest.mark.parametrize("preset", ONE_OF_EACH)
@pytest.mark.parametrize("number", range(20))
def test_matches_killed_at_twenty_times_five_moments(
    number: int, preset: str, project: Path, tmp_path: Path, seed: int
) -> None:
    killed_again_and_again(Program(project, tmp_path, preset), 5, random.Random(f"{seed} {number}"))


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="processes are looked up in /proc")
def test_when_the_program_is_killed_its_bots_end_too(project: Path, tmp_path: Path) -> None:
    life = live(Program(project, tmp_path, bots="process"), 40)
    (pid,) = (line.split()[1] for line in life.lines if line.startswith("bots "))
    eventually(lambda: not is_a_bot_process(pid))


def is_a_bot_process(pid: str) -> bool:
    """Whether the process lives and is what it was; one that ended and was not yet collected has no command."""
    try:
        return b"game.bots.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False
