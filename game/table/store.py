"""存档: the folder of matches: journals of those under way and those finished, a lock a match."""

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from game.table.chronicle import Chronicle, replay
from game.table.journal import Damage, JournalWriter, parse_journal, read_journal
from game.table.lock import Lock
from game.table.plan import TablePlan
from game.table.records import NOBODY, Opened

SUFFIX = ".gunzi"
_BEGINNING = 8 * 1024
"""More bytes than a plan can fill."""


@dataclass(frozen=True, slots=True)
class Aside:
    """A journal that could not be read to its end: why, where its old self was put, and whether it can go on."""

    damage: Damage
    moved_to: Path | None
    resumable: bool


@dataclass(slots=True)
class OpenMatch:
    """A match under way: its state, its journal open for writing, and the lock that keeps other copies away."""

    chronicle: Chronicle
    writer: JournalWriter
    lock: Lock

    def close(self) -> None:
        """Let go of journal and lock. Calling it again does nothing."""
        self.writer.close()
        self.lock.release()


class MatchStore:
    """存档: `under way` and `finished` in a data folder."""

    def __init__(self, data: Path) -> None:
        """Use a folder that exists. Raises OSError when it cannot be written."""
        self._open = data / "matches" / "open"
        self._done = data / "matches" / "done"
        self._open.mkdir(parents=True, exist_ok=True)
        self._done.mkdir(parents=True, exist_ok=True)

    def create(self, plan: TablePlan, owners: tuple[str, str, str, str] = NOBODY) -> OpenMatch:
        """Begin a match's journal; `owners` as in `Opened`. Raises OSError."""
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        path = self._open / f"{stamp}-{secrets.token_hex(3)}{SUFFIX}"
        lock = self._lock(path)
        lock.take()
        try:
            opened = Opened(plan, owners)
            return OpenMatch(Chronicle.open(opened), _begun(path, opened), lock)
        except OSError:
            lock.release(remove=True)
            path.unlink(missing_ok=True)
            raise

    def waiting(self) -> list[Path]:
        """The journals of matches under way that no other copy plays, the one played last first."""
        paths = sorted(self._open.glob(f"*{SUFFIX}"), key=_written, reverse=True)
        return [path for path in paths if self._is_free(path)]

    def resume(self, path: Path) -> tuple[OpenMatch | None, Aside | None]:
        """Take a match up again where its journal ends.

        A damaged journal is copied aside first and goes on from its sound part, if there is one. The match is None
        where there is not, or where another copy plays it.
        """
        lock = self._lock(path)
        if not _is_taken(lock):
            return None, None
        journal = read_journal(path)
        chronicle, sound = replay(journal.records)
        damage = journal.damage if sound == len(journal.records) else Damage.CORRUPT
        if chronicle is None:
            aside = self._set_aside(path, damage or Damage.TORN, keep=False)
            lock.release(remove=True)
            return None, aside
        aside = None if damage is None else self._set_aside(path, damage, keep=True)
        try:
            writer = JournalWriter(path, keep=journal.ends[sound - 1])
        except OSError:
            lock.release()
            return None, Aside(Damage.UNREADABLE, None, resumable=False)
        return OpenMatch(chronicle, writer, lock), aside

    def peek(self, path: Path) -> TablePlan | None:
        """Read a journal's plan alone, which is quick; None where there is none to be read."""
        try:
            if not path.is_file():  # a pipe would never end
                return None
            with path.open("rb") as file:
                beginning = file.read(_BEGINNING)
        except OSError:
            return None
        records = parse_journal(beginning).records
        return records[0].plan if records and isinstance(records[0], Opened) else None

    def finish(self, match: OpenMatch) -> Path:
        """Move a match that is over to the finished ones; its journal is its replay. Raises OSError."""
        match.writer.close()
        target = self._done / match.writer.path.name
        try:
            match.writer.path.rename(target)
        finally:
            match.lock.release(remove=True)
        return target

    def _set_aside(self, path: Path, damage: Damage, *, keep: bool) -> Aside:
        number = 1
        while (target := path.with_name(f"{path.name}.bad-{number}")).exists():
            number += 1
        try:
            if keep:
                target.touch(0o600)
                target.write_bytes(path.read_bytes())
            else:
                path.rename(target)
        except OSError:
            return Aside(damage, None, resumable=keep)
        return Aside(damage, target, resumable=keep)

    def _is_free(self, path: Path) -> bool:
        lock = self._lock(path)
        free = _is_taken(lock)
        lock.release()
        return free

    @staticmethod
    def _lock(path: Path) -> Lock:
        return Lock(path.with_suffix(".lock"))


def _is_taken(lock: Lock) -> bool:
    try:
        return lock.take()
    except OSError:
        return False


def _written(path: Path) -> tuple[float, str]:
    """When a journal was last written; one that is gone by now was so long ago."""
    try:
        return path.stat().st_mtime, path.name
    except OSError:
        return 0, path.name


def _begun(path: Path, opened: Opened) -> JournalWriter:
    """A new journal with its first record in it. Raises OSError."""
    writer = JournalWriter(path)
    try:
        writer.append(opened)
    except OSError:
        writer.close()
        raise
    return writer
