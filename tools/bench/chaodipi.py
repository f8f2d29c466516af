"""The worst that a player of Chao Dipi can be asked: to follow a long throw out of 33 cards with many pairs.

So many are in a hand only while its owner buries; no real follow is harder. Legality is what the table and the screen
ask for a choice of cards, `playable` what the screen dims the hand by. The hint is what the key for it brings, on such
hands and wherever somebody acts in whole rounds.
"""

import statistics
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

from game.bots.registry import make_bot
from game.rules.actions import Action, Play
from game.rules.board import Board, Setup
from game.rules.cards import Card, Cards, Suit, bundle, card_of, without
from game.rules.chaodipi.claims import ranking_of
from game.rules.chaodipi.game import Chaodipi
from game.rules.chaodipi.options import ChaodipiOptions
from game.rules.chaodipi.playing import ChaodipiPlaying
from game.rules.playing import Playing
from game.rules.ranking import EffectiveSuit, Ranking
from game.rules.round import Round
from game.rules.seats import SEATS, Seat
from game.rules.trick import Trick
from game.rules.view import SeatView
from tools.bench.reading import Effort, Reading
from tools.bench.rounds import later_round
from tools.bench.timing import Samples, ms
from tools.selfplay.rounds import play_out, shuffled

LEADER, FOLLOWER = Seat.P0, Seat.P1
HAND, MOST = 25, 33
_REPEATS = 5
_TRUMP_LED, _VOID = 0.4, 0.5
"""How often trumps are led, and how often the follower has none of a side suit that was led."""


class Posed(NamedTuple):
    """A view of who follows, and choices of cards whose legality may be asked."""

    view: SeatView
    choices: tuple[Cards, ...]


def measure(effort: Effort) -> dict[str, Reading]:
    """Measure many such hands; the figure is the worst of them, each by the median of its repeats."""
    posed = [_pose(Random(f"worst {number}")) for number in range(effort.of(120, 4))]
    bot = make_bot("steady", Chaodipi(), Random(1))
    views = [one.view for one in posed] + [view for turn in range(effort.of(4, 1)) for view in _asked(turn)]
    legality = [
        _seconds(lambda at=one, cards=cards: at.view.check(Play(cards))) for one in posed for cards in one.choices
    ]
    playable = [_seconds(lambda at=one: _playable(at.view)) for one in posed]
    hints = [_seconds(lambda at=view: bot.act(at)) for view in views]
    return {
        "chaodipi_worst_legality": _reading(legality, playable_most_ms=ms(max(playable))),
        "chaodipi_worst_hint": _reading(hints),
    }


def _playable(view: SeatView) -> frozenset[Card]:
    phase = view.stage
    return phase.playable(view.hand, view.board.trump) if isinstance(phase, Playing) else frozenset()


def _seconds(work: Callable[[], object]) -> float:
    samples = Samples()
    for _ in range(_REPEATS):
        samples.take(work)
    return statistics.median(samples.work)


def _reading(seconds: list[float], **beside: float) -> Reading:
    spread = {"asked": len(seconds), "median_ms": ms(statistics.median(seconds))}
    return Reading(ms(max(seconds)), {**spread, **beside})


def _asked(turn: int) -> list[SeatView]:
    """Every view that is acted on in a round of steady bots: reports, buryings, leads, follows."""
    rng, views = Random(f"asked {turn}"), list[SeatView]()

    def watch(state: Round, seat: Seat, action: Action) -> None:
        del action
        views.append(state.view(seat))

    bots = [make_bot("steady", Chaodipi(), rng) for _ in SEATS]
    start = Chaodipi().start(ChaodipiOptions(), later_round(Chaodipi(), rng), shuffled(Chaodipi(), rng))
    play_out(start, bots, watch)
    return views


def _pose(rng: Random) -> Posed:
    """Deal a long throw to the leader and pairs to the follower: in its suit, or trumps to kill it with."""
    options = ChaodipiOptions()
    level, suit = rng.choice(Chaodipi().levels), rng.choice(list(Suit))
    setup = Setup((level, level), LEADER, LEADER)
    board = Board(setup, options, LEADER, decided_by=card_of(suit, level), kitty_seen_by=FOLLOWER)
    ranking = ranking_of(board, suit)
    board = replace(board, ranking=ranking)
    lead, hand = _lead_and_hand(ranking, rng)
    phase = ChaodipiPlaying(Trick(LEADER, (lead,)), options.throw_follow, options.throw_penalty_count)
    view = SeatView(FOLLOWER, board, phase, hand, (HAND - len(lead), MOST, HAND, HAND), 0, kitty=())
    return Posed(view, tuple(_choices(view, len(lead), rng)))


def _lead_and_hand(ranking: Ranking, rng: Random) -> tuple[Cards, Cards]:
    """A throw of ten cards and more, and 33 cards that answer it, in its suit or by trumps: as many pairs as can be."""
    whole = bundle(Chaodipi().pack)
    sides = [suit for suit in EffectiveSuit if suit is not EffectiveSuit.TRUMP and ranking.in_suit(whole, suit)]
    led = EffectiveSuit.TRUMP if rng.random() < _TRUMP_LED else rng.choice(sides)
    lead = _with_pairs(ranking.in_suit(whole, led), rng.randint(10, 16), rng)
    left = without(whole, lead)
    void = led is not EffectiveSuit.TRUMP and rng.random() < _VOID
    suits = {EffectiveSuit.TRUMP} if void else {led, EffectiveSuit.TRUMP}
    hand = _with_pairs(tuple(card for card in left if ranking.suit_of(card) in suits), MOST, rng)
    others = tuple(card for card in without(left, hand) if ranking.suit_of(card) is not led)
    return lead, bundle((*hand, *_with_pairs(others, MOST - len(hand), rng)))


def _with_pairs(cards: Cards, size: int, rng: Random) -> Cards:
    """So many of the cards, two of a kind as long as there are any."""
    kinds = list(dict.fromkeys(cards))
    rng.shuffle(kinds)
    kinds.sort(key=cards.count, reverse=True)
    return bundle([card for kind in kinds for card in (kind,) * cards.count(kind)][:size])


def _choices(view: SeatView, size: int, rng: Random) -> Iterator[Cards]:
    """The first legal answer, and several that follow suit as far as they can and perhaps nothing else."""
    yield next(action.cards for action in view.actions() if isinstance(action, Play))
    ranking = view.board.trump
    led = ranking.suit_of(view.stage.lead[0]) if isinstance(view.stage, Playing) and view.stage.lead else None
    own = [card for card in view.hand if ranking.suit_of(card) is led]
    others = [card for card in view.hand if ranking.suit_of(card) is not led]
    for _ in range(4):
        chosen = rng.sample(own, min(size, len(own)))
        yield bundle((*chosen, *rng.sample(others, size - len(chosen))))
