"""A round in words: what happened, a line each, every card open."""

from collections.abc import Callable, Iterator
from typing import Any

from game.rules.board import Setup
from game.rules.cards import RANK_TEXT, Cards, Suit
from game.rules.events import (
    CardsPlayed,
    CardsTakenOut,
    DealVoid,
    Declared,
    DryPot,
    Event,
    JokersBuried,
    KittyBuried,
    KittyShown,
    KittyTaken,
    KittyTurned,
    Notice,
    ThrowFailed,
    TributeDue,
    TributePaid,
    TributeReturned,
    TrickWon,
    TrumpFixed,
)
from game.rules.notation.words import write_cards
from game.rules.settlement import Settlement


def tell_setup(number: int, setup: Setup) -> str:
    """Say what a round starts from."""
    even, odd = (RANK_TEXT[level] for level in setup.levels)
    bank = "the bank is open" if setup.banker is None else f"{setup.banker.name} banks"
    owed = f", {setup.tribute} cards of tribute are due" if setup.tribute else ""
    return f"Round {number}: levels {even} and {odd}, {bank}, {setup.first_drawer.name} draws first{owed}"


def tell_settlement(result: Settlement) -> str:
    """Say what a round came to."""
    end = "captured" if result.captured else "kept"
    if result.winners is not None:
        return f"  Score {result.score}, kitty {end}: team {result.winners.name} wins the pot"
    even, odd = (RANK_TEXT[level] for level in result.levels)
    return f"  Score {result.score}, kitty {end}: levels {even} and {odd}"


class Telling:
    """Turns notices into lines; a trick becomes one line when it is won."""

    def __init__(self) -> None:
        self._plays: list[str] = []
        self._tricks = 0

    def hear(self, notices: tuple[Notice, ...]) -> Iterator[str]:
        """Give the lines for what happened, from the fullest form of each event."""
        known: type[Event] | None = None
        for event, _ in notices:
            if type(event) is not known:  # the same event in a poorer form follows the full one
                yield from self._lines(event)
            known = None if isinstance(event, KittyTurned) else type(event)

    def _lines(self, event: Event) -> Iterator[str]:
        if isinstance(event, CardsPlayed):
            self._plays.append(f"{event.seat.name} {write_cards(event.cards)}")
        elif isinstance(event, TrickWon):
            self._tricks += 1
            yield f"  {self._tricks:>2}. {' | '.join(self._plays)} -> {event.seat.name}, {event.points} points"
            self._plays.clear()
        elif isinstance(event, DealVoid):
            yield "  no trump can be found: dealt anew"
        elif isinstance(event, DryPot):
            yield "  the pot is dry"
        elif type(event) in _TEXTS:
            yield f"  {_TEXTS[type(event)](event)}"


def _due(event: TributeDue) -> str:
    why = " (three big jokers)" if event.reversed_by is not None or event.waived_by is not None else ""
    if event.waived_by is not None:
        return f"the tribute of {event.count} is waived{why}"
    return f"{event.payer.name} owes {event.receiver.name} {event.count}{why}"


def _cards(cards: Cards | None) -> str:
    return "hidden cards" if cards is None else write_cards(cards)


def _trump(suit: Suit | None) -> str:
    return "there is no trump suit" if suit is None else f"trump is {suit}"


def _failed(event: ThrowFailed) -> str:
    thrown, forced, beating = map(write_cards, (event.thrown, event.forced, event.beating))
    return (
        f"{event.seat.name} throws {thrown}; {event.beaten_by.name} has {beating}: "
        f"{forced} must be played, the attackers get {event.penalty:+}"
    )


_TEXTS: dict[type[Event], Callable[[Any], str]] = {
    Declared: lambda event: f"{event.seat.name} shows {_cards(event.cards)}",
    KittyTurned: lambda event: f"the kitty turns up {event.card}",
    TrumpFixed: lambda event: f"{event.banker.name} banks, {_trump(event.suit)}",
    KittyTaken: lambda event: f"{event.seat.name} takes the kitty up: {_cards(event.cards)}",
    ThrowFailed: _failed,
    TributeDue: _due,
    TributePaid: lambda event: f"{event.payer.name} pays {_cards(event.cards)}",
    TributeReturned: lambda event: f"{event.receiver.name} returns {_cards(event.cards)}",
    KittyShown: lambda event: f"the kitty is shown: {_cards(event.cards)}",
    KittyBuried: lambda event: f"{event.seat.name} buries {_cards(event.cards)}",
    JokersBuried: lambda event: f"{event.seat.name} adds {_cards(event.cards)} to the kitty",
    CardsTakenOut: lambda event: f"{event.seat.name} takes {_cards(event.cards)} out of it",
}
