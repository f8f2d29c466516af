"""倒计时: the turn clock: how long the seat whose turn it is may think."""

from game.rules.seats import Seat
from game.table.messages import Countdown


class TurnClock:
    """倒计时: runs for one seat at a time; `seconds` 0: never runs out. Times are those of an injected clock."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._turn: tuple[Seat, int] | None = None
        self._deadline = 0.0
        self._left_at_pause: float | None = None

    def watch(self, seat: Seat | None, turn: int, now: float) -> None:
        """Let the clock run for a seat's turn (None: for nobody); a turn seen before keeps running."""
        wanted = None if seat is None or not self._seconds else (seat, turn)
        if wanted != self._turn:
            self._turn = wanted
            self._deadline = now + self._seconds
            if self._left_at_pause is not None:
                self._left_at_pause = self._seconds

    def pause(self, now: float) -> None:
        """Stop the clock where it stands."""
        if self._left_at_pause is None:
            self._left_at_pause = self._deadline - now

    def go_on(self, now: float) -> None:
        """Let it run again."""
        if self._left_at_pause is not None:
            self._deadline = now + self._left_at_pause
            self._left_at_pause = None

    def expired(self, now: float) -> bool:
        """Whether the seat watched has no time left."""
        return self._turn is not None and self._left_at_pause is None and now >= self._deadline

    def countdown(self, now: float) -> Countdown | None:
        """What is left, for showing; None while no clock runs."""
        if self._turn is None:
            return None
        left = self._deadline - now if self._left_at_pause is None else self._left_at_pause
        return Countdown(max(0, round(left * 1000)), round(self._seconds * 1000))

    @property
    def deadline(self) -> float | None:
        """When time runs out, None while no clock runs."""
        return self._deadline if self._turn is not None and self._left_at_pause is None else None
