"""Random rounds: played from the first card to the end by seats that do anything legal."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from game.rules.actions import Action, Bury, Draw
from game.rules.cards import JOKERS, Cards, bundle
from game.rules.dagunzi.presets import PRESETS
from game.rules.dagunzi.round import start_round
from game.rules.events import Notice
from game.rules.round import Round
from game.rules.seats import SEATS, Seat
from game.rules.view import SeatView
from tests.kit.random_decks import random_deck, random_options, random_setup

MIXED = "mixed"
RULES = (*PRESETS, MIXED)
"""The presets, and any options mixed anyhow."""

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
class Walk:
    """A round played to its end at random; the same seed, rules and number give the same one."""

    seed: int
    rules: str
    number: int
    deck: Cards
    start: Round
    moves: tuple[Move, ...]

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
    options = random_options(rng) if rules == MIXED else PRESETS[rules]
    setup = random_setup(rng)
    deck = random_deck(rng, setup.first_drawer)
    start = start_round(options, setup, deck)
    moves: list[Move] = []
    state, eagerness = start, rng.choice((0.0, 0.05, 0.3, 0.9))
    while not state.over:
        assert len(moves) < _LONGEST, "the round does not end"
        seat, action = random_step(state, rng, eagerness)
        after, told = state.apply(seat, action)
        moves.append(Move(state, seat, action, after, told))
        state = after
    return Walk(seed, rules, number, deck, start, tuple(moves))


def random_step(state: Round, rng: random.Random, eagerness: float) -> tuple[Seat | None, Action]:
    """Who does what next: the dealer draws unless somebody declares, which is as likely as `eagerness`."""
    if not state.phase.deals:
        seat = rng.choice(state.to_act)
        return seat, random_action(state.view(seat), rng)
    if rng.random() < eagerness:
        seat = rng.choice(SEATS)
        claims = list(state.view(seat).actions())
        if claims:
            return seat, rng.choice(claims)
    return None, Draw()


def random_action(view: SeatView, rng: random.Random) -> Action:
    """Any legal action of a seat."""
    if view.stage.name == "bury":
        return random_bury(view, rng)
    return rng.choice(list(islice(view.actions(), _CHOICES)))


def random_bury(view: SeatView, rng: random.Random) -> Bury:
    """Any legal burying, jokers, points or neither being likely."""
    pull = rng.choice(("none", "jokers", "points", "no jokers"))
    while True:
        wanted = [card for card in view.hand if _is_wanted(card in JOKERS, bool(card.points), pull)]
        chosen = rng.sample(wanted, min(len(wanted), rng.randint(1, 6)))
        rest = list(view.hand)
        for card in chosen:
            rest.remove(card)
        action = Bury(bundle((*chosen, *rng.sample(rest, 6 - len(chosen)))))
        if view.check(action) is None:
            return action


def _is_wanted(joker: bool, points: bool, pull: str) -> bool:
    return {"none": True, "jokers": joker, "points": points, "no jokers": not joker}[pull]
