"""Nothing that is asked makes the referee fail: each line gets an answer, or an error out of the list."""

import json
import random
from collections.abc import Callable
from typing import Any

from game.rules.cards import Card
from game.rules.games import GAMES
from game.rules.notation.writing import write_record
from tests.kit.random_rounds import KINDS
from tests.notation.matches import two_rounds
from tools.referee.answering import LONGEST, answer_line
from tools.referee.faults import Fault
from tools.referee.games import OPS

CODES = {fault.value for fault in Fault}
ODD: list[Any] = [
    *(None, True, False, 0, 1, -1, 3, 7, 10**18, 10**4000, 0.5, -0.0, 1e308, [], {}, [[]], [None] * 4, {"": None}),
    *("", " ", "7", "10", "A", "S", "H", "T", "none", "classic", "\x00", "\ud800", "\u202e", "９", "S9*3", "BJ*3 LJ*3"),
    *("x" * 1000, [3, 3], [10, 10], [3, "3"], ["S9", "S8", "SA", "H3"], ["S9"] * 4, {"seat": 1, "cards": "BJ"}),
    {"following": "free", "pots": 2, "must_play": [3, 4]},
]

OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "dagunzi": ({}, {"following": "free"}, {"dry_pot": "no_plain"}),
    "chaodipi": ({}, {"tractor_joker_level": True}, {"throw_penalty_count": "forced"}, {"fry_after_flip": "true"}),
}


def check(line: bytes) -> dict[str, Any]:
    """Ask without the net of `answer_safely`; a fault of the referee fails the test."""
    answer: dict[str, Any] = json.loads(json.dumps(answer_line(line)).encode("ascii"))
    assert answer
    if "error" in answer:
        assert answer["error"] in CODES, answer
        assert answer["message"]
    return answer


def random_cards(rng: random.Random) -> str:
    words = [rng.choice(list(Card)) + rng.choice(("", "", "*2", "*3")) for _ in range(rng.randrange(8))]
    return " ".join(words)


def sensible(rng: random.Random, game: str) -> dict[str, Callable[[], Any]]:
    """For each field something that it could be."""
    fields: dict[str, Callable[[], Any]] = {
        "level": lambda: rng.choice(("2", "3", "7", "10", "A")),
        "trump": lambda: rng.choice(("S", "H", "C", "D", "none")),
        "preset": lambda: rng.choice((*GAMES[game].presets, None)),
        "options": lambda: rng.choice((None, *OPTIONS[game])),
        "limit": lambda: rng.randrange(20),
        "plays": lambda: [rng.choice(list(Card)) for _ in range(4)],
        "first_round": lambda: rng.random() < 0.5,
        "suit": lambda: rng.choice(("S", "none")),
        "standing": lambda: {"seat": rng.randrange(4), "cards": rng.choice(("S7", "BJ", "LJ*3"))},
        "stage": lambda: rng.choice(("deal", "override", "fry")),
        "levels": lambda: [rng.choice(GAMES[game].levels), rng.choice(GAMES[game].levels)],
        "points": lambda: rng.randrange(0, 205, 5),
        "penalties": lambda: rng.randrange(-50, 60, 10),
        "won": lambda: [0, 0],
        "kitty": lambda: " ".join(rng.sample(list(Card), KINDS[game].size.kitty)),
        "others": lambda: [random_cards(rng) for _ in range(3)],
        "text": lambda: random_record_text(rng, game),
    }
    fields |= dict.fromkeys(("seat", "banker"), lambda: rng.randrange(4))
    fields |= dict.fromkeys(("captured", "dry"), lambda: rng.random() < 0.5)
    fields |= dict.fromkeys(("hand", "play", "lead", "last_lead", "cards", "jokers"), lambda: random_cards(rng))
    return fields | {"count": lambda: rng.randint(1, 6)}


def random_record_text(rng: random.Random, game: str) -> str:
    """A record with a line changed, lost, doubled or moved."""
    lines = write_record(two_rounds(game)).splitlines()
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(4):
        case 0:
            lines[at] = lines[at].replace(rng.choice("0123456789SHCDP "), rng.choice("0123456789SHCDP |*\x00\ud800"))
        case 1:
            del lines[at]
        case 2:
            lines.insert(at, lines[other])
        case _:
            lines[at], lines[other] = lines[other], lines[at]
    return "\n".join(lines)


def question(rng: random.Random, oddness: float) -> dict[str, Any]:
    """A question; each of its fields is something odd, or missing, as often as `oddness` says."""
    game = rng.choice(list(OPS))
    op = rng.choice([name for name in OPS[game] if name != "record" or rng.random() < 0.1])
    makers = sensible(rng, game)
    fields = {"op": op, "game": game} | {name: makers[name]() for name in OPS[game][op].known if name in makers}
    for name in list(fields):
        if rng.random() < oddness:
            fields[name] = rng.choice(ODD)
        elif rng.random() < oddness / 2:
            del fields[name]
    return fields


def test_questions_with_anything_in_their_fields(rng: random.Random) -> None:
    for _ in range(1500):
        check(json.dumps(question(rng, rng.choice((0.02, 0.1, 0.5)))).encode())


def test_sensible_questions_are_answered(rng: random.Random) -> None:
    answers = [check(json.dumps(question(rng, 0)).encode()) for _ in range(400)]
    assert sum("error" not in answer for answer in answers) > 100


def test_bytes_without_sense(rng: random.Random) -> None:
    for _ in range(300):
        assert "error" in check(rng.randbytes(rng.randrange(200)).replace(b"\n", b""))
    assert check(rng.randbytes(LONGEST + 1))["error"] == "too_long"


def test_questions_with_bytes_turned_over(rng: random.Random) -> None:
    for _ in range(700):
        line = bytearray(json.dumps(question(rng, 0.05), ensure_ascii=rng.random() < 0.5).encode("utf-8", "replace"))
        for _ in range(rng.randrange(1, 4)):
            line[rng.randrange(len(line))] = rng.randrange(256)
        check(bytes(line))


def test_deep_nesting() -> None:
    for depth in (10, 500, 990, 2_000, 30_000):
        for opening, closing in (("[", "]"), ('{"options":', "}")):
            nested = opening * depth + "1" + closing * depth
            fields = f'{{"op": "order", "game": "dagunzi", "cards": {nested}}}'
            assert check(fields.encode())["error"] in CODES
            fields = f'{{"op": "order", "game": "dagunzi", "options": {nested}}}'
            assert check(fields.encode())["error"] in CODES
