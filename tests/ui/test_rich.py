"""Setting lines of several styles."""

import random

from game.ui.markdown import Span, spans_of
from game.ui.rich import Run, runs_of, set_lines
from game.ui.theme import GOLD, TEXT, WARNING


def measure(text: str, bold: bool) -> int:
    """Every character is ten wide."""
    return 10 * len(text)


def lines(text: str, width: int) -> list[str]:
    runs = set_lines(runs_of(spans_of(text)), width, measure)
    count = runs[-1].line + 1 if runs else 0
    return ["".join(run.text for run in runs if run.line == line).rstrip() for line in range(count)]


def test_english_breaks_between_words() -> None:
    assert lines("one two three", 80) == ["one two", "three"]


def test_chinese_breaks_between_characters() -> None:
    assert lines("打滚子炒地皮", 40) == ["打滚子炒", "地皮"]


def test_punctuation_never_begins_a_line() -> None:
    assert lines("打滚子炒，地", 40) == ["打滚子", "炒，地"]
    assert lines("打滚子（炒）", 40) == ["打滚子", "（炒）"]


def test_punctuation_sticks_across_styles() -> None:
    assert lines("打滚**子炒**。地", 40) == ["打滚子", "炒。地"]


def test_a_long_word_sticks_out_rather_than_vanishes() -> None:
    assert lines("a verylongword b", 50) == ["a", "verylongword", "b"]


def test_runs_of_one_style_are_joined() -> None:
    runs = set_lines(runs_of(spans_of("one two **three** four")), 1000, measure)
    assert [(run.text, run.bold, run.x) for run in runs] == [
        ("one two ", False, 0),
        ("three", True, 80),
        (" four", False, 130),
    ]


def test_a_card_is_shown_by_its_suit() -> None:
    assert runs_of((Span("H10*2 S9, BJ", code=True),)) == [
        Run("♥10×2", True, WARNING),
        Run(" ", False, GOLD),
        Run("♠9", True, TEXT),
        Run(", BJ", False, GOLD),
    ]


def test_a_break_in_the_text() -> None:
    assert lines("one<br>two", 1000) == ["one", "two"]


def test_nothing_is_lost(rng: random.Random) -> None:
    for _ in range(200):
        text = "".join(rng.choice("ab 打滚，。（） 12") for _ in range(rng.randrange(40)))
        shown = "".join(lines(text, rng.randrange(20, 200)))
        assert shown.replace(" ", "") == text.replace(" ", "")
