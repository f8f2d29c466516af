"""规则书: the pages of docs/rules, their numbers, and the tests that are named after examples."""

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests" / "rulebook"
LANGUAGES = ("zh", "en")

# `## A3.1 …`, `- **Ex A6-14** …`, `- **D-A19** …`: where a number is given its meaning.
PARAGRAPH = re.compile(r"#{1,3} (0|C|[AB]\d+b?(?:\.\d+)?)(?= )")
ENTRY = re.compile(r"- \*\*(Ex (?:C|[AB]\d+b?)-\d+|D-[AB]?\d+)\*\* (.*)")
# The same numbers in running text. A paragraph must not be mistaken for the tail of an example or a decision.
CITATION = re.compile(r"\bEx (?:C|[AB]\d+b?)-\d+|\bD-[AB]?\d+|(?<![\w-])[AB]\d+b?(?:\.\d+)?(?![\w-])", re.ASCII)
CODE = re.compile(r"`([^`]+)`")
NAMED_AFTER = re.compile(r"test_ex_(c|[ab]\d+b?)_(\d+)(?:_\w+)?")


@dataclass(frozen=True)
class Page:
    """规则页: one chapter of one game in one language."""

    language: str
    game: str
    name: str
    text: str

    def __str__(self) -> str:
        return f"{self.language}/{self.game}/{self.name}"

    def entries(self) -> list[tuple[str, str]]:
        """Each example and decision on this page with what is said of it, in order."""
        matches = (ENTRY.fullmatch(line) for line in self.text.splitlines())
        return [(match[1], match[2]) for match in matches if match]

    def numbers(self) -> list[str]:
        """The paragraphs, examples and decisions on this page, in order; one given twice stands here twice."""
        matches = (PARAGRAPH.match(line) or ENTRY.fullmatch(line) for line in self.text.splitlines())
        return [match[1] for match in matches if match]

    def citations(self) -> set[str]:
        """The numbers this page refers to."""
        return set(CITATION.findall(CODE.sub("", self.text)))


def read_pages(rules: Path = RULES) -> list[Page]:
    """Every page of the rulebook."""
    found = sorted(path for language in LANGUAGES for path in (rules / language).glob("*/*.md"))
    return [Page(x.parents[1].name, x.parent.name, x.name, x.read_text(encoding="utf-8")) for x in found]


def numbers(pages: Iterable[Page]) -> set[str]:
    """All numbers that these pages give a meaning."""
    return {number for page in pages for number in page.numbers()}


def facts(text: str) -> tuple[list[str], list[str]]:
    """What a translation must not change: cards and names in code, and the seats."""
    return sorted(CODE.findall(text)), sorted(set(re.findall(r"P[0-3]", text)))


def examples_under_test(tests: Path = TESTS) -> dict[str, list[str]]:
    """`Ex A6-14` -> the tests named after it, as `file:function`. A malformed name stands under itself."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and re.match(r"test_ex(_|$)", node.name):
                where = f"{path.relative_to(tests).as_posix()}:{node.name}"
                found.setdefault(example_of(node.name), []).append(where)
    return found


def example_of(function: str) -> str:
    """`test_ex_a6_14_with_a_reason` -> `Ex A6-14`; the name itself when no example can be read from it."""
    match = NAMED_AFTER.fullmatch(function)
    return f"Ex {match[1][0].upper()}{match[1][1:]}-{match[2]}" if match else function
