"""盘: the one thing that outlives a host: journals, byte by byte; and the moment in which a host dies over one."""

from collections.abc import Callable

from game.table.chronicle import Chronicle, replay
from game.table.journal import framed, header, parse_journal
from game.table.plan import TablePlan
from game.table.records import Opened, Record


class HostKilledError(BaseException):
    """The host's process is no more."""


class Disk:
    """盘: `journal` is that of the match; `late`: the planted bug that writes only after everybody was told.

    `doom` counts records until the host dies over one: before it is written, with a part of it, or just behind it.
    """

    def __init__(self, *, late: bool = False) -> None:
        self.journal = bytearray()
        self.closed = False
        self.doom: int | None = None
        self.portion: Callable[[int], int] = lambda size: size
        self._late = late
        self._unwritten: list[Record] = []

    def write(self, record: Record) -> None:
        """Append a record, now or when it is too late."""
        if self._late:
            self._unwritten.append(record)
        else:
            self._write(record)

    def settle(self) -> None:
        """Everybody has been told."""
        unwritten, self._unwritten = self._unwritten, []
        for record in unwritten:
            self._write(record)

    def power_off(self) -> None:
        """What was not written is lost."""
        self._unwritten.clear()

    @property
    def records(self) -> tuple[Record, ...]:
        """What can be read back."""
        return parse_journal(bytes(self.journal)).records

    def _write(self, record: Record) -> None:
        data = framed(record)
        if self.doom is not None:
            self.doom -= 1
            if self.doom <= 0:
                self.doom = None
                self.journal += data[: self.portion(len(data))]
                raise HostKilledError
        self.journal += data


class DiskBook:
    """A match on the disk; see `net.sitting.Book`."""

    def __init__(self, disk: Disk, chronicle: Chronicle) -> None:
        self._disk = disk
        self.chronicle = chronicle

    def append(self, record: Record) -> None:
        """Write a record."""
        self._disk.write(record)

    def close(self, *, ended: bool) -> None:
        """A match that has ended is not taken up again."""
        self._disk.closed = ended


def begin(disk: Disk, plan: TablePlan, owners: tuple[str, str, str, str]) -> DiskBook:
    """Begin the match."""
    opened = Opened(plan, owners)
    disk.journal[:] = header() + framed(opened)
    return DiskBook(disk, Chronicle.open(opened))


def left(disk: Disk) -> DiskBook | None:
    """The match that a dead host left, None where there is none; a torn tail is cut off."""
    journal = parse_journal(bytes(disk.journal))
    chronicle, sound = replay(journal.records)
    if chronicle is None or disk.closed:
        return None
    if sound != len(journal.records):
        raise AssertionError("a host has journalled what cannot be")
    del disk.journal[journal.ends[-1] :]
    return DiskBook(disk, chronicle)
