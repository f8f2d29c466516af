"""The reckoning of a round (B8, B9)."""

from game.rules.cards import Rank
from game.rules.chaodipi.burying import KITTY_SIZE
from game.rules.chaodipi.scoring import Account, kitty_factor
from game.rules.chaodipi.settling import settle
from game.rules.match import Match, MatchPlan, Standing
from game.rules.notation.replaying import Chapter
from game.rules.seats import Seat, Team
from game.rules.settlement import Settlement
from tools.referee import settlement
from tools.referee.chaodipi.asked import options_of, ranking_at
from tools.referee.chaodipi.tricks import TRICKS
from tools.referee.faults import Fault, QuestionError
from tools.referee.op import Answer
from tools.referee.question import Question
from tools.referee.settlement import settled, side_of, trick_points

FIELDS = (*settlement.FIELDS, "last_lead", "penalties", "won")
MOST_FINED = 10_000


def settle_round(question: Question) -> Answer:
    """What follows from a round: score, levels, next banker, cycles, the end of the match."""
    _see_not_dry(question)
    kitty = question.pile("kitty", KITTY_SIZE)
    banker, levels = question.seat("banker"), question.levels("levels")
    captured = question.flag("captured")
    account = Account(
        banker=banker,
        levels=levels,
        points=trick_points(question, kitty),
        penalties=_penalties(question),
        kitty=kitty,
        captured=captured,
        factor=_factor(question, levels[banker.team]) if captured or question.has("last_lead") else 0,
    )
    result = settle(account, options_of(question))
    return _told(result, banker, _winners(question, account, result))


def _see_not_dry(question: Question) -> None:
    if question.has("dry") and question.flag("dry"):
        raise QuestionError(Fault.BAD_FIELD, f"field 'dry' can only be false: {question.game.name} knows no dry pot")


def _penalties(question: Question) -> int:
    fined = question.number("penalties", -MOST_FINED, MOST_FINED) if question.has("penalties") else 0
    if fined % 10:
        raise QuestionError(Fault.BAD_FIELD, f"field 'penalties' must be a multiple of 10, not {fined}")
    return fined


def _factor(question: Question, level: Rank) -> int:
    """How often a captured kitty counts; the order of the cards matters where the last lead was of several kinds."""
    lead = question.cards("last_lead")
    level = question.level("level") if question.has("level") else level
    several = len(set(lead)) > 1
    ranking = ranking_at(question, level, question.trump("trump") if several else None)
    TRICKS.see_lead("last_lead", lead, question, ranking)
    return kitty_factor(lead, ranking)


def _winners(question: Question, account: Account, result: Settlement) -> Team | None:
    """Who has won the match by this result, beside the cycles that both sides had before it."""
    won = (0, 0)
    if question.has("won"):
        even, odd = question.numbers("won", 2, 0, question.game.wins_needed(question.options) - 1)
        won = even, odd
    match = Match(question.game, question.options, MatchPlan(), Standing(account.levels, account.banker, won=won))
    return match.after(result).winners


def tell(chapter: Chapter, result: Settlement) -> Answer:
    """The result of a recorded round."""
    return _told(result, chapter.round.board.bank, chapter.match.winners)


def _told(result: Settlement, banker: Seat, winners: Team | None) -> Answer:
    return {**settled(result), "cycles": list(result.cycles), "match": side_of(winners, banker)}
