"""Rounds that start in the middle, with hands of a few cards."""

from dataclasses import dataclass, replace

from game.rules.board import Board, Claim, Setup
from game.rules.dagunzi.burying import JokerBurying
from game.rules.dagunzi.flipping import TrumpKnown
from game.rules.dagunzi.options import DagunziOptions
from game.rules.dagunzi.playing import DagunziPlaying
from game.rules.dagunzi.round import DagunziScript
from game.rules.dagunzi.tribute import TributeDone
from game.rules.open_cards import Hands, OpenCards
from game.rules.phase import Phase
from game.rules.round import Round, settle_step
from game.rules.seats import SEATS, Seat
from game.rules.trick import Trick
from tests.kit.notation import P0, cards, in_order, rank, ranking
from tests.kit.playthrough import CLASSIC, Playthrough


def hands_of(written: dict[Seat, str]) -> Hands:
    """Four hands; a seat that is not written holds nothing."""
    first, second, third, fourth = (cards(written.get(seat, "")) for seat in SEATS)
    return first, second, third, fourth


@dataclass(frozen=True)
class Scene:
    """A table once the trump is known: who holds what, what lies in the kitty, who banks, whether somebody declared."""

    hands: dict[Seat, str]
    kitty: str = ""
    trump: str = "7 H"
    banker: Seat = P0
    tribute: int = 0
    declared: bool = True
    options: DagunziOptions = CLASSIC
    points: int = 0

    @property
    def board(self) -> Board:
        """What lies open."""
        level = rank(self.trump.split()[0])
        setup = Setup((level, level), self.banker, self.banker, self.tribute)
        known = ranking(self.trump)
        shown = (Claim(self.banker, cards(f"{known.suit}{level}"), known.suit),) if self.declared else ()
        return Board(setup, self.options, self.banker, known, claims=shown, points=self.points)

    @property
    def cards(self) -> OpenCards:
        """All cards."""
        kitty = in_order(self.kitty)
        return OpenCards(hands_of(self.hands), (), kitty, kitty)

    def from_tribute(self) -> Playthrough:
        """Go on right after the closing round: tribute if any is due, else the kitty."""
        return self._after(TrumpKnown())

    def from_kitty(self) -> Playthrough:
        """Go on with the kitty, shown or not, dry or taken."""
        return self._after(TributeDone())

    def from_jokers(self, *, open_kitty: bool = False) -> Playthrough:
        """Go on with the joker burying, the kitty being the one that the banker has buried."""
        board = replace(self.board, kitty=cards(self.kitty) if open_kitty else None, kitty_seen_by=self.banker)
        return self._at(board, JokerBurying(self.banker.next))

    def from_play(self, leader: Seat | None = None) -> Playthrough:
        """Go on with a trick."""
        first = self.banker if leader is None else leader
        return self._at(self.board, DagunziPlaying(Trick(first), self.options.following))

    def _after(self, outcome: object) -> Playthrough:
        script = DagunziScript(self.options)
        return Playthrough(*settle_step(script, script.follow(self.board, self.cards, outcome)))

    def _at(self, board: Board, phase: Phase) -> Playthrough:
        return Playthrough(Round(DagunziScript(self.options), board, self.cards, phase))
