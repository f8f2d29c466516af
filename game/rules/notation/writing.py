"""写谱: a match as text (docs/notation.md)."""

from collections.abc import Iterator

from game.rules import RULES_VERSION
from game.rules.board import Setup
from game.rules.cards import RANK_TEXT, Cards
from game.rules.match import Match
from game.rules.notation.moves import write_moves
from game.rules.notation.record import Deal, MatchRecord
from game.rules.notation.replaying import Chapter, replay
from game.rules.seats import SEATS, Team
from game.rules.settlement import NO_POINTS, Settlement

FORMAT = 1
"""The version of the form; what the words mean is told by the rules' version."""
ROW = 24
"""Cards of a deck on one line: six times round the table, so that a column of it is one seat's."""


def write_record(record: MatchRecord) -> str:
    """写谱: write a match; `read_record` gives the same one back. Raises RecordError for one against the rules."""
    lines = list(write_header(record))
    for deal, chapter in zip(record.deals, replay(record), strict=True):
        lines += ["", *_write_deal(deal, chapter)]
    return "\n".join(lines) + "\n"


def write_header(record: MatchRecord) -> Iterator[str]:
    """Write what stands above the deals."""
    yield f"gunzi record {FORMAT}"
    yield f"game {record.options.game}"
    yield f"rules {RULES_VERSION}"
    for name, text in record.options.texts().items():
        yield f"option {name} {text}".rstrip()
    rounds = "all" if record.plan.rounds is None else record.plan.rounds
    yield f"plan rounds {rounds} level {RANK_TEXT[record.plan.start_level]}"
    yield from (tag.line for tag in record.tags)


def _write_deal(deal: Deal, chapter: Chapter) -> Iterator[str]:
    yield write_setup(chapter.number, chapter.round.board.setup)
    yield from write_deck(deal.deck)
    yield from write_moves(deal.moves)
    yield from write_outcome(chapter)


def write_setup(number: int, setup: Setup) -> str:
    """开局: the line above a deal: which round, and all that it starts from."""
    levels = " ".join(RANK_TEXT[level] for level in setup.levels)
    banker = "none" if setup.banker is None else setup.banker.name
    return f"round {number} levels {levels} banker {banker} tribute {setup.tribute} first {setup.first_drawer.name}"


def write_deck(deck: Cards) -> Iterator[str]:
    """Write a deck in drawing order, row by row."""
    for start in range(0, len(deck), ROW):
        yield " ".join(("deck", *deck[start : start + ROW]))


def write_outcome(chapter: Chapter) -> Iterator[str]:
    """Write what follows from the moves of a deal: nothing while it is under way."""
    if chapter.redealt:
        yield "redeal"
    if chapter.settlement is not None:
        yield write_settlement(chapter.settlement)
    if chapter.match.over:
        yield write_end(chapter.match)


def write_settlement(result: Settlement) -> str:
    """结算: the result of a round; pairs are by team, points by seat."""
    words = ["settled", f"score {result.score}", "captured" if result.captured else "kept"]
    words += ["levels", *(RANK_TEXT[level] for level in result.levels), "gained", *map(str, result.gained)]
    if any(result.cycles):
        words += ["cycles", *map(str, result.cycles)]
    if result.winners is not None:
        words += [f"pot {_side(result.winners)}", "special" if result.special else "passed"]
    if result.next_banker is not None:
        words += [f"next {result.next_banker.name}", f"tribute {result.tribute}"]
    words += ["points", *map(str, result.points)]
    if result.tribute_points != NO_POINTS:
        words += ["paid", *map(str, result.tribute_points)]
    return " ".join(words)


def write_end(match: Match) -> str:
    """整场完: who won the match, or that its rounds are played."""
    return "match over" if match.winners is None else f"match won {_side(match.winners)}"


def _side(team: Team) -> str:
    return " ".join(seat.name for seat in SEATS if seat.team is team)
