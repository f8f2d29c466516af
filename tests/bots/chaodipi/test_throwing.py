"""A steady bot throws only what cannot fail, in its own rounds and in any that it is shown."""

from random import Random

import pytest

from game.bots.chaodipi.memory import Memory
from game.bots.chaodipi.position import Position
from game.bots.chaodipi.throwing import cannot_fail, safe_throw
from game.bots.registry import make_bot
from game.rules.actions import Play
from game.rules.board import Setup
from game.rules.chaodipi.game import Chaodipi
from game.rules.chaodipi.throwing import judge, others_of
from game.rules.playing import Playing
from game.rules.ranking import EffectiveSuit
from game.rules.round import Round
from game.rules.seats import SEATS, Seat
from game.rules.shapes import split
from tests.kit.random_rounds import CHAODIPI_RULES, random_walk
from tools.selfplay.rounds import play_out, shuffled

GAME = Chaodipi()


def _fails(state: Round, seat: Seat, lead: Play) -> bool:
    """Whether a lead is a throw that the rules, which see all hands, would not let stand."""
    parts = split(lead.cards, state.board.trump)
    return len(parts) > 1 and judge(parts, others_of(seat, state.cards.hands), state.board.trump) is not None


@pytest.mark.parametrize("rules", CHAODIPI_RULES)
def test_no_throw_fails_in_rounds_that_others_play(rules: str, seed: int):
    bot = make_bot("steady", GAME, Random(seed))
    thrown = 0
    for number in range(12):
        for move in random_walk(seed, rules, number).moves:
            phase, seat = move.before.phase, move.seat
            if seat is None or not isinstance(phase, Playing) or phase.lead is not None:
                continue
            lead = bot.act(move.before.view(seat))
            assert isinstance(lead, Play)
            assert not _fails(move.before, seat, lead), lead
            thrown += len(split(lead.cards, move.before.board.trump)) > 1
    assert thrown


def test_no_throw_fails_in_its_own_rounds(seed: int):
    rng = Random(seed)
    bots = [make_bot("steady", GAME, rng) for _ in SEATS]
    lengths: list[int] = []
    for _ in range(25):
        levels, banker = (rng.choice(GAME.levels), rng.choice(GAME.levels)), rng.choice(SEATS)
        deck = shuffled(GAME, rng)
        state = play_out(GAME.start(GAME.presets["chaodipi"], Setup(levels, banker, banker), deck), bots)
        assert state.board.failed_throws == ()
        lengths += [len(split(trick.plays[0], state.board.trump)) for trick in state.board.tricks]
    assert max(lengths) > 1


@pytest.mark.parametrize("rules", CHAODIPI_RULES)
def test_what_cannot_fail_is_not_beaten(rules: str, seed: int):
    """Every component of every hand on lead, against the hands that the bot does not see; and some are left open."""
    sure = open_ = 0
    for number in range(4):
        for move in random_walk(seed, rules, number).moves:
            phase, seat = move.before.phase, move.seat
            if seat is None or not isinstance(phase, Playing) or phase.lead is not None:
                continue
            view, ranking = move.before.view(seat), move.before.board.trump
            position = Position(view, seat, Memory(view.board), phase.trick)
            for suit in EffectiveSuit:
                for part in split(ranking.in_suit(view.hand, suit), ranking):
                    if cannot_fail(position, part):
                        sure += 1
                        assert judge((part,), others_of(seat, move.before.cards.hands), ranking) is None
                    else:
                        open_ += 1
                thrown = safe_throw(position, ranking.in_suit(view.hand, suit))
                assert thrown is None or not _fails(move.before, seat, Play(thrown))
    assert sure
    assert open_
