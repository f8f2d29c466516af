"""一局: one deal from the first card to the last trick: options, deck and actions in; views and events out."""

from dataclasses import dataclass, field
from typing import Protocol

from game.rules.actions import Action, Draw
from game.rules.board import Board, Tribute
from game.rules.cards import Cards
from game.rules.events import Notice, Viewer
from game.rules.open_cards import OpenCards
from game.rules.phase import Finished, Phase, Step
from game.rules.refusals import Refusal, RefusedError
from game.rules.seats import Seat
from game.rules.view import SeatView


class Script(Protocol):
    """流程: a game's order of phases: what follows when one has finished."""

    def follow(self, board: Board, cards: OpenCards, outcome: object) -> Step:
        """Map a finished phase's outcome to what comes next."""
        ...


def _no_views() -> dict[Viewer, SeatView]:
    return {}


def _no_actions() -> dict[Seat, Action]:
    return {}


@dataclass(frozen=True, slots=True)
class Round:
    """一局: the whole state of a deal, frozen; the same deck and actions give the same round."""

    script: Script
    board: Board
    cards: OpenCards
    phase: Phase
    _views: dict[Viewer, SeatView] = field(default_factory=_no_views, init=False, repr=False, compare=False)
    _allowed: dict[Seat, Action] = field(default_factory=_no_actions, init=False, repr=False, compare=False)
    """The action last found legal for a seat: who asks first and then does it is not judged twice."""

    @property
    def over(self) -> bool:
        """Whether nothing more happens in this round."""
        return self.phase.over

    @property
    def settles(self) -> bool:
        """Whether it was played to its end and can be reckoned."""
        return self.phase.settles

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """轮到谁: the seats that the round waits for."""
        return self.phase.to_act

    def view(self, viewer: Viewer) -> SeatView:
        """Give what a seat, or a spectator (None), may see; built when it is first asked for."""
        view = self._views.get(viewer)
        if view is None:
            view = self._views[viewer] = self._build_view(viewer)
        return view

    def _build_view(self, viewer: Viewer) -> SeatView:
        board, cards = self.board, self.cards
        first, second, third, fourth = cards.hands
        knows_kitty = viewer is not None and viewer == board.kitty_seen_by
        took_first = board.kitty_seen_by is not None and viewer == board.banker
        return SeatView(
            seat=viewer,
            board=board,
            stage=self.phase,
            hand=() if viewer is None else cards.hands[viewer],
            sizes=(len(first), len(second), len(third), len(fourth)),
            stock=len(cards.stock),
            first_kitty=cards.first_kitty if took_first else board.first_kitty,
            kitty=cards.kitty if knows_kitty else board.kitty,
            fried=_fried(board, cards, viewer) if cards.fried else (),
            returned=None if board.tribute is None else _returned(board.tribute, cards, viewer),
            most=self.phase.most(cards, viewer),
        )

    def check(self, seat: Seat | None, action: Action) -> Refusal | None:
        """Say why the seat (None: the dealer) may not do this now, None when it may."""
        if isinstance(action, Draw) or seat is None:
            allowed = seat is None and isinstance(action, Draw) and self.phase.deals
            return None if allowed else Refusal.WRONG_STEP
        if self._allowed.get(seat) is action:
            return None
        refusal = self.view(seat).check(action)
        if refusal is None:
            self._allowed[seat] = action
        return refusal

    def apply(self, seat: Seat | None, action: Action) -> "tuple[Round, tuple[Notice, ...]]":
        """Do an action: the round after it, and who is told what.

        `seat` is None for the dealer. Raises RefusedError when the seat's view refuses the action.
        """
        refusal = self.check(seat, action)
        if refusal is not None:
            raise RefusedError(refusal)
        if seat is None:
            step = self.phase.deal(self.board, self.cards)
        else:
            step = self.phase.apply(self.board, self.cards, seat, action)
        return settle_step(self.script, step)


def _returned(tribute: Tribute, cards: OpenCards, viewer: Viewer) -> Cards | None:
    knows = tribute.returned and viewer in (tribute.payer, tribute.receiver)
    return cards.returned if knows else None


def _fried(board: Board, cards: OpenCards, viewer: Viewer) -> tuple[Cards | None, ...]:
    """A kitty taken up anew is known to who buried it, the banker first, and to who took it (B4)."""
    buriers = (board.banker, *board.fryers)
    return tuple(
        kitty if viewer is not None and viewer in buriers[index : index + 2] else None
        for index, kitty in enumerate(cards.fried)
    )


def settle_step(script: Script, step: Step) -> tuple[Round, tuple[Notice, ...]]:
    """Follow finished phases until one waits for somebody, gathering what is told on the way."""
    notices = step.notices
    while isinstance(step.then, Finished):
        step = script.follow(step.board, step.cards, step.then.outcome)
        notices += step.notices
    return Round(script, step.board, step.cards, step.then), notices
