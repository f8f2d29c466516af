"""The question about a whole recorded match."""

import random
from dataclasses import replace

import pytest

from game.rules.games import GAMES
from game.rules.notation.replaying import replay
from game.rules.notation.writing import write_record
from tests.notation.matches import random_record, two_rounds
from tests.referee.ask import ask, ask_chaodipi

KEYS = {
    "dagunzi": {"score", "levels", "gained", "next_banker", "pot", "tribute", "game_points"},
    "chaodipi": {"score", "levels", "gained", "next_banker", "cycles", "match"},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_follows(game: str) -> None:
    answer = ask("record", game=game, text=write_record(two_rounds(game)), level=None, trump=None)
    settled = [chapter.settlement for chapter in replay(two_rounds(game))]
    assert answer["ok"] is True
    assert [set(result) for result in answer["rounds"]] == [KEYS[game]] * 2
    assert [result["score"] for result in answer["rounds"]] == [result.score for result in settled if result]


def test_a_record_of_another_game_than_was_asked_about() -> None:
    answer = ask_chaodipi("record", text=write_record(two_rounds()))
    message = "field 'text' is a record of dagunzi, but field 'game' is 'chaodipi'"
    assert answer == {"error": "bad_record", "message": message}


def test_a_match_that_was_won_says_so(rng: random.Random) -> None:
    record = random_record(rng, GAMES["chaodipi"].presets["chaodipi"], rounds=None)
    *before, last = ask_chaodipi("record", text=write_record(record))["rounds"]
    assert [result["match"] for result in before] == [None] * len(before)
    assert (last["match"], max(last["cycles"])) in (("bankers", 1), ("attackers", 1))


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
