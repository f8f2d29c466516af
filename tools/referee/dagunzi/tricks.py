"""Play: what may be led, how to follow, and who wins (A6)."""

from itertools import islice

from game.rules.cards import Cards
from game.rules.dagunzi.playing import DagunziPlaying
from game.rules.following import Following
from game.rules.ranking import Ranking
from game.rules.seats import Seat
from game.rules.trick import Trick
from tools.referee.dagunzi.asked import options_of, ranking_of
from tools.referee.faults import Fault, QuestionError
from tools.referee.op import Answer, as_text, ruling
from tools.referee.question import Question

DEFAULT_LIMIT = 1_000
MOST_PLAYS = 100_000


def play(question: Question) -> Answer:
    """May this hand lead, or follow, with these cards?"""
    ranking = ranking_of(question)
    hand, cards = question.cards("hand"), question.cards("play")
    return ruling(_phase(question, hand, ranking).check_play(hand, cards, ranking))


def plays(question: Question) -> Answer:
    """Every legal play of a hand, as many as wanted."""
    ranking = ranking_of(question)
    hand = question.cards("hand")
    limit = question.number("limit", 0, MOST_PLAYS) if question.has("limit") else DEFAULT_LIMIT
    found = [as_text(cards) for cards in islice(_phase(question, hand, ranking).plays(hand, ranking), limit + 1)]
    return {"plays": found[:limit], "complete": len(found) <= limit}


def _phase(question: Question, hand: Cards, ranking: Ranking) -> DagunziPlaying:
    """The trick as the hand finds it: empty, or with the lead on the table."""
    following = options_of(question).following
    if not question.has("lead"):
        return DagunziPlaying(Trick(Seat.P0), following)
    lead = question.cards("lead")
    question.refuse_extra_copies({"lead": lead, "hand": hand})
    _see_lead("lead", lead, ranking)
    return DagunziPlaying(Trick(Seat.P0, (lead,)), following)


def trick(question: Question) -> Answer:
    """Who wins four plays, counted from the leader, and what points lie there?"""
    ranking = ranking_of(question)
    four = question.piles("plays", 4)
    question.refuse_extra_copies({"plays": tuple(card for cards in four for card in cards)})
    _see_lead("plays", four[0], ranking)
    if any(len(cards) != len(four[0]) for cards in four):
        raise QuestionError(Fault.BAD_FIELD, f"field 'plays': each must have {len(four[0])} cards, as the lead has")
    phase = DagunziPlaying(Trick(Seat.P0, four), options_of(question).following)
    return {"winner": phase.best(four, ranking), "points": phase.trick.points}


def _see_lead(name: str, lead: Cards, ranking: Ranking) -> None:
    """See that the cards can have been led at all."""
    refusal = DagunziPlaying(Trick(Seat.P0), Following.FREE).check_play(lead, lead, ranking)
    if refusal is not None:
        message = f"field {name!r}: {as_text(lead) or 'nothing'} cannot be led ({refusal})"
        raise QuestionError(Fault.BAD_FIELD, message)
