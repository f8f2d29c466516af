"""Play: what may be led, how to follow, and who wins; the rules of it are the game's own phase (A6, B5 to B7)."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice

from game.rules.cards import Cards
from game.rules.playing import Playing
from game.rules.ranking import Ranking
from game.rules.seats import Seat
from game.rules.trick import Trick
from tools.referee.faults import Fault, QuestionError
from tools.referee.op import Answer, Op, Ops, as_text, ruling
from tools.referee.question import Question

DEFAULT_LIMIT = 1_000
MOST_PLAYS = 100_000


@dataclass(frozen=True, slots=True)
class Tricks:
    """What a game answers about its tricks: the order of its cards, and its phase of play at a trick."""

    ranking_of: Callable[[Question], Ranking]
    phase_at: Callable[[Question, Trick], Playing]

    @property
    def ops(self) -> Ops:
        """The questions by name."""
        return {
            "play": Op(self.play, ("hand", "play", "lead")),
            "plays": Op(self.plays, ("hand", "lead", "limit")),
            "trick": Op(self.trick, ("plays",)),
        }

    def play(self, question: Question) -> Answer:
        """May this hand lead, or follow, with these cards?"""
        ranking = self.ranking_of(question)
        hand, cards = question.cards("hand"), question.cards("play")
        return ruling(self._found_by(hand, question, ranking).check_play(hand, cards, ranking))

    def plays(self, question: Question) -> Answer:
        """Every legal play of a hand, as many as wanted."""
        ranking = self.ranking_of(question)
        hand = question.cards("hand")
        limit = question.number("limit", 0, MOST_PLAYS) if question.has("limit") else DEFAULT_LIMIT
        phase = self._found_by(hand, question, ranking)
        found = [as_text(cards) for cards in islice(phase.plays(hand, ranking), limit + 1)]
        return {"plays": found[:limit], "complete": len(found) <= limit}

    def trick(self, question: Question) -> Answer:
        """Who wins four plays, counted from the leader, and what points lie there?"""
        ranking = self.ranking_of(question)
        four = question.piles("plays", 4)
        question.refuse_extra_copies({"plays": tuple(card for cards in four for card in cards)})
        self.see_lead("plays", four[0], question, ranking)
        if any(len(cards) != len(four[0]) for cards in four):
            raise QuestionError(Fault.BAD_FIELD, f"field 'plays': each must have {len(four[0])} cards, as the lead has")
        phase = self.phase_at(question, Trick(Seat.P0, four))
        return {"winner": phase.best(four, ranking), "points": phase.trick.points}

    def see_lead(self, name: str, lead: Cards, question: Question, ranking: Ranking) -> None:
        """See that the cards can have been led at all. Raises QuestionError."""
        refusal = self.phase_at(question, Trick(Seat.P0)).check_play(lead, lead, ranking)
        if refusal is not None:
            message = f"field {name!r}: {as_text(lead) or 'nothing'} cannot be led ({refusal})"
            raise QuestionError(Fault.BAD_FIELD, message)

    def _found_by(self, hand: Cards, question: Question, ranking: Ranking) -> Playing:
        """The trick as the hand finds it: empty, or with the lead on the table."""
        if not question.has("lead"):
            return self.phase_at(question, Trick(Seat.P0))
        lead = question.cards("lead")
        question.refuse_extra_copies({"lead": lead, "hand": hand})
        self.see_lead("lead", lead, question, ranking)
        return self.phase_at(question, Trick(Seat.P0, (lead,)))
