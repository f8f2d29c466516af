"""甩牌: what a lead wins for certain in its own suit, and the throws made of nothing else (B6)."""

from game.bots.chaodipi.chances import Profile
from game.bots.chaodipi.position import Position
from game.rules.cards import Cards, bundle
from game.rules.seats import SEATS
from game.rules.shapes import PAIR, Component, split


def cannot_fail(position: Position, part: Component) -> bool:
    """Whether nobody can hold a stronger component of this shape, for all that the seat has seen."""
    slots, chances = position.slots, position.chances
    length = part.shape.length if part.shape.width == PAIR.width else 0
    profile = Profile(length, length, part.shape.size, single=True)
    suit, height = slots.suit[slots.slot[part.top]], position.ranking.height(part.top)
    return not any(chances.could_beat(seat, suit, profile, height) for seat in SEATS if seat != position.seat)


def safe_throw(position: Position, own: Cards) -> Cards | None:
    """Give the largest throw out of the cards of one suit that cannot fail, None where there is none."""
    parts = split(own, position.ranking)
    while len(parts) > 1:
        safe = [part for part in parts if cannot_fail(position, part)]
        thrown = bundle(card for part in safe for card in part.cards)
        if len(safe) == len(parts):
            return thrown
        parts = split(thrown, position.ranking)
    return None
