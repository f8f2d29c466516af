"""日志: what was appended can be read; what is damaged is found, and everything before it is kept."""

import os
import random
from pathlib import Path
from zlib import crc32

import pytest

from game.rules import RULES_VERSION
from game.rules.actions import Draw
from game.table import journal as journals
from game.table.journal import FORMAT, Damage, JournalWriter, header, parse_journal, read_journal
from game.table.records import Acted, Opened, Record
from tests.table.matches import records_of
from tests.table.rig import ONE_OF_EACH, plan

FEW = 14


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.gunzi"


def written(path: Path, records: tuple[Record, ...]) -> bytes:
    """Write a journal and give its bytes."""
    writer = JournalWriter(path)
    for record in records:
        writer.append(record)
    writer.close()
    return path.read_bytes()


@pytest.fixture(params=ONE_OF_EACH)
def few(request: pytest.FixtureRequest, seed: int) -> tuple[Record, ...]:
    """The first records of a match, of each game in turn."""
    return records_of(seed, request.param)[:FEW]


@pytest.mark.parametrize("preset", ["dalian", "chaodipi"])
def test_what_was_appended_is_read(preset: str, path: Path, seed: int) -> None:
    records = records_of(seed, preset, 2)
    data = written(path, records)
    journal = read_journal(path)
    assert journal.records == records
    assert journal.damage is None
    assert journal.ends[-1] == len(data)
    assert parse_journal(data) == journal


def test_a_journal_is_its_players_own(path: Path, few: tuple[Record, ...]) -> None:
    written(path, few)
    assert os.name == "nt" or path.stat().st_mode & 0o777 == 0o600


def test_a_record_is_there_as_soon_as_append_returns(path: Path, few: tuple[Record, ...]) -> None:
    writer = JournalWriter(path)
    for count, record in enumerate(few, start=1):
        writer.append(record)
        assert read_journal(path).records == few[:count]
    writer.close()


def test_a_journal_goes_on_where_it_was_cut(path: Path, few: tuple[Record, ...]) -> None:
    written(path, few)
    writer = JournalWriter(path, keep=read_journal(path).ends[4])
    writer.append(few[7])
    writer.close()
    writer.close()
    assert read_journal(path).records == (*few[:5], few[7])
    assert read_journal(path).damage is None


def test_a_journal_torn_at_any_byte_keeps_what_was_whole(few: tuple[Record, ...], path: Path) -> None:
    """Every length from the empty file to the whole one; a header alone lacks its first record."""
    data = written(path, few)
    ends = parse_journal(data).ends
    for length in range(len(data)):
        journal = parse_journal(data[:length])
        whole = sum(end <= length for end in ends)
        assert journal.records == few[:whole], length
        assert journal.ends == ends[:whole]
        clean = length in ends
        assert journal.damage is (None if clean else Damage.TORN), length


def test_a_byte_changed_anywhere_is_found(few: tuple[Record, ...], path: Path, rng: random.Random) -> None:
    """Nothing of the spoilt record or after it is believed; everything before it is kept."""
    data = written(path, few)
    ends = parse_journal(data).ends
    for at in range(len(data)):
        spoilt = bytearray(data)
        spoilt[at] ^= 1 << rng.randrange(8)
        journal = parse_journal(bytes(spoilt))
        assert journal.damage is not None, at
        if at >= len(header()):
            assert journal.records == few[: sum(end <= at for end in ends)], at
            assert journal.damage in (Damage.CORRUPT, Damage.TORN)
        else:
            assert journal.records == ()
            assert journal.damage in (Damage.FOREIGN, Damage.OTHER_VERSION)


@pytest.mark.parametrize(
    ("data", "damage"),
    [
        (b"", Damage.TORN),
        (b"gunzi-jour", Damage.TORN),
        (header()[:-1], Damage.TORN),
        (b"gunzi-journal %d %d\n" % (FORMAT, RULES_VERSION + 1), Damage.OTHER_VERSION),
        (b"gunzi-journal %d %d0\n" % (FORMAT, RULES_VERSION), Damage.OTHER_VERSION),
        (b"gunzi-journal %d %d\n" % (FORMAT + 1, RULES_VERSION), Damage.OTHER_VERSION),
        (b"gunzi-journal nonsense\n", Damage.OTHER_VERSION),
        (b"gunzi-journals\n", Damage.FOREIGN),
        (b"\x89PNG\r\n\x1a\n" + bytes(100), Damage.FOREIGN),
        (b"\x00" * 4096, Damage.FOREIGN),
        ("日志\n".encode(), Damage.FOREIGN),
        (b"\xef\xbb\xbf" + header(), Damage.FOREIGN),
        (header().replace(b"\n", b"\r\n"), Damage.OTHER_VERSION),
    ],
)
def test_what_is_no_journal_of_ours_is_told_apart(data: bytes, damage: Damage, path: Path) -> None:
    path.write_bytes(data)
    journal = read_journal(path)
    assert journal.damage is damage
    assert journal.records == ()


@pytest.mark.parametrize(
    ("tail", "damage"),
    [
        (b"\xff\xff\xff\xff" + bytes(60), Damage.CORRUPT),
        (b"\x00\x01\x00\x01" + bytes(60), Damage.CORRUPT),
        (b"\x00\x00\x10\x00" + bytes(60), Damage.TORN),
        (bytes(8), Damage.CORRUPT),
        (bytes(4096), Damage.CORRUPT),
        (b"\x00", Damage.TORN),
    ],
    ids=["four thousand million bytes", "too many bytes", "more than is there", "no bytes", "zeros", "one byte"],
)
def test_a_tail_that_is_no_record_is_cut_off(tail: bytes, damage: Damage, few: tuple[Record, ...], path: Path) -> None:
    data = written(path, few)
    journal = parse_journal(data + tail)
    assert journal.records == few
    assert journal.ends[-1] == len(data)
    assert journal.damage is damage


def test_sound_bytes_that_are_no_record_are_damage(path: Path, few: tuple[Record, ...]) -> None:
    data = written(path, few)
    whole = parse_journal(data)
    first = data[: whole.ends[0]]
    for body in (b"\x93\xa4undo\x01\x02", b"\xc1", b"\x91" * 3000, b"\xdc\xff\xff"):
        record = len(body).to_bytes(4, "big") + crc32(body).to_bytes(4, "big") + body
        journal = parse_journal(first + record + data[whole.ends[0] :])
        assert journal.records == few[:1]
        assert journal.damage is Damage.CORRUPT


def test_noise_is_never_believed(few: tuple[Record, ...], path: Path, rng: random.Random) -> None:
    data = written(path, few)
    for _ in range(200):
        journal = parse_journal(data + rng.randbytes(rng.randrange(1, 200)))
        assert journal.records == few
        assert journal.damage in (Damage.CORRUPT, Damage.TORN)


def test_a_folder_or_nothing_is_unreadable(path: Path) -> None:
    assert read_journal(path).damage is Damage.UNREADABLE
    path.mkdir()
    assert read_journal(path).damage is Damage.UNREADABLE
    with pytest.raises(OSError, match=path.name):
        JournalWriter(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_unreadable_instead_of_waited_for(path: Path) -> None:
    os.mkfifo(path)
    assert read_journal(path).damage is Damage.UNREADABLE


def test_a_file_far_too_large_is_not_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journals, "_LARGEST_FILE", 1_000)
    path.write_bytes(header() + bytes(2_000))
    assert read_journal(path).damage is Damage.UNREADABLE


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="this user may write read-only files")
def test_a_read_only_journal_can_be_read_and_not_continued(path: Path, few: tuple[Record, ...]) -> None:
    written(path, few)
    path.chmod(0o400)
    assert read_journal(path).records == few
    with pytest.raises(PermissionError):
        JournalWriter(path, keep=read_journal(path).ends[-1])


class FullDisk:
    """A disk that takes so many bytes more, and then no more."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, room: int) -> None:
        self.room = room
        self._write = os.write
        monkeypatch.setattr(os, "write", self.write)

    def write(self, handle: int, data: memoryview) -> int:
        if self.room <= 0:
            raise OSError(28, "No space left on device")
        written = self._write(handle, data[: self.room])
        self.room -= written
        return written


@pytest.mark.parametrize("room", [0, 1, 7, 8, 20])
def test_a_record_that_the_disk_did_not_take_leaves_nothing(
    room: int, path: Path, few: tuple[Record, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = JournalWriter(path)
    for record in few[:5]:
        writer.append(record)
    disk = FullDisk(monkeypatch, room)
    with pytest.raises(OSError, match="No space"):
        writer.append(few[5])
    assert read_journal(path).records == few[:5]
    assert read_journal(path).damage is None
    disk.room = 10_000
    writer.append(few[6])
    writer.close()
    assert read_journal(path).records == (*few[:5], few[6])


def test_a_disk_that_takes_one_byte_at_a_time_gets_whole_records(
    path: Path, few: tuple[Record, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    write = os.write

    def one_byte(handle: int, data: memoryview) -> int:
        return write(handle, data[:1])

    monkeypatch.setattr(os, "write", one_byte)
    written(path, few[:3])
    assert read_journal(path).records == few[:3]


def test_nothing_is_written_into_a_closed_journal(path: Path) -> None:
    writer = JournalWriter(path)
    writer.append(Opened(plan()))
    writer.close()
    with pytest.raises(OSError, match=r"descriptor"):
        writer.append(Acted(None, Draw()))
    assert len(read_journal(path).records) == 1
