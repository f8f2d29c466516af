"""The figures: that each can be measured and is reported. How good they are is for docs/bench.md, not for a test."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.bench import program
from tools.bench.memory_of import resident
from tools.bench.program import main
from tools.bench.targets import MEASUREMENTS, Target, Verdict
from tools.bench.timing import Samples, percentile


def test_every_figure_is_measured(project: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.bench", "--quick", "--json"],
        cwd=project,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    figures = {figure["name"]: figure for figure in json.loads(done.stdout)["figures"]}
    assert list(figures) == [name for targets in MEASUREMENTS.values() for name in targets]
    for figure in figures.values():
        assert isinstance(figure["value"], int | float) or figure["reason"]
        assert figure["machine_index"] > 0


def test_a_measurement_that_fails_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(name: str, *, quick: bool) -> str:
        return f"the measurement failed: {name} {quick}"

    monkeypatch.setattr(program, "_run", fail)
    assert main(["--only", "steady", "--quick"]) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "the measurement failed: steady True" in shown.err
    assert "unknown" in shown.err


def test_values_are_judged_by_their_better_side() -> None:
    less, more = Target("", "ms", 8, 4), Target("", "a second", 30, 60, more=True)
    assert [less.judge(value) for value in (4, 8, 8.1)] == [Verdict.AIM, Verdict.LIMIT, Verdict.MISSED]
    assert [more.judge(value) for value in (60, 30, 29.9)] == [Verdict.AIM, Verdict.LIMIT, Verdict.MISSED]
    assert less.judge(None) is Verdict.UNKNOWN


def test_percentiles() -> None:
    values = [float(number) for number in range(1, 101)]
    assert percentile(values, 0.5) == 50
    assert percentile(values, 0.99) == 99
    assert percentile([7.0], 0.99) == 7
    with pytest.raises(ValueError, match="nothing"):
        percentile([], 0.5)


def test_samples_pass_the_result_on() -> None:
    samples = Samples()
    assert samples.take(lambda: "done") == "done"
    assert len(samples.cpu) == len(samples.wall) == 1
    samples.drop_last()
    assert samples.work == []


def test_memory_is_a_number_or_a_reason() -> None:
    own = resident(os.getpid())
    assert (own.value or 0) > 1 or own.reason
    assert resident(None).reason
