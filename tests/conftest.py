"""What every test may rely on: a seed that is printed, folders of its own, and no screen or sound card needed."""

import os
import random
import secrets
import shutil
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings


def read_seed() -> int:
    """The number in GUNZI_SEED, or one drawn for this run."""
    given = os.environ.get("GUNZI_SEED") or str(secrets.randbelow(2**32))
    if not given.isdecimal():
        raise pytest.UsageError(f"GUNZI_SEED must be a whole number, not {given!r}")
    return int(given)


SEED = read_seed()
"""The seed of this run. `GUNZI_SEED=<number>` repeats a run, hypothesis included."""

WINDOW_PROGRAMS = ("Xvfb", "openbox", "xdotool")

# How fast a machine is must not decide whether a test passes.
settings.register_profile("gunzi", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])


@pytest.hookimpl(tryfirst=True)  # before hypothesis reads its own option
def pytest_configure(config: pytest.Config) -> None:
    """Set the seed, and point everything the program might write or open at a harmless place."""
    settings.load_profile("gunzi")
    os.environ["GUNZI_SEED"] = str(SEED)  # the processes that share the tests have one seed
    if config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = str(SEED)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    home = tempfile.mkdtemp(prefix="gunzi-tests-")  # settings and journals of whoever runs the tests are left alone
    os.environ["GUNZI_HOME"] = home
    config.add_cleanup(lambda: shutil.rmtree(home, ignore_errors=True))


def pytest_report_header() -> str:
    """Tell the seed at the top of the run."""
    return f"seed: {SEED} (GUNZI_SEED={SEED} repeats this run)"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell the seed again beside a test that failed with it."""
    report = yield
    if report.failed and {"seed", "rng"} & set(getattr(item, "fixturenames", ())):
        report.sections.append(("seed", f"GUNZI_SEED={SEED} repeats it"))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell the seed once more where something failed: the top of a long run is far away."""
    if terminalreporter.stats.get("failed"):
        terminalreporter.write_line(pytest_report_header())


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test of the real window where one cannot be had."""
    missing = [program for program in WINDOW_PROGRAMS if shutil.which(program) is None]
    if missing and item.get_closest_marker("window"):
        pytest.skip(f"needs {', '.join(missing)}")


@pytest.fixture
def seed() -> int:
    """The seed of this run, for a test that makes its own generators."""
    return SEED


@pytest.fixture
def rng() -> random.Random:
    """A generator started from the seed of this run."""
    return random.Random(SEED)


@pytest.fixture(scope="session")
def project() -> Path:
    """The project's folder."""
    return Path(__file__).resolve().parent.parent
