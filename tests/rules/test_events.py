"""Who learns what."""

from game.rules.actions import ACTIONS, Action
from game.rules.cards import Card
from game.rules.events import EVENTS, CardDrawn, Event, Passed, events_for, split, to_all
from game.rules.seats import SEATS
from tests.kit.notation import P1, P3

SECRET, REST = CardDrawn(P1, Card.S9), CardDrawn(P1, None)


def test_all_are_told_spectators_too() -> None:
    notices = (to_all(Passed(P1)),)
    assert {events_for(notices, viewer) for viewer in (*SEATS, None)} == {(Passed(P1),)}


def test_a_split_event_is_told_once_to_everybody() -> None:
    notices = split(SECRET, REST, P1, P3)
    told = {viewer: events_for(notices, viewer) for viewer in (*SEATS, None)}
    assert told == {seat: (SECRET if seat in (P1, P3) else REST,) for seat in SEATS} | {None: (REST,)}


def test_every_action_and_event_has_one_name() -> None:
    for named, base in ((ACTIONS, Action), (EVENTS, Event)):
        kinds = [kind.__name__ for kind in named.values()]
        assert len(set(kinds)) == len(kinds)
        assert set(kinds) == {kind.__name__ for kind in base.__subclasses__()}
