"""日志: a match on disk: one append-only file of checked records, written before anything is told.

A file is a line `gunzi-journal <format> <rules version>` and then records: length and CRC-32 (big-endian, four bytes
each), then that many bytes of msgpack. What was appended survives the end of the process; a torn or damaged tail is
found by its checksum, and everything before it is kept.
"""

import contextlib
import os
import zlib
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

from game.rules import RULES_VERSION
from game.table.records import Acted, Record, record_from_plain, record_to_plain
from game.wire import WireError, pack, unpack

FORMAT = 1
_MAGIC = b"gunzi-journal"
_PREFIX = 8
_LARGEST = 64 * 1024
_LARGEST_FILE = 64 * 1024 * 1024


class Damage(StrEnum):
    """坏: why a journal could not be read to its end, or at all."""

    UNREADABLE = "unreadable"
    """The file cannot be opened, is no file, or far too large for a match."""
    FOREIGN = "foreign"
    """Not a journal of this program."""
    OTHER_VERSION = "other_version"
    """Written by other rules or in another format (a newer or older program)."""
    TORN = "torn"
    """The last record was cut off while it was written."""
    CORRUPT = "corrupt"
    """A record's bytes are not what was written."""


@dataclass(frozen=True, slots=True)
class Journal:
    """日志: the records that could be read, the byte behind each, and what is wrong behind the last."""

    records: tuple[Record, ...] = ()
    ends: tuple[int, ...] = ()
    damage: Damage | None = None


def header() -> bytes:
    """The first line of a journal of this version."""
    return b"%s %d %d\n" % (_MAGIC, FORMAT, RULES_VERSION)


def read_journal(path: Path) -> Journal:
    """Read a journal as far as it is sound; never raises for what is in the file, or for its absence."""
    try:
        if not path.is_file() or path.stat().st_size > _LARGEST_FILE:
            return Journal(damage=Damage.UNREADABLE)
        data = path.read_bytes()
    except OSError:
        return Journal(damage=Damage.UNREADABLE)
    return parse_journal(data)


def parse_journal(data: bytes) -> Journal:
    """Read a journal's bytes as far as they are sound."""
    if header().startswith(data):
        return Journal(damage=Damage.TORN)
    if not data.startswith(header()):
        return Journal(damage=Damage.OTHER_VERSION if data.startswith(_MAGIC + b" ") else Damage.FOREIGN)
    records: list[Record] = []
    ends: list[int] = []
    at = len(header())
    while at < len(data):
        size = int.from_bytes(data[at : at + 4], "big")
        end = at + _PREFIX + size
        if len(data) < at + _PREFIX or (end > len(data) and size <= _LARGEST):
            return Journal(tuple(records), tuple(ends), Damage.TORN)
        body = data[at + _PREFIX : end]
        if size > _LARGEST or zlib.crc32(body) != int.from_bytes(data[at + 4 : at + _PREFIX], "big"):
            return Journal(tuple(records), tuple(ends), Damage.CORRUPT)
        try:
            records.append(record_from_plain(unpack(body)))
        except WireError:
            return Journal(tuple(records), tuple(ends), Damage.CORRUPT)
        ends.append(at := end)
    return Journal(tuple(records), tuple(ends))


def framed(record: Record) -> bytes:
    """A record as it stands in a journal."""
    body = pack(record_to_plain(record))
    return len(body).to_bytes(4, "big") + zlib.crc32(body).to_bytes(4, "big") + body


@lru_cache(maxsize=1024)
def _framed_act(record: Acted) -> bytes:
    """The same for acts, which come again and again: half of all records are the dealer's draw."""
    return framed(record)


class JournalWriter:
    """日志: appends records; each is handed to the operating system before `append` returns."""

    def __init__(self, path: Path, keep: int = 0) -> None:
        """Open a journal, new, or an old one cut after its first `keep` bytes. Raises OSError."""
        self.path = path
        flags = os.O_WRONLY | os.O_CREAT | getattr(os, "O_BINARY", 0)
        self._handle = os.open(path, flags, 0o600)
        self._length = keep
        try:
            self._cut()
            if not keep:
                self._write(header())
        except OSError:
            self.close()
            raise

    def append(self, record: Record) -> None:
        """Write a record behind the others. Raises OSError when the disk will not take it, and leaves none of it."""
        self._write(_framed_act(record) if isinstance(record, Acted) else framed(record))

    def _write(self, data: bytes) -> None:
        view = memoryview(data)
        try:
            while view:
                view = view[os.write(self._handle, view) :]
        except OSError:
            with contextlib.suppress(OSError):
                self._cut()
            raise
        self._length += len(data)

    def _cut(self) -> None:
        os.ftruncate(self._handle, self._length)
        os.lseek(self._handle, self._length, os.SEEK_SET)

    def close(self) -> None:
        """Let go of the file. Calling it again does nothing."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1
