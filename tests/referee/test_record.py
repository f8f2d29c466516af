"""The question about a whole recorded match."""

from dataclasses import replace

from game.rules.notation.replaying import replay
from game.rules.notation.writing import write_record
from tests.notation.matches import two_rounds
from tests.referee.ask import ask

KEYS = {"score", "levels", "gained", "next_banker", "pot", "tribute", "game_points"}


def test_a_record_that_follows() -> None:
    answer = ask("record", text=write_record(two_rounds()))
    settled = [chapter.settlement for chapter in replay(two_rounds())]
    assert answer["ok"] is True
    assert [set(result) for result in answer["rounds"]] == [KEYS] * 2
    assert [result["score"] for result in answer["rounds"]] == [result.score for result in settled if result]


def test_a_match_under_way_has_the_rounds_that_were_finished() -> None:
    first, second = two_rounds().deals
    record = replace(two_rounds(), deals=(first, replace(second, moves=second.moves[:99])))
    assert len(ask("record", text=write_record(record))["rounds"]) == 1


def test_the_first_line_that_does_not_follow() -> None:
    lines = write_record(two_rounds()).splitlines()
    at = next(number for number, line in enumerate(lines, 1) if line.startswith("settled"))
    lines[at - 1] = "settled score 5"
    answer = ask("record", text="\n".join(lines))
    assert (answer["ok"], answer["error"], answer["line"]) == (False, "bad_record", at)
    assert answer["message"].startswith(f"line {at}: expected 'settled score ")


def test_what_is_no_record() -> None:
    answer = ask("record", text="1. e4 e5")
    assert (answer["ok"], answer["error"], answer["line"]) == (False, "bad_record", 1)
    assert ask("record", text=7)["error"] == "bad_field"
