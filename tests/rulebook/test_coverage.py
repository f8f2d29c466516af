"""规则书: both languages say the same under the same numbers, and every example is a test."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from tests.rulebook import pages as book
from tests.rulebook.pages import RULES, Page

PAGES = book.read_pages()
LISTED = (RULES / "numbers.txt").read_text(encoding="utf-8").split("\n")
GAMES = ("dagunzi", "chaodipi")
WIDEST_TABLE = 5


def in_language(language: str, pages: list[Page] = PAGES) -> list[Page]:
    return [page for page in pages if page.language == language]


def names(items: set[str]) -> str:
    """For a message: sorted as a reader counts, so that Ex A6-2 comes before Ex A6-10."""
    return ", ".join(sorted(items, key=lambda item: [int(x) if x.isdecimal() else x for x in re.split(r"(\d+)", item)]))


def expected_examples() -> set[str]:
    """Da Gunzi's examples, and those of any other game as soon as its rules are there."""
    built = {"dagunzi"} | {game for game in GAMES if (book.ROOT / "game" / "rules" / game).is_dir()}
    return {number for number in book.numbers(page for page in PAGES if page.game in built) if number[:2] == "Ex"}


# --- the pages ---


def test_both_languages_have_the_same_pages_with_the_same_numbers() -> None:
    chinese, english = ({(page.game, page.name): page.numbers() for page in in_language(x)} for x in ("zh", "en"))
    assert chinese.keys() == english.keys()
    assert {game for game, _ in chinese} == set(GAMES)
    for chapter, there in chinese.items():
        assert there == english[chapter], chapter


def test_the_pages_have_exactly_the_listed_numbers() -> None:
    assert len(LISTED) == len(set(LISTED)), "numbers.txt has a number twice"
    assert LISTED[-1] == "", "numbers.txt: one number a line"
    listed = set(LISTED[:-1])
    for language in book.LANGUAGES:
        there = book.numbers(in_language(language))
        assert not listed - there, f"{language} lacks {names(listed - there)}"
        assert not there - listed, f"{language} has what numbers.txt does not list: {names(there - listed)}"


def test_a_number_is_given_once_a_game() -> None:
    for language in book.LANGUAGES:
        for game in GAMES:
            given = [number for page in in_language(language) if page.game == game for number in page.numbers()]
            assert not {number for number in given if given.count(number) > 1}, (language, game)


@pytest.mark.parametrize("kind", ["Ex A6-", "Ex B7-", "Ex C-", "D-A", "D-B", "A4."])
def test_numbers_run_without_a_gap(kind: str) -> None:
    tails = sorted(int(number.removeprefix(kind)) for number in LISTED if number.startswith(kind))
    assert tails == list(range(1, len(tails) + 1))


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_a_page_cites_only_numbers_that_exist(page: Page) -> None:
    unknown = page.citations() - set(LISTED)
    assert not unknown, f"{page} cites {names(unknown)}"


def test_every_decision_is_cited_where_it_applies() -> None:
    decisions = {number for number in LISTED if number[:2] == "D-"}
    for language in book.LANGUAGES:
        chapters = [page for page in in_language(language) if not page.name.startswith("11-")]
        cited = set[str]().union(*(page.citations() for page in chapters))
        assert not decisions - cited, f"{language}: {names(decisions - cited)}"


def test_examples_have_the_same_cards_and_seats_in_both_languages() -> None:
    chinese, english = ([entry for page in in_language(x) for entry in page.entries()] for x in ("zh", "en"))
    for (number, said), (_, told) in zip(chinese, english, strict=True):
        if number[:2] == "Ex":
            assert book.facts(said) == book.facts(told), number


def table_facts(page: Page) -> list[tuple[int, list[str], list[str]]]:
    """Columns, numbers and code of each table row."""
    rows = [line for line in page.text.splitlines() if line.startswith("|")]
    return [(row.count("|"), re.findall(r"\d+", row), book.CODE.findall(row)) for row in rows]


def test_tables_have_the_same_figures_in_both_languages() -> None:
    for chinese, english in zip(in_language("zh"), in_language("en"), strict=True):
        assert table_facts(chinese) == table_facts(english), chinese.name


# --- the form that the game's reader knows ---

BLOCKS = {
    "heading": re.compile(r"#{1,3} \S.*"),
    "item": re.compile(r"- \S.*"),
    "row": re.compile(r"\|.*\|"),
    "text": re.compile(r"(?![#>|+\s-]|\d+\. |```|\* ).*"),
}
FOREIGN = re.compile(r"!?\[[^\]]*\]\(|<[a-z/!]|~~|__|(?<!\*)\*(?!\*)")


def block_of(line: str) -> str:
    """The kind of block a line is; empty when the reader does not know it."""
    return next((kind for kind, pattern in BLOCKS.items() if pattern.fullmatch(line)), "")


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_a_page_keeps_to_the_form_of_the_reader(page: Page) -> None:
    lines = page.text.split("\n")
    assert lines[0].startswith("# "), "a page opens with its title"
    assert lines[-1] == "", "a page ends with a new line"
    for line in filter(None, lines):
        assert block_of(line), f"{page}: {line}"
        assert not FOREIGN.search(book.CODE.sub("", line)), f"{page}: {line}"
        assert (line.count("`") % 2, line.count("**") % 2) == (0, 0), f"{page}: {line}"


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_blocks_are_set_apart_by_an_empty_line(page: Page) -> None:
    lines = page.text.split("\n")
    for above, line in pairwise(lines):
        joined = above and line and not (block_of(above) == block_of(line) and block_of(line) in {"item", "row"})
        assert not joined, f"{page}: no empty line before: {line}"


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_tables_are_whole_and_narrow(page: Page) -> None:
    for table in re.findall(r"(?:^\|.*\n)+", page.text, re.MULTILINE):
        rows = table.splitlines()
        assert re.fullmatch(r"\|(---\|)+", rows[1]), f"{page}: {rows[0]}"
        assert len({row.count("|") for row in rows}) == 1, f"{page}: {rows[0]}"
        assert 2 <= rows[0].count("|") - 1 <= WIDEST_TABLE, f"{page}: {rows[0]}"


def test_the_index_links_to_every_page_and_nothing_else() -> None:
    links = set(re.findall(r"\]\(([^)]+)\)", (RULES / "README.md").read_text(encoding="utf-8")))
    assert links == {str(page) for page in PAGES}


# --- the tests named after examples ---


def test_every_example_has_a_test_named_after_it() -> None:
    missing = expected_examples() - book.examples_under_test().keys()
    assert not missing, f"{len(missing)} examples have no test: {names(missing)}"


def test_every_test_named_after_an_example_has_its_example() -> None:
    examples = {number for number in book.numbers(PAGES) if number[:2] == "Ex"}
    stray = {where for number, tests in book.examples_under_test().items() if number not in examples for where in tests}
    assert not stray, f"no page has the example of {names(stray)}"


# --- the checks themselves ---


@pytest.mark.parametrize(
    ("function", "example"),
    [
        ("test_ex_a6_14", "Ex A6-14"),
        ("test_ex_a6_14_kills_with_a_pair", "Ex A6-14"),
        ("test_ex_c_1", "Ex C-1"),
        ("test_ex_b10_2", "Ex B10-2"),
        ("test_ex_a6", "test_ex_a6"),
        ("test_ex_a6_x1", "test_ex_a6_x1"),
        ("test_ex_A6_14", "test_ex_A6_14"),
    ],
)
def test_the_name_of_a_test_tells_its_example(function: str, example: str) -> None:
    assert book.example_of(function) == example


def test_tests_are_found_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "deeper").mkdir()
    source = "class TestIt:\n  def test_ex_a1_1(self): ...\nasync def test_ex_a1_1_too(): ...\ndef test_extra(): ...\n"
    (tmp_path / "deeper" / "test_cards.py").write_text(source, encoding="utf-8")
    (tmp_path / "helper.py").write_text("def test_ex_a1_2(): ...\n", encoding="utf-8")
    where = ["deeper/test_cards.py:test_ex_a1_1", "deeper/test_cards.py:test_ex_a1_1_too"]
    assert {number: sorted(tests) for number, tests in book.examples_under_test(tmp_path).items()} == {"Ex A1-1": where}


def test_a_page_tells_its_numbers_from_what_it_cites() -> None:
    text = "# A3 x\n\n### A3.1 x (D-A05)\n\n- **Ex A3-1** as in A5.4, not `A9`\n- **D-A19** after Ex A3-2\n"
    page = Page("en", "dagunzi", "x.md", text)
    assert page.numbers() == ["A3", "A3.1", "Ex A3-1", "D-A19"]
    assert page.citations() == {"A3", "A3.1", "A5.4", "Ex A3-1", "Ex A3-2", "D-A05", "D-A19"}
