"""Who is who at a table, as one viewer speaks of them."""

from dataclasses import dataclass

from game.rules.events import Viewer
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.words.text import Text, tr


@dataclass(frozen=True, slots=True)
class Cast:
    """座位: the names by seat, and which seat is the viewer's own (None: a spectator's)."""

    names: tuple[str, str, str, str]
    me: Viewer = None

    def name(self, seat: Seat) -> Text | str:
        """What a seat is called inside a sentence: "you" for the viewer's own."""
        return tr("you") if seat == self.me else self.names[seat]

    def actor(self, view: SeatView) -> Text | str:
        """轮到谁: the one whom the round waits for; empty where it waits for nobody."""
        waiting = view.stage.to_act
        return self.name(waiting[0]) if waiting else ""

    def is_me(self, seat: Seat) -> bool:
        """Whether the seat is the viewer's own."""
        return seat == self.me

    def ours(self, seat: Seat) -> bool:
        """一方: whether a seat is on the viewer's side; a spectator looks from the first seat."""
        return seat.team is (Seat.P0 if self.me is None else self.me).team
