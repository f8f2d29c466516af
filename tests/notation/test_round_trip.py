"""Laws: what was written is read back as it was; what is cut off is read as far as it goes."""

import random
from dataclasses import replace

import pytest

from game.rules.games import GAMES
from game.rules.notation.moves import WIDTH
from game.rules.notation.reading import read_record
from game.rules.notation.record import MatchRecord
from game.rules.notation.replaying import RecordError, replay
from game.rules.notation.writing import write_record
from tests.notation.matches import PRESETS, cut, random_record, two_rounds


@pytest.mark.parametrize("preset", PRESETS)
def test_reading_back_gives_the_same_match(rng: random.Random, preset: str) -> None:
    for _ in range(2):
        record = random_record(rng, PRESETS[preset])
        for each in (record, cut(rng, record)):
            text = write_record(each)
            assert read_record(text) == each
            assert write_record(read_record(text)) == text


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_reading_back_gives_the_same_whole_match(rng: random.Random, preset: str) -> None:
    for _ in range(20):
        record = random_record(rng, PRESETS[preset], rounds=None)
        assert read_record(write_record(record)) == record


def test_every_option_comes_back(rng: random.Random) -> None:
    options = PRESETS["dalian"].changed("must_play", "4,9").changed("pots", "3").changed("next_banker_hold", "same")
    record = MatchRecord(options, random_record(rng, options, 1).plan)
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize("preset", ["online", "chaodipi"])
def test_lines_are_short_and_plain(rng: random.Random, preset: str) -> None:
    text = write_record(random_record(rng, PRESETS[preset], 3))
    assert max(map(len, text.split("\n"))) <= WIDTH
    assert text.endswith("\n")
    assert all(line == line.strip() for line in text.split("\n"))


def lines_of(record: MatchRecord) -> list[str]:
    """The lines of a record that say something."""
    return [line for line in write_record(record).splitlines() if line]


@pytest.mark.parametrize("preset", ["classic", "chaodipi"])
def test_a_record_cut_anywhere_is_a_match_under_way(rng: random.Random, preset: str) -> None:
    lines = lines_of(random_record(rng, PRESETS[preset], 1))
    for count in {*range(1, 40), *rng.sample(range(1, len(lines)), 15)}:
        last, kept = lines[count - 1].split()[0], lines[:count]
        if last in {"gunzi", "game", "rules", "option", "round"}:
            with pytest.raises(RecordError, match=f"line {count + 1}: the record ends where"):
                read_record("\n".join(kept))
        elif last != "deck" or not lines[count].startswith("deck"):
            assert lines_of(read_record("\n".join(kept)))[:count] == kept


def test_endings_comments_and_blanks_do_not_matter(rng: random.Random) -> None:
    record = random_record(rng, PRESETS["qiqi"], 1)
    lines = write_record(record).splitlines()
    spread = "\r\n".join(f"  {line}\t\r\n; a remark\r\n# another\r\n" for line in lines)
    assert read_record("\ufeff" + spread) == record


@pytest.mark.parametrize("preset", ["online", "chaodipi"])
def test_the_outcome_of_a_record_is_that_of_the_match(rng: random.Random, preset: str) -> None:
    record = random_record(rng, PRESETS[preset], 3)
    chapters = list(replay(record))
    settled = [chapter for chapter in chapters if chapter.settlement is not None]
    assert len(settled) == chapters[-1].match.standing.rounds
    for chapter in settled:
        assert chapter.settlement == GAMES[record.options.game].settle(chapter.round)
    assert [chapter.number for chapter in settled] == list(range(1, len(settled) + 1))


def test_a_match_without_deals_is_a_record(rng: random.Random) -> None:
    record = replace(random_record(rng, PRESETS["classic"], 1), deals=())
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize("game", GAMES)
def test_no_line_above_the_wrong_one_is_blamed(rng: random.Random, game: str) -> None:
    lines = lines_of(two_rounds(game))
    for _ in range(25):
        at, other = rng.randrange(len(lines)), rng.choice(lines)
        changed = [*lines[:at], other, *lines[at + rng.randrange(2) :]]
        try:
            record = read_record("\n".join(changed))
        except RecordError as error:
            assert (error.line or 0) > at  # noqa: PT017 - most changes are faults, some are none
        else:
            assert lines_of(record)[:at] == lines[:at]
