"""The size budgets: what is counted, what is found, and that a grant is not kept longer than needed."""

from pathlib import Path

import pytest

from tools import budgets

PYPROJECT = """
[tool.gunzi.budgets]
paths = ["game"]
function_lines = 4
file_lines = 6
"""
GRANT = """
[[tool.gunzi.budgets.grants]]
file = "game/long.py"
file_lines = 8
adr = "docs/adr/0007-long.md"
"""
SOURCE = '''"""Of this file
three lines are code."""

# a remark


def f() -> str:
    """One line."""

    # a remark
    return """one
two"""
'''


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "game").mkdir()
    (tmp_path / "docs" / "adr").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text(PYPROJECT, encoding="utf-8")
    return tmp_path


def write_lines(path: Path, count: int) -> None:
    path.write_text("".join(f"x{number} = {number}\n" for number in range(count)), encoding="utf-8")


def test_the_project_is_within_its_budgets(project: Path) -> None:
    assert list(budgets.find_excesses(project)) == []


def test_the_budgets_cover_everything_that_is_programmed(project: Path) -> None:
    assert budgets.read_budgets(project).paths == ["game", "net", "tools"]


def test_code_lines_leave_out_docstrings_remarks_and_blank_lines() -> None:
    assert budgets.count_code_lines(SOURCE) == 3


def test_a_function_is_measured_without_its_docstring() -> None:
    ((function, length),) = budgets.measure_functions(SOURCE)
    assert (function.name, length) == ("f", 5)


def test_a_long_file_and_a_long_function_are_found(tree: Path) -> None:
    write_lines(tree / "game" / "long.py", 7)
    (tree / "game" / "fits.py").write_text(SOURCE, encoding="utf-8")
    assert list(budgets.find_excesses(tree)) == [
        "game/fits.py:7: f has 5 lines, 4 are allowed",
        "game/long.py: 7 lines of code, 6 are allowed",
    ]


@pytest.mark.parametrize(
    ("lines", "adr", "found"),
    [
        (8, True, []),
        (9, True, ["game/long.py: 9 lines of code, 8 are allowed"]),
        (6, True, ["game/long.py: fits the common budget, so its grant has to go"]),
        (8, False, ["game/long.py: its grant names docs/adr/0007-long.md, which does not exist"]),
        (0, True, ["game/long.py: has a grant and does not exist"]),
    ],
)
def test_a_grant_lets_one_file_be_longer(tree: Path, lines: int, adr: bool, found: list[str]) -> None:
    (tree / "pyproject.toml").write_text(PYPROJECT + GRANT, encoding="utf-8")
    if lines:
        write_lines(tree / "game" / "long.py", lines)
    if adr:
        (tree / "docs" / "adr" / "0007-long.md").touch()
    assert list(budgets.find_excesses(tree)) == found
