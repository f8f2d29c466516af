"""What the staging of events works with: time, movers, shows, calls, and where things are on the screen."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Surface

from game.rules.seats import Seat
from game.ui.animation import ease_out
from game.ui.table.bar import Bar
from game.ui.table.centre import Centre
from game.ui.table.corners import KittyCorner
from game.ui.table.desk import Desk
from game.ui.table.felt import Stock
from game.ui.table.movers import Calls, Flight, Movers, Point
from game.ui.table.piles import Hand
from game.ui.table.places import BOTTOM, RIGHT
from game.ui.table.shows import Shows
from game.ui.table.staging import Spot, Where
from game.ui.table.timeline import Timeline


@dataclass(frozen=True)
class Scenery:
    """The parts of the screen that things fly from and to."""

    hand: Hand
    stock: Stock
    bar: Bar
    centre: Centre
    kitty: KittyCorner


class Theatre:
    """One for a table screen. `refresh` tells every part that what it shows may have changed."""

    def __init__(self, desk: Desk, scenery: Scenery, refresh: Callable[[], None]) -> None:
        self.desk = desk
        self.scenery = scenery
        self.refresh = refresh
        self.timeline = Timeline(lambda: desk.kit.settings)
        self.movers = Movers()
        self.calls = Calls(desk.kit, self.timeline)
        self.shows = Shows(desk, self.timeline, self.movers, scenery.centre)
        self.shows.point_of = self.point_of

    @property
    def idle(self) -> bool:
        """Whether everything has come to rest."""
        return self.timeline.idle and self.shows.idle

    def point_of(self, where: Where) -> Point:
        """The middle of a seat or of a spot."""
        match where:
            case Spot.STOCK:
                return self.scenery.stock.pile.center
            case Spot.METER:
                return self.scenery.bar.meter.center
            case Spot.KITTY:
                corner = self.scenery.kitty.rect
                return corner.x + corner.w // 3, corner.centery
            case Spot.CENTRE:
                return self.scenery.centre.rect.center
            case _:
                place = self.desk.line.place_of(where)
                if place == BOTTOM:
                    return self.scenery.hand.rect.centerx, self.scenery.hand.rect.y
                plate = self.desk.places.plates[place]
                half = plate.h // 2
                return (plate.right - half if place == RIGHT else plate.x + half), plate.centery

    def hand_of(self, seat: Seat) -> Point:
        """Where the cards of a seat are held."""
        place = self.desk.line.place_of(seat)
        return self.point_of(seat) if place == BOTTOM else self.desk.places.fans[place].center

    def fly(
        self,
        picture: Surface,
        way: tuple[Point, Point],
        seconds: float,
        finish: Callable[[], None] | None = None,
        ease: Callable[[float], float] = ease_out,
    ) -> None:
        """Let a picture fly."""
        self.movers.add(Flight(picture, *way, self.timeline.move(seconds, ease=ease, finish=finish)))

    def advance(self, seconds: float) -> bool:
        """Let time pass; True if the picture has changed."""
        happened = self.timeline.happened
        moved = self.timeline.advance(seconds)
        if self.timeline.happened != happened:
            self.refresh()
        if moved:
            self.movers.tidy()
        return moved

    def skip(self) -> bool:
        """Bring everything to its end at once."""
        self.calls.clear()
        skipped = self.timeline.skip()
        if skipped:
            self.refresh()
            self.movers.tidy()
        return skipped
