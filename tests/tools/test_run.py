"""Set-up: made once, made anew when its lock file changes, redone when interrupted, and one line when it cannot be."""

import subprocess
import sys
import threading
from pathlib import Path
from typing import IO, Any

import pytest

from tools import run


class FakeSystem:
    """A project in a folder of its own, where making an environment takes no time and can be made to fail."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.commands: list[list[str]] = []
        self.failure: str | None = None
        self.interrupted = False
        self.lock = root / "project" / "requirements" / "play.txt"
        self.lock.parent.mkdir(parents=True)
        (root / "tmp").mkdir()
        self.lock.write_text("alpha==1\n", encoding="utf-8")

    def run(self, command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        self.commands.append(command)
        if "venv" in command:
            python = run.python_in(Path(command[-1]))
            python.parent.mkdir(parents=True)
            python.touch()
        elif self.interrupted:
            raise KeyboardInterrupt
        elif self.failure is not None:
            return subprocess.CompletedProcess(command, 1, "", self.failure)
        return subprocess.CompletedProcess(command, 0, "", "")


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> FakeSystem:
    fake = FakeSystem(tmp_path)
    monkeypatch.setattr(run, "ROOT", tmp_path / "project")
    monkeypatch.setattr(run.subprocess, "run", fake.run)
    monkeypatch.setattr(run.tempfile, "gettempdir", lambda: str(tmp_path / "tmp"))
    monkeypatch.setattr(run, "user_cache", lambda: tmp_path / "cache")
    return fake


def test_an_environment_is_made_once(system: FakeSystem, capsys: pytest.CaptureFixture[str]) -> None:
    python = run.prepare("play")
    assert python == run.python_in(system.root / "project" / ".venv-play")
    assert len(capsys.readouterr().out.splitlines()) == 1
    install = system.commands[1]
    assert install[0] == str(python)
    assert {"--require-hashes", str(system.lock)} <= set(install)
    assert run.prepare("play") == python
    assert len(system.commands) == 2
    assert capsys.readouterr().out == ""


def test_it_is_made_anew_when_the_lock_file_changes(system: FakeSystem) -> None:
    leftover = run.prepare("play").with_name("leftover")
    leftover.touch()
    system.lock.write_text("alpha==2\n", encoding="utf-8")
    run.prepare("play")
    assert len(system.commands) == 4
    assert not leftover.exists()


def test_it_is_made_anew_when_its_python_is_gone(system: FakeSystem) -> None:
    run.prepare("play").unlink()
    run.prepare("play")
    assert len(system.commands) == 4


def test_an_interrupted_set_up_is_redone(system: FakeSystem) -> None:
    system.interrupted = True
    with pytest.raises(run.SetUpError, match="interrupted") as caught:
        run.prepare("play")
    assert caught.value.code == 130
    system.interrupted = False
    run.prepare("play")
    assert len(system.commands) == 4


def test_two_at_once_make_one(system: FakeSystem, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = threading.Event(), threading.Event()
    plain = system.run

    def slow(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
        begun.set()
        assert go_on.wait(60)
        return plain(command, **options)

    monkeypatch.setattr(run.subprocess, "run", slow)
    first, second = (threading.Thread(target=run.prepare, args=("play",)) for _ in range(2))
    first.start()
    assert begun.wait(60)
    second.start()
    go_on.set()
    first.join()
    second.join()
    assert len(system.commands) == 2


def test_a_read_only_checkout_uses_the_cache_and_then_the_temporary_folder(
    system: FakeSystem, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = [system.root / "project"]
    opened = Path.open

    def refuse(path: Path, mode: str, *rest: Any, **more: Any) -> IO[Any]:
        if mode == "a" and any(path.is_relative_to(folder) for folder in closed):
            raise PermissionError(path)
        return opened(path, mode, *rest, **more)

    monkeypatch.setattr(Path, "open", refuse)
    assert run.prepare("play").is_relative_to(system.root / "cache" / "gunzi")
    system.lock.write_text("alpha==2\n", encoding="utf-8")
    closed.append(system.root / "cache")
    assert run.prepare("play").is_relative_to(system.root / "tmp")
    system.lock.write_text("alpha==3\n", encoding="utf-8")
    closed.append(system.root / "tmp")
    with pytest.raises(run.SetUpError, match="no folder"):
        run.prepare("play")


@pytest.mark.skipif(sys.platform == "win32", reason="the temporary folder is each user's own there")
def test_an_environment_that_another_user_laid_out_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run.is_own_folder(tmp_path / "mine")
    assert (tmp_path / "mine").stat().st_mode & 0o777 == 0o700
    (tmp_path / "link").symlink_to(tmp_path / "mine")
    assert not run.is_own_folder(tmp_path / "link")
    monkeypatch.setattr(run.os, "getuid", lambda: 12345)
    assert not run.is_own_folder(tmp_path / "mine")


@pytest.mark.parametrize(
    ("output", "message"),
    [
        ("WARNING: Retrying after NewConnectionError\nERROR: No matching distribution", "cannot be reached"),
        ("note\nERROR: THESE PACKAGES DO NOT MATCH THE HASHES\nmore", "DO NOT MATCH THE HASHES"),
        ("OSError: [Errno 28] No space left on device\n", "No space left"),
        ("", "no reason given"),
    ],
)
def test_a_failure_is_one_line(system: FakeSystem, output: str, message: str) -> None:
    system.failure = output
    with pytest.raises(run.SetUpError, match=message) as caught:
        run.prepare("play")
    assert len(str(caught.value).splitlines()) == 1


def test_a_missing_ensurepip_names_the_package_to_install(system: FakeSystem, monkeypatch: pytest.MonkeyPatch) -> None:
    def find_spec(name: str) -> object:
        return None if name == "ensurepip" else object()

    monkeypatch.setattr(run.importlib.util, "find_spec", find_spec)
    with pytest.raises(run.SetUpError, match="python3-venv"):
        run.prepare("play")


def test_main_prints_the_line_and_gives_the_code(system: FakeSystem, capsys: pytest.CaptureFixture[str]) -> None:
    system.failure = "ERROR: broken"
    assert run.main(["play"]) == 1
    assert capsys.readouterr().err == "Set-up failed: ERROR: broken\n"


@pytest.mark.parametrize(("arguments", "code"), [(["--help"], 0), ([], 2), (["fly"], 2)])
def test_without_a_command_it_says_what_there_is(
    arguments: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.main(arguments) == code
    assert "play" in "".join(capsys.readouterr())


@pytest.mark.parametrize(
    ("arguments", "ran"),
    [
        (["play", "--text"], ["-m", "game", "play", "--text"]),
        (["gunzi", "--version"], ["-m", "game", "--version"]),
        (["test", "--quick"], ["-m", "tools.check", "--quick"]),
    ],
)
def test_arguments_and_the_exit_code_are_passed_on(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], ran: list[str]
) -> None:
    seen: list[list[str]] = []

    def fake_run(python: Path, command: list[str]) -> int:
        seen.append(command)
        return 7

    monkeypatch.setattr(run, "prepare", Path)
    monkeypatch.setattr(run, "run", fake_run)
    assert run.main(arguments) == 7
    assert seen == [ran]


def test_the_program_runs_with_the_project_alone_on_its_path(tmp_path: Path, project: Path) -> None:
    (tmp_path / "game.py").write_text("raise SystemExit('the wrong game')", encoding="utf-8")
    script = f"""
import sys
from pathlib import Path
sys.path.insert(0, {str(project)!r})
from tools import run
sys.exit(run.run(Path({sys.executable!r}), ["-m", "game", "--version"]))
"""
    done = subprocess.run(
        [sys.executable, "-P", "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.stdout.startswith("gunzi ")
    assert done.returncode == 0
