"""Random matches as records: anybody may claim, bury and play whatever is legal, and some decks are stacked."""

import random
from functools import cache
from itertools import count

from game.rules.cards import Cards
from game.rules.games import GAMES
from game.rules.match import Match, MatchPlan
from game.rules.notation.moves import Move
from game.rules.notation.record import Deal, MatchRecord, Tag
from game.rules.notation.replaying import close
from game.rules.options import GameOptions
from game.rules.seats import SEATS
from tests.kit.random_rounds import KINDS, random_step

PRESETS = {name: options for game in GAMES.values() for name, options in game.presets.items()}
"""Every preset of every game."""
TAGS = (
    Tag("date", "2026-11-30"),
    Tag("P0", "小明"),
    Tag("comment", "two  spaces, # and ; and | stay"),
    Tag("P0", "again"),
)


def random_record(rng: random.Random, options: GameOptions, rounds: int | None = 2) -> MatchRecord:
    """A match of some rounds, played to its end from any level; now and then the decks have something rare in them."""
    game = GAMES[options.game]
    match = Match.begin(game, options, MatchPlan(rounds, rng.choice(game.levels)))
    plan, deals = match.plan, list[Deal]()
    while not match.over:
        deck = KINDS[game.name].deck(rng, match.setup(rng.choice(SEATS)))
        deal, match = random_deal(rng, match, deck)
        deals.append(deal)
    return MatchRecord(options, plan, tuple(deals), rng.choice(((), TAGS)))


def random_deal(rng: random.Random, match: Match, deck: Cards) -> tuple[Deal, Match]:
    """Play one deal to its end."""
    setup = match.setup(rng.choice(SEATS))
    played, moves = match.game.start(match.options, setup, deck), list[Move]()
    eagerness = rng.choice((0.0, 0.02, 0.3))
    while not played.over:
        move = Move(*random_step(played, rng, eagerness))
        played, _ = played.apply(*move)
        moves.append(move)
    return Deal(setup.first_drawer, deck, tuple(moves)), close(match, played).match


def cut(rng: random.Random, record: MatchRecord) -> MatchRecord:
    """The same match broken off somewhere."""
    kept = rng.randrange(len(record.deals))
    last = record.deals[kept]
    last = Deal(last.first_drawer, last.deck, last.moves[: rng.randrange(len(last.moves) + 1)])
    return MatchRecord(record.options, record.plan, (*record.deals[:kept], last), record.tags)


@cache
def two_rounds(name: str = "dagunzi") -> MatchRecord:
    """Always the same match of two rounds of a game from its first level, nothing redealt, nobody having won it."""
    game = GAMES[name]
    for seed in count():
        rng = random.Random(seed)
        match = Match.begin(game, next(iter(game.presets.values())), MatchPlan(2, game.levels[0]))
        deals = list[Deal]()
        while not match.over:
            deal, match = random_deal(rng, match, tuple(rng.sample(game.pack, len(game.pack))))
            deals.append(deal)
        if len(deals) == 2 and match.winners is None:
            return MatchRecord(match.options, match.plan, tuple(deals))
    raise AssertionError("count() has no end")
