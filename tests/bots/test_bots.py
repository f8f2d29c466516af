"""Laws for every bot: legal in every view, blind to what the seat may not see, the same again from the same view."""

from collections import Counter
from random import Random

import pytest

from game.bots.random_bot import RandomBot
from game.bots.registry import LEVELS, UnknownBotError, make_bot
from game.bots.steady.answers import Answers
from game.bots.steady.memory import Memory
from game.bots.steady.position import Contest, Position
from game.rules.actions import Declare, Play
from game.rules.chaodipi.game import Chaodipi
from game.rules.dagunzi.game import Dagunzi
from game.rules.dagunzi.playing import DagunziPlaying
from game.rules.following import Following, follows
from game.rules.imagining import imagine
from game.rules.trick import beats, winning_index
from tests.bots.positions import late
from tests.kit.hidden import another_world, known_to_all
from tests.kit.notation import P0, P1, P2, P3, cards
from tests.kit.random_rounds import RULES, Move, random_walk

GAME = Dagunzi()
ROUNDS = 4


def asked(seed: int, rules: str, number: int) -> list[Move]:
    """The moves of a random round before which a bot is asked."""
    moves = random_walk(seed, rules, number).moves
    return [move for move in moves if move.seat is not None]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", RULES)
def test_every_decision_is_legal(level: str, rules: str, seed: int):
    """In rounds that others play anyhow, which are stranger than any that the bots get themselves into."""
    bot = make_bot(level, GAME, Random(seed))
    for number in range(ROUNDS):
        for move in random_walk(seed, rules, number).moves:
            for seat in move.before.to_act or ([move.seat] if move.seat is not None else []):
                view = move.before.view(seat)
                action = bot.act(view)
                waited_for = bool(move.before.to_act)
                assert action is not None or not waited_for, view.stage.name
                assert action is None or view.check(action) is None, (action, view.stage.name)


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", RULES)
def test_every_decision_is_legal_in_many_rounds(level: str, rules: str, seed: int):
    bot = make_bot(level, GAME, Random(seed))
    for number in range(ROUNDS, 100):
        for move in asked(seed, rules, number):
            assert move.seat is not None
            view = move.before.view(move.seat)
            action = bot.act(view)
            assert action is None or view.check(action) is None, (action, view.stage.name)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", ["classic", "online"])
def test_a_decision_does_not_hang_on_what_the_seat_cannot_see(level: str, rules: str, seed: int):
    for number in range(2):
        walk = random_walk(seed, rules, number)
        rng = walk.rng("worlds")
        for move in asked(seed, rules, number):
            state, seat = move.before, move.seat
            assert seat is not None
            if state.phase.name == "bury_jokers":  # how many jokers may go down does hang on a hidden kitty (A5.4)
                continue
            other = another_world(state, seat, rng, known_to_all(state))
            view = state.view(seat)
            elsewhere = imagine(state.script, view, other)
            here = make_bot(level, GAME, Random(7)).act(view)
            assert make_bot(level, GAME, Random(7)).act(elsewhere.view(seat)) == here


@pytest.mark.parametrize("rules", ["classic", "dalian"])
def test_a_steady_bot_started_anew_plays_on_as_the_old_one(rules: str, seed: int):
    """Ties apart, which its generator decides: so both generators say the same every time."""

    class First(Random):
        def choice(self, seq):  # pyright: ignore[reportUnknownParameterType, reportMissingParameterType]
            return seq[0]  # pyright: ignore[reportUnknownVariableType]

    old = make_bot("steady", GAME, First())
    for move in asked(seed, rules, 1):
        assert move.seat is not None
        view = move.before.view(move.seat)
        assert old.act(view) == make_bot("steady", GAME, First()).act(view)


def test_unknown_bots_and_games_are_named():
    with pytest.raises(UnknownBotError, match=r"'clever'.*random, steady"):
        make_bot("clever", GAME, Random(1))
    with pytest.raises(UnknownBotError, match="chaodipi"):
        make_bot("steady", Chaodipi(), Random(1))


def test_random_draws_every_answer_about_equally_often():
    hands = {P0: "CA D4 D6 D8", P1: "C4 C6 C8 C9", P2: "S4 D9 DJ DQ", P3: "S6 S8 S9 SJ"}
    at = late(hands, P0, "CA")
    bot = RandomBot(Random(3))
    drawn = Counter(bot.act(at.view(P1)) for _ in range(2000))
    assert set(drawn) == set(at.view(P1).actions())
    assert max(drawn.values()) < 1.3 * min(drawn.values())


def test_random_leads_every_group_about_equally_often():
    hands = {P0: "CA*3 D4", P1: "C4 C6 C8 C9", P2: "S4 D9 DJ DQ", P3: "S6 S8 S9 SJ"}
    bot, view = RandomBot(Random(3)), late(hands, P0).view(P0)
    drawn = Counter(bot.act(view) for _ in range(2000))
    assert set(drawn) == {Play(cards(text)) for text in ("CA", "CA*2", "CA*3", "D4")}
    assert max(drawn.values()) < 1.3 * min(drawn.values())


def test_random_sometimes_claims_and_sometimes_does_not(seed: int):
    move = next(
        move
        for number in range(200)
        for move in asked(seed, "classic", number)
        if isinstance(move.action, Declare) and move.before.phase.name == "draw"
    )
    assert move.seat is not None
    bot, view = RandomBot(Random(3)), move.before.view(move.seat)
    drawn = {bot.act(view) for _ in range(200)}
    assert drawn == {None, *view.actions()}


@pytest.mark.parametrize("rules", ["classic", "online"])
def test_answers_are_legal_and_told_apart_rightly(rules: str, seed: int):
    """Against the rules' own list: every winning group is there, and a ducking answer wherever one is legal."""
    for number in range(3):
        for move in asked(seed, rules, number):
            stage, seat = move.before.phase, move.seat
            if seat is not None and isinstance(stage, DagunziPlaying) and stage.trick.plays:
                _check_answers(move)


def _check_answers(move: Move) -> None:
    stage, seat, board = move.before.phase, move.seat, move.before.board
    assert isinstance(stage, DagunziPlaying)
    assert seat is not None
    view, ranking = move.before.view(seat), board.trump
    strict = stage.following is Following.STRICT
    position = Position(view, seat, Memory(board, strict=strict), stage.trick)
    contest = Contest(stage.trick, position.slots, ranking)
    answers = Answers(position, contest, float, strict=strict)
    best = stage.trick.plays[winning_index(stage.trick.plays, ranking)]
    winning = {position.slots.bundle(answer) for answer in answers.winning()}
    ducking = {position.slots.bundle(answer) for answer in answers.ducking()}
    assert all(view.check(Play(play)) is None for play in winning | ducking)
    assert not any(beats(play, best, ranking) for play in ducking)
    if len(best) > 2 and len(view.hand) > 12:
        return  # too many legal answers to list
    legal = set(follows(view.hand, stage.trick.plays[0], ranking, stage.following))
    assert winning == {play for play in legal if beats(play, best, ranking)}
    assert bool(ducking) == (legal != winning)
