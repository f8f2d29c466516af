"""The table's news as the screen keeps them: the newest update, what was asked and not yet answered."""

from collections.abc import Sequence

from game.rules.actions import Action
from game.rules.events import Viewer
from game.rules.seats import SEATS, Seat
from game.rules.view import SeatView
from game.table.connection import Connection
from game.table.messages import (
    Ack,
    Act,
    Closed,
    Leave,
    Nak,
    Occupant,
    Pause,
    Ready,
    TableInfo,
    TableMessage,
    Update,
)
from game.words.cast import Cast


class Line:
    """One seat's line to a table: `view` and `info` are those of the newest update, once there is one."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._acts = 0
        self._unanswered: int | None = None
        self.update: Update | None = None
        self.closed: Closed | None = None

    @property
    def begun(self) -> bool:
        """Whether anything is known of the table yet."""
        return self.update is not None

    @property
    def view(self) -> SeatView:
        """What the seat sees. Raises RuntimeError before the first update."""
        return self._newest.view

    @property
    def info(self) -> TableInfo:
        """What everybody sees beside the cards. Raises RuntimeError before the first update."""
        return self._newest.info

    @property
    def waiting(self) -> bool:
        """Whether an action was sent that the table has not answered yet."""
        return self._unanswered is not None

    @property
    def me(self) -> Viewer:
        """The seat that one plays, None for a spectator."""
        return self.view.seat

    @property
    def bottom(self) -> Seat:
        """The seat at the bottom of the screen: one's own."""
        return Seat.P0 if self.me is None else self.me

    @property
    def cast(self) -> Cast:
        """Everybody's names."""
        first, second, third, fourth = (seat.name for seat in self.info.seats)
        return Cast((first, second, third, fourth), self.me)

    @property
    def alone(self) -> bool:
        """Whether no other human sits at the table."""
        return not any(self.info.seats[seat].occupant is Occupant.HUMAN for seat in SEATS if seat != self.me)

    def place_of(self, seat: Seat) -> int:
        """Where a seat is on the screen, 0 at the bottom, then in the order of play."""
        return (seat - self.bottom) % len(SEATS)

    def seat_at(self, place: int) -> Seat:
        """The seat that is at a place of the screen."""
        return self.bottom.plus(place)

    def poll(self) -> Sequence[TableMessage]:
        """Take what has come, in order; `view` and `info` are the newest afterwards."""
        news = () if self.closed is not None else self._connection.poll()
        for message in news:
            match message:
                case Update():
                    self.update = message
                case Ack(act_id=act_id) | Nak(act_id=act_id):
                    if act_id == self._unanswered:
                        self._unanswered = None
                case Closed():
                    self.closed = message
                    self._unanswered = None
        return news

    def act(self, action: Action) -> None:
        """Ask for an action, in answer to the newest view."""
        self._acts += 1
        self._unanswered = self._acts
        self._connection.send(Act(self._acts, self._newest.seq, action))

    def ready(self) -> None:
        """准备: ask for the next round."""
        self._connection.send(Ready())

    def pause(self, on: bool) -> None:
        """暂停: stop the table, or let it go on."""
        self._connection.send(Pause(on))

    def leave(self) -> None:
        """离开: go, keeping the seat for later, and hang up."""
        if self.closed is None:
            self._connection.send(Leave())
        self._connection.close()

    @property
    def _newest(self) -> Update:
        if self.update is None:
            raise RuntimeError("the table has not said anything yet")
        return self.update
