"""出牌 on the screen: cards fly to the felt, a won trick gathers at its winner, points fly to the meter."""

from functools import partial

from game.rules.cards import Cards
from game.rules.events import CardsPlayed
from game.rules.playing import Playing
from game.rules.seats import SEATS, Seat
from game.rules.shapes import TRIPLE, group_of
from game.rules.trick import Trick
from game.rules.view import SeatView
from game.ui.animation import ease_in_out
from game.ui.table.felt import row_rect
from game.ui.table.ordering import ranking_of, sort_cards
from game.ui.table.points_chip import points_chip
from game.ui.table.staging import Spot
from game.ui.table.theatre import Theatre
from game.words import tr

_PLAY, _GATHER, _COINS = 0.26, 0.32, 0.5
_LINGER = 1.2
"""How long a complete trick lies there, its last card's flight included."""


class TrickStage:
    """Stages plays and won tricks."""

    def __init__(self, theatre: Theatre) -> None:
        self._theatre = theatre
        self._desk = theatre.desk

    def played(self, event: CardsPlayed, view: SeatView) -> None:
        """A play flies from its seat to the felt."""
        staging = self._desk.staging
        if staging.linger is not None:
            self._gather(staging.linger)
        cards = sort_cards(event.cards, ranking_of(view.board))
        place = row_rect(self._desk, event.seat, len(cards))
        picture = self._desk.art.row(cards, place.h)
        staging.landing[event.seat] += 1
        if event.seat == self._desk.line.me:
            staging.fresh = ()
        way = (self._theatre.point_of(event.seat), place.center)
        self._theatre.fly(picture, way, _PLAY, partial(self._landed, event, view))

    def won(self, view: SeatView) -> None:
        """The complete trick stays a moment, then it gathers."""
        if not view.board.tricks:
            return
        trick = view.board.tricks[-1]
        staging = self._desk.staging
        staging.linger = trick
        staging.points_due += view.board.points_won(trick)
        self._theatre.timeline.after(_LINGER, partial(self._gather, trick))

    def _landed(self, event: CardsPlayed, view: SeatView) -> None:
        staging = self._desk.staging
        staging.landing[event.seat] -= 1
        self._desk.kit.sounds.play("play")
        if group_of(event.cards) == TRIPLE and self._leads(event, view):
            self._desk.kit.sounds.play("gun")
            self._theatre.calls.call(tr("Triple!"))

    def _leads(self, event: CardsPlayed, view: SeatView) -> bool:
        """Whether the play was the best of its trick when it was made."""
        trick = self._trick_of(event.seat, event.cards, view)
        return trick is not None and self._desk.best_of(trick) == event.seat

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
            place = row_rect(desk, seat, len(cards))
            picture = desk.art.row(sort_cards(cards, desk.ranking), place.h)
            last = index == len(trick.plays) - 1
            finish = partial(self._gathered, trick.winner, points) if last else None
            self._theatre.fly(picture, (place.center, target), _GATHER, finish, ease_in_out)

    def _gathered(self, winner: Seat, points: int) -> None:
        self._desk.kit.sounds.play("trick_won")
        if points:
            chip = points_chip(self._desk.kit, points)
            way = (self._theatre.point_of(winner), self._theatre.point_of(Spot.METER))
            self._theatre.fly(chip, way, _COINS, partial(self._counted, points), ease_in_out)

    def _counted(self, points: int) -> None:
        self._desk.staging.points_due -= points
        self._desk.kit.sounds.play("score")
