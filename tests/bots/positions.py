"""Fixed positions for bots: a few cards in each hand, everything else played or in the kitty."""

from dataclasses import replace
from random import Random

from game.bots.registry import make_bot
from game.rules.actions import Action, Play
from game.rules.cards import Cards, pack, without
from game.rules.dagunzi.game import Dagunzi
from game.rules.ranking import EffectiveSuit, Ranking
from game.rules.seats import SEATS, Seat
from game.rules.trick import Trick
from tests.kit.notation import P0, cards, piles
from tests.kit.playthrough import Playthrough
from tests.kit.scenes import Scene

KITTY = "C3*3 D3*3"
PLAIN = Scene({})


def decide(at: Playthrough, seat: Seat, level: str = "steady") -> Action | None:
    """What a bot that has just been made does in this seat; it must be legal."""
    view = at.view(seat)
    action = make_bot(level, Dagunzi(), Random(1)).act(view)
    assert action is None or view.check(action) is None, action
    return action


def plays(at: Playthrough, seat: Seat) -> Cards:
    """The cards that a steady bot plays."""
    action = decide(at, seat)
    assert isinstance(action, Play)
    return action.cards


def gone(hands: dict[Seat, str], kitty: str, ranking: Ranking) -> tuple[Trick, ...]:
    """Tricks in which every card was played that is neither in a hand nor in the kitty; nobody showed out of a suit."""
    rest = pack(3)
    for text in (*hands.values(), kitty):
        rest = without(rest, cards(text))
    tricks: list[Trick] = []
    for suit in EffectiveSuit:
        own = ranking.in_suit(rest, suit)
        tricks += [Trick(P0, tuple((card,) for card in own[at : at + 4]), P0) for at in range(0, len(own), 4)]
    return tuple(tricks)


def late(hands: dict[Seat, str], leader: Seat, *played: str, scene: Scene = PLAIN) -> Playthrough:
    """A late trick: what four hands hold, and six cards in the kitty, is all that is out.

    `played` are the plays that lie on the table; hands are written with those cards.
    """
    base = replace(scene, hands=hands, kitty=KITTY)
    at = base.from_play(leader)
    board = replace(at.round.board, claims=(), tricks=gone(hands, KITTY, base.board.trump))
    at.round = replace(at.round, board=board)
    at.play_trick(*played)
    return at


def early(hands: dict[Seat, str], leader: Seat, *played: str) -> Playthrough:
    """A trick with many cards out: every hand is filled up to the size of the longest one, six cards are the kitty."""
    rest = list(pack(3))
    for text in hands.values():
        for card in cards(text):
            rest.remove(card)
    Random("filling").shuffle(rest)
    size = max(len(cards(text)) for text in hands.values())
    full = {seat: hands.get(seat, "") for seat in SEATS}
    for seat, text in full.items():
        full[seat] = " ".join([text, *(rest.pop() for _ in range(size - len(cards(text))))])
    kitty = " ".join(rest[:6])
    at = Scene(full, kitty=kitty, declared=False).from_play(leader)
    at.round = replace(at.round, board=replace(at.round.board, tricks=gone(full, kitty, at.round.board.trump)))
    at.play_trick(*played)
    return at


def after(at: Playthrough, *tricks: tuple[Seat, str]) -> Playthrough:
    """The same position with these tricks lying behind it: a leader and four plays parted by `|`."""
    known = tuple(Trick(leader, piles(text), leader) for leader, text in tricks)
    at.round = replace(at.round, board=replace(at.round.board, tricks=known + at.round.board.tricks))
    return at
