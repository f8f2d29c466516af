"""Shows in the middle of the felt, one after another: cards come, are turned, stay a while, and go on."""

from collections import deque
from collections.abc import Callable

from game.ui.table.centre import Centre
from game.ui.table.desk import Desk
from game.ui.table.movers import Flight, Movers, Point, Turning
from game.ui.table.staging import Show, Spot, Where
from game.ui.table.timeline import Timeline

_TURN = 0.26
_TRAVEL = 0.4
_MOST_WAITING = 5


class Shows:
    """A queue of shows. Nobody waits for them: the table goes on, and a tap brings each to its end."""

    def __init__(self, desk: Desk, timeline: Timeline, movers: Movers, centre: Centre) -> None:
        self._desk = desk
        self._timeline = timeline
        self._movers = movers
        self._centre = centre
        self._waiting: deque[Show] = deque(maxlen=_MOST_WAITING)
        self._running: Show | None = None
        self.point_of: Callable[[Where], Point] = lambda _where: centre.rect.center

    @property
    def idle(self) -> bool:
        """Whether nothing is shown or about to be."""
        return self._running is None and not self._waiting

    def add(self, show: Show) -> None:
        """Show something after what is shown now."""
        self._waiting.append(show)
        if self._running is None:
            self._next()

    def clear(self) -> None:
        """Show nothing any more."""
        self._waiting.clear()
        self._running = None
        self._desk.staging.show = None
        self._desk.staging.turning = False

    def _next(self) -> None:
        self._running = self._waiting.popleft() if self._waiting else None
        if self._running is not None:
            self._arrive(self._running)

    def _arrive(self, show: Show) -> None:
        """The cards come from where they were; then they lie in the middle."""
        if show.source is Spot.CENTRE or not show.cards:
            self._lie(show)
        else:
            start, end = self.point_of(show.source), self._centre.rect.center
            self._fly(show, (start, end), lambda: self._lie(show))

    def _lie(self, show: Show) -> None:
        if self._running is not show:
            return
        staging = self._desk.staging
        staging.show = show
        staging.turned = 0 if show.turn else len(show.cards)
        self._turn(show)

    def _turn(self, show: Show) -> None:
        """Turn the next card; when all are turned, wait."""
        if self._running is not show:
            return
        staging = self._desk.staging
        index = staging.turned
        if index >= len(show.cards):
            self._timeline.after(show.seconds, lambda: self._end(show))
            return
        staging.turning = True
        slot, art = self._centre.slots(len(show.cards))[index], self._desk.art
        tween = self._timeline.move(_TURN, finish=lambda: self._turned(show))
        self._movers.add(Turning(art.face(None, slot.h), art.face(show.cards[index], slot.h), slot, tween))

    def _turned(self, show: Show) -> None:
        if self._running is show:
            self._desk.staging.turned += 1
            self._desk.staging.turning = False
            self._turn(show)

    def _end(self, show: Show) -> None:
        if self._running is not show:
            return
        self._desk.staging.show = None
        if show.target is not Spot.CENTRE and show.cards:
            self._fly(show, (self._centre.rect.center, self.point_of(show.target)), None)
        self._next()

    def _fly(self, show: Show, way: tuple[Point, Point], finish: Callable[[], None] | None) -> None:
        height = self._desk.places.trick_card
        picture = self._desk.art.row(show.cards, height)
        self._movers.add(Flight(picture, *way, self._timeline.move(_TRAVEL, finish=finish)))
