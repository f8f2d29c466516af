"""存档: matches under way and finished, a lock each; damaged journals are set aside, their sound part goes on."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from game.rules.seats import Seat
from game.table import store as stores
from game.table.chronicle import replay
from game.table.journal import Damage, header, parse_journal, read_journal
from game.table.lock import Lock
from game.table.records import Opened, Record
from game.table.store import MatchStore, OpenMatch
from tests.table.matches import records_of
from tests.table.rig import ONE_OF_EACH, dealt, plan

FEW = 30


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path)


def begun(store: MatchStore, records: tuple[Record, ...]) -> OpenMatch:
    """A match with these records behind its plan."""
    first = records[0]
    assert isinstance(first, Opened)
    match = store.create(first.plan)
    for record in records[1:]:
        match.writer.append(record)
        match.chronicle, _ = match.chronicle.after(record)
    return match


def left(store: MatchStore, records: tuple[Record, ...]) -> Path:
    """A match that was left; gives its journal."""
    match = begun(store, records)
    match.close()
    return match.writer.path


@pytest.fixture(params=ONE_OF_EACH)
def few(request: pytest.FixtureRequest, seed: int) -> tuple[Record, ...]:
    """The first records of a match, of each game in turn."""
    return records_of(seed, request.param)[:FEW]


def test_a_match_begins_with_its_plan_on_disk(store: MatchStore) -> None:
    chosen = plan([Seat.P0], preset="dalian")
    match = store.create(chosen)
    assert match.chronicle.plan == chosen
    assert read_journal(match.writer.path).records == (Opened(chosen),)
    assert store.peek(match.writer.path) == chosen
    match.close()


def test_a_match_left_can_be_taken_up_where_it_was(store: MatchStore, few: tuple[Record, ...]) -> None:
    path = left(store, few)
    assert store.waiting() == [path]
    match, aside = store.resume(path)
    assert match is not None
    assert aside is None
    assert match.chronicle == replay(few)[0]
    assert store.waiting() == [], "it is being played"
    match.close()
    match.close()
    assert store.waiting() == [path]


def test_a_match_taken_up_is_written_on(store: MatchStore, seed: int) -> None:
    records = records_of(seed)
    path = left(store, records[:FEW])
    match, _ = store.resume(path)
    assert match is not None
    for record in records[FEW : FEW + 20]:
        match.writer.append(record)
    match.close()
    assert read_journal(path).records == records[: FEW + 20]


def test_the_match_played_last_comes_first(store: MatchStore, few: tuple[Record, ...]) -> None:
    first, second, third = (left(store, few) for _ in range(3))
    for age, path in enumerate((second, third, first)):
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    assert store.waiting() == [second, third, first]


def test_a_finished_match_is_filed_and_waits_no_more(store: MatchStore, seed: int, tmp_path: Path) -> None:
    records = records_of(seed)
    match = begun(store, records)
    assert match.chronicle.match.over
    target = store.finish(match)
    assert store.waiting() == []
    assert read_journal(target).records == records
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == [target.name], "no lock is left behind"


def test_a_match_that_cannot_be_filed_stays(
    store: MatchStore, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(store, records_of(seed))
    monkeypatch.setattr(store, "_done", tmp_path / "gone")
    with pytest.raises(FileNotFoundError):
        store.finish(match)
    assert store.waiting() == [match.writer.path], "and can be taken up"


# --- damage ---


def test_a_torn_tail_is_cut_off_a_copy_kept_and_the_match_goes_on(store: MatchStore, few: tuple[Record, ...]) -> None:
    path = left(store, few)
    whole = path.read_bytes()
    path.write_bytes(whole[:-3])
    match, aside = store.resume(path)
    assert match is not None
    assert aside is not None
    assert (aside.damage, aside.resumable) == (Damage.TORN, True)
    assert aside.moved_to is not None
    assert aside.moved_to.read_bytes() == whole[:-3]
    assert os.name == "nt" or aside.moved_to.stat().st_mode & 0o777 == 0o600, "as private as the journal"
    assert match.chronicle == replay(few[:-1])[0]
    match.writer.append(few[-1])
    match.close()
    assert path.read_bytes() == whole


def test_a_changed_byte_keeps_what_stands_before_it(store: MatchStore, few: tuple[Record, ...]) -> None:
    path = left(store, few)
    data = bytearray(path.read_bytes())
    ends = parse_journal(bytes(data)).ends
    data[ends[9] + 10] ^= 0x20
    path.write_bytes(data)
    match, aside = store.resume(path)
    assert match is not None
    assert aside is not None
    assert (aside.damage, aside.resumable) == (Damage.CORRUPT, True)
    assert match.chronicle == replay(few[:10])[0]
    match.close()
    assert read_journal(path).records == few[:10]
    assert read_journal(path).damage is None


def test_a_record_that_cannot_follow_ends_the_sound_part(store: MatchStore, few: tuple[Record, ...]) -> None:
    """Sound bytes, but no match of ours: written by a faulty program, or by hand."""
    path = left(store, few[:12])
    match, _ = store.resume(path)
    assert match is not None
    for record in (dealt(), *few[12:20]):  # a second deal in the middle of the draw
        match.writer.append(record)
    match.close()
    match, aside = store.resume(path)
    assert match is not None
    assert aside is not None
    assert (aside.damage, aside.resumable) == (Damage.CORRUPT, True)
    assert match.chronicle == replay(few[:12])[0]
    match.close()
    assert read_journal(path).records == few[:12]


UNUSABLE = {
    "empty": (b"", Damage.TORN),
    "a torn header": (header()[:10], Damage.TORN),
    "a header alone": (header(), Damage.TORN),
    "another version": (b"gunzi-journal 1 999\n" + bytes(100), Damage.OTHER_VERSION),
    "foreign": (b"\x89PNG\r\n\x1a\n", Damage.FOREIGN),
    "a plan torn": (header() + b"\x00\x00\x01\x00" + bytes(20), Damage.TORN),
    "a plan spoilt": (header() + b"\x00\x00\x00\x04" + bytes(20), Damage.CORRUPT),
}


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes in folders")
def test_a_pipe_among_the_journals_is_not_waited_for(store: MatchStore, few: tuple[Record, ...]) -> None:
    path = left(store, few)
    path.unlink()
    os.mkfifo(path)
    assert store.peek(path) is None


@pytest.mark.parametrize(("data", "damage"), UNUSABLE.values(), ids=UNUSABLE)
def test_a_file_without_a_plan_is_set_aside_whole(
    data: bytes, damage: Damage, store: MatchStore, few: tuple[Record, ...]
) -> None:
    path = left(store, few)
    path.write_bytes(data)
    assert store.peek(path) is None
    match, aside = store.resume(path)
    assert match is None
    assert aside is not None
    assert (aside.damage, aside.resumable) == (damage, False)
    assert aside.moved_to is not None
    assert aside.moved_to.read_bytes() == data
    assert aside.moved_to.name == f"{path.name}.bad-1"
    assert store.waiting() == [], "it is not offered again"


def test_a_journal_that_begins_with_something_else_than_a_plan_is_set_aside(
    store: MatchStore, few: tuple[Record, ...]
) -> None:
    path = left(store, few)
    data = path.read_bytes()
    path.write_bytes(header() + data[parse_journal(data).ends[0] :])
    match, aside = store.resume(path)
    assert match is None
    assert aside is not None
    assert aside.damage is Damage.CORRUPT


def test_what_is_set_aside_never_overwrites_what_was(store: MatchStore, few: tuple[Record, ...]) -> None:
    path = left(store, few)
    whole = path.read_bytes()
    names: list[str] = []
    for cut in (3, 4, 5):
        path.write_bytes(whole[:-cut])
        match, aside = store.resume(path)
        assert match is not None
        assert aside is not None
        assert aside.moved_to is not None
        names.append(aside.moved_to.name)
        match.close()
    assert names == [f"{path.name}.bad-{number}" for number in (1, 2, 3)]


def test_a_folder_in_place_of_a_journal_is_set_aside(store: MatchStore, few: tuple[Record, ...]) -> None:
    path = left(store, few)
    path.unlink()
    path.mkdir()
    assert store.peek(path) is None
    match, aside = store.resume(path)
    assert match is None
    assert aside is not None
    assert (aside.damage, aside.resumable) == (Damage.UNREADABLE, False)
    assert store.waiting() == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_in_place_of_a_journal_is_set_aside(store: MatchStore, few: tuple[Record, ...]) -> None:
    """Reading it would wait for ever."""
    path = left(store, few)
    path.unlink()
    os.mkfifo(path)
    assert store.peek(path) is None
    match, aside = store.resume(path)
    assert match is None
    assert aside is not None
    assert (aside.damage, aside.resumable) == (Damage.UNREADABLE, False)
    assert store.waiting() == []


def test_a_journal_that_is_gone_says_so(store: MatchStore, few: tuple[Record, ...]) -> None:
    path = left(store, few)
    path.unlink()
    match, aside = store.resume(path)
    assert match is None
    assert aside is not None
    assert (aside.damage, aside.moved_to) == (Damage.UNREADABLE, None)


def test_a_journal_that_cannot_be_written_on_is_not_taken_up(
    store: MatchStore, few: tuple[Record, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left(store, few)

    def refuse(handle: int, length: int) -> None:
        raise PermissionError(handle, length)

    monkeypatch.setattr(os, "ftruncate", refuse)
    match, aside = store.resume(path)
    assert match is None
    assert aside is not None
    assert (aside.damage, aside.moved_to, aside.resumable) == (Damage.UNREADABLE, None, False)
    monkeypatch.undo()
    assert store.waiting() == [path], "the lock was let go"
    match, aside = store.resume(path)
    assert match is not None, "and nothing was lost"
    assert match.chronicle == replay(few)[0]
    match.close()


def test_a_match_that_cannot_be_begun_leaves_nothing(
    store: MatchStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, calls = os.write, iter([True, False])

    def once(handle: int, data: memoryview) -> int:
        if not next(calls):
            raise OSError(28, "No space left on device")
        return write(handle, data)

    monkeypatch.setattr(os, "write", once)
    with pytest.raises(OSError, match="No space"):
        store.create(plan())
    monkeypatch.undo()
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_any_damage_gives_a_match_or_a_word(store: MatchStore, few: tuple[Record, ...], rng: random.Random) -> None:
    path = left(store, few)
    whole = path.read_bytes()
    for _ in range(60):
        data = bytearray(whole[: rng.randrange(len(whole) + 1)] + rng.randbytes(rng.randrange(40)))
        for _ in range(rng.randrange(3) if data else 0):
            data[rng.randrange(len(data))] = rng.randrange(256)
        path.write_bytes(data)
        match, aside = store.resume(path)
        assert match is not None or aside is not None
        if match is not None:
            assert read_journal(path).damage is None
            assert replay(read_journal(path).records)[0] == match.chronicle
            match.close()


# --- several copies of the program ---

OTHER_COPY = """
import sys
from pathlib import Path
from game.table.store import MatchStore

store = MatchStore(Path(sys.argv[1]))
journal = Path(sys.argv[2])
match, aside = store.resume(journal) if sys.argv[3] == "take" else (None, None)
print(match is not None, aside is not None, journal in store.waiting(), flush=True)
sys.stdin.read()
"""


class OtherCopy:
    """Another process that looks for matches and takes one up, or does not; it lives until it is let go."""

    def __init__(self, data: Path, journal: Path, action: str = "take") -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", OTHER_COPY, str(data), str(journal), action],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(stores.__file__).parents[2],
        )
        assert self.process.stdout is not None
        words = self.process.stdout.readline().split()
        self.took, self.complained, self.sees_it_waiting = (word == "True" for word in words)

    def end(self, *, kill: bool = False) -> None:
        if kill:
            self.process.kill()
        self.process.communicate()


def test_another_copy_cannot_take_a_match_that_is_played(
    store: MatchStore, few: tuple[Record, ...], tmp_path: Path
) -> None:
    match = begun(store, few)
    path = match.writer.path
    other = OtherCopy(tmp_path, path)
    other.end()
    assert (other.took, other.complained, other.sees_it_waiting) == (False, False, False)
    match.close()
    other = OtherCopy(tmp_path, path)
    assert other.took
    assert store.waiting() == []
    assert store.resume(path) == (None, None)
    other.end(kill=True)
    assert store.waiting() == [path], "the system took the lock from the copy that was killed"
    match, aside = store.resume(path)
    assert match is not None
    assert aside is None
    match.close()


def test_another_copy_begins_a_match_of_its_own(store: MatchStore, few: tuple[Record, ...], tmp_path: Path) -> None:
    match = begun(store, few)
    second = MatchStore(tmp_path).create(plan())
    assert second.writer.path != match.writer.path
    second.close()
    assert store.waiting() == [second.writer.path]
    match.close()


def test_a_lock_is_held_once_even_within_a_process(tmp_path: Path) -> None:
    one, other = Lock(tmp_path / "a.lock"), Lock(tmp_path / "a.lock")
    assert one.take()
    assert not other.take()
    one.release()
    one.release()
    assert other.take()
    other.release(remove=True)
    assert not (tmp_path / "a.lock").exists()
    other.release(remove=True)


def test_a_lock_in_a_folder_that_is_not_there_cannot_be_had(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Lock(tmp_path / "gone" / "a.lock").take()


def test_a_drive_without_locks_is_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unsupported(handle: int) -> None:
        raise OSError(95, f"Operation not supported on {handle}")

    monkeypatch.setattr("game.table.lock._hold", unsupported)
    lock = Lock(tmp_path / "a.lock")
    assert lock.take()
    lock.release()


def test_matches_in_a_folder_that_cannot_hold_locks_are_not_offered(
    store: MatchStore, few: tuple[Record, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left(store, few)

    def read_only(self: Lock) -> bool:
        raise PermissionError(str(self))

    monkeypatch.setattr(Lock, "take", read_only)
    assert store.waiting() == []
    assert store.resume(path) == (None, None)
