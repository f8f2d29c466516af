"""出牌 on the screen: cards fly to the felt, a won trick gathers at its winner, points fly to the meter."""

from functools import partial

from game.rules.cards import Cards
from game.rules.events import CardsPlayed, ThrowFailed
from game.rules.playing import Playing
from game.rules.seats import SEATS, Seat
from game.rules.shapes import TRIPLE
from game.rules.trick import Trick
from game.rules.view import SeatView
from game.ui.animation import ease_in_out
from game.ui.table.felt import lay_play
from game.ui.table.grouping import is_plain, parts_of
from game.ui.table.ordering import ranking_of
from game.ui.table.points_chip import points_chip
from game.ui.table.staging import Spot
from game.ui.table.theatre import Theatre
from game.ui.table.throw_stage import ThrowStage
from game.words import Text, tr

_PLAY, _GATHER, _COINS = 0.26, 0.32, 0.5
_LINGER = 1.2
"""How long a complete trick lies there, its last card's flight included."""


class TrickStage:
    """Stages plays and won tricks."""

    def __init__(self, theatre: Theatre) -> None:
        self._theatre = theatre
        self._desk = theatre.desk
        self._throws = ThrowStage(theatre)

    def failed(self, event: ThrowFailed, view: SeatView) -> None:
        """A throw does not stand; the play that it is cut down to comes next."""
        self._clear_felt()
        self._throws.failed(event, view)

    def played(self, event: CardsPlayed, view: SeatView) -> None:
        """A play flies from its seat to the felt."""
        self._clear_felt()
        if self._throws.lays(event):
            return
        desk = self._desk
        if event.seat == desk.line.me:
            self._throws.finish()
            desk.staging.fresh = ()
        desk.staging.landing[event.seat] += 1
        self._throws.then(partial(self._fly_in, event, view))

    def _clear_felt(self) -> None:
        """The trick before makes room for this one."""
        if self._desk.staging.linger is not None:
            self._throws.finish()
            self._gather(self._desk.staging.linger)

    def _fly_in(self, event: CardsPlayed, view: SeatView) -> None:
        trick = self._trick_of(event.seat, event.cards, view)
        lead = event.cards if trick is None else trick.plays[0]
        laid, place = lay_play(self._desk, event.seat, event.cards, lead, ranking_of(view.board))
        way = (self._theatre.point_of(event.seat), place.center)
        self._theatre.fly(self._desk.art.laid(laid), way, _PLAY, partial(self._landed, event, view))

    def won(self, view: SeatView) -> None:
        """The complete trick stays a moment, then it gathers."""
        if not view.board.tricks:
            return
        trick = view.board.tricks[-1]
        staging = self._desk.staging
        staging.linger = trick
        staging.points_due += view.board.points_won(trick)
        self._throws.then(lambda: self._theatre.timeline.after(_LINGER, partial(self._gather, trick)))

    def _landed(self, event: CardsPlayed, view: SeatView) -> None:
        staging = self._desk.staging
        staging.landing[event.seat] -= 1
        sounds = self._desk.kit.sounds
        sounds.play("play")
        call = self._call_of(event, view)
        if call is not None:
            sound, words = call
            sounds.play(sound)
            self._theatre.calls.call(words)

    def _call_of(self, event: CardsPlayed, view: SeatView) -> tuple[str, Text] | None:
        """滚子, 拖拉机, 甩牌, 毙: what is called out when a play leads the trick, with its sound."""
        trick = self._trick_of(event.seat, event.cards, view)
        if trick is None or self._desk.best_of(trick) != event.seat:
            return None
        parts = parts_of(event.cards, ranking_of(view.board))
        if parts[0].shape == TRIPLE:
            return "gun", tr("Triple!")
        if len(parts) == 1:
            return ("tractor", tr("Tractor!")) if parts[0].shape.length > 1 else None
        if event.seat == trick.leader:
            return "throw", tr("Throw!")
        return None if is_plain(trick.plays[0]) else ("throw", tr("Trumped!"))

    def _trick_of(self, seat: Seat, cards: Cards, view: SeatView) -> Trick | None:
        """The trick, still being played or just complete, in which a seat played these cards."""
        running = (view.stage.trick,) if isinstance(view.stage, Playing) else ()
        for trick in (*running, *view.board.tricks[-1:]):
            index = (seat - trick.leader) % len(SEATS)
            if index < len(trick.plays) and trick.plays[index] == cards:
                return trick
        return None

    def _gather(self, trick: Trick) -> None:
        """All four plays go to the winner; then the attackers' points go to the meter."""
        desk = self._desk
        if desk.staging.linger is not trick or trick.winner is None:
            return
        desk.staging.linger = None
        points = desk.board.points_won(trick)
        target = self._theatre.point_of(trick.winner)
        for index, cards in enumerate(trick.plays):
            seat = trick.seat_of(index)
            laid, place = lay_play(desk, seat, cards, trick.plays[0], desk.ranking)
            last = index == len(trick.plays) - 1
            finish = partial(self._gathered, trick.winner, points) if last else None
            self._theatre.fly(desk.art.laid(laid), (place.center, target), _GATHER, finish, ease_in_out)

    def _gathered(self, winner: Seat, points: int) -> None:
        self._desk.kit.sounds.play("trick_won")
        if points:
            chip = points_chip(self._desk.kit, points)
            way = (self._theatre.point_of(winner), self._theatre.point_of(Spot.METER))
            self._theatre.fly(chip, way, _COINS, partial(self._counted, points), ease_in_out)

    def _counted(self, points: int) -> None:
        self._desk.staging.points_due -= points
        self._desk.kit.sounds.play("score")
