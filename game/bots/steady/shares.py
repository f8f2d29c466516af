"""份额: with whom a card that is out may lie, in whichever game."""

from game.bots.steady.slots import TRUMP
from game.rules.seats import SEATS, Seat
from game.rules.view import SeatView


class Shares:
    """份额: a card that is out lies with each of those who may have its suit in proportion to their hands.

    `kitty` cards that lie face down count as one more hand for side cards; `shown_void` has, by seat, a bit for each
    suit that it has been seen to be out of.
    """

    def __init__(self, view: SeatView, seat: Seat, shown_void: list[int], kitty: int) -> None:
        self._shown_void = shown_void
        self._sizes = [(other, view.sizes[other]) for other in SEATS if other != seat]
        self._kitty = kitty
        self._known: dict[tuple[Seat, int], float] = {}

    def of(self, seat: Seat, suit: int) -> float:
        """The chance that a card of the suit that is out lies with the seat."""
        known = self._known.get((seat, suit))
        if known is None:
            known = self._known[seat, suit] = self._share(seat, suit)
        return known

    def _share(self, seat: Seat, suit: int) -> float:
        void, bit = self._shown_void, 1 << suit
        if void[seat] & bit:
            return 0.0
        own, places = 0, 0 if suit == TRUMP else self._kitty
        for other, size in self._sizes:
            if not void[other] & bit:
                places += size
                own = size if other == seat else own
        return own / places if places else 0.0
