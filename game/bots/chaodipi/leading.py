"""领牌: what to lead: what wins points, keeps the lead, or loses least."""

from collections.abc import Iterator
from typing import NamedTuple

from game.bots.chaodipi.chances import Profile, profile_of
from game.bots.chaodipi.ending import Ending
from game.bots.chaodipi.groups import COPIES, doubled, rungs, tractors
from game.bots.chaodipi.position import Position
from game.bots.chaodipi.throwing import safe_throw
from game.bots.steady.slots import TRUMP

_LED_SAFELY = 0.75
"""How safe a trick must be for points to be led into it."""
_LEAD = 0.5
"""What keeping the lead is worth."""
_WON, _LOST = 1.1, 1.0
"""The points of three answers, halved, against the average card: on a trick of one's own, on one of theirs."""
_PARTNER = 0.33
"""How often a partner who can beat a lead wins a trick that an opponent could win."""
_TEMPO = 6.0
"""What a card's turn is worth: pairs, tractors and throws get rid of more cards at once, on fewer tricks."""

_HURRY = 4.0
"""What it is worth to cash a side card before somebody is out of its suit."""
_LOST_TEMPO = 0.6
"""The part of it that a lead is worth which loses the trick."""

_ONE = Profile(0, 0, 1, single=True)


class Lead(NamedTuple):
    """领牌: a lead as it is weighed: its slots, one a card, what an answer must match, its suit and best height."""

    slots: tuple[int, ...]
    profile: Profile
    suit: int
    height: int


def best_leads(position: Position) -> list[tuple[int, ...]]:
    """Give the leads of the highest value, which is one but for ties."""
    leading = Leading(position)
    valued = [(leading.value(lead), lead.slots) for lead in _leads(position)]
    most = max(value for value, _ in valued)
    return [lead for value, lead in valued if value > most - 1e-9]


def _leads(position: Position) -> Iterator[Lead]:
    """Give every single, pair and whole tractor, and of each suit the largest throw that cannot fail."""
    mine, slots, heights = position.mine, position.slots, position.shelf.heights
    for suit, (first, end) in enumerate(slots.bounds):
        own = [slot for slot in range(first, end) if mine[slot]]
        for slot in own:
            yield Lead((slot,), _ONE, suit, heights[slot])
        pairs = rungs(position.shelf, mine, suit)
        for kinds in (*((slot,) for slot in pairs.values()), *tractors(pairs)):
            size = len(kinds)
            yield Lead(doubled(kinds), Profile(size, size, COPIES * size, single=True), suit, heights[kinds[0]])
        thrown = safe_throw(position, slots.bundle([slot for slot in own for _ in range(mine[slot])])) if own else None
        if thrown is not None:
            cards = tuple(slots.slot[card] for card in thrown)
            yield Lead(cards, profile_of(thrown, position.ranking), suit, max(heights[slot] for slot in cards))


class Leading:
    """领牌: weighs leads."""

    def __init__(self, position: Position) -> None:
        self._at = position
        self._ending = Ending(position)
        self._densities = [position.density(suit) for suit in range(len(position.slots.bounds))]

    def value(self, lead: Lead) -> float:
        """Value a lead."""
        size = lead.profile.size
        points = sum(map(self._at.slots.points.__getitem__, lead.slots))
        holds = self._ending.stands(lead.suit, lead.profile, lead.height)
        partner = 0.0 if holds > 0.99 else self._partner_beats(lead)
        wins = holds + (1.0 - holds) * partner * _PARTNER
        answers = size * self._densities[lead.suit]
        gain = wins * _WON * answers - (1.0 - wins) * _LOST * answers + points * (wins - _LED_SAFELY)
        gain += holds * _LEAD * (1.0 - 0.3 * partner) + _TEMPO * size * (holds + (1.0 - holds) * _LOST_TEMPO)
        gain += _HURRY * holds * (lead.suit != TRUMP)
        return (
            gain
            - self._at.spent(lead.slots) * self._ending.later(lead.slots)
            + self._ending.value(lead.slots, holds, wins)
        )

    def _partner_beats(self, lead: Lead) -> float:
        partner = self._at.seat.partner
        return self._at.chances.beats(partner, lead.suit, lead.profile, (lead.suit, lead.height))
