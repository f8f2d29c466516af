"""打谱: a record played through the rules."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.rules.board import Setup
from game.rules.cards import Cards
from game.rules.ended import Redeal
from game.rules.games import GAMES
from game.rules.match import Match
from game.rules.notation.moves import write_move
from game.rules.notation.record import Deal, MatchRecord
from game.rules.refusals import RefusedError
from game.rules.round import Round
from game.rules.seats import Seat
from game.rules.settlement import Settlement


class RecordError(ValueError):
    """A record that does not follow from the rules, or is not in the notation.

    `line` is the first wrong line of the text, counted from 1; None where it is no text that is wrong.
    """

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message if line is None else f"line {line}: {message}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Chapter:
    """一局谱: what came of one deal: the round as far as it was played, its result, and the match after it.

    `settlement` is None for a deal that was broken off or has to be dealt anew.
    """

    round: Round
    settlement: Settlement | None
    match: Match

    @property
    def number(self) -> int:
        """Which round of the match this is, counted from 1; a redealt one keeps its number."""
        return self.match.standing.rounds + (self.settlement is None)

    @property
    def redealt(self) -> bool:
        """重发: whether the deal came to nothing."""
        return isinstance(self.round.phase, Redeal)


def begin(record: MatchRecord) -> Match:
    """Start the match of a record."""
    return Match.begin(GAMES[record.options.game], record.options, record.plan)


def check_setup(match: Match, first_drawer: Seat) -> Setup:
    """Give what the next round starts from. Raises RecordError when there is none, or somebody else draws first."""
    if match.over:
        raise RecordError("the match is over, nothing is dealt any more")
    setup = match.setup(first_drawer)
    if setup.first_drawer != first_drawer:
        raise RecordError(f"{first_drawer.name} does not draw first, the banker {setup.first_drawer.name} does")
    return setup


def undealt(match: Match, deck: Cards) -> Cards:
    """Give what of the game's pack is not in a deck. Raises RecordError for a card that is in it too often."""
    rest = list(match.game.pack)
    for card in deck:
        if card not in rest:
            raise RecordError(f"there are more {card} than the pack has")
        rest.remove(card)
    return tuple(rest)


def close(match: Match, played: Round) -> Chapter:
    """Reckon a deal as far as it was played."""
    if not played.over:
        return Chapter(played, None, match)
    if not played.settles:
        return Chapter(played, None, match.redealt())
    settlement = match.game.settle(played)
    return Chapter(played, settlement, match.after(settlement))


def replay(record: MatchRecord) -> Iterator[Chapter]:
    """打谱: play a record through, deal by deal. Raises RecordError where it does not follow from the rules."""
    match = begin(record)
    for number, deal in enumerate(record.deals, 1):
        try:
            played = _play_out(match, deal)
        except RecordError as error:
            raise RecordError(f"deal {number}: {error}") from error
        if not played.over and number < len(record.deals):
            raise RecordError(f"deal {number} was broken off, and yet another follows")
        chapter = close(match, played)
        match = chapter.match
        yield chapter


def _play_out(match: Match, deal: Deal) -> Round:
    setup = check_setup(match, deal.first_drawer)
    missing = undealt(match, deal.deck)
    if missing:
        raise RecordError(f"the deck is {len(missing)} cards short, {missing[0]} among them")
    played = match.game.start(match.options, setup, deal.deck)
    for move in deal.moves:
        try:
            played, _ = played.apply(move.seat, move.action)
        except RefusedError as error:
            raise RecordError(f"{write_move(move)}: {error}") from error
    return played
