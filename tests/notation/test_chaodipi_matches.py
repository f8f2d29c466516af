"""Whole matches of Chao Dipi come back as they were, whatever happened in them (B3, B4, B6, B9)."""

import random
from collections.abc import Iterator

import pytest

from game.rules.cards import Rank
from game.rules.notation.reading import read_record
from game.rules.notation.record import MatchRecord
from game.rules.notation.replaying import Chapter, replay
from game.rules.notation.writing import write_record, write_settlement
from game.rules.seats import Seat
from game.rules.settlement import Settlement
from tests.kit.chaodipi_decks import chaodipi_options
from tests.notation.matches import PRESETS, random_record

HAPPENINGS = {"report", "insurance", "override", "fry", "third card", "redeal", "throw", "failed throw", "cycle"}
MOST = 100


def happened(chapter: Chapter) -> Iterator[str]:
    """What is worth telling of a round."""
    board = chapter.round.board
    first = board.setup.first_round
    singles = {claim.seat for claim in board.claims if len(claim.cards) == 1}
    yield from ("insurance" for claim in board.claims[1:2] if claim.seat in singles)
    yield from ("report" for _ in singles)
    yield from ("override" for claim in board.claims if first and claim.seat is not board.claims[0].seat)
    yield from ("fry" for _ in board.fryers)
    yield from ("third card" for _ in board.turned)
    yield from ("redeal" for _ in range(chapter.redealt))
    yield from ("failed throw" for _ in board.failed_throws)
    yield from ("throw" for trick in board.tricks if len(set(trick.plays[0])) > 1)
    yield from ("cycle" for _ in range(chapter.settlement is not None and any(chapter.settlement.cycles)))


def whole_match(rng: random.Random) -> MatchRecord:
    """A match under any options, to its end."""
    return random_record(rng, chaodipi_options(rng).changed("cycles", "1"), rounds=None)


def test_everything_that_happens_comes_back(rng: random.Random) -> None:
    missing, matches = set(HAPPENINGS), 0
    while missing:
        assert matches < MOST, f"{missing} never happened"
        record, matches = whole_match(rng), matches + 1
        assert read_record(write_record(record)) == record
        missing -= {what for chapter in replay(record) for what in happened(chapter)}


@pytest.mark.slow
def test_many_matches_of_several_cycles_come_back(rng: random.Random) -> None:
    for _ in range(20):
        record = random_record(rng, chaodipi_options(rng), rounds=None)
        text = write_record(record)
        assert read_record(text) == record
        assert write_record(read_record(text)) == text


def test_a_match_says_who_won(rng: random.Random) -> None:
    record = random_record(rng, PRESETS["chaodipi"], rounds=None)
    *_, settled, end = write_record(record).splitlines()
    assert " cycles " in settled
    assert end in ("match won P0 P2", "match won P1 P3")


def test_levels_that_begin_anew_are_written() -> None:
    result = Settlement(
        score=35, captured=False, levels=(Rank.FOUR, Rank.THREE), gained=(0, 3), next_banker=Seat.P3, cycles=(0, 1)
    )
    assert write_settlement(result) == (
        "settled score 35 kept levels 4 3 gained 0 3 cycles 0 1 next P3 tribute 0 points 0 0 0 0"
    )
