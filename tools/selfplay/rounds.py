"""Playing rounds among bots, straight on the rules."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from game.bots.protocol import Bot
from game.rules.actions import Action, Draw
from game.rules.board import Setup
from game.rules.cards import Cards
from game.rules.events import Notice
from game.rules.match import Game
from game.rules.options import GameOptions
from game.rules.round import Round
from game.rules.seats import SEATS, Seat

Watcher = Callable[[Round, Seat, Action], None]
"""Is shown every decision before it is done: the round, who acts, and what he does."""
Listener = Callable[[tuple[Notice, ...]], None]
"""Is told everything that happens."""


def shuffled(game: Game, rng: Random) -> Cards:
    """Give the game's pack in an order drawn from `rng`."""
    deck = list(game.pack)
    rng.shuffle(deck)
    return tuple(deck)


def unheard(notices: tuple[Notice, ...]) -> None:
    """A listener that does not listen."""
    del notices


def unseen(state: Round, seat: Seat, action: Action) -> None:
    """A watcher that does not watch."""
    del state, seat, action


def play_out(state: Round, bots: Sequence[Bot], watch: Watcher = unseen, listen: Listener = unheard) -> Round:
    """Let four bots, by seat, play a round to its end; who has drawn a card is asked for a claim."""
    drawer = state.board.setup.first_drawer
    while not state.over:
        if state.phase.deals:
            state, notices = state.apply(None, Draw())
            listen(notices)
            seat, drawer = drawer, drawer.next
            if not state.phase.deals:
                continue
        else:
            seat = state.to_act[0]
        action = bots[seat].act(state.view(seat))
        if action is not None:
            watch(state, seat, action)
            state, notices = state.apply(seat, action)
            listen(notices)
    return state


def dealt_anew(setup: Setup, rng: Random) -> Setup:
    """Give what the next deal starts from after one that came to nothing (B3, D-B02)."""
    drawer = rng.choice(SEATS) if setup.first_round else setup.first_drawer
    return replace(setup, first_drawer=drawer, redeals=setup.redeals + 1)


def play_round(game: Game, options: GameOptions, setup: Setup, bots: Sequence[Bot], rng: Random) -> Round:
    """Deal from `rng` and play, anew for as long as no trump can be found (A3, B3)."""
    while True:
        state = play_out(game.start(options, setup, shuffled(game, rng)), bots)
        if state.settles:
            return state
        setup = dealt_anew(setup, rng)
