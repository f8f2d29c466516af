"""Fixed positions of Chao Dipi for bots: level 2, spades trump, P0 banks; what nobody holds is played or buried."""

from dataclasses import replace
from random import Random

from game.bots.registry import make_bot
from game.rules.actions import Action, Bury, Declare, Play
from game.rules.cards import Cards, pack, without
from game.rules.chaodipi.game import Chaodipi
from game.rules.ranking import EffectiveSuit, Ranking
from game.rules.seats import SEATS, Seat
from game.rules.trick import Trick
from tests.kit.chaodipi import PlayScene
from tests.kit.notation import P0, cards, piles
from tests.kit.playthrough import Playthrough

KITTY = "H3*2 H7*2 C3*2 D7*2"
GAME = Chaodipi()
PLAIN = PlayScene({})


def decide(at: Playthrough, seat: Seat, level: str = "steady") -> Action | None:
    """What a bot that has just been made does in this seat; it must be legal."""
    view = at.view(seat)
    action = make_bot(level, GAME, Random(1)).act(view)
    assert action is None or view.check(action) is None, action
    return action


def plays(at: Playthrough, seat: Seat) -> Cards:
    """The cards that a steady bot plays."""
    action = decide(at, seat)
    assert isinstance(action, Play)
    return action.cards


def buries(at: Playthrough) -> Cards:
    """The cards that a steady bot lays down whose turn it is."""
    action = decide(at, at.turn)
    assert isinstance(action, Bury)
    return action.cards


def claims(at: Playthrough, seat: Seat) -> Declare | None:
    """What a steady bot shows; None where it passes or says nothing."""
    action = decide(at, seat)
    return action if isinstance(action, Declare) else None


def gone(hands: dict[Seat, str], kitty: str, ranking: Ranking) -> tuple[Trick, ...]:
    """Tricks in which every card was played that is neither in a hand nor in the kitty; nobody showed out of a suit."""
    rest = pack(2)
    for text in (*hands.values(), kitty):
        rest = without(rest, cards(text))
    tricks: list[Trick] = []
    for suit in EffectiveSuit:
        own = ranking.in_suit(rest, suit)
        tricks += [Trick(P0, tuple((card,) for card in own[at : at + 4]), P0) for at in range(0, len(own), 4)]
    return tuple(tricks)


def late(
    hands: dict[Seat, str], leader: Seat, *played: str, kitty: str = KITTY, scene: PlayScene = PLAIN
) -> Playthrough:
    """A late trick: what four hands hold, and the kitty, is all that is out.

    `played` are the plays that lie on the table; hands are written with those cards.
    """
    at = replace(scene, hands=hands, kitty=kitty).start(leader)
    board = replace(at.round.board, claims=(), tricks=gone(hands, kitty, at.round.board.trump))
    at.round = replace(at.round, board=board)
    at.play_trick(*played)
    return at


def early(hands: dict[Seat, str], leader: Seat, *played: str, scene: PlayScene = PLAIN) -> Playthrough:
    """A trick with many cards out: every hand is filled up to the size of the longest, eight cards are the kitty."""
    rest = list(pack(2))
    for text in hands.values():
        for card in cards(text):
            rest.remove(card)
    Random("filling").shuffle(rest)
    size = max(len(cards(text)) for text in hands.values())
    full = {seat: hands.get(seat, "") for seat in SEATS}
    for seat, text in full.items():
        full[seat] = " ".join([text, *(rest.pop() for _ in range(size - len(cards(text))))])
    return late(full, leader, *played, kitty=" ".join(rest[:8]), scene=scene)


def after(at: Playthrough, *tricks: tuple[Seat, str]) -> Playthrough:
    """The same position with these tricks lying behind it: a leader and four plays parted by `|`."""
    known = tuple(Trick(leader, piles(text), leader) for leader, text in tricks)
    at.round = replace(at.round, board=replace(at.round.board, tricks=known + at.round.board.tricks))
    return at
