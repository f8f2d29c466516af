"""What the seat may do now, read off its view alone: which cards, how many, which claims, whether it may pass."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import TypeAlias

from game.rules.actions import (
    Action,
    Bury,
    BuryJokers,
    Declare,
    Pass,
    PayTribute,
    Play,
    ReturnCards,
    TakeOut,
)
from game.rules.cards import Card, Cards, bundle
from game.rules.playing import Playing
from game.rules.shapes import counts_of
from game.rules.view import SeatView

CardAction: TypeAlias = PayTribute | ReturnCards | Bury | BuryJokers | TakeOut | Play
"""The actions for which cards are chosen from a pile."""

_LOOKED_AT = 1200
"""So many legal actions are looked at; the millions of ways to bury (A5.3) look alike after that."""
_PLAYS = 400
"""So many plays are looked at; whatever asks for more asks the rules for those with certain cards (B6, B7)."""


@dataclass(frozen=True)
class Ask:
    """What is asked of the seat.

    `kind` is the action that chosen cards make (None: no cards are asked for), `pile` what they come from. Every legal
    choice has `least` to `most` cards, `playable` ones only, and contains `forced`. `found` are legal choices, not
    always all; `whole` says whether they are. `claims` are the declarations that would be legal now.
    """

    kind: type[CardAction] | None = None
    pile: Cards = ()
    least: int = 0
    most: int = 0
    playable: frozenset[Card] = frozenset()
    forced: Cards = ()
    found: tuple[Cards, ...] = ()
    whole: bool = True
    claims: tuple[Declare, ...] = ()
    can_pass: bool = False

    @property
    def wanted(self) -> int | None:
        """The one number of cards that will do, None where several would."""
        return self.least if self.kind is not None and self.least == self.most else None

    @property
    def leads(self) -> bool:
        """Whether a trick is led, with as many cards as one likes."""
        return self.kind is Play and self.least < self.most

    @property
    def from_kitty(self) -> bool:
        """Whether the cards are chosen out of the open kitty, not out of the hand."""
        return self.kind is TakeOut

    def action(self, cards: Iterable[Card]) -> Action | None:
        """The action that these cards make."""
        return None if self.kind is None else self.kind(bundle(cards))


def read_ask(view: SeatView) -> Ask | None:
    """Read what the seat may do now; None when it has to wait."""
    if isinstance(view.stage, Playing):
        return _read_play(view, view.stage) if view.my_turn else None
    legal = tuple(islice(view.actions(), _LOOKED_AT))
    if not legal:
        return None
    claims = tuple(action for action in legal if isinstance(action, Declare))
    choices = tuple(action for action in legal if isinstance(action, CardAction))
    can_pass = any(isinstance(action, Pass) for action in legal)
    if not choices:
        return Ask(claims=claims, can_pass=can_pass)
    found = tuple(action.cards for action in choices)
    kind = type(choices[0])
    pile = (view.kitty or ()) if kind is TakeOut else view.hand
    whole = len(legal) < _LOOKED_AT
    return Ask(
        kind=kind,
        pile=pile,
        least=min(map(len, found)),
        most=max(map(len, found)),
        playable=frozenset(card for cards in found for card in cards) if whole else frozenset(pile),
        forced=_common(found) if whole and not can_pass else (),
        found=found,
        whole=whole,
        can_pass=can_pass,
    )


def _read_play(view: SeatView, stage: Playing) -> Ask:
    """出牌: what may be led, or what may follow (A6, B6, B7)."""
    hand, trump, lead = view.hand, view.board.trump, stage.lead
    found = tuple(islice(stage.plays(hand, trump), _PLAYS))
    whole = len(found) < _PLAYS
    playable = frozenset(card for cards in found for card in cards) if whole else stage.playable(hand, trump)
    if lead is None:
        most = max(map(len, found)) if whole else len(hand)
        return Ask(Play, hand, 1, most, playable, _common(found) if whole else (), found, whole)
    own = trump.in_suit(hand, trump.suit_of(lead[0]))
    forced = _common(found) if whole else own if len(own) <= len(lead) else ()
    return Ask(Play, hand, len(lead), len(lead), playable, forced, found, whole)


def _common(choices: tuple[Cards, ...]) -> Cards:
    """The cards that are in every choice, copies counted."""
    least = counts_of(choices[0])
    for cards in choices[1:]:
        least = {card: min(copies, cards.count(card)) for card, copies in least.items() if card in cards}
        if not least:
            return ()
    return bundle(card for card, copies in least.items() for _ in range(copies))
