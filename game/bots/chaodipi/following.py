"""跟牌: how to answer a lead: take the trick, leave it to the partner with points on it, or lose it cheaply."""

from game.bots.chaodipi.answers import Answer, Answers
from game.bots.chaodipi.ending import Ending
from game.bots.chaodipi.position import Contest, Position
from game.bots.chaodipi.worth import KEPT, price

_LEAD = 0.5
"""What being on lead next is worth."""
_FED, _GRUDGED = 1.4, 0.4
"""How many points a card on a trick carries against the average: from who is on the winning side, and from others."""
_OVERTAKES = 0.4
"""How often a partner who could take the trick back from an opponent does."""
_KEPT_OUT = 0.6
"""How often an opponent who can beat a play keeps the partner behind him from taking it."""
_AHEAD = 0.5
"""Points still to come count by half: winning them only moves them from an even chance."""


def best_answers(position: Position, contest: Contest, *, owes_shape: bool) -> list[Answer]:
    """Give the answers of the highest value, which is one but for ties."""
    return Following(position, contest, owes_shape=owes_shape).best()


class Following:
    """跟牌: weighs the answers to one lead."""

    def __init__(self, position: Position, contest: Contest, *, owes_shape: bool) -> None:
        self._at = position
        self._contest = contest
        self._owes_shape = owes_shape
        self._ending = Ending(position)
        self._ducked = self.chance_ducked()
        partner_later = position.seat.partner in contest.later
        opponents_later = len(contest.later) - partner_later
        density = contest.profile.size * position.density(contest.led) * _AHEAD
        self._more_if_won = density * (_FED * partner_later + _GRUDGED * opponents_later)
        self._more_if_lost = density * (_GRUDGED * partner_later + opponents_later)

    def best(self) -> list[Answer]:
        """Give the answers of the highest value."""
        answers = Answers(self._at, self._contest, self._cost, owes_shape=self._owes_shape)
        valued: list[tuple[float, Answer]] = []
        for answer in set(answers.all()):
            counts = [0] * len(self._at.mine)
            for slot in answer:
                counts[slot] += 1
            top = self._contest.height_of(counts)
            wins = self._ducked if top is None else self.chance_taken(top)
            valued.append((self._value(answer, wins, 0.0 if top is None else wins), answer))
        most = max(value for value, _ in valued)
        return sorted(answer for value, answer in valued if value > most - 1e-9)

    def chance_ducked(self) -> float:
        """The chance that one's side wins the trick without one's doing anything for it."""
        contest, chances, partner = self._contest, self._at.chances, self._at.seat.partner
        beats = [chances.beats(seat, contest.led, contest.profile, contest.top) for seat in contest.later]
        if contest.winner == partner:
            chance = 1.0
            for beaten in beats:
                chance *= 1.0 - beaten
            return chance
        if partner in contest.later:
            opponent, own = beats
            return own * (1.0 - _KEPT_OUT * opponent)
        return 0.0

    def chance_taken(self, top: tuple[int, int]) -> float:
        """The chance that one's side wins the trick when one plays what wins with this suit and height."""
        contest, chances, partner = self._contest, self._at.chances, self._at.seat.partner
        chance = 1.0
        for seat in contest.later:
            beats = chances.beats(seat, contest.led, contest.profile, top)
            if seat == partner:
                chance += (1.0 - chance) * beats * _OVERTAKES
            else:
                chance *= 1.0 - beats
        return chance

    def _value(self, answer: Answer, wins: float, leads: float) -> float:
        """Value an answer that wins the trick for one's side with chance `wins`, and the lead with `leads`."""
        gain = wins * (self._contest.table + self._more_if_won) - (1.0 - wins) * self._more_if_lost + leads * _LEAD
        return gain - self._spent(answer, wins) + self._ending.value(answer, leads, wins)

    def _spent(self, answer: Answer, wins: float) -> float:
        """What the cards of an answer would have been worth later, the points on them included."""
        points = sum(map(self._at.slots.points.__getitem__, answer))
        return self._at.spent(answer) * self._ending.later(answer) + points * (KEPT - wins)

    def _cost(self, slot: int) -> float:
        """What one card costs on a trick that is left alone."""
        return price(self._at.shelf, slot, self._at.mine[slot], 1) + self._at.slots.points[slot] * (KEPT - self._ducked)
