"""Random matches as records: anybody may claim, bury and play whatever is legal, and some decks are stacked."""

import random
from functools import cache
from itertools import count, islice

from game.rules.actions import Action, Bury, Draw
from game.rules.cards import JOKERS, Card, Cards, Rank
from game.rules.games import GAMES
from game.rules.match import Match, MatchPlan
from game.rules.notation.moves import Move
from game.rules.notation.record import Deal, MatchRecord, Tag
from game.rules.notation.replaying import close
from game.rules.options import GameOptions
from game.rules.round import Round
from game.rules.seats import SEATS

GAME = GAMES["dagunzi"]
TAGS = (
    Tag("date", "2026-11-30"),
    Tag("P0", "小明"),
    Tag("comment", "two  spaces, # and ; and | stay"),
    Tag("P0", "again"),
)


def random_record(rng: random.Random, options: GameOptions, rounds: int | None = 2) -> MatchRecord:
    """A match of some rounds, played to its end."""
    match = Match.begin(GAME, options, MatchPlan(rounds, rng.choice((Rank.THREE, Rank.FIVE, Rank.TEN))))
    plan, deals = match.plan, list[Deal]()
    while not match.over:
        deal, match = random_deal(rng, match, random_deck(rng))
        deals.append(deal)
    return MatchRecord(options, plan, tuple(deals), rng.choice(((), TAGS)))


def random_deck(rng: random.Random) -> Cards:
    """A shuffled deck; now and then all jokers are in the kitty, or three of a kind come to one seat."""
    deck = list(GAME.pack)
    rng.shuffle(deck)
    luck = rng.random()
    if luck < 0.15:
        deck = [card for card in deck if card not in JOKERS] + [*JOKERS] * 3
    elif luck < 0.5:
        stacked = rng.choice((Card.BJ, Card.LJ, Card.S4, Card.H10))
        rest = [card for card in deck if card is not stacked]
        for place in (rng.randrange(4) + 4 * step for step in (3, 2, 1)):
            rest.insert(place, stacked)
        deck = rest
    return tuple(deck)


def random_deal(rng: random.Random, match: Match, deck: Cards) -> tuple[Deal, Match]:
    """Play one deal to its end."""
    setup = match.setup(rng.choice(SEATS))
    played, moves = match.game.start(match.options, setup, deck), list[Move]()
    while not played.over:
        move = random_move(rng, played)
        played, _ = played.apply(*move)
        moves.append(move)
    return Deal(setup.first_drawer, deck, tuple(moves)), close(match, played).match


def random_move(rng: random.Random, played: Round) -> Move:
    """Any legal move; claims while cards are drawn are rare."""
    if played.phase.deals:
        wanted = rng.random() < 0.02
        claims = [Move(seat, claim) for seat in SEATS for claim in played.view(seat).actions()] if wanted else []
        return rng.choice(claims) if claims else Move(None, Draw())
    seat = played.to_act[0]
    return Move(seat, random_action(rng, played))


def random_action(rng: random.Random, played: Round) -> Action:
    """Any legal action of the seat that must act."""
    view = played.view(played.to_act[0])
    if view.stage.name != "bury":
        return rng.choice(list(islice(view.actions(), 200)))
    while True:  # one try in two succeeds at worst: jokers are few
        action = Bury(tuple(rng.sample(view.hand, 6)))
        if view.check(action) is None:
            return action


def cut(rng: random.Random, record: MatchRecord) -> MatchRecord:
    """The same match broken off somewhere."""
    kept = rng.randrange(len(record.deals))
    last = record.deals[kept]
    last = Deal(last.first_drawer, last.deck, last.moves[: rng.randrange(len(last.moves) + 1)])
    return MatchRecord(record.options, record.plan, (*record.deals[:kept], last), record.tags)


@cache
def two_rounds() -> MatchRecord:
    """Always the same match of two rounds from level 3, nothing redealt, nobody having won it."""
    for seed in count():
        rng = random.Random(seed)
        match = Match.begin(GAME, next(iter(GAME.presets.values())), MatchPlan(2))
        deals = list[Deal]()
        while not match.over:
            deal, match = random_deal(rng, match, tuple(rng.sample(GAME.pack, len(GAME.pack))))
            deals.append(deal)
        if len(deals) == 2 and match.winners is None:
            return MatchRecord(match.options, match.plan, tuple(deals))
    raise AssertionError("count() has no end")
