"""Size budgets: how long a function and a file may be. `python3 -m tools.budgets` names whatever is over.

Arguments and branches are counted by ruff; these two are not. The limits, and the files that a decision allows to be
longer, stand in pyproject.toml under `tool.gunzi.budgets`. A grant nobody needs any more is an error as well.
"""

import ast
import io
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

NOT_CODE = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENCODING,
    tokenize.ENDMARKER,
}
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Grant:
    """Leave for one file to be longer, given by one decision in docs/adr."""

    file: str
    file_lines: int
    adr: str


@dataclass(frozen=True)
class Budgets:
    """The limits of pyproject.toml."""

    paths: list[str]
    function_lines: int
    file_lines: int
    grants: dict[str, Grant]


def read_budgets(root: Path) -> Budgets:
    """The budgets of the project in `root`."""
    table = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["gunzi"]["budgets"]
    grants = [Grant(**grant) for grant in table.get("grants", [])]
    return Budgets(table["paths"], table["function_lines"], table["file_lines"], {g.file: g for g in grants})


def find_excesses(root: Path) -> Iterator[str]:
    """One line for everything that is over its budget in `root`."""
    budgets = read_budgets(root)
    for grant in budgets.grants.values():
        yield from _check_grant(root, grant, budgets.file_lines)
    for folder in budgets.paths:
        for path in sorted((root / folder).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            source = path.read_text(encoding="utf-8")
            limit = budgets.grants[name].file_lines if name in budgets.grants else budgets.file_lines
            if (lines := count_code_lines(source)) > limit:
                yield f"{name}: {lines} lines of code, {limit} are allowed"
            for function, length in measure_functions(source):
                if length > budgets.function_lines:
                    where = f"{name}:{function.lineno}: {function.name}"
                    yield f"{where} has {length} lines, {budgets.function_lines} are allowed"


def _check_grant(root: Path, grant: Grant, file_lines: int) -> Iterator[str]:
    if not (root / grant.adr).is_file():
        yield f"{grant.file}: its grant names {grant.adr}, which does not exist"
    if not (root / grant.file).is_file():
        yield f"{grant.file}: has a grant and does not exist"
    elif count_code_lines((root / grant.file).read_text(encoding="utf-8")) <= file_lines:
        yield f"{grant.file}: fits the common budget, so its grant has to go"


def count_code_lines(source: str) -> int:
    """How many lines hold code: not blank, not a comment alone, not part of a docstring."""
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in NOT_CODE:
            lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(source)):
        lines.difference_update(_docstring_lines(node))
    return len(lines)


def measure_functions(source: str) -> Iterator[tuple[Function, int]]:
    """Every function with its length from `def` to its last line, the docstring not counted."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Function):
            last = node.end_lineno or node.lineno
            yield node, last - node.lineno + 1 - len(_docstring_lines(node))


def _docstring_lines(node: ast.AST) -> range:
    if not isinstance(node, ast.Module | ast.ClassDef | Function) or ast.get_docstring(node, clean=False) is None:
        return range(0)
    statement = node.body[0]
    return range(statement.lineno, (statement.end_lineno or statement.lineno) + 1)


def main() -> int:
    """Print what is over its budget; 1 if anything is."""
    excesses = list(find_excesses(Path(__file__).resolve().parent.parent))
    for excess in excesses:
        print(excess)
    return 1 if excesses else 0


if __name__ == "__main__":
    sys.exit(main())
