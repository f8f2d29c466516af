"""Who sits at the other end of the lines: keeps what came, acts, waits for what is to come."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

import pytest

from game.rules.actions import Action
from game.rules.events import Event, Viewer
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.table.connection import Connection
from game.table.messages import Ack, Act, Nak, Occupant, TableMessage, Update
from tests.contract.venues import Venue
from tests.table.rig import passive

M = TypeVar("M")
_POLLS = 200_000


@dataclass
class Player:
    """Somebody at the other end of a line; keeps all that came."""

    line: Connection
    came: list[TableMessage] = field(default_factory=list[TableMessage])
    act_id: int = 0

    def poll(self) -> None:
        self.came += self.line.poll()

    def all(self, kind: type[M]) -> list[M]:
        return [message for message in self.came if isinstance(message, kind)]

    def last(self, kind: type[M]) -> M | None:
        found = self.all(kind)
        return found[-1] if found else None

    @property
    def update(self) -> Update:
        update = self.last(Update)
        assert update is not None
        return update

    @property
    def view(self) -> SeatView:
        return self.update.view

    @property
    def events(self) -> list[Event]:
        return [event for update in self.all(Update) for event in update.events]

    def act(self, action: Action, seq: int | None = None) -> int:
        self.act_id += 1
        self.line.send(Act(self.act_id, self.update.seq if seq is None else seq, action))
        return self.act_id


@dataclass
class Party:
    """The venue and everybody who has a line to it."""

    venue: Venue
    players: dict[Viewer, Player] = field(default_factory=dict[Viewer, Player])

    def join(self, *viewers: Viewer) -> "Party":
        for viewer in viewers:
            self.players[viewer] = Player(self.venue.connect(viewer))
        return self

    def __getitem__(self, viewer: Viewer) -> Player:
        return self.players[viewer]

    def poll(self) -> None:
        self.venue.breathe()
        for player in self.players.values():
            player.poll()

    def until(self, met: Callable[[], bool]) -> None:
        for _ in range(_POLLS):
            if met():
                return
            self.poll()
        pytest.fail("it does not come to that")

    def until_turn(self, seat: Seat, stage: str) -> None:
        """Go on until a seat has to act in a stage; people before it act passively."""

        def met() -> bool:
            view = self[seat].view if self[seat].all(Update) else None
            return view is not None and view.my_turn and view.stage.name == stage

        self.until(lambda: met() or self.play_on())

    def play_on(self) -> bool:
        """Let all who are waited for act passively; always false, to stand behind an `or`."""
        for viewer, player in self.players.items():
            if viewer is not None and player.all(Update) and self.awaited(player):
                action = passive(player.view)
                assert action is not None
                player.act(action)
        return False

    def awaited(self, player: Player) -> bool:
        """Whether a player's turn has come, he is a person, and he has not answered it yet."""
        seat = player.view.seat
        human = seat is not None and player.update.info.seats[seat].occupant is Occupant.HUMAN
        answered = len(player.all(Ack)) + len(player.all(Nak)) < player.act_id
        return human and player.view.my_turn and not answered

    def reply(self, viewer: Viewer, act_id: int) -> Ack | Nak:
        """The answer to an action."""

        def found() -> list[Ack | Nak]:
            replies = [*self[viewer].all(Ack), *self[viewer].all(Nak)]
            return [reply for reply in replies if reply.act_id == act_id]

        self.until(lambda: bool(found()))
        (reply,) = found()
        return reply
