"""What is on its way: the little that the screen shows differently from the newest view, until it comes to rest."""

from collections import Counter
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TypeAlias

from game.rules.cards import Card, Cards
from game.rules.events import ThrowFailed
from game.rules.seats import Seat
from game.rules.trick import Trick
from game.words import Words


class Spot(Enum):
    """A place on the table that is no seat."""

    CENTRE = auto()
    KITTY = auto()
    STOCK = auto()
    METER = auto()


Where: TypeAlias = Seat | Spot


@dataclass(frozen=True)
class Show:
    """Something laid out in the middle for all to see: cards (None: face down) under a line of words.

    The cards come from `source` and go on to `target`; with `turn` they lie face down first and are turned one by one.
    `names` stand under the cards. It stays for `seconds` once all is turned.
    """

    words: Words
    cards: tuple[Card | None, ...] = ()
    source: Where = Spot.CENTRE
    target: Where = Spot.CENTRE
    turn: bool = False
    seconds: float = 1.4
    names: tuple[str, ...] = ()


@dataclass
class Staging:
    """What widgets look at beside the view.

    `linger` is a complete trick that still lies there, `landing` counts by seat the plays in the air, `points_due` the
    points not yet at the meter, `arriving` cards on their way to one's own hand, `fresh` those just received, `show`
    what lies in the middle, with the number of cards `turned` and whether the next is `turning`, `aside` what seats
    said (passed). `failed` is a throw that does not stand while it still lies there, `beaten` whether the cards that
    beat it are shown by now.
    """

    linger: Trick | None = None
    landing: Counter[Seat] = field(default_factory=Counter[Seat])
    points_due: int = 0
    arriving: Counter[Card] = field(default_factory=Counter[Card])
    fresh: Cards = ()
    show: Show | None = None
    turned: int = 0
    turning: bool = False
    aside: dict[Seat, Words] = field(default_factory=dict[Seat, Words])
    failed: ThrowFailed | None = None
    beaten: bool = False
