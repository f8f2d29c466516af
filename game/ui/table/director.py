"""Hands each event to those who stage it. The view is never waited for, and any tap ends what is staged."""

from game.rules.events import (
    CardDrawn,
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
    Passed,
    RoundOver,
    ThrowFailed,
    TributeDue,
    TributePaid,
    TributeReturned,
    TrickWon,
    TrumpFixed,
)
from game.rules.view import SeatView
from game.table.messages import Update
from game.ui.table.deal_stage import DealStage
from game.ui.table.moments import Moments
from game.ui.table.theatre import Theatre
from game.ui.table.trick_stage import TrickStage


class Director:
    """Follows the updates of a table, in order."""

    def __init__(self, theatre: Theatre) -> None:
        self._theatre = theatre
        self._deal = DealStage(theatre)
        self._tricks = TrickStage(theatre)
        self._moments = Moments(theatre)

    def follow(self, update: Update) -> None:
        """Stage what happened."""
        for event in update.events:
            self._stage(event, update.view)
            if isinstance(event, RoundOver) and update.info.settlement is not None:
                self._moments.settled(update.info.settlement)

    def _stage(self, event: Event, view: SeatView) -> None:
        match event:
            case CardDrawn():
                self._deal.drawn(event)
            case CardsPlayed():
                self._tricks.played(event, view)
            case ThrowFailed():
                self._tricks.failed(event, view)
            case TrickWon():
                self._tricks.won(view)
            case Declared():
                self._moments.declared(event, view)
            case Passed():
                self._moments.passed(event)
            case RoundOver():
                self._moments.round_over(event)
            case _:
                self._stage_between(event, view)

    def _stage_between(self, event: Event, view: SeatView) -> None:
        """What happens between the deal and the first trick."""
        match event:
            case KittyTurned():
                self._moments.turned(event)
            case TrumpFixed():
                self._moments.trump_fixed(event)
            case DealVoid():
                self._moments.void()
            case TributeDue():
                self._moments.tribute_due(event)
            case TributePaid():
                self._moments.paid(event, view)
            case TributeReturned():
                self._moments.returned(event, view)
            case _:
                self._stage_kitty(event, view)

    def _stage_kitty(self, event: Event, view: SeatView) -> None:
        match event:
            case KittyShown():
                self._moments.kitty_shown(event)
            case KittyTaken():
                self._moments.kitty_taken(event, view)
            case DryPot():
                self._moments.dry()
            case KittyBuried():
                self._moments.buried(event)
            case JokersBuried():
                self._moments.jokers_buried(event)
            case CardsTakenOut():
                self._moments.taken_out(event)
            case _:
                return  # what else may happen is seen in the view alone
