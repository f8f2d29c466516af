"""Law 1 for `game.rules`, to the letter: what it may import is a list, and it calls nothing that reaches outside."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PURE = {
    "__future__",
    "abc",
    "bisect",
    "collections",
    "copy",
    "dataclasses",
    "enum",
    "fractions",
    "functools",
    "heapq",
    "itertools",
    "math",
    "operator",
    "re",
    "string",
    "types",
    "typing",
}
"""What of the standard library neither looks at the world nor changes it."""

REACHING_OUT = {"__import__", "breakpoint", "compile", "eval", "exec", "input", "open", "print"}


def impurities(source: str) -> Iterator[str]:
    """Imports and calls in `source` by which a rule could depend on anything but its arguments."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = ["." * node.level + (node.module or "")]
        else:
            modules: list[str] = []
        for module in modules:
            if module.split(".")[0] not in PURE and not f"{module}.".startswith("game.rules."):
                yield f"import {module}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REACHING_OUT:
            yield f"{node.func.id}()"


def test_the_rules_reach_for_nothing_outside(project: Path) -> None:
    found = {
        path.relative_to(project).as_posix(): list(impurities(path.read_text(encoding="utf-8")))
        for path in sorted((project / "game" / "rules").rglob("*.py"))
    }
    assert found
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        "import random",
        "import os.path",
        "from time import time",
        "import msgspec",
        "from game import settings",
        "from game.wire import encode",
        "from . import cards",
        "def f():\n    import secrets",
        "print('S9')",
        "deck = open('deck')",
    ],
)
def test_a_reach_outside_is_found(line: str) -> None:
    assert list(impurities(line))


def test_pure_lines_pass() -> None:
    assert not list(impurities("from collections.abc import Iterator\nfrom game.rules.cards import Card\n"))
