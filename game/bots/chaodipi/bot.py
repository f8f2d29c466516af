"""稳健: the bot that asks the file of each phase what to do."""

from random import Random

from game.bots.chaodipi.answers import Answer
from game.bots.chaodipi.burying import bury
from game.bots.chaodipi.claiming import override, report
from game.bots.chaodipi.following import best_answers
from game.bots.chaodipi.leading import best_leads
from game.bots.chaodipi.memory import Memory
from game.bots.chaodipi.position import Contest, Position
from game.rules.actions import Action, Pass, Play
from game.rules.board import Board
from game.rules.chaodipi.burying import Burying
from game.rules.chaodipi.contesting import Contesting
from game.rules.chaodipi.declaring import Closing, Drawing
from game.rules.chaodipi.options import ThrowFollow
from game.rules.chaodipi.playing import ChaodipiPlaying
from game.rules.seats import Seat
from game.rules.view import SeatView


class SteadyChaodipiBot:
    """稳健: counts cards and plays every phase by rule of thumb; equals are decided by its generator.

    What it remembers of a round saves it reading the table anew for every card, and is thrown away when another table
    is shown to it.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._memory: Memory | None = None

    def act(self, view: SeatView) -> Action | None:
        """Choose a legal action for the view's seat; None in the draw claims nothing.

        Raises ValueError for a spectator, TypeError for a stage of another game.
        """
        if view.seat is None:
            raise ValueError("a spectator's view has nothing to decide")
        match view.stage:
            case ChaodipiPlaying() as stage:
                return self._play(view, view.seat, stage)
            case Drawing():
                return report(view, view.seat)
            case Closing():
                return report(view, view.seat) or Pass()
            case Contesting():
                return override(view, view.seat) or Pass()
            case Burying():
                return bury(view, view.seat)
            case stage:
                raise TypeError(stage)

    def _play(self, view: SeatView, seat: Seat, stage: ChaodipiPlaying) -> Action:
        memory = self._recall(view.board)
        position = Position(view, seat, memory, stage.trick)
        if not stage.trick.plays:
            choice = self._one_of(best_leads(position))
        else:
            contest = Contest(stage.trick, memory.shelf, view.board.trump)
            choice = self._one_of(best_answers(position, contest, owes_shape=stage.throw_follow is ThrowFollow.FULL))
        return Play(memory.shelf.slots.bundle(choice))

    def _recall(self, board: Board) -> Memory:
        memory = self._memory
        if memory is None or not memory.begins(board):
            memory = self._memory = Memory(board)
        memory.catch_up(board)
        return memory

    def _one_of(self, choices: list[Answer]) -> Answer:
        return choices[0] if len(choices) == 1 else self._rng.choice(choices)
