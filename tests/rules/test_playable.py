"""Which cards can be played, and which plays contain certain cards: the same as going through all plays."""

import random
from collections.abc import Callable
from itertools import islice

import pytest

from game.rules.cards import Cards, bundle, holds
from game.rules.games import GAMES
from game.rules.playing import Playing
from game.rules.ranking import EffectiveSuit, Ranking
from game.rules.round import Round
from tests.kit.chaodipi import PlayScene
from tests.kit.notation import P0, P1, P2, P3, cards
from tests.kit.random_rounds import random_walk
from tests.kit.scenes import Scene

MOST = 1500
RULES = ("classic", "dalian", "chaodipi", "chaodipi-mixed")
SCENES: dict[str, Callable[[str], Round]] = {
    "dagunzi": lambda trump: Scene({}, trump=trump).from_play().round,
    "chaodipi": lambda trump: PlayScene({}, trump=trump).start().round,
}
"""By game, a round in which somebody is to lead, by the trump."""


def compared(phase: Playing, hand: Cards, trump: Ranking, rng: random.Random) -> bool:
    """Hold what can be played against all plays; False where there are too many of them."""
    plays = list(islice(phase.plays(hand, trump), MOST))
    if len(plays) == MOST:
        return False
    assert phase.playable(hand, trump) == {card for play in plays for card in play}
    wanted = some_of(hand, plays, rng)
    containing = [play for play in plays if holds(play, wanted)]
    assert sorted(phase.plays_with(hand, wanted, trump)) == sorted(containing)
    return True


def some_of(hand: Cards, plays: list[Cards], rng: random.Random) -> Cards:
    """A few cards, mostly out of a legal play."""
    source = rng.choice(plays) if rng.random() < 0.7 else hand
    return bundle(rng.sample(source, rng.randint(0, min(3, len(source)))))


@pytest.mark.parametrize("rules", RULES)
def test_playable_and_containing_plays_agree_with_all_plays(rules: str, seed: int, rng: random.Random) -> None:
    count = 0
    for number in range(4):
        for played in random_walk(seed, rules, number).states:
            phase = played.phase
            if isinstance(phase, Playing) and rng.random() < 0.5:
                count += compared(phase, played.cards.hands[phase.trick.turn], played.board.trump, rng)
    assert count


@pytest.mark.parametrize("game", GAMES)
def test_leads_from_short_hands_agree_with_all_plays(game: str, rng: random.Random) -> None:
    """Hands of a few kinds, half of them of one suit: there are pairs, tractors and long throws among the leads."""
    pack = GAMES[game].pack
    for text in ("7 H", "4 S") * 20:
        played = SCENES[game](text)
        trump = played.board.trump
        suits = [own for suit in EffectiveSuit if (own := trump.in_suit(bundle(pack), suit))]
        source = rng.choice((pack, rng.choice(suits)))
        few = set(rng.sample(list(dict.fromkeys(source)), 6))
        hand = bundle(rng.sample([card for card in pack if card in few], rng.randint(6, 8)))
        assert isinstance(played.phase, Playing)
        assert compared(played.phase, hand, trump, rng)


def test_a_long_throw_leaves_all_of_the_suit_to_choose_from_but_pairs_bind() -> None:
    """With more pairs than are owed any of them will do; a single card only where the throw has singles."""
    hands = {P0: "CA*2 CK*2 CQ", P1: "C3*2 C4*2 C5*2 C6 D3", P2: "D4 D5 D6 D7 D8", P3: "D9 D10 DJ DQ DK"}
    game = PlayScene(hands, trump="2 S").start()
    phase, trump = game.round.phase, game.round.board.trump
    assert isinstance(phase, Playing)
    lead = cards("CA*2 CK*2")
    follower = phase.with_trick(type(phase.trick)(P0, (lead,)))
    assert follower.playable(cards(hands[P1]), trump) == set(cards("C3 C4 C5"))
    assert next(follower.plays_with(cards(hands[P1]), cards("C6"), trump), None) is None
    assert next(follower.plays_with(cards(hands[P1]), cards("D3"), trump), None) is None
    assert list(follower.plays_with(cards(hands[P1]), cards("C3 C5"), trump)) == []
    longer = phase.with_trick(type(phase.trick)(P0, (cards("CA*2 CK*2 CQ"),)))
    assert longer.playable(cards(hands[P1]), trump) == set(cards("C3 C4 C5 C6"))


def test_leads_that_contain_cards_of_two_suits_there_are_none() -> None:
    hands = {P0: "CA C3 DK", P1: "C4 C5 C6", P2: "D4 D5 D6", P3: "D9 D10 DJ"}
    game = PlayScene(hands, trump="2 S").start()
    phase, trump = game.round.phase, game.round.board.trump
    assert isinstance(phase, Playing)
    hand = cards(hands[P0])
    assert list(phase.plays_with(hand, cards("CA DK"), trump)) == []
    assert sorted(phase.plays_with(hand, cards("CA"), trump)) == sorted([cards("CA"), cards("CA C3")])
    assert phase.playable(hand, trump) == set(hand)
