"""Random rounds: played from the first card to the end by seats that do anything legal."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from game.rules.actions import Action, Bury, Declare, Draw, Pass
from game.rules.board import Setup
from game.rules.cards import JOKERS, Cards, bundle
from game.rules.chaodipi.game import Chaodipi
from game.rules.dagunzi.game import Dagunzi
from game.rules.dagunzi.presets import PRESETS
from game.rules.events import Notice
from game.rules.match import Game
from game.rules.options import GameOptions
from game.rules.round import Round
from game.rules.seats import SEATS, Seat
from game.rules.view import SeatView
from tests.kit.chaodipi_decks import chaodipi_deck, chaodipi_options, chaodipi_setup
from tests.kit.chaodipi_moves import chaodipi_action
from tests.kit.decks import THREE_DECKS, TWO_DECKS, Size
from tests.kit.random_decks import random_deck, random_options, random_setup

MIXED = "mixed"
RULES = (*PRESETS, MIXED)
"""The presets of Da Gunzi, and any options mixed anyhow."""
CHAODIPI_MIXED = "chaodipi-mixed"
CHAODIPI_RULES = ("chaodipi", CHAODIPI_MIXED)
"""The preset of Chao Dipi, and any options mixed anyhow."""

_CHOICES = 300
_LONGEST = 1_000


@dataclass(frozen=True)
class Move:
    """One action in a round: the round before and after it, and what was told."""

    before: Round
    seat: Seat | None
    action: Action
    after: Round
    told: tuple[Notice, ...]


@dataclass(frozen=True)
class Kind:
    """A game as random rounds need it: how it is dealt, and what a seat does that is asked for anything but burying."""

    game: Game
    size: Size
    options: Callable[[random.Random], GameOptions]
    setup: Callable[[random.Random], Setup]
    deck: Callable[[random.Random, Setup], Cards]
    action: Callable[[SeatView, random.Random], Action]


@dataclass(frozen=True)
class Walk:
    """A round played to its end at random; the same seed, rules and number give the same one."""

    seed: int
    rules: str
    number: int
    deck: Cards
    start: Round
    moves: tuple[Move, ...]

    @property
    def game(self) -> Game:
        """The game that is played."""
        return KINDS[self.start.board.options.game].game

    @property
    def size(self) -> Size:
        """How many cards there are, and in which places."""
        return KINDS[self.start.board.options.game].size

    @property
    def end(self) -> Round:
        """The round when it was over."""
        return self.moves[-1].after

    @property
    def states(self) -> Iterator[Round]:
        """Every state from the undealt deck to the end."""
        yield self.start
        yield from (move.after for move in self.moves)

    def rng(self, purpose: str) -> random.Random:
        """A generator for what a test wants to try on this round."""
        return random.Random(f"{purpose} {self.seed} {self.rules} {self.number}")


@lru_cache(maxsize=128)
def random_walk(seed: int, rules: str, number: int) -> Walk:
    """Play a random round; fails when it does not end."""
    rng = random.Random(f"{seed} {rules} {number}")
    kind = KINDS["chaodipi" if rules in CHAODIPI_RULES else "dagunzi"]
    options = kind.options(rng) if rules in (MIXED, CHAODIPI_MIXED) else kind.game.presets[rules]
    setup = kind.setup(rng)
    deck = kind.deck(rng, setup)
    start = kind.game.start(options, setup, deck)
    moves: list[Move] = []
    state, eagerness = start, rng.choice((0.0, 0.0, 0.05, 0.3, 0.9))
    while not state.over:
        assert len(moves) < _LONGEST, "the round does not end"
        seat, action = random_step(state, rng, eagerness)
        after, told = state.apply(seat, action)
        moves.append(Move(state, seat, action, after, told))
        state = after
    return Walk(seed, rules, number, deck, start, tuple(moves))


def random_step(state: Round, rng: random.Random, eagerness: float) -> tuple[Seat | None, Action]:
    """Who does what next; how likely somebody declares when he could is `eagerness`."""
    if state.phase.name not in {"draw", "closing"}:
        seat = rng.choice(state.to_act)
        return seat, random_action(state.view(seat), rng)
    deals = state.phase.deals
    if rng.random() < eagerness:
        seat = rng.choice(SEATS if deals else state.to_act)
        claims = [action for action in state.view(seat).actions() if isinstance(action, Declare)]
        if claims:
            return seat, rng.choice(claims)
    return (None, Draw()) if deals else (state.to_act[0], Pass())


def random_action(view: SeatView, rng: random.Random) -> Action:
    """Any legal action of a seat."""
    if view.stage.name == "bury":
        return random_bury(view, rng)
    return KINDS[view.board.options.game].action(view, rng)


def _one_of_the_first(view: SeatView, rng: random.Random) -> Action:
    return rng.choice(list(islice(view.actions(), _CHOICES)))


KINDS = {
    "dagunzi": Kind(
        game=Dagunzi(),
        size=THREE_DECKS,
        options=random_options,
        setup=random_setup,
        deck=lambda rng, setup: random_deck(rng, setup.first_drawer),
        action=_one_of_the_first,
    ),
    "chaodipi": Kind(
        game=Chaodipi(),
        size=TWO_DECKS,
        options=chaodipi_options,
        setup=chaodipi_setup,
        deck=chaodipi_deck,
        action=chaodipi_action,
    ),
}
"""The games by their names."""


def random_bury(view: SeatView, rng: random.Random) -> Bury:
    """Any legal burying, jokers, points or neither being likely."""
    pull = rng.choice(("none", "jokers", "points", "no jokers"))
    size = len(view.hand) - min(view.sizes)
    while True:
        wanted = [card for card in view.hand if _is_wanted(card in JOKERS, bool(card.points), pull)]
        chosen = rng.sample(wanted, min(len(wanted), rng.randint(1, size)))
        rest = list(view.hand)
        for card in chosen:
            rest.remove(card)
        action = Bury(bundle((*chosen, *rng.sample(rest, size - len(chosen)))))
        if view.check(action) is None:
            return action


def _is_wanted(joker: bool, points: bool, pull: str) -> bool:
    return {"none": True, "jokers": joker, "points": points, "no jokers": not joker}[pull]
