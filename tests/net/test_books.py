"""账本: a host's matches in a folder: begun, left, found again, filed."""

import random
from pathlib import Path

import pytest

from game.table.botpool import InlineBots
from game.table.store import MatchStore
from net.books import Shelf
from net.hall import Hall, Manners
from net.messages import Begin, Enter, Hello, SeatReady, Sit
from net.room import Supplies
from net.visit import Visit
from tests.net.lan import P0, offer


def hall_on(shelf: Shelf) -> Hall:
    rng = random.Random(3)
    return Hall(Manners("Host"), Supplies(rng.randbytes, lambda: InlineBots(3), shelf.open), 0)


def exchange(hall: Hall, visit: Visit, number: int, now: float = 0) -> None:
    guest, busy = hall.guests[number], True
    while busy:
        out = visit.take()
        hall.receive(guest, out, now)
        back = hall.take(guest, 0)
        visit.receive(back, now)
        busy = bool(out or back)


def test_a_match_in_a_folder_is_found_again_and_filed_when_it_is_over(tmp_path: Path) -> None:
    shelf = Shelf(MatchStore(tmp_path))
    hall = hall_on(shelf)
    room = hall.open_room(offer())
    visit, guest = Visit(Hello(versions=(1,), name="Ann")), hall.connect(0)
    visit.connect(0)
    for wish in (Enter(1), Sit(P0), SeatReady(), Begin()):
        exchange(hall, visit, guest.number)
        visit.wish(wish)
    exchange(hall, visit, guest.number)
    for now in range(300):
        hall.tick(now / 10)
        exchange(hall, visit, guest.number, now / 10)
    assert room.sitting is not None
    steps = room.sitting.chronicle.steps
    assert steps > 100
    assert shelf.left() == [], "it is being played"
    hall.close()

    again = Shelf(MatchStore(tmp_path))
    (book,) = again.left()
    assert again.asides == []
    assert book.chronicle.steps == steps
    assert book.chronicle.owners[P0]
    second = hall_on(again)
    second.open_room(offer(), book)
    guest = second.connect(0)
    visit.connect(0)
    exchange(second, visit, guest.number)
    assert visit.seq == steps
    second.close()
    (book,) = again.left()
    book.close(ended=True)
    assert again.left() == []
    assert len(list(tmp_path.rglob("done/*.gunzi"))) == 1


def test_a_damaged_journal_is_told_of(tmp_path: Path) -> None:
    shelf = Shelf(MatchStore(tmp_path))
    shelf.open(offer().plan(offer().bots), ("", "", "", "")).close(ended=False)
    (path,) = tmp_path.rglob("*.gunzi")
    path.write_bytes(path.read_bytes() + b"torn")
    path.with_name("foreign.gunzi").write_bytes(b"nothing of ours")
    (book,) = shelf.left()
    assert len(shelf.asides) == 2
    book.close(ended=False)


def test_a_match_that_cannot_be_filed_stays(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    shelf = Shelf(MatchStore(tmp_path))
    book = shelf.open(offer().plan(offer().bots), ("", "", "", ""))
    (path,) = tmp_path.rglob("*.gunzi")
    path.unlink()
    book.close(ended=True)
    assert "stays" in caplog.text
