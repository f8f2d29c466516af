"""The lock files, and the reader that lets nothing else into them."""

import subprocess
from pathlib import Path

import pytest

from tools import lock

PYPROJECT = """
[project]
dependencies = ["Alpha>=1.2,<2"]
[dependency-groups]
test = ["beta"]
assets = []
"""
ALPHA = f"""\
alpha==1.3 \\
    --hash=sha256:{"a" * 64} \\
    --hash=sha256:{"b" * 64}
    # via gunzi (pyproject.toml)
"""
BETA = f"""\
beta==4 ; sys_platform == 'win32' \\
    --hash=sha256:{"c" * 64}
    # via
    #   gunzi (pyproject.toml:test)
    #   delta
"""
PLAY = lock.HEADER + ALPHA
TEST = lock.HEADER + ALPHA + BETA


def misfits(play: str = PLAY, test: str = TEST, pyproject: str = PYPROJECT) -> list[str]:
    return list(lock.find_misfits(pyproject, {"play": play, "test": test}))


def test_the_lock_files_hold_pins_and_hashes_alone_and_fit_pyproject(project: Path) -> None:
    texts = {name: (project / "requirements" / f"{name}.txt").read_text(encoding="utf-8") for name in lock.LOCKS}
    assert list(lock.find_misfits((project / "pyproject.toml").read_text(encoding="utf-8"), texts)) == []


def test_each_lock_file_in_the_folder_is_one_we_make(project: Path) -> None:
    assert {path.name for path in (project / "requirements").iterdir()} == {f"{name}.txt" for name in lock.LOCKS}


def test_a_pin_is_read_with_its_hashes_and_who_asked_for_it() -> None:
    assert lock.read_lock(TEST) == [
        lock.Pin("alpha", "1.3", 2, ["gunzi (pyproject.toml)"]),
        lock.Pin("beta", "4", 1, ["gunzi (pyproject.toml:test)", "delta"]),
    ]


def test_fitting_lock_files_have_no_misfits() -> None:
    assert misfits() == []


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://mirror.example/simple",
        "--extra-index-url https://mirror.example/simple",
        "--find-links /srv/wheels",
        "-r other.txt",
        "-e .",
        "gamma @ https://host.example/gamma-1.0.whl",
        "gamma @ file:///srv/gamma",
        "./gamma",
        "git+https://host.example/gamma",
        "gamma>=1",
        "gamma",
        "    # from https://mirror.example/simple",
        "    # via -r /srv/requirements.in",
        f"    --hash=md5:{'a' * 32}",
        "# a remark",
        "",
    ],
)
def test_any_other_line_is_refused(line: str) -> None:
    number = 1 + len(PLAY.splitlines())
    with pytest.raises(lock.LockError, match=f"line {number}: neither"):
        lock.read_lock(f"{PLAY}{line}\n")
    assert len(misfits(play=f"{PLAY}{line}\n")) == 1


def test_a_file_without_our_header_is_refused() -> None:
    with pytest.raises(lock.LockError, match="header"):
        lock.read_lock(ALPHA)


def test_a_hash_before_the_first_pin_is_refused() -> None:
    with pytest.raises(lock.LockError, match="line 2"):
        lock.read_lock(f"{lock.HEADER}    --hash=sha256:{'a' * 64}\n")


def test_misfits_are_named() -> None:
    assert misfits(play=PLAY.replace("1.3", "2.0"), test=TEST.replace("1.3", "2.0")) == [
        "requirements/play.txt: Alpha 2.0 is not what pyproject.toml asks for: Alpha<2,>=1.2",
        "requirements/test.txt: Alpha 2.0 is not what pyproject.toml asks for: Alpha<2,>=1.2",
    ]
    assert misfits(test=lock.HEADER + ALPHA) == ["requirements/test.txt: beta is missing"]
    assert misfits(pyproject=PYPROJECT.replace('"beta"', "")) == [
        "requirements/test.txt: beta is no longer asked for by pyproject.toml"
    ]
    assert misfits(play=lock.HEADER + "alpha==1.3\n") == ["requirements/play.txt: alpha has no hash"]
    assert misfits(test=TEST.replace("1.3", "1.4")) == [
        "requirements/play.txt: alpha 1.3 is not what requirements/test.txt tests with"
    ]


def fake_uv(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str) -> Path:
    """Let `make_lock` work in `tmp_path` with a uv that writes `text`; gives the lock file's path."""

    def run(command: list[str], **_: object) -> None:
        Path(command[command.index("--output-file") + 1]).write_text(text, encoding="utf-8")

    monkeypatch.setattr(lock, "ROOT", tmp_path)
    monkeypatch.setattr(lock, "find_uv", lambda: "uv")
    monkeypatch.setattr(subprocess, "run", run)
    return tmp_path / "requirements" / "play.txt"


def test_index_lines_that_uv_writes_stay_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = fake_uv(monkeypatch, tmp_path, f"# made by uv\n--index-url https://mirror.example/simple\n\n{ALPHA}")
    lock.make_lock("play", upgrade=False)
    assert path.read_text(encoding="utf-8") == PLAY


def test_a_lock_file_stays_as_it_was_when_uv_writes_a_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = fake_uv(monkeypatch, tmp_path, f"{ALPHA}gamma @ file:///srv/gamma\n")
    path.parent.mkdir()
    path.write_text(PLAY, encoding="utf-8")
    with pytest.raises(lock.LockError):
        lock.make_lock("play", upgrade=True)
    assert path.read_text(encoding="utf-8") == PLAY
