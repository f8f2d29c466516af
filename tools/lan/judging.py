"""裁断: what must hold in every world, whatever went wrong in it."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from game.rules.events import events_for
from game.rules.round import Round
from game.rules.seats import Seat
from game.table.chronicle import Chronicle
from game.table.records import Acted, Opened, Record, Seated
from game.wire import action_to_plain
from tools.lan.caller import Heard, WatchedVisit
from tools.lan.world import World


def faults(world: World, *, finished: bool) -> Iterator[str]:
    """One line for everything that does not hold."""
    records = world.disk.records
    if not finished:
        yield "the match did not come to its end for everybody, though nothing went wrong any more"
    if not records:
        return
    chronicles = tuple(_played(records))
    yield from _numbers(records)
    sent = Counter(act for caller in world.callers for visit in caller.visits for act in visit.sent)
    for caller in world.callers:
        for visit in caller.visits:
            told = chain(_asked(visit, records, sent), _told(visit, chronicles))
            yield from (f"{caller.name}: {fault}" for fault in told)


def _played(records: tuple[Record, ...]) -> Iterator[Chronicle]:
    """How the match stood after every step, as the journal has it."""
    first = records[0]
    if not isinstance(first, Opened):
        raise TypeError("a journal that opens no table")
    chronicle = Chronicle.open(first)
    yield chronicle
    for record in records[1:]:
        chronicle, _ = chronicle.after(record)
        yield chronicle


def _numbers(records: tuple[Record, ...]) -> Iterator[str]:
    """None is done twice: a seat's numbers only grow."""
    last: dict[int, int] = {}
    for record in records:
        if isinstance(record, Seated) and record.owner:
            last[record.seat] = 0
        if isinstance(record, Acted) and record.act_id and record.seat is not None:
            if record.act_id <= last.get(record.seat, 0):
                yield f"{record.seat!r}: action {record.act_id} behind {last[record.seat]}"
            last[record.seat] = record.act_id


def _told(visit: WatchedVisit, chronicles: tuple[Chronicle, ...]) -> Iterator[str]:
    if visit.turned_away:
        yield "was turned away from his own seat"
    for heard in visit.heard:
        yield from _heard(heard, chronicles)


def _asked(visit: WatchedVisit, records: tuple[Record, ...], sent: Counter[tuple[Seat, int]]) -> Iterator[str]:
    """What was acknowledged is done once, as it was asked; what was refused is not done.

    A number that was refused is free: where a program that was started again used it anew, it is no proof.
    """
    for asked in visit.asked:
        if not asked.done and any(sent[asked.seat, act_id] > 1 for act_id in asked.act_ids):
            continue
        done = [
            record
            for record in records
            if isinstance(record, Acted) and record.seat == asked.seat and record.act_id in asked.act_ids
        ]
        wanted = [asked.action] if asked.done else []
        if [action_to_plain(record.action) for record in done] != wanted:
            word = "acknowledged" if asked.done else "refused"
            yield f"an action that was {word} ({sorted(asked.act_ids)}: {asked.action}) was done {len(done)} times"


def _heard(heard: Heard, chronicles: tuple[Chronicle, ...]) -> Iterator[str]:
    """What was told is what the journal says, this viewer's part of it, and without a gap."""
    if heard.seq >= len(chronicles):
        yield f"step {heard.seq} was told and is not in the journal"
        return
    chronicle = chronicles[heard.seq]
    played = chronicle.round
    if played is None or heard.shown.view != _view(played, heard):
        yield f"step {heard.seq} was told otherwise than the journal has it"
        return
    first = heard.seq - len(chronicle.recent)
    told = chronicle.recent[heard.base - first :] if heard.base >= first else None
    if told is None:
        yield f"step {heard.seq} was told from step {heard.base}, of another round"
    elif heard.shown.events != tuple(event for notices in told for event in events_for(notices, heard.seat)):
        yield f"steps {heard.base} to {heard.seq} were told otherwise than the journal has them"
    if heard.base != heard.have and first <= heard.have <= heard.seq and heard.have:
        yield f"step {heard.base} was told to who had step {heard.have}"


def _view(played: Round, heard: Heard) -> object:
    return played.view(heard.seat)
