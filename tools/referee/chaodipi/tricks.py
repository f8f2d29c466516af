"""Play, and what becomes of a throw (B5 to B7)."""

from game.rules.chaodipi.playing import ChaodipiPlaying
from game.rules.chaodipi.throwing import FINE, judge
from game.rules.seats import SEATS
from game.rules.shapes import split
from game.rules.trick import Trick
from tools.referee.chaodipi.asked import options_of, ranking_of
from tools.referee.op import Answer, as_text
from tools.referee.question import Question
from tools.referee.tricks import Tricks

_OTHERS = SEATS[1:]
"""The seats of the three other hands, P0 being the thrower's."""


def _phase_at(question: Question, trick: Trick) -> ChaodipiPlaying:
    options = options_of(question)
    return ChaodipiPlaying(trick, options.throw_follow, options.throw_penalty_count)


TRICKS = Tricks(ranking_of, _phase_at)


def throw(question: Question) -> Answer:
    """Does a throw stand against the three other hands? If not: what is played instead, and what is fined (B6)."""
    ranking = ranking_of(question)
    cards, others = question.cards("cards"), question.piles("others", len(_OTHERS))
    question.refuse_extra_copies({"cards": cards, "others": tuple(card for hand in others for card in hand)})
    TRICKS.see_lead("cards", cards, question, ranking)
    parts = split(cards, ranking)
    failure = judge(parts, zip(_OTHERS, others, strict=True), ranking) if len(parts) > 1 else None
    if failure is None:
        return {"stands": True}
    fined = failure.fined(len(cards), options_of(question).throw_penalty_count)
    return {"stands": False, "plays": as_text(failure.forced.cards), "penalty": FINE * fined}
