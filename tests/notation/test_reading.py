"""What is wrong with a record is told by its first wrong line, and what was expected there."""

import pytest

from game.rules.notation.reading import read_record
from game.rules.notation.replaying import RecordError
from game.rules.notation.writing import write_record
from tests.notation.matches import two_rounds


@pytest.fixture(scope="module")
def written() -> list[str]:
    """The lines of a match of two rounds."""
    return write_record(two_rounds()).splitlines()


def error_of(lines: list[str]) -> RecordError:
    """The error that a text must give; its message names the line."""
    with pytest.raises(RecordError) as error:
        read_record("\n".join(lines))
    assert str(error.value).startswith(f"line {error.value.line}: ")
    return error.value


def number_of(lines: list[str], beginning: str) -> int:
    """The number of the first line that begins so."""
    return next(number for number, line in enumerate(lines, 1) if line.startswith(beginning))


HEADER_FAULTS = [
    ("gunzi", "gunzi record 2", "expected 'gunzi record 1', found 'gunzi record 2'"),
    ("gunzi", "gunzi", "expected 'gunzi record 1', found 'gunzi'"),
    ("gunzi", '[Event "pot"]', "expected 'gunzi record 1'"),
    ("game", "game bridge", "expected a game that this program knows (dagunzi, chaodipi), found 'game bridge'"),
    ("rules", "rules 99", "this follows rules version '99'; this program knows version 1 alone"),
    ("rules", "rules", "this follows rules version ''"),
    ("option first_flip", "option first_flip middle", "'middle' is not one of smallest, largest"),
    ("option first_flip", "option frist_flip smallest", "no option 'frist_flip'"),
    ("option pots", "option pots 0", "'0' is not a number from 1 to 999"),
    ("option pots", "option titles off", "option titles stands twice"),
    ("option pots", "plan rounds 2 level 3", "expected 'option pots' and its value, found 'plan rounds 2 level 3'"),
    ("plan", "plan rounds 0 level 3", "expected 'plan rounds all level 3', or how many rounds and another level"),
    ("plan", "plan rounds 1000 level 3", "expected 'plan rounds all level 3'"),
    ("plan", "round 1", "expected 'plan rounds all level 3'"),
    ("plan", "plan rounds 2 level 11", "level '11' is not one of 3, 4, 5, 6, 7, 8, 9, 10"),
]


@pytest.mark.parametrize(("beginning", "wrong", "message"), HEADER_FAULTS, ids=[fault[1] for fault in HEADER_FAULTS])
def test_a_wrong_line_in_the_header(written: list[str], beginning: str, wrong: str, message: str) -> None:
    number = number_of(written, beginning)
    error = error_of([*written[: number - 1], wrong, *written[number:]])
    assert error.line == number
    assert message in str(error)


@pytest.mark.parametrize(
    ("tag", "message"),
    [
        ("tag", "tag '': a name is letters"),
        ("tag 日期 x", "tag '日期': a name is letters"),
        ("tag 1st x", "tag '1st': a name is letters"),
        ("tag site", "tag site: '' is not printable text"),
        ("tag site a\x07b", r"tag site: 'a\x07b' is not printable text"),
        ("tag site \u202eabc", r"tag site: '\u202eabc' is not printable text"),
        ("tag site \ud800", r"tag site: '\ud800' is not printable text"),
        (f"tag site {'x' * 112}", "its line is 121 characters long, 120 are allowed"),
    ],
)
def test_a_wrong_tag(written: list[str], tag: str, message: str) -> None:
    at = number_of(written, "plan")
    error = error_of([*written[:at], "tag site Here and 那里", tag, *written[at:]])
    assert error.line == at + 2
    assert message in str(error)


def test_nothing_is_no_record() -> None:
    for text in ("", "\n\n", "# nothing\n"):
        with pytest.raises(RecordError, match="line 1: the record ends where 'gunzi record 1' was expected"):
            read_record(text)


def test_a_round_begins_with_what_it_starts_from(written: list[str]) -> None:
    at = number_of(written, "round 1")
    drawer = written[at - 1].rsplit(maxsplit=1)[-1]
    expected = f"expected 'round 1 levels 3 3 banker none tribute 0 first {drawer}', found"
    for wrong in (f"round 2 levels 3 3 banker none tribute 0 first {drawer}", f"round 1 first {drawer}"):
        error = error_of([*written[: at - 1], wrong, *written[at:]])
        assert error.line == at
        assert expected in str(error)


def test_only_a_round_follows_the_header(written: list[str]) -> None:
    at = number_of(written, "round 1")
    error = error_of([*written[: at - 1], *written[at:]])
    assert error.line == at
    assert "expected 'round 1' and what it starts from, found 'deck" in str(error)


def test_the_first_drawer_is_a_seat(written: list[str]) -> None:
    at = number_of(written, "round 1")
    error = error_of([*written[: at - 1], written[at - 1][:-2] + "P4", *written[at:]])
    assert (error.line, str(error)) == (at, f"line {at}: 'P4' is not a seat; seats are P0 P1 P2 P3")


def test_the_banker_draws_first(written: list[str]) -> None:
    at = number_of(written, "round 2")
    banker = written[at - 1].rsplit(maxsplit=1)[-1]
    other = "P0" if banker != "P0" else "P1"
    error = error_of([*written[: at - 1], written[at - 1][:-2] + other, *written[at:]])
    assert (error.line, str(error)) == (at, f"line {at}: {other} does not draw first, the banker {banker} does")


def test_a_deck_is_the_whole_pack(written: list[str]) -> None:
    at = number_of(written, "deck")
    error = error_of([*written[: at - 1], written[at - 1].replace("deck ", "deck S1 "), *written[at:]])
    assert (error.line, "'S1' is not a card" in str(error)) == (at, True)
    error = error_of([*written[:at], "deck S9*3 H9*3 C9*3 D9*3 S9", *written[at:]])
    assert (error.line, "more" in str(error)) == (at + 1, True)
    error = error_of([*written[: at - 1], *written[at:]])
    assert (error.line, "'deck' and more cards (24 are missing), found" in str(error)) == (at + 6, True)
    error = error_of(written[: at - 1])
    assert (error.line, "the record ends where 'deck' and more cards (162" in str(error)) == (at, True)
    error = error_of([*written[: at - 1], "deck", "draw 4"])
    assert (error.line, "expected 'deck' and more cards (162 are missing), found" in str(error)) == (
        at + 1,
        True,
    )


def test_what_is_no_move(written: list[str]) -> None:
    at = number_of(written, "draw")
    for wrong in ("draw some", "P5 pass", "settled score 0", "round 2"):
        error = error_of([*written[: at - 1], wrong, *written[at:]])
        assert error.line == at
        assert str(error).endswith("; expected 'draw' or a claim")


def test_a_claim_against_the_rules(written: list[str]) -> None:
    at = number_of(written, "draw")
    error = error_of([*written[: at - 1], "P0 declare BJ", *written[at:]])
    assert (error.line, str(error)) == (
        at,
        f"line {at}: 'P0 declare BJ': not_drawn_yet; expected 'draw' or a claim",
    )


def test_a_play_against_the_rules(written: list[str]) -> None:
    at = next(number for number, line in enumerate(written) if " play " in line)
    line = written[at]
    leader, first = line.split()[0], line.split(" | ", maxsplit=1)[0].split()[2]
    error = error_of([*written[:at], line.split(" | ", maxsplit=1)[0] + " | LJ*3 BJ", *written[at + 1 :]])
    follower = f"P{(int(leader[1]) + 1) % 4}"
    assert error.line == at + 1
    assert f"'{follower} play LJ*3 BJ': " in str(error)
    assert f"; expected {follower} to act (play), for instance '{follower} play " in str(error)
    error = error_of([*written[:at], f"{follower} play {first}"])
    assert f"not_your_turn; expected {leader} to act (play)" in str(error)


def test_no_move_after_the_last_card(written: list[str]) -> None:
    at = number_of(written, "settled")
    error = error_of([*written[: at - 2], written[at - 2] + " | S3", *written[at - 1 :]])
    assert error.line == at - 1
    assert str(error).endswith(": wrong_step; the round is over")


def test_a_wrong_result(written: list[str]) -> None:
    at = number_of(written, "settled")
    error = error_of([*written[: at - 1], written[at - 1].replace("gained", "won"), *written[at:]])
    assert error.line == at
    assert f"expected {written[at - 1]!r}, found 'settled score" in str(error)
    error = error_of([*written[: at - 1], *written[at:]])
    assert (error.line, f"expected {written[at - 1]!r}, found 'round 2" in str(error)) == (at + 1, True)


def test_a_wrong_end(written: list[str]) -> None:
    error = error_of([*written[:-1], "match won P0 P2"])
    assert (error.line, str(error)) == (
        len(written),
        f"line {len(written)}: expected {written[-1]!r}, found 'match won P0 P2'",
    )


def test_results_at_the_very_end_may_be_missing(written: list[str]) -> None:
    settled = len(written) - 1
    assert written[settled - 1].startswith("settled ")
    for end in (settled, settled - 1):
        assert read_record("\n".join(written[:end])) == two_rounds()


def test_nothing_follows_the_end(written: list[str]) -> None:
    error = error_of([*written, "", "round 3 levels 3 3 banker P0 tribute 0 first P0"])
    assert error.line == len(written) + 2
    assert "expected nothing, as the match is over, found 'round 3" in str(error)
