"""The settings file: read with care, written whole or not at all."""

import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields, replace
from enum import Enum
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from game.settings.folders import Folders
from game.settings.model import FORMAT, Settings

FILE = "settings.json"
_LARGEST = 1_000_000


class NoticeKind(Enum):
    """What the player has to be told about the settings file."""

    DAMAGED = "damaged"
    PARTLY_READ = "partly_read"
    FOREIGN_VERSION = "foreign_version"
    NOT_READ = "not_read"
    NOT_SAVED = "not_saved"
    TEMPORARY = "temporary"


@dataclass(frozen=True)
class Notice:
    """A message in the making: the screen puts it into the player's language. `parts` are names of settings."""

    kind: NoticeKind
    path: str = ""
    parts: tuple[str, ...] = ()


class SettingsStore:
    """The settings in force and the file they are kept in.

    `notices` holds what went wrong while reading; it is never an exception. `change` replaces, saves and tells every
    listener.
    """

    def __init__(self, folders: Folders) -> None:
        self.folders = folders
        self.notices: list[Notice] = []
        self._listeners: list[Callable[[Settings, Settings], None]] = []
        self._file = folders.config / FILE
        if folders.temporary:
            self.notices.append(Notice(NoticeKind.TEMPORARY, str(folders.config)))
        self.settings = self._read()

    def listen(self, listener: Callable[[Settings, Settings], None]) -> None:
        """Call `listener(old, new)` after every change."""
        self._listeners.append(listener)

    def change(self, **values: Any) -> Settings:
        """Replace the named settings and save. Raises `msgspec.ValidationError` for a value out of bounds."""
        old = self.settings
        new = msgspec.convert(asdict(replace(old, **values)), Settings)
        if new == old:
            return old
        self.settings = new
        self._save()
        for listener in self._listeners:
            listener(old, new)
        return new

    def _save(self) -> None:
        data = msgspec.json.encode({"format": FORMAT} | asdict(self.settings))
        try:
            _write_whole(self._file, msgspec.json.format(data, indent=2) + b"\n")
        except OSError:
            notice = Notice(NoticeKind.NOT_SAVED, str(self._file))
            if notice not in self.notices:
                self.notices.append(notice)

    def _read(self) -> Settings:
        try:
            with self._file.open("rb") as file:
                raw = file.read(_LARGEST + 1)
        except FileNotFoundError:
            return Settings()
        except OSError:
            self.notices.append(Notice(NoticeKind.NOT_READ, str(self._file)))
            return Settings()
        table = _table(raw)
        if table is None:
            self._set_aside(NoticeKind.DAMAGED)
            return Settings()
        return self._convert(table)

    def _convert(self, table: dict[str, Any]) -> Settings:
        settings, unread = _readable(table)
        if table.get("format") != FORMAT:
            self._set_aside(NoticeKind.FOREIGN_VERSION, unread)
        elif unread:
            self._set_aside(NoticeKind.PARTLY_READ, unread)
        return settings

    def _set_aside(self, kind: NoticeKind, parts: tuple[str, ...] = ()) -> None:
        number = 1
        while (aside := self._file.with_name(f"{FILE}.bad-{number}")).exists():
            number += 1
        try:
            self._file.replace(aside)
        except OSError:
            aside = self._file
        self.notices.append(Notice(kind, str(aside), parts))


def _table(raw: bytes) -> dict[str, Any] | None:
    """The JSON table in `raw`, or None where it is none. Nesting that would exhaust the stack counts as damage."""
    if len(raw) > _LARGEST:
        return None
    try:
        return msgspec.json.decode(raw, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None


def _readable(table: dict[str, Any]) -> tuple[Settings, tuple[str, ...]]:
    """Every setting of `table` that holds, the default for the rest; and the names that were not understood."""
    types = get_type_hints(Settings, include_extras=True)
    kept: dict[str, Any] = {}
    unread = [name for name in table if name not in types and name != "format"]
    for spec in fields(Settings):
        if spec.name not in table:
            continue
        try:
            kept[spec.name] = msgspec.convert(table[spec.name], types[spec.name])
        except msgspec.ValidationError:
            unread.append(spec.name)
    return Settings(**kept), tuple(sorted(unread))


def _write_whole(path: Path, data: bytes) -> None:
    """Write beside the file and move it over: a power cut leaves the old file or the new one."""
    temporary = path.with_name(f".{path.name}-{os.getpid()}")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
