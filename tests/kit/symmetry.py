"""What must not matter: the names of the suits, and the chair from which one counts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, cast

from game.rules.cards import Card, Cards, Suit, bundle, card_of
from game.rules.events import Notice
from game.rules.seats import SEATS, Seat, Team

_BY_SEAT = {"hands", "sizes", "points", "tribute_points"}
_BY_TEAM = {"levels", "gained", "cycles"}


@dataclass(frozen=True)
class Symmetry:
    """Suits renamed, and every seat `turn` chairs further on."""

    suits: Mapping[Suit, Suit]
    turn: int = 0

    def suit(self, suit: Suit) -> Suit:
        """The suit's new name."""
        return self.suits[suit]

    def card(self, card: Card) -> Card:
        """The card in the suit's new name."""
        return card if card.suit is None else card_of(self.suits[card.suit], card.rank)

    def deck(self, cards: Cards) -> Cards:
        """Cards in their order."""
        return tuple(map(self.card, cards))

    def seat(self, seat: Seat) -> Seat:
        """The seat that many chairs further on."""
        return seat.plus(self.turn)

    def team(self, team: Team) -> Team:
        """The side that sits there then."""
        return team if self.turn % 2 == 0 else team.other

    def notice(self, notice: Notice) -> tuple[Any, frozenset[Seat | None]]:
        """The event, and who learns it, in no order."""
        viewers = (None if viewer is None else self.seat(viewer) for viewer in notice.viewers)
        return self.image(notice.event), frozenset(viewers)

    def image(self, value: Any) -> Any:
        """The value as it looks afterwards; bundles of cards in the order of their text, whatever it was."""
        atom = _ATOMS.get(value.__class__)
        if atom is not None:
            return atom(self, value)
        if isinstance(value, tuple):
            return self._images(cast("tuple[Any, ...]", value))
        if is_dataclass(value) and not isinstance(value, type):
            parts = {
                item.name: self._field(item.name, getattr(value, item.name)) for item in fields(value) if item.init
            }
            return type(value)(**parts)
        return value

    def _images(self, values: tuple[Any, ...]) -> tuple[Any, ...]:
        images = tuple(map(self.image, values))
        return bundle(images) if all(isinstance(value, Card) for value in values) else images

    def _field(self, name: str, value: Any) -> Any:
        image = self.image(value)
        if name in _BY_SEAT and isinstance(value, tuple):
            return tuple(image[seat.plus(-self.turn)] for seat in SEATS)
        if name in _BY_TEAM and isinstance(value, tuple):
            return image if self.turn % 2 == 0 else image[::-1]
        return image


_ATOMS: dict[Any, Callable[[Symmetry, Any], Any]] = {
    Card: Symmetry.card,
    Suit: Symmetry.suit,
    Seat: Symmetry.seat,
    Team: Symmetry.team,
    Notice: Symmetry.notice,
}
SAME = Symmetry({suit: suit for suit in Suit})
"""Nothing renamed, nobody moved: brings a value into the form that images have."""
