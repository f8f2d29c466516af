"""The gate itself: what it runs, and that nothing which fails goes unseen."""

from pathlib import Path

import pytest

from tools import check
from tools.check import Step

GOOD = Step("good", ("-c", "print('quiet')"))
BAD = Step("bad", ("-c", "import sys; print('the reason'); sys.exit(3)"))
ABSENT = Step("absent", ("-m", "no_such_program_as_this"))


def names(*arguments: str, quick: bool = False) -> list[str]:
    return [step.name for step in check.test_steps(arguments, quick=quick)]


def test_a_failure_is_shown_and_does_not_stop_the_rest(capfd: pytest.CaptureFixture[str]) -> None:
    results = check.run_all([BAD, GOOD], [ABSENT, GOOD])
    assert [(result.name, result.failed) for result in results] == [
        ("bad", True),
        ("good", False),
        ("absent", True),
        ("good", False),
    ]
    shown = capfd.readouterr().out
    assert "the reason" in shown
    assert "no_such_program_as_this" in shown
    assert "quiet" not in shown


def test_what_rests_on_a_failed_step_has_failed_unrun(capfd: pytest.CaptureFixture[str]) -> None:
    resting = Step("resting", ("-c", "print('ran')"), loud=True, rests_on="bad")
    assert [result.failed for result in check.run_all([], [BAD, resting])] == [True, True]
    assert [result.failed for result in check.run_all([], [GOOD, resting])] == [False, False]
    assert capfd.readouterr().out.count("ran\n") == 1


def test_the_summary_counts_failures(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.summarize([check.Result("types", failed=True, seconds=1)]) == 1
    assert "1 failed" in capsys.readouterr().out
    assert check.summarize([check.Result("types", failed=False, seconds=1)]) == 0
    assert "All checks passed." in capsys.readouterr().out


def test_a_program_that_cannot_be_started_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check.sys, "executable", "/no/such/python")
    result = check.run_step(GOOD)
    assert result.failed
    assert "/no/such/python" in result.output


def test_a_whole_run_judges_coverage_and_a_part_does_not(project: Path) -> None:
    assert names()[:3] == ["tests", "tests of the window", "coverage"]
    assert "coverage of game/rules/*" in names()
    assert names("-k", "fry") == ["tests"]
    assert names(quick=True) == ["tests", "tests of the window"]


TESTS = ["tests", "tests of the window"]


@pytest.mark.parametrize(
    ("arguments", "ran"),
    [
        ((), ["format", "lint", "types", "imports", "sizes", "locks", "texts", *TESTS, "coverage"]),
        (("--static",), ["format", "lint", "types", "imports", "sizes", "locks", "texts"]),
        (("--quick",), TESTS),
        (("--quick", "--", "-k", "fry"), ["tests"]),
    ],
)
def test_the_parts_of_the_gate(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: tuple[str, ...], ran: list[str]
) -> None:
    steps: list[str] = []

    def run_step(step: Step) -> check.Result:
        steps.append(step.name)
        return check.Result(step.name, failed=False, seconds=0)

    monkeypatch.setattr(check, "CACHE", tmp_path)
    monkeypatch.setattr(check, "run_step", run_step)
    assert check.main(arguments) == 0
    assert [step for step in steps if not step.startswith("coverage of")] == ran
