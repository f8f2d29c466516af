"""领牌: what to lead: what wins points, keeps the lead, or loses least."""

from game.bots.steady.answers import Answer
from game.bots.steady.ending import Ending
from game.bots.steady.position import Position
from game.bots.steady.worth import price

_LED_SAFELY = 0.75
"""How safe a trick must be for points to be led into it."""
_LEAD = 0.5
"""What keeping the lead is worth."""
_WON, _LOST = 1.1, 1.0
"""The points of three answers, halved, against the average card: on a trick of one's own, on one of theirs."""
_PARTNER = 0.33
"""How often a partner who can beat a group wins a trick that an opponent could win."""
_TEMPO = 6.0
"""What a card's turn is worth: a pair and a triple get rid of more cards at once, on fewer tricks."""


def best_leads(position: Position) -> list[Answer]:
    """Give the leads of the highest value, which is one but for ties."""
    leading = Leading(position)
    valued = [
        (leading.value(slot, width), (slot,) * width)
        for slot, copies in enumerate(position.mine)
        for width in ((1,) if copies == 1 else (1, copies) if copies else ())
    ]
    most = max(value for value, _ in valued)
    return [lead for value, lead in valued if value > most - 1e-9]


class Leading:
    """领牌: weighs leads."""

    def __init__(self, position: Position) -> None:
        self._at = position
        self._ending = Ending(position)
        self._densities = [position.density(suit) for suit in range(len(position.slots.bounds))]

    def value(self, slot: int, width: int) -> float:
        """Value a lead of `width` cards of a slot."""
        slots = self._at.slots
        suit, points = slots.suit[slot], width * slots.points[slot]
        holds = self._ending.holds(slot, width)
        partner = 0.0 if holds > 0.99 else self._at.chances.beats(self._at.seat.partner, slot, width, suit)
        wins = holds + (1.0 - holds) * partner * _PARTNER
        answers = width * self._densities[suit]
        gain = wins * _WON * answers - (1.0 - wins) * _LOST * answers + points * (wins - _LED_SAFELY)
        gain += holds * _LEAD * (1.0 - 0.3 * partner) + _TEMPO * width
        spent = price(slots, slot, self._at.mine[slot], width)
        return gain - spent + self._ending.value((slot,) * width, holds, wins)
