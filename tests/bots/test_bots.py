"""Laws for every bot: legal in every view, blind to what the seat may not see, the same again from the same view."""

from collections import Counter
from random import Random
from typing import ClassVar

import pytest

from game.bots.random_bot import RandomBot
from game.bots.registry import LEVELS, UnknownBotError, make_bot
from game.bots.steady.answers import Answers
from game.bots.steady.memory import Memory
from game.bots.steady.position import Contest, Position
from game.rules.actions import Declare, Play
from game.rules.board import Setup
from game.rules.dagunzi.game import Dagunzi
from game.rules.dagunzi.playing import DagunziPlaying
from game.rules.following import Following, follows
from game.rules.games import GAMES
from game.rules.imagining import imagine
from game.rules.match import Game
from game.rules.round import Round
from game.rules.seats import Seat
from game.rules.trick import beats, winning_index
from tests.bots.positions import late
from tests.kit.chaodipi import PlayScene
from tests.kit.hidden import another_world, known_to_all
from tests.kit.notation import P0, P1, P2, P3, cards
from tests.kit.random_rounds import CHAODIPI_RULES, RULES, Move, random_walk

GAME = Dagunzi()
ROUNDS = 4
ALL_RULES = (*RULES, *CHAODIPI_RULES)


def asked(seed: int, rules: str, number: int) -> list[Move]:
    """The moves of a random round before which a bot is asked."""
    moves = random_walk(seed, rules, number).moves
    return [move for move in moves if move.seat is not None]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", ALL_RULES)
def test_every_decision_is_legal(level: str, rules: str, seed: int):
    """In rounds that others play anyhow, which are stranger than any that the bots get themselves into."""
    bot = make_bot(level, random_walk(seed, rules, 0).game, Random(seed))
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
@pytest.mark.parametrize("rules", ALL_RULES)
def test_every_decision_is_legal_in_many_rounds(level: str, rules: str, seed: int):
    bot = make_bot(level, random_walk(seed, rules, 0).game, Random(seed))
    for number in range(ROUNDS, 100):
        for move in asked(seed, rules, number):
            assert move.seat is not None
            view = move.before.view(move.seat)
            action = bot.act(view)
            assert action is None or view.check(action) is None, (action, view.stage.name)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", ["classic", "online", *CHAODIPI_RULES])
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
            here = make_bot(level, walk.game, Random(7)).act(view)
            assert make_bot(level, walk.game, Random(7)).act(elsewhere.view(seat)) == here


@pytest.mark.parametrize("rules", ["classic", "dalian", *CHAODIPI_RULES])
def test_a_steady_bot_started_anew_plays_on_as_the_old_one(rules: str, seed: int):
    """Ties apart, which its generator decides: so both generators say the same every time."""

    class First(Random):
        def choice(self, seq):  # pyright: ignore[reportUnknownParameterType, reportMissingParameterType]
            return seq[0]  # pyright: ignore[reportUnknownVariableType]

    game = random_walk(seed, rules, 1).game
    old = make_bot("steady", game, First())
    for move in asked(seed, rules, 1):
        assert move.seat is not None
        view = move.before.view(move.seat)
        assert old.act(view) == make_bot("steady", game, First()).act(view)


def test_unknown_bots_and_games_are_named():
    with pytest.raises(UnknownBotError, match=r"'clever'.*random, steady"):
        make_bot("clever", GAME, Random(1))

    class Whist(Dagunzi):
        name: ClassVar[str] = "whist"

    with pytest.raises(UnknownBotError, match="'steady' plays whist; there are none"):
        make_bot("steady", Whist(), Random(1))


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


def test_random_leads_pairs_tractors_and_throws_where_the_game_knows_them(seed: int):
    rng = Random(seed)
    bot = RandomBot(rng)
    scene = PlayScene({P0: "CA*2 CK*2 CQ D4*2", P1: "C4", P2: "C5", P3: "C6"})
    view = scene.start().view(P0)
    drawn = [bot.act(view) for _ in range(2000)]
    leads = Counter(lead.cards for lead in drawn if isinstance(lead, Play))
    assert all(view.check(Play(lead)) is None for lead in leads)
    one, two = (leads[cards(text)] for text in ("CA", "CA*2"))
    assert 0.5 < one / two < 2.0
    for text in ("CA*2 CK*2", "CA CK", "CA CK CQ", "D4*2"):
        assert leads[cards(text)]


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
                _check_answers(move.before, seat)


def test_trumps_alone_can_be_thrown_away_unlike():
    """A pair of them would beat the side suit that was led."""
    hands = {P0: "CA*2 D4 D6", P1: "C4 C6 D8 DJ", P2: "H3*2 H9 HJ", P3: "C8 C9 D9 DQ"}
    _check_answers(late(hands, P0, "CA*2", "C4 C6").round, P2)
    hands = {P0: "CA*3 D4", P1: "C4 C6 C8 DJ", P2: "H3*3 H9", P3: "C9 CJ D9 DQ"}
    _check_answers(late(hands, P0, "CA*3", "C4 C6 C8").round, P2)


def _check_answers(state: Round, seat: Seat) -> None:
    stage, board = state.phase, state.board
    assert isinstance(stage, DagunziPlaying)
    view, ranking = state.view(seat), board.trump
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


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_steady_bot_plays_no_spectator(game: Game):
    level = game.levels[0]
    setup = Setup((level, level), P0, P0)
    undealt = game.start(next(iter(game.presets.values())), setup, game.pack)
    with pytest.raises(ValueError, match="spectator"):
        make_bot("steady", game, Random(1)).act(undealt.view(None))


@pytest.mark.parametrize("other", [("dagunzi", "chaodipi"), ("chaodipi", "dagunzi")])
def test_a_steady_bot_plays_its_own_game_alone(other: tuple[str, str]):
    bot = make_bot("steady", GAMES[other[0]], Random(1))
    rules = {"dagunzi": "classic", "chaodipi": "chaodipi"}[other[1]]
    move = next(move for move in random_walk(5, rules, 1).moves if move.before.phase.name == "play")
    assert move.seat is not None
    with pytest.raises(TypeError):
        bot.act(move.before.view(move.seat))
