"""The one gate: format, lint, types, imports, sizes, lock files, texts, then the tests and what they cover.

    python3 -m tools.check              everything, as CI does
    python3 -m tools.check --static     everything but the tests (what the commit hook runs)
    python3 -m tools.check --quick      the tests alone, without coverage
    python3 -m tools.check -- -k fry    what follows `--` goes to pytest; coverage is judged on whole runs only

It runs in the environment that tools/run.py makes (`python3 tools/run.py test` does both). Whatever fails, the rest is
run too, and a summary closes the output. A check that cannot be run has failed.
"""

import argparse
import os
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = Path(sys.prefix) / "gunzi-cache"
"""The tools' own caches: beside the environment, so that the project's folder stays clean and may be read-only."""

AT_ONCE = ("-n", "auto", "--dist", "worksteal", "-m", "not slow and not window")
"""Arguments for tests that a machine's cores share; those of the real window have the machine to themselves."""
COVERAGE = ("--cov", "--cov-report=")
IMPORT_LINTER = "from importlinter.cli import lint_imports_command; lint_imports_command()"


@dataclass(frozen=True)
class Step:
    """One check: arguments for this Python. `loud` ones are watched while they run, others heard when they fail.

    What rests on another step that failed has failed too, and is not run.
    """

    name: str
    arguments: Sequence[str]
    loud: bool = False
    rests_on: str = ""


@dataclass(frozen=True)
class Result:
    """How a step went."""

    name: str
    failed: bool
    seconds: float
    output: str = ""


STATIC_STEPS = (
    Step("format", ("-m", "ruff", "format", "--check", "--quiet", ".")),
    Step("lint", ("-m", "ruff", "check", "--quiet", ".")),
    Step("types", ("-m", "basedpyright", "--pythonpath", sys.executable)),
    Step("imports", ("-c", IMPORT_LINTER, "--no-logo", "--cache-dir", str(CACHE / "imports"))),
    Step("sizes", ("-m", "tools.budgets")),
    Step("locks", ("-m", "tools.lock", "--check")),
    Step("texts", ("-m", "tools.texts", "--check")),
)


def test_steps(arguments: Sequence[str], *, quick: bool) -> Iterator[Step]:
    """The tests and, unless the run is `quick` or only a part by its pytest `arguments`, what they cover."""
    pytest = ("-m", "pytest", "-o", f"cache_dir={CACHE / 'pytest'}", *arguments)
    if arguments:
        yield Step("tests", pytest, loud=True)
        return
    yield Step("tests", (*pytest, *AT_ONCE, *(() if quick else COVERAGE)), loud=True)
    yield Step("tests of the window", (*pytest, "-m", "window"), loud=True)
    if quick:
        return
    yield Step("coverage", ("-m", "coverage", "report"), rests_on="tests")
    for pattern in complete_patterns():
        report = ("-m", "coverage", "report", "--include", pattern, "--fail-under", "100")
        yield Step(f"coverage of {pattern}", report, rests_on="tests")


def complete_patterns() -> list[str]:
    """The patterns of files that must be covered whole; those that match no file yet are left out."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns: list[str] = settings["tool"]["gunzi"]["coverage"]["complete"]
    return [pattern for pattern in patterns if any(ROOT.glob(pattern))]


def run_step(step: Step) -> Result:
    """Run one step to its end."""
    if step.loud:
        print(f"-- {step.name}", flush=True)
    begun = time.monotonic()
    try:
        done = subprocess.run(
            [sys.executable, *step.arguments],
            cwd=ROOT,
            env={**os.environ, **cache_settings()},
            stdout=None if step.loud else subprocess.PIPE,
            stderr=None if step.loud else subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        return Result(step.name, failed=True, seconds=time.monotonic() - begun, output=str(error))
    return Result(step.name, done.returncode != 0, time.monotonic() - begun, done.stdout or "")


def cache_settings() -> dict[str, str]:
    """Where the tools keep what they want to remember."""
    return {
        "COVERAGE_FILE": str(CACHE / "coverage"),
        "HYPOTHESIS_STORAGE_DIRECTORY": str(CACHE / "hypothesis"),
        "PYTHONUTF8": "1",
        "RUFF_CACHE_DIR": str(CACHE / "ruff"),
    }


def show(result: Result) -> Result:
    """Print what a failed step had to say, and pass the result on."""
    if result.failed and result.output:
        print(f"-- {result.name}\n{result.output.rstrip()}", flush=True)
    return result


def run_all(static: Iterable[Step], tests: Iterable[Step]) -> list[Result]:
    """Run the static steps two at a time and then the tests one by one; all of them, whatever fails."""
    with ThreadPoolExecutor(max_workers=2) as pool:
        results = [show(result) for result in pool.map(run_step, static)]
    for step in tests:
        if step.rests_on in {result.name for result in results if result.failed}:
            results.append(Result(step.name, failed=True, seconds=0))
        else:
            results.append(show(run_step(step)))
    return results


def summarize(results: Iterable[Result]) -> int:
    """Print one line a step; 1 if any failed."""
    print()
    failures = 0
    for result in results:
        failures += result.failed
        print(f"{'FAILED' if result.failed else 'ok':<6} {result.seconds:6.1f} s  {result.name}")
    print(f"{failures} failed" if failures else "All checks passed.", flush=True)
    return 1 if failures else 0


def main(argv: Sequence[str]) -> int:
    """Run the gate, or the part of it that was asked for."""
    own, _, for_pytest = partition(argv, "--")
    parser = argparse.ArgumentParser(
        prog="run.py test",
        description="Check the project: format, lint, types, imports, sizes, lock files, texts, tests, coverage.",
        epilog="What follows `--` goes to pytest.",
        allow_abbrev=False,
    )
    part = parser.add_mutually_exclusive_group()
    part.add_argument("--quick", action="store_true", help="the tests alone, without coverage")
    part.add_argument("--static", action="store_true", help="everything but the tests")
    options = parser.parse_args(own)
    CACHE.mkdir(parents=True, exist_ok=True)
    static = () if options.quick else STATIC_STEPS
    tests = () if options.static else test_steps(for_pytest, quick=options.quick)
    return summarize(run_all(static, tests))


def partition(words: Sequence[str], separator: str) -> tuple[Sequence[str], bool, Sequence[str]]:
    """`str.partition` for a list of words; the middle says whether the separator was there."""
    if separator not in words:
        return words, False, ()
    at = words.index(separator)
    return words[:at], True, words[at + 1 :]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
