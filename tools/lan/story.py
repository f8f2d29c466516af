"""剧本: what is to happen in a world: drawn from its seed, or with a bug planted."""

import random
from dataclasses import dataclass
from enum import StrEnum

from game.rules.games import GAMES
from game.rules.match import MatchPlan
from game.rules.options import GameOptions
from game.table.messages import Occupant, SeatInfo
from game.table.plan import Pace
from net.lobby import Offer

TROUBLE = 40.0
"""Seconds of a world's time in which things go wrong; behind that all is well, and the match has to end."""
PATIENCE = 400.0


class Bug(StrEnum):
    """错: what can be planted, to see that the judges find it."""

    LATE_JOURNAL = "late_journal"
    """The host tells first and journals then."""
    NO_ACT_IDS = "no_act_ids"
    """A client that asks again gives what it asks for a new number."""
    SECOND_REFUSED = "second_refused"
    """The host turns a person away while his old line seems to be there."""


@dataclass(frozen=True)
class Story:
    """剧本: how many people and onlookers, what is played, and how often something goes wrong."""

    seed: int
    people: int
    spectators: int
    displays: int
    offer: Offer
    troubles: int
    bug: Bug | None = None


def story_of(seed: int, game: str | None = None, bug: Bug | None = None) -> Story:
    """Draw a story; one in a hundred plays two or three rounds, the others one."""
    rng = random.Random(f"story {seed}")
    chosen = GAMES[game or rng.choice(sorted(GAMES))]
    preset = rng.choice(sorted(chosen.presets))
    rounds = rng.choice((2, 3)) if seed % 100 == 99 else 1
    pace = Pace(
        rng.choice((0.0, 0.0, 0.02)), (0.0, rng.choice((0.0, 0.2))), (0.0, 0.1), 0.5, rng.choice((0.5, 2.0, 5.0))
    )
    return Story(
        seed=seed,
        people=rng.choice((1, 2, 2, 3, 4)),
        spectators=rng.choice((0, 0, 1)),
        displays=rng.choice((0, 0, 1)),
        offer=offer_of(chosen.presets[preset], preset, rounds, pace, rng.choice((0, 0, 4))),
        troubles=rng.choice((0, 2, 4, 8, 12)),
        bug=bug,
    )


def offer_of(options: GameOptions, preset: str, rounds: int, pace: Pace, turn_seconds: int) -> Offer:
    """A table with four bots that do anything legal."""
    first, second, third, fourth = (SeatInfo(f"Bot {number}", "", Occupant.BOT, "random") for number in range(4))
    start = GAMES[options.game].levels[0]
    match = MatchPlan(rounds, start)
    return Offer("Table", options, (first, second, third, fourth), match, preset, pace, turn_seconds)
