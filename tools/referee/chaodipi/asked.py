"""What several questions about Chao Dipi ask for in the same way."""

from game.rules.cards import Rank, Suit
from game.rules.chaodipi.claims import chaodipi_ranking
from game.rules.chaodipi.options import ChaodipiOptions, chaodipi_options
from game.rules.ranking import Ranking
from tools.referee.question import Question


def options_of(question: Question) -> ChaodipiOptions:
    """The rule options."""
    return chaodipi_options(question.options)


def ranking_of(question: Question) -> Ranking:
    """The order of the cards from `level` and `trump` (B1)."""
    return ranking_at(question, question.level("level"), question.trump("trump"))


def ranking_at(question: Question, level: Rank, suit: Suit | None) -> Ranking:
    """The order of the cards under the question's options (B1, D-B07)."""
    return chaodipi_ranking(level, suit, joker_level=options_of(question).tractor_joker_level)
