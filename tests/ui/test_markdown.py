"""The rulebook's pages as blocks."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.settings import rulebook_dir
from game.ui.markdown import Heading, Item, Prose, Span, Table, parse, plain, spans_of


def test_headings_and_prose() -> None:
    assert parse("# One\n\ntwo\nthree\n\n### Four") == [
        Heading(1, (Span("One"),)),
        Prose((Span("two three"),)),
        Heading(3, (Span("Four"),)),
    ]


def test_chinese_lines_join_without_a_space() -> None:
    assert parse("打滚子\n炒地皮") == [Prose((Span("打滚子炒地皮"),))]


def test_styles() -> None:
    assert spans_of("a **b `c`** [d](e) \\*f\\*") == (
        Span("a "),
        Span("b ", bold=True),
        Span("c", bold=True, code=True),
        Span(" "),
        Span("d"),
        Span(" "),
        Span("*"),
        Span("f"),
        Span("*"),
    )


def test_lists() -> None:
    blocks = parse("- one\n  goes on\n  - inner\n3. third\n* star")
    assert [(block.depth, block.mark, plain(block.spans)) for block in blocks if isinstance(block, Item)] == [
        (0, "•", "one goes on"),
        (1, "•", "inner"),
        (0, "3.", "third"),
        (0, "•", "star"),
    ]


def test_tables_end_and_are_evened_out() -> None:
    blocks = parse("| a | b\\|c |\n|---|:-:|\n| 1 |\nafter")
    assert isinstance(blocks[0], Table)
    assert [[plain(cell) for cell in row] for row in blocks[0].rows] == [["a", "b|c"], ["1", ""]]
    assert blocks[1] == Prose((Span("after"),))


@given(st.text(alphabet="#-*|`[]()\\ \n1.aé滚\t", max_size=120))
def test_any_text_can_be_read(text: str) -> None:
    for block in parse(text):
        assert block


@pytest.mark.parametrize(
    "path", sorted(rulebook_dir().glob("*/*/*.md")), ids=lambda path: f"{path.parts[-3]}-{path.stem}"
)
def test_the_rulebook_leaves_no_marks(path: Path) -> None:
    blocks = parse(path.read_text(encoding="utf-8"))
    assert isinstance(blocks[0], Heading)
    for block in blocks:
        for spans in [cell for row in block.rows for cell in row] if isinstance(block, Table) else [block.spans]:
            shown = "".join(span.text for span in spans if not span.code)
            assert "**" not in shown
            assert "`" not in shown
