"""稳健: the bot that asks the file of each phase what to do."""

from random import Random

from game.bots.steady.answers import Answer
from game.bots.steady.burying import bury, take_out
from game.bots.steady.declaring import claim
from game.bots.steady.following import best_answers
from game.bots.steady.jokers import bury_jokers
from game.bots.steady.leading import best_leads
from game.bots.steady.memory import Memory
from game.bots.steady.position import Contest, Position
from game.bots.steady.tribute import give_back, pay
from game.rules.actions import Action, Pass, Play
from game.rules.board import Board
from game.rules.dagunzi.burying import BankerBurying, JokerBurying, TakingOut
from game.rules.dagunzi.declaring import Closing, Drawing
from game.rules.dagunzi.playing import DagunziPlaying
from game.rules.dagunzi.tribute import Paying, Returning
from game.rules.following import Following
from game.rules.seats import Seat
from game.rules.view import SeatView


class SteadyBot:
    """稳健: counts cards and plays every phase by rule of thumb; equals are decided by its generator.

    What it remembers of a round saves it reading the table anew for every card, and is thrown away when another table
    is shown to it.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._memory: Memory | None = None

    def act(self, view: SeatView) -> Action | None:
        """Choose a legal action for the view's seat; None in the draw claims nothing.

        Raises ValueError for a spectator.
        """
        if view.seat is None:
            raise ValueError("a spectator's view has nothing to decide")
        stage = view.stage
        if isinstance(stage, DagunziPlaying):
            return self._play(view, view.seat, stage)
        if isinstance(stage, Drawing):
            return claim(view, view.seat)
        return _prepare(view, view.seat)

    def _play(self, view: SeatView, seat: Seat, stage: DagunziPlaying) -> Action:
        strict = stage.following is Following.STRICT
        memory = self._recall(view.board, strict=strict)
        position = Position(view, seat, memory, stage.trick)
        if not stage.trick.plays:
            choice = self._one_of(best_leads(position))
        else:
            contest = Contest(stage.trick, memory.slots, view.board.trump)
            choice = self._one_of(best_answers(position, contest, strict=strict))
        return Play(memory.slots.bundle(choice))

    def _recall(self, board: Board, *, strict: bool) -> Memory:
        memory = self._memory
        if memory is None or not memory.begins(board):
            memory = self._memory = Memory(board, strict=strict)
        memory.catch_up(board)
        return memory

    def _one_of(self, choices: list[Answer]) -> Answer:
        return choices[0] if len(choices) == 1 else self._rng.choice(choices)


def _prepare(view: SeatView, seat: Seat) -> Action:
    """Act in the steps between the draw and the first trick. Raises TypeError for a stage of another game."""
    match view.stage:
        case Closing():
            return claim(view, seat) or Pass()
        case Paying():
            return pay(view)
        case Returning() as stage:
            return give_back(view, stage)
        case BankerBurying():
            return bury(view, seat)
        case JokerBurying():
            return bury_jokers(view, seat)
        case TakingOut():
            return take_out(view)
        case stage:
            raise TypeError(stage)
