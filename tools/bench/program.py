"""The command: every measurement after another, a table for people on standard error, JSON on standard output."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from game import __version__
from tools.bench.machine import describe, load
from tools.bench.targets import MEASUREMENTS

ROOT = Path(__file__).resolve().parent.parent.parent
_LONGEST = 900
"""Seconds after which a measurement hangs."""
_HEAD = ("figure", "measured", "limit", "aim", "")


def main(argv: Sequence[str]) -> int:
    """Measure; the exit code is 1 where a measurement could not be made."""
    options = _parse(argv)
    figures: list[dict[str, Any]] = []
    report: dict[str, Any] = {"gunzi": __version__, "quick": options.quick, "machine": describe(), "figures": figures}
    report["machine"]["load_before"] = load()
    people = sys.stderr.isatty() or not options.json
    for name in options.only or MEASUREMENTS:
        if sys.stderr.isatty():
            print(f"measuring {name} …", end="\r", file=sys.stderr, flush=True)
        figures.extend(_figures(name, _run(name, quick=options.quick)))
    report["machine"]["load_after"] = load()
    if people:
        print("\n".join(_table(figures)), file=sys.stderr)
    if options.json:
        print(json.dumps(report, ensure_ascii=False, indent=2))
    return 1 if any(figure["failed"] for figure in figures) else 0


def _parse(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python3 -m tools.bench", description="Measure what docs/bench.md lists.")
    parser.add_argument("--json", action="store_true", help="print everything as JSON on standard output")
    parser.add_argument("--only", nargs="+", metavar="NAME", choices=tuple(MEASUREMENTS), help="some of them alone")
    parser.add_argument("--quick", action="store_true", help="show that everything runs; the figures mean little then")
    return parser.parse_args(argv)


def _run(name: str, *, quick: bool) -> dict[str, Any] | str:
    """Measure in another process; its readings, or why there are none."""
    command = [sys.executable, "-m", "tools.bench.single", name, *(["--quick"] if quick else [])]
    with TemporaryDirectory(prefix="gunzi-bench-") as home:
        around = {
            **os.environ,
            "GUNZI_HOME": home,
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
            "PYTHONPATH": str(ROOT),
            "SDL_AUDIODRIVER": "dummy",
            "SDL_VIDEODRIVER": "dummy",
        }
        try:
            done = subprocess.run(
                command, cwd=ROOT, env=around, capture_output=True, encoding="utf-8", timeout=_LONGEST, check=False
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            return f"the measurement failed: {error}"
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        return f"the measurement failed: {said[-1]}"
    return json.loads(done.stdout)


def _figures(name: str, readings: dict[str, Any] | str) -> Iterator[dict[str, Any]]:
    """Each figure of a measurement as it stands in the report."""
    for figure, target in MEASUREMENTS[name].items():
        reading: dict[str, Any] = _none(readings) if isinstance(readings, str) else readings[figure]
        yield {
            "name": figure,
            "says": target.says,
            "unit": target.unit,
            "limit": target.limit,
            "aim": target.aim,
            "better": "more" if target.more else "less",
            "verdict": target.judge(reading["value"]).value,
            "failed": isinstance(readings, str),
            **reading,
        }


def _none(reason: str) -> dict[str, Any]:
    return {"value": None, "reason": reason}


def _table(figures: list[dict[str, Any]]) -> list[str]:
    """The figures for people, in columns."""
    rows = [_HEAD, *map(_row, figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEAD))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _row(figure: dict[str, Any]) -> tuple[str, ...]:
    sign = "≥" if figure["better"] == "more" else "≤"
    value = figure["reason"] if figure["value"] is None else f"{figure['value']:g} {figure['unit']}"
    return figure["says"], value, f"{sign} {figure['limit']:g}", f"{figure['aim']:g}", figure["verdict"]
