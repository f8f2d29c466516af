"""docs/glossary.md against the code: one term, one identifier, one symbol whose docstring opens with the term."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

WAITING = "Without a symbol"
"""How the heading begins under which a row may have no symbol."""


class Row(NamedTuple):
    """One line of the glossary. `terms`: the first one opens the docstring, the others mean the same."""

    heading: str
    terms: list[str]
    identifier: str
    symbol: str


def read_rows(text: str) -> Iterator[Row]:
    """The rows of every table, each with the heading it stands under."""
    heading = ""
    for line in text.splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## ")
        elif line.startswith("| ") and not line.startswith("| 中文"):
            terms, _, identifier, symbol = (cell.strip() for cell in line.strip("|").split("|"))
            yield Row(heading, terms.split(", "), identifier, symbol.strip("`"))


def docstring_of(root: Path, symbol: str) -> str | None:
    """The docstring of `module` or `module:Symbol.member`; None where there is no such symbol."""
    module, _, path = symbol.partition(":")
    file = root.joinpath(*module.split("."))
    file = file / "__init__.py" if file.is_dir() else file.with_suffix(".py")
    if not file.is_file():
        return None
    node: ast.Module | ast.ClassDef | ast.FunctionDef = ast.parse(file.read_text(encoding="utf-8"))
    for name in path.split(".") if path else ():
        found = find_in(node.body, name)
        if found is None or isinstance(found, str):
            return found
        node = found
    return ast.get_docstring(node) or ""


def find_in(body: list[ast.stmt], name: str) -> ast.ClassDef | ast.FunctionDef | str | None:
    """A class or function by its name, or what a constant's docstring (the string after it) says."""
    for number, node in enumerate(body):
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return node
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            following = body[number + 1] if number + 1 < len(body) else None
            if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
                return str(following.value.value)
            return ""
    return None


def find_faults(root: Path, text: str) -> Iterator[str]:
    """One line for everything in the glossary that is not so."""
    terms: set[str] = set()
    symbols: set[str] = set()
    for row in read_rows(text):
        name = row.terms[0]
        yield from (f"{term}: stands twice" for term in row.terms if term in terms)
        terms.update(row.terms)
        if row.symbol == "-" or row.heading.startswith(WAITING):
            if row.symbol != "-":
                yield f"{name}: has a symbol, so it belongs under another heading"
            if not row.heading.startswith(WAITING):
                yield f"{name}: has no symbol"
            continue
        if row.symbol in symbols:
            yield f"{name}: {row.symbol} stands twice"
        symbols.add(row.symbol)
        yield from check_symbol(root, row)


def check_symbol(root: Path, row: Row) -> Iterator[str]:
    docstring = docstring_of(root, row.symbol)
    if docstring is None:
        yield f"{row.terms[0]}: there is no {row.symbol}"
    elif not re.match(rf"{row.terms[0]}(?![\u4e00-\u9fff])", docstring):
        yield f"{row.terms[0]}: the docstring of {row.symbol} opens with {docstring[:20]!r}"
    if plain(row.identifier) not in plain(re.split(r"[.:]", row.symbol)[-1]):
        yield f"{row.terms[0]}: {row.symbol} is not called {row.identifier!r}"


def plain(name: str) -> str:
    return re.sub(r"[^a-z]", "", name.lower())


def test_the_glossary_is_so(project: Path) -> None:
    text = (project / "docs" / "glossary.md").read_text(encoding="utf-8")
    assert len(list(read_rows(text))) > 60
    assert list(find_faults(project, text)) == []


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "cards.py").write_text(
        '"""牌: cards."""\n\nclass Card:\n    """一张牌: one."""\n\n    @property\n    def suit(self) -> str:\n'
        '        """花色: of a card."""\n\nLEVELS = (3, 10)\n"""级: from, to."""\nBARE: int = 1\n',
        encoding="utf-8",
    )
    return tmp_path


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("| 牌 | cards | cards | `game.cards` |", None),
        ("| 一张牌, 单张 | card | card | `game.cards:Card` |", None),
        ("| 花色 | suit | suit | `game.cards:Card.suit` |", None),
        ("| 级 | level | level | `game.cards:LEVELS` |", None),
        ("| 牌 | card | card | `game.cards:Card` |", "opens with"),
        ("| 一张 | card | card | `game.cards:Card` |", "opens with"),
        ("| 一 | bare | bare | `game.cards:BARE` |", "opens with"),
        ("| 手 | hand | hand | `game.cards:Hand` |", "there is no"),
        ("| 手 | hand | hand | `game.hands` |", "there is no"),
        ("| 花色 | suit | color | `game.cards:Card.suit` |", "is not called"),
        ("| 手 | hand | hand | - |", "has no symbol"),
        ("| 花色 | suit | suit | `game.cards:Card.suit` |\n| 花色 | suit | suit | `game.cards:Card.suit` |", "twice"),
        ("## Without a symbol\n| 手 | hand | hand | - |", None),
        ("## Without a symbol\n| 级 | level | level | `game.cards:LEVELS` |", "another heading"),
    ],
)
def test_a_fault_in_the_glossary_is_found(tree: Path, row: str, fault: str | None) -> None:
    faults = list(find_faults(tree, f"## Cards\n{row}\n"))
    assert (fault is None and not faults) or (fault is not None and fault in faults[0])
