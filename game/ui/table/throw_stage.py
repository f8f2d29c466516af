"""甩牌失败 on the screen: the throw lies there, what beats it is shown, the rest goes back, the fine is paid."""

from collections import Counter
from collections.abc import Callable
from functools import partial

from game.rules.cards import without
from game.rules.events import CardsPlayed, ThrowFailed
from game.rules.view import SeatView
from game.ui.animation import ease_in_out
from game.ui.table.felt import lay_play
from game.ui.table.ordering import ranking_of
from game.ui.table.points_chip import points_chip
from game.ui.table.staging import Spot
from game.ui.table.theatre import Theatre
from game.words import tr

_THROW, _SHOW, _BACK, _COINS = 0.3, 0.35, 0.4, 0.5
_LOOK = 0.6
"""How long the throw lies there before it is beaten."""
_READ = 2.4
"""How long it can be read what beat it, and what that costs."""


class ThrowStage:
    """Stages one failed throw at a time; what happens meanwhile waits until it is over."""

    def __init__(self, theatre: Theatre) -> None:
        self._theatre = theatre
        self._desk = theatre.desk
        self._event: ThrowFailed | None = None
        self._waiting: list[Callable[[], None]] = []

    def failed(self, event: ThrowFailed, view: SeatView) -> None:
        """The thrown cards fly to the felt."""
        self.finish()
        self._event = event
        desk, ranking = self._desk, ranking_of(view.board)
        desk.staging.landing[event.seat] += 1
        desk.staging.points_due += event.penalty
        if event.seat == desk.line.me:
            desk.staging.fresh = ()
            desk.selection.clear()
            desk.staging.arriving += Counter(without(event.thrown, event.forced))
        laid, place = lay_play(desk, event.seat, event.thrown, event.thrown, ranking)
        way = (self._theatre.point_of(event.seat), place.center)
        self._theatre.fly(desk.art.laid(laid), way, _THROW, partial(self._landed, event))

    def lays(self, event: CardsPlayed) -> bool:
        """Whether a play is what a throw was cut down to: it lies there already."""
        failed = self._event
        return failed is not None and (failed.seat, failed.forced) == (event.seat, event.cards)

    def then(self, action: Callable[[], None]) -> None:
        """Do something now, or once the throw has been shown."""
        if self._event is None:
            action()
        else:
            self._waiting.append(action)

    def finish(self) -> None:
        """Show no more of it: what goes back flies back, the fine flies to the meter, what has waited goes on."""
        if self._event is not None:
            self._over(self._event)

    def _landed(self, event: ThrowFailed) -> None:
        if self._event is not event:
            return
        staging = self._desk.staging
        staging.landing[event.seat] -= 1
        staging.failed, staging.beaten = event, False
        self._desk.kit.sounds.play("throw")
        self._theatre.calls.call(tr("Throw!"))
        self._theatre.timeline.after(_LOOK, partial(self._answer, event))

    def _answer(self, event: ThrowFailed) -> None:
        """The cards that beat it come out of the hand that holds them."""
        if self._event is not event:
            return
        desk = self._desk
        laid, place = lay_play(desk, event.beaten_by, event.beating, event.forced, desk.ranking)
        way = (self._theatre.point_of(event.beaten_by), place.center)
        self._theatre.fly(desk.art.laid(laid), way, _SHOW, partial(self._answered, event))

    def _answered(self, event: ThrowFailed) -> None:
        if self._event is not event:
            return
        self._desk.staging.beaten = True
        self._desk.kit.sounds.play("throw_failed")
        self._theatre.calls.call(tr("Throw fails!"))
        self._theatre.timeline.after(_READ, partial(self._over, event))

    def _over(self, event: ThrowFailed) -> None:
        if self._event is not event:
            return
        desk, staging = self._desk, self._desk.staging
        if staging.failed is None:
            staging.landing[event.seat] -= 1
        staging.failed, staging.beaten, self._event = None, False, None
        rest = without(event.thrown, event.forced)
        laid, place = lay_play(desk, event.seat, rest, event.thrown, desk.ranking)
        way = (place.center, self._theatre.point_of(event.seat))
        self._theatre.fly(desk.art.laid(laid), way, _BACK, partial(self._returned, event), ease_in_out)
        self._fine(event)
        waiting, self._waiting = self._waiting, []
        for action in waiting:
            action()

    def _returned(self, event: ThrowFailed) -> None:
        if event.seat == self._desk.line.me:
            arriving = self._desk.staging.arriving
            arriving -= Counter(without(event.thrown, event.forced))
            self._desk.staging.arriving = arriving

    def _fine(self, event: ThrowFailed) -> None:
        chip = points_chip(self._desk.kit, event.penalty)
        way = (self._theatre.point_of(event.seat), self._theatre.point_of(Spot.METER))
        self._theatre.fly(chip, way, _COINS, partial(self._fined, event), ease_in_out)

    def _fined(self, event: ThrowFailed) -> None:
        self._desk.staging.points_due -= event.penalty
        self._desk.kit.sounds.play("score")
