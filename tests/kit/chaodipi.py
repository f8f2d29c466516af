"""Chao Dipi as a test plays it: from the first draw, or from the middle with hands of a few cards."""

from dataclasses import dataclass

from game.rules.actions import Bury
from game.rules.board import Board, Claim, Setup
from game.rules.cards import Card, Cards, Suit
from game.rules.chaodipi.burying import KITTY_SIZE
from game.rules.chaodipi.claims import chaodipi_ranking
from game.rules.chaodipi.options import ChaodipiOptions
from game.rules.chaodipi.playing import ChaodipiPlaying
from game.rules.chaodipi.presets import PRESETS
from game.rules.chaodipi.round import ChaodipiScript, start_round
from game.rules.open_cards import OpenCards
from game.rules.ranking import Ranking
from game.rules.round import Round
from game.rules.seats import Seat
from game.rules.trick import Trick
from tests.kit.decks import TWO_DECKS, rigged
from tests.kit.notation import P0, cards, in_order, rank
from tests.kit.playthrough import Playthrough
from tests.kit.scenes import hands_of

DEFAULT = PRESETS["chaodipi"]


def options(**texts: str) -> ChaodipiOptions:
    """The preset with some options changed."""
    chosen = DEFAULT
    for name, text in texts.items():
        chosen = chosen.changed(name, text)
    return chosen


def ranking(text: str, *, joker_level: bool = False) -> Ranking:
    """A ranking from its level and trump suit: `6 H`; the level alone is no-trump."""
    level, *suit = text.split()
    return chaodipi_ranking(rank(level), Suit(suit[0]) if suit else None, joker_level=joker_level)


def first_round(
    hands: dict[Seat, str] | None = None,
    kitty: str = "",
    first: Seat = P0,
    options: ChaodipiOptions = DEFAULT,
    redeals: int = 0,
) -> Playthrough:
    """The first round, both sides at 2, before the first draw."""
    setup = Setup((rank("2"), rank("2")), None, first, redeals=redeals)
    return Playthrough(start_round(options, setup, rigged(hands, kitty, first, TWO_DECKS)))


def later_round(
    hands: dict[Seat, str] | None = None,
    kitty: str = "",
    level: str = "5",
    banker: Seat = P0,
    options: ChaodipiOptions = DEFAULT,
) -> Playthrough:
    """A later round, both sides at one level, before the first draw."""
    setup = Setup((rank(level), rank(level)), banker, banker)
    return Playthrough(start_round(options, setup, rigged(hands, kitty, banker, TWO_DECKS)))


def spare(game: Playthrough, seat: Seat) -> Cards:
    """Eight cards that a seat can bury without losing a joker or a level card."""
    view = game.view(seat)
    plain = [card for card in view.hand if card.suit is not None and card.rank is not view.board.level]
    return tuple(plain[:KITTY_SIZE])


def bury_spare(game: Playthrough) -> Cards:
    """Let the seat whose turn it is bury some spare cards; gives them."""
    buried = spare(game, game.turn)
    game.do(game.turn, Bury(buried))
    return buried


@dataclass(frozen=True)
class PlayScene:
    """A table in the middle of the play: who holds what, what lies in the kitty, who banks, the score so far."""

    hands: dict[Seat, str]
    kitty: str = ""
    trump: str = "2 S"
    banker: Seat = P0
    options: ChaodipiOptions = DEFAULT
    points: int = 0

    @property
    def board(self) -> Board:
        """What lies open; the banker has made the trump with a pair of level cards, or jokers."""
        known = ranking(self.trump, joker_level=self.options.tractor_joker_level)
        shown = (Card.LJ,) * 2 if known.suit is None else cards(f"{known.suit}{self.trump.split()[0]}*2")
        return Board(
            setup=Setup((known.level, known.level), self.banker, self.banker),
            options=self.options,
            banker=self.banker,
            ranking=known,
            claims=(Claim(self.banker, shown, known.suit),),
            kitty_seen_by=self.banker,
            points=self.points,
        )

    def start(self, leader: Seat | None = None) -> Playthrough:
        """Begin with a trick."""
        kitty = in_order(self.kitty)
        phase = ChaodipiPlaying(
            Trick(self.banker if leader is None else leader),
            self.options.throw_follow,
            self.options.throw_penalty_count,
        )
        open_cards = OpenCards(hands_of(self.hands), (), kitty, kitty)
        return Playthrough(Round(ChaodipiScript(self.options), self.board, open_cards, phase))
