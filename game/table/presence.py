"""在场: which people are away from their seats, and how long a table waits for one of them before a bot stands in."""

from game.rules.seats import Seat


class Presence:
    """在场: only the time counts in which the table waits for the seat: `grace` seconds of it, then a bot stands in.

    `away` are the seats whose people are away, in their order.
    """

    def __init__(self, grace: float) -> None:
        self._grace = grace
        self.away: tuple[Seat, ...] = ()
        self._waiting: dict[Seat, float] = {}

    def leave(self, seat: Seat) -> bool:
        """Note that a seat's person is away; False when that is known."""
        if seat in self.away:
            return False
        self.away = tuple(sorted((*self.away, seat)))
        return True

    def come(self, seat: Seat) -> bool:
        """Note that a seat's person is there; False when that is known."""
        if seat not in self.away:
            return False
        self.away = tuple(other for other in self.away if other != seat)
        self._waiting.pop(seat, None)
        return True

    def nobody(self, people: tuple[Seat, ...]) -> bool:
        """Whether all the people are away: then the table stands still, and nobody's grace runs."""
        alone = bool(people) and set(self.away).issuperset(people)
        if alone:
            self._waiting.clear()
        return alone

    def holds_up(self, people: tuple[Seat, ...], wanted: tuple[Seat, ...]) -> bool:
        """Whether all the people are away, or one of those that the table waits for now."""
        return self.nobody(people) or not set(self.away).isdisjoint(wanted)

    def overdue(self, wanted: tuple[Seat, ...], now: float) -> Seat | None:
        """A seat for which the table has waited long enough; `wanted` are those that it waits for now."""
        missing = [seat for seat in wanted if seat in self.away]
        self._waiting = {seat: self._waiting.get(seat, now) for seat in missing}
        return next((seat for seat in missing if now - self._waiting[seat] >= self._grace), None)
