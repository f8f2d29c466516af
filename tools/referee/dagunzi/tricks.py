"""Play (A6)."""

from game.rules.dagunzi.playing import DagunziPlaying
from game.rules.trick import Trick
from tools.referee.dagunzi.asked import options_of, ranking_of
from tools.referee.question import Question
from tools.referee.tricks import Tricks


def _phase_at(question: Question, trick: Trick) -> DagunziPlaying:
    return DagunziPlaying(trick, options_of(question).following)


TRICKS = Tricks(ranking_of, _phase_at)
