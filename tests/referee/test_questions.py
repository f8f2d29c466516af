"""What every question has in common, and how it is told that something is wrong with it."""

import json
from typing import Any

import pytest

from tests.referee.ask import ask, ask_line
from tools.referee.answering import LONGEST
from tools.referee.faults import Fault
from tools.referee.games import OPS


def error_of(**fields: Any) -> tuple[str, str]:
    """The error of a question about the order of cards, and its message."""
    answer = ask("order", **({"cards": "S9"} | fields))
    return answer["error"], answer["message"]


@pytest.mark.parametrize(
    ("line", "error"),
    [
        (b"", "not_json"),
        (b"   ", "not_json"),
        (b"order", "not_json"),
        (b'{"op": "order"', "not_json"),
        (b'{"op": "order"}\r{"op": "order"}', "not_json"),
        (b'{"op": NaN}', "not_json"),
        (b'{"op": -Infinity}', "not_json"),
        (b"\xff{}", "not_json"),
        (b'{"op": "\xed\xa0\x80"}', "not_json"),
        (b"[" * LONGEST, "not_json"),
        (b'{"a":' * 9000, "not_json"),
        (b"9" * 5000, "not_json"),
        (b"[]", "not_an_object"),
        (b"null", "not_an_object"),
        (b'"order"', "not_an_object"),
        (b"1e999", "not_an_object"),
        (b"true", "not_an_object"),
        (b" " * (LONGEST + 1), "too_long"),
        (b'{"op": "order", "op": "shape"}', "bad_field"),
        (b"{}", "unknown_op"),
        (b'{"op": 5, "game": "dagunzi"}', "unknown_op"),
        (b'{"op": "\\ud800", "game": "dagunzi"}', "unknown_op"),
        (b'{"op": "fly", "game": "dagunzi"}', "unknown_op"),
        (b'{"op": "throw", "game": "dagunzi"}', "unknown_op"),
        (b'{"op": "fly"}', "unknown_op"),
        (b'{"op": "order"}', "unknown_game"),
        (b'{"op": "order", "game": "whist"}', "unknown_game"),
        (b'{"op": "throw", "game": "whist"}', "unknown_game"),
        (b'{"op": "dry", "game": "chaodipi"}', "unknown_op"),
        (b'{"op": "tribute", "game": "chaodipi"}', "unknown_op"),
        (b'{"op": "order", "game": ["dagunzi"]}', "unknown_game"),
    ],
)
def test_what_is_no_question(line: bytes, error: str) -> None:
    answer = ask_line(line)
    assert (answer["error"], set(answer)) == (error, {"error", "message"})
    assert 0 < len(answer["message"]) <= 401


def test_a_byte_order_mark_is_passed_over() -> None:
    assert ask_line(b'\xef\xbb\xbf{"op": "order", "game": "dagunzi", "cards": "", "level": "7", "trump": "S"}') == {
        "suits": {}
    }


def test_the_longest_line_is_answered() -> None:
    line = b'{"op": "order", "game": "dagunzi", "cards": "", "level": "7", "trump": "S"}'
    assert ask_line(line.ljust(LONGEST)) == {"suits": {}}


def test_presets() -> None:
    assert error_of(preset="moscow") == (
        "unknown_preset",
        "field 'preset' must be one of classic, dalian, qiqi, online, not 'moscow'",
    )
    assert error_of(preset=1)[0] == "unknown_preset"


@pytest.mark.parametrize(
    ("options", "part"),
    [
        ({"speed": "fast"}, "no option 'speed' in dagunzi"),
        ({"following": "lazy"}, "'lazy' is not one of strict, free"),
        ({"following": True}, "'true' is not one of strict, free"),
        ({"titles": None}, "option 'titles' cannot be null"),
        ({"pots": 1.5}, "option 'pots' cannot be 1.5"),
        ({"pots": {}}, "option 'pots' cannot be an object"),
        ({"pots": 0}, "'0' is not a number from 1 to 999"),
        ({"pots": 10**30}, "is not a number from 1 to 999"),
        ({"must_play": [3, "11"]}, "'3,11' is not a list of levels"),
        ({"must_play": [None]}, "option 'must_play' cannot be null"),
        ({"dry_when_hidden": 1}, "'1' is not one of false, true"),
        ([], "field 'options' must be an object, not a list"),
        ("classic", "field 'options' must be an object, not 'classic'"),
    ],
)
def test_bad_options(options: object, part: str) -> None:
    error, message = error_of(options=options)
    assert (error, part in message) == ("bad_option", True)


@pytest.mark.parametrize("must_play", ["3", [3], ["3"], "3,10", [10, 3]])
def test_options_may_be_texts_numbers_flags_and_lists(must_play: object) -> None:
    settled = ask(
        "settle",
        banker=1,
        levels=[3, 9],
        points=130,
        kitty="C3 C4 C6 C8 C9 CJ",
        captured=True,
        dry=False,
        options={"must_play": must_play, "pots": 2, "dry_when_hidden": True},
    )
    assert settled["levels"] == [3, 9]


@pytest.mark.parametrize(
    ("fields", "error", "message"),
    [
        ({"cards": None}, "bad_field", "field 'cards' is missing"),
        ({"cards": 9}, "bad_field", "field 'cards' must be a text, not 9"),
        ({"cards": ["S9"]}, "bad_field", "field 'cards' must be a text, not a list"),
        ({"cards": "S9*4"}, "bad_field", "field 'cards': there are only 3 S9"),
        ({"card": "S9"}, "bad_field", "field 'card' is not known here; fields are op, game, preset, options, level, "),
        ({"cards": "S9 T9"}, "bad_card", "field 'cards': 'T9' is not a card"),
        ({"cards": "\ud800"}, "bad_card", r"field 'cards': '\ud800' is not a card"),
        ({"cards": "S9*9999999999"}, "bad_card", "field 'cards': 'S9*9999999999': after the star"),
        ({"level": None}, "bad_field", "field 'level' is missing"),
        ({"level": 7}, "bad_level", 'field \'level\': levels of dagunzi are "3", "4"'),
        ({"level": "2"}, "bad_level", "not '2'"),
        ({"level": "A"}, "bad_level", "not 'A'"),
        ({"trump": None}, "bad_field", "field 'trump' is missing"),
        ({"trump": "T"}, "bad_trump", "field 'trump' must be one of S H C D none, not 'T'"),
        ({"trump": 5}, "bad_trump", "field 'trump' must be one of S H C D none, not 5"),
        ({"trump": "none"}, "bad_trump", "Da Gunzi always has a trump suit"),
    ],
)
def test_bad_fields(fields: dict[str, Any], error: str, message: str) -> None:
    found, text = error_of(**fields)
    assert (found, message in text) == (error, True), text


def test_messages_are_short() -> None:
    assert len(error_of(options={"following": "x" * 60_000})[1]) <= 401
    assert len(error_of(**{"y" * 60_000: 1})[1]) <= 401
    assert len(error_of(cards="z" * 60_000)[1]) <= 401


def test_the_list_of_codes_is_closed() -> None:
    assert {fault.value for fault in Fault} == {
        *("not_json", "not_an_object", "unknown_op", "unknown_game", "unknown_preset", "bad_option", "bad_field"),
        *("bad_card", "bad_level", "bad_trump", "too_long", "bad_record"),
    }


@pytest.mark.parametrize(("game", "op"), [(game, op) for game, ops in OPS.items() for op in ops])
def test_every_question_names_a_field_it_lacks(game: str, op: str) -> None:
    answer = ask_line(json.dumps({"op": op, "game": game, "level": "7", "trump": "S"}).encode())
    assert (answer["error"], "is missing" in answer["message"]) == ("bad_field", True)
