"""账本: matches of a host as the store keeps them."""

import logging

from game.table.chronicle import Chronicle
from game.table.plan import TablePlan
from game.table.records import Record
from game.table.store import Aside, MatchStore, OpenMatch

_log = logging.getLogger(__name__)


class StoreBook:
    """账本: a match in a folder; see `net.sitting.Book`."""

    def __init__(self, store: MatchStore, match: OpenMatch) -> None:
        self._store = store
        self._match = match

    @property
    def chronicle(self) -> Chronicle:
        """Where the match stood when the book was opened."""
        return self._match.chronicle

    def append(self, record: Record) -> None:
        """Write a record. Raises OSError."""
        self._match.writer.append(record)

    def close(self, *, ended: bool) -> None:
        """Let go of the journal; one of a match that has ended is filed, where the disk lets it."""
        try:
            if ended:
                self._store.finish(self._match)
        except OSError as error:
            _log.warning("the finished match stays where it is: %s", error)
        self._match.close()


class Shelf:
    """书架: where a host's matches are begun, and found again when it starts; `asides` tells of damaged ones."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self.asides: list[Aside] = []

    def open(self, plan: TablePlan, owners: tuple[str, str, str, str]) -> StoreBook:
        """Begin a match. Raises OSError."""
        return StoreBook(self._store, self._store.create(plan, owners))

    def left(self) -> list[StoreBook]:
        """The matches that were under way when the host last stopped, however it stopped."""
        books: list[StoreBook] = []
        for path in self._store.waiting():
            match, aside = self._store.resume(path)
            if aside is not None:
                self.asides.append(aside)
            if match is not None:
                books.append(StoreBook(self._store, match))
        return books
