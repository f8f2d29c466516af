"""Blunders: plays that hardly ever can be right, and how often there was the chance to make one.

Most are judged on single cards, where every other play can be looked at; what is called late are the last six tricks.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from game.rules.actions import Action, Play
from game.rules.board import Board
from game.rules.cards import JOKERS, Card, Cards, points_in
from game.rules.playing import Playing
from game.rules.round import Round
from game.rules.seats import Seat
from game.rules.shapes import split

_LATE = 6


@dataclass(frozen=True)
class Choice:
    """A play as it is judged: the round, the phase, whose it is, and every single card that he could have played."""

    state: Round
    phase: Playing
    seat: Seat
    play: Cards
    legal: tuple[Cards, ...]

    @property
    def board(self) -> Board:
        """What lies open."""
        return self.state.board

    @property
    def late(self) -> bool:
        """Whether this is one of the last tricks."""
        return len(self.hand) <= _LATE

    @property
    def hand(self) -> Cards:
        """What he holds."""
        return self.state.view(self.seat).hand

    @property
    def last(self) -> bool:
        """Whether he is the last to play."""
        return len(self.phase.trick.plays) == 3

    @property
    def partner_wins(self) -> bool:
        """Whether his partner's play is the best so far."""
        trick = self.phase.trick
        return bool(trick.plays) and trick.seat_of(self.phase.best(trick.plays, self.board.trump)) == self.seat.partner

    def beats(self, play: Cards) -> bool:
        """Whether a play would win over what lies there."""
        plays = (*self.phase.trick.plays, play)
        return self.phase.best(plays, self.board.trump) == len(plays) - 1


Judge = Callable[[Choice], tuple[bool, bool]]
"""Says whether a blunder could be made, and whether it was."""


def _partner_overtaken(choice: Choice) -> tuple[bool, bool]:
    """The last to play takes the trick from his partner without need."""
    chance = choice.last and choice.partner_wins and not all(map(choice.beats, choice.legal))
    return chance, chance and choice.beats(choice.play)


def _points_given(choice: Choice) -> tuple[bool, bool]:
    """The last to play lays points on a trick of the others, though he had less to lay."""
    if not choice.last or choice.partner_wins or choice.beats(choice.play):
        return False, False
    least = min(points_in(play) for play in choice.legal)
    most = max(points_in(play) for play in choice.legal)
    return least < most, points_in(choice.play) > least


def _joker_wasted(choice: Choice) -> tuple[bool, bool]:
    """A joker answers a trick without a point, long before the end."""
    trick = choice.phase.trick
    if not trick.plays or choice.late or trick.points:
        return False, False
    jokers = [play[0] in JOKERS for play in choice.legal]
    return any(jokers) and not all(jokers), choice.play[0] in JOKERS and not all(jokers)


def _group_broken(choice: Choice) -> tuple[bool, bool]:
    """A pair or triple is broken for a card that wins nothing, though a lone card was there with no more points."""
    if not choice.phase.trick.plays or choice.beats(choice.play):
        return False, False
    ranking, hand = choice.board.trump, choice.hand
    suit, points = ranking.suit_of(choice.play[0]), points_in(choice.play)
    lone = any(
        hand.count(play[0]) == 1
        and ranking.suit_of(play[0]) is suit
        and points_in(play) <= points
        and not choice.beats(play)
        for play in choice.legal
    )
    return lone, lone and hand.count(choice.play[0]) > 1


def _joker_led_unsafely(choice: Choice) -> tuple[bool, bool]:
    """A small joker is led while an opponent holds a big one, long before the end."""
    held = Card.LJ in choice.hand and not choice.phase.trick.plays and not choice.late
    above = any(Card.BJ in choice.state.view(seat).hand for seat in (choice.seat.next, choice.seat.previous))
    return held and above, held and above and choice.play == (Card.LJ,)


def _throw_failed(choice: Choice) -> tuple[bool, bool]:
    """A throw is tried that the hidden cards then refuse, as nobody could know for certain (B6)."""
    if len(split(choice.play, choice.board.trump)) == 1:
        return False, False
    laid = choice.phase.lay(choice.board, choice.state.cards, choice.seat, choice.play)
    return True, laid.play != choice.play


JUDGES: dict[str, Judge] = {
    "partner_overtaken": _partner_overtaken,
    "points_given": _points_given,
    "joker_wasted": _joker_wasted,
    "group_broken": _group_broken,
    "joker_led_unsafely": _joker_led_unsafely,
}
"""Those of a single card."""
OF_THROWS: dict[str, Judge] = {"throw_failed": _throw_failed}
"""Those of a lead of several groups, in games that know it."""


class Blunders:
    """Counts the chances of blunders, and those that were made, by name."""

    def __init__(self) -> None:
        self.chances: Counter[str] = Counter()
        self.made: Counter[str] = Counter()

    def watch(self, state: Round, seat: Seat, action: Action) -> None:
        """Judge one decision."""
        for name, (chance, blunder) in judged(state, seat, action):
            self.chances[name] += chance
            self.made[name] += blunder

    def add(self, other: "Blunders") -> None:
        """Add what another has counted."""
        self.chances.update(other.chances)
        self.made.update(other.made)


def judged(state: Round, seat: Seat, action: Action) -> Iterator[tuple[str, tuple[bool, bool]]]:
    """Judge a play; nothing is said of other actions."""
    phase = state.phase
    if not isinstance(phase, Playing) or not isinstance(action, Play):
        return
    if len(action.cards) == 1:
        judges, legal = JUDGES, tuple(_singles(state, phase, seat))
    elif phase.lead is None and len(set(action.cards)) > 1:
        judges, legal = OF_THROWS, ()
    else:
        return
    choice = Choice(state, phase, seat, action.cards, legal)
    for name, judge in judges.items():
        yield name, judge(choice)


def _singles(state: Round, phase: Playing, seat: Seat) -> Iterator[Cards]:
    """Give every single card that the seat may play."""
    hand, ranking = state.view(seat).hand, state.board.trump
    yield from ((card,) for card in dict.fromkeys(hand) if phase.check_play(hand, (card,), ranking) is None)
