"""The import contracts of pyproject.toml: each is seen to fail where it must, and names only what there is."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOTS = ("game", "net", "tools")
LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"


class Violation(NamedTuple):
    """A line that somebody might write, and the contract that must answer."""

    file: str
    line: str
    contract: str


VIOLATIONS = [
    Violation("game/ui/__init__.py", "import socket", "sockets"),
    Violation("game/ui/theme.py", "import asyncio", "sockets"),
    Violation("game/ui/theme.py", "import net", "net-place"),
    Violation("net/__init__.py", "import game.ui.theme", "net-place"),
    Violation("game/words/text.py", "import net", "net-place"),
    Violation("game/rules/cards.py", "import random", "pure-rules"),
    Violation("game/rules/dagunzi/options.py", "from time import monotonic", "pure-rules"),
    Violation("game/rules/cards.py", "import msgspec", "pure-rules"),
    Violation("game/rules/cards.py", "import game.settings", "game"),
    Violation("game/bots/cunning.py", "from game.rules.open_cards import OpenCards", "hidden-cards"),
    Violation("game/ui/theme.py", "from game.rules import open_cards", "hidden-cards"),
    Violation("game/rules/view.py", "from game.rules.open_cards import OpenCards", "blind-views"),
    Violation("game/table/clock.py", "import pygame", "pygame"),
    Violation("game/app/__init__.py", "import pygame", "pygame"),
    Violation("game/stray.py", "", "game"),
    Violation("game/rules/stray.py", "", "rules"),
    Violation("game/ui/stray.py", "", "ui"),
    Violation("net/stray.py", "", "net"),
    Violation("game/rules/chaodipi/options.py", "import game.rules.dagunzi.options", "rules"),
    Violation("game/rules/cards.py", "import game.rules.shapes", "cycles"),
    Violation("game/settings/model.py", "import tools.run", "tools"),
]


@pytest.fixture
def tree(project: Path, tmp_path: Path) -> Path:
    """A copy of the program that a test may spoil."""
    for root in ROOTS:
        shutil.copytree(project / root, tmp_path / root, ignore=all_but_python)
    shutil.copy(project / "pyproject.toml", tmp_path)
    return tmp_path


def all_but_python(folder: str | os.PathLike[str], names: list[str]) -> list[str]:
    """What `copytree` leaves out."""
    source = [name for name in names if name.endswith(".py") or (Path(folder) / name).is_dir()]
    return [name for name in names if name not in source or name == "__pycache__"]


def broken_contracts(tree: Path) -> set[str]:
    """The names of the contracts that do not hold in `tree`."""
    command = [sys.executable, "-c", LINT, "--no-logo", "--no-cache"]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, encoding="utf-8", check=False)
    broken = set(re.findall(r"^(.+) BROKEN", done.stdout, re.MULTILINE))
    assert bool(broken) == bool(done.returncode), done.stdout + done.stderr
    return broken


def plant(tree: Path, violation: Violation) -> None:
    """Write the offending line, into a new module where there is none."""
    path = tree / violation.file
    path.parent.mkdir(parents=True, exist_ok=True)
    (path.parent / "__init__.py").touch()
    source = path.read_text(encoding="utf-8") if path.exists() else ""
    path.write_text(f"{source}\n{violation.line}\n", encoding="utf-8")


def read_settings(project: Path) -> dict[str, Any]:
    return tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["tool"]


def test_the_contracts_hold(tree: Path) -> None:
    assert broken_contracts(tree) == set()


@pytest.mark.parametrize("violation", VIOLATIONS, ids=lambda v: f"{v.contract}: {v.file}: {v.line or 'stray'}")
def test_a_violation_breaks_its_contract(project: Path, tree: Path, violation: Violation) -> None:
    names = {contract["id"]: contract["name"] for contract in read_settings(project)["importlinter"]["contracts"]}
    plant(tree, violation)
    assert names[violation.contract] in broken_contracts(tree)


def test_every_contract_is_seen_to_fail(project: Path) -> None:
    contracts = {contract["id"] for contract in read_settings(project)["importlinter"]["contracts"]}
    assert contracts == {violation.contract for violation in VIOLATIONS}


def test_contracts_name_only_modules_that_exist_or_are_planned(project: Path) -> None:
    settings = read_settings(project)
    assert list(misnamed(project, settings["importlinter"], settings["gunzi"]["architecture"]["planned"])) == []


def test_a_misspelt_module_is_found(project: Path) -> None:
    contracts = [
        {"containers": ["game"], "layers": ["ui | (konsole)"]},
        {"source_modules": ["game.rulez"], "forbidden_modules": ["sokket", "game.rules.open_card"]},
        {"source_modules": ["game.*"], "ignore_imports": ["game.uj.** -> pygame"]},
    ]
    found = list(misnamed(project, {"contracts": contracts}, []))
    assert found == ["game.konsole", "game.rulez", "sokket", "game.rules.open_card", "game.uj.**"]


def test_a_planned_module_that_exists_is_no_longer_planned(project: Path) -> None:
    planned = read_settings(project)["gunzi"]["architecture"]["planned"]
    assert [module for module in planned if exists(project, module)] == []


OUTSIDE = {"msgpack", "msgspec", "numpy", "platformdirs", "pygame", "tests", "zeroconf"}
"""Names from outside the project and the standard library that a contract may forbid."""


def misnamed(project: Path, linter: dict[str, Any], planned: list[str]) -> Iterator[str]:
    """Names in the contracts behind which there is nothing: a contract with one of them guards nothing."""
    for contract in linter["contracts"]:
        for name in named_modules(contract):
            stem = name.removesuffix(".**").removesuffix(".*")
            known = stem in planned or any(stem.startswith(f"{module}.") for module in planned) or exists(project, stem)
            if not known and stem not in OUTSIDE and stem not in sys.stdlib_module_names:
                yield name


def named_modules(contract: dict[str, Any]) -> Iterator[str]:
    """Every module or pattern that a contract mentions."""
    containers = contract.get("containers", [])
    yield from containers
    for layer in contract.get("layers", []):
        for tail in re.split(r"[|:]", layer):
            bare = tail.strip().strip("()")
            yield from [f"{container}.{bare}" for container in containers] or [bare]
    for key in ("source_modules", "forbidden_modules", "modules", "ancestors"):
        yield from contract.get(key, [])
    for line in contract.get("ignore_imports", []):
        yield from line.split(" -> ")


def exists(project: Path, module: str) -> bool:
    path = project.joinpath(*module.split("."))
    return module.startswith(ROOTS) and (path.with_suffix(".py").is_file() or path.is_dir())
