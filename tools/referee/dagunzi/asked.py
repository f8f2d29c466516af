"""What several questions about Da Gunzi ask for in the same way."""

from game.rules.dagunzi.declaring import dagunzi_ranking
from game.rules.dagunzi.options import DagunziOptions, dagunzi_options
from game.rules.ranking import Ranking
from tools.referee.faults import Fault, QuestionError
from tools.referee.question import Question


def options_of(question: Question) -> DagunziOptions:
    """The rule options."""
    return dagunzi_options(question.options)


def ranking_of(question: Question) -> Ranking:
    """The order of the cards from `level` and `trump`; Da Gunzi always has a trump suit (A1)."""
    level, suit = question.level("level"), question.trump("trump")
    if suit is None:
        raise QuestionError(Fault.BAD_TRUMP, "field 'trump' must be one of S H C D: Da Gunzi always has a trump suit")
    return dagunzi_ranking(level, suit)
