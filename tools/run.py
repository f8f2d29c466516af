"""Set up, play and test, with nothing but Python itself.

    python3 tools/run.py play [options]     the game (`play --help` lists the options)
    python3 tools/run.py test [options]     every check (`test --help`; `test --quick`: the tests alone)
    python3 tools/run.py gunzi [options]    the game's other commands, such as `gunzi --version`

Each command has an environment of its own, made from its lock file on first use and again when that file changes.
"""

import contextlib
import hashlib
import importlib.util
import os
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import IO

# Everything above this line, and the syntax of the whole file, must be readable by older versions of Python 3:
# they should get as far as this sentence.
if sys.version_info < (3, 11):  # noqa: UP036 - it is the reader's Python that may be older, not ours
    sys.exit(f"Gunzi needs Python 3.11 or newer; this is {sys.version.split()[0]} ({sys.executable}).")

ROOT = Path(__file__).resolve().parent.parent
STAMP = "gunzi-lock.txt"
OFFLINE_SIGNS = (
    "NewConnectionError",
    "NameResolutionError",
    "ConnectTimeoutError",
    "Failed to establish a new connection",
    "Temporary failure in name resolution",
    "Network is unreachable",
    "ProxyError",
)


COMMANDS = {
    "play": ("play", ("-m", "game", "play")),
    "gunzi": ("play", ("-m", "game")),
    "test": ("test", ("-m", "tools.check")),
}
"""Command -> its environment, and what is run there."""


class SetUpError(Exception):
    """Why there is no environment to run in: one line for the reader, and the exit code."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.code = code


def main(argv: list[str]) -> int:
    """Run one of the commands above and give its exit code (POSIX: the command takes this process over)."""
    command = argv[0] if argv else "--help"
    if command in ("-h", "--help"):
        print((__doc__ or "").strip())
        return 0 if argv else 2
    if command not in COMMANDS:
        print(f"run.py does not know {command!r}: {', '.join(COMMANDS)}.", file=sys.stderr)
        return 2
    environment, program = COMMANDS[command]
    try:
        python = prepare(environment)
    except SetUpError as error:
        print(error, file=sys.stderr)
        return error.code
    return run(python, [*program, *argv[1:]])


def run(python: Path, arguments: list[str]) -> int:
    """Hand over to `python` with this project, and nothing from the caller's folder, importable."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONSAFEPATH": "1"}
    environment.setdefault("PYTHONUTF8", "1")  # Chinese text reaches a Windows pipe whole
    command = [str(python), *arguments]
    sys.stdout.flush()
    if sys.platform != "win32":
        os.execve(python, command, environment)  # signals and the exit code are then the command's own
    with subprocess.Popen(command, env=environment) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                continue  # the command got it too and decides


def prepare(name: str) -> Path:
    """The Python of the environment called `name`, which is set up first where it is missing or out of date."""
    lock = ROOT / "requirements" / f"{name}.txt"
    wanted = stamp_for(lock)
    for place in environment_places(name):
        if is_ready(place, wanted):
            return python_in(place)
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            guard = place.with_name(place.name + ".lock").open("a")
        except OSError:
            continue  # a read-only checkout, a read-only home: the next place may do
        with guard, only_one(guard):
            if not is_ready(place, wanted):  # whoever held the guard before may have done it
                set_up(place, lock, wanted)
        return python_in(place)
    raise SetUpError(
        "There is no folder to set up in: the project's, the cache and the temporary one are all read-only."
    )


def environment_places(name: str) -> Iterator[Path]:
    """Where the environment may stand, best first: beside the project, in the user's cache, in the temporary folder."""
    yield ROOT / f".venv-{name}"
    folder = f"{name}-{hashlib.sha256(str(ROOT).encode()).hexdigest()[:10]}"
    with contextlib.suppress(RuntimeError):  # no home folder is known
        yield user_cache() / "gunzi" / "environments" / folder
    shared = Path(tempfile.gettempdir()) / (f"gunzi-{os.getuid()}" if sys.platform != "win32" else "gunzi")
    if is_own_folder(shared):
        yield shared / folder


def is_own_folder(folder: Path) -> bool:
    """Whether `folder` is ours (made now where it is missing): in a shared place another user may have laid it out."""
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        state = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(state.st_mode) and (sys.platform == "win32" or state.st_uid == os.getuid())


def user_cache() -> Path:
    """The folder in which this system keeps what programs can make again."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def stamp_for(lock: Path) -> str:
    """What an environment made by this Python from this lock file is marked with once it is whole."""
    return f"{hashlib.sha256(lock.read_bytes()).hexdigest()} {sys.version} {sys.base_prefix}\n"


def is_ready(place: Path, wanted: str) -> bool:
    """Whether the environment at `place` was finished for exactly the stamp `wanted` and is still there."""
    try:
        return (place / STAMP).read_text(encoding="utf-8") == wanted and python_in(place).exists()
    except OSError:
        return False


def python_in(place: Path) -> Path:
    """The interpreter of the environment at `place`."""
    return place / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


@contextlib.contextmanager
def only_one(guard: IO[str]) -> Generator[None]:
    """Hold `guard` against other set-ups; the system lets go of it once this process and those it started are gone."""
    os.set_inheritable(guard.fileno(), True)
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - exists on Windows alone

        while True:
            try:
                msvcrt.locking(guard.fileno(), msvcrt.LK_LOCK, 1)  # tries for ten seconds
                break
            except OSError:
                print("Waiting for another set-up of the same environment to finish.")
    else:
        import fcntl  # noqa: PLC0415 - does not exist on Windows

        try:
            fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another set-up of the same environment to finish.", flush=True)
            fcntl.flock(guard, fcntl.LOCK_EX)
    yield


def set_up(place: Path, lock: Path, stamp: str) -> None:
    """Make the environment at `place` anew from `lock`; the stamp is written last, so half a one is never used."""
    missing = [module for module in ("venv", "ensurepip") if importlib.util.find_spec(module) is None]
    if missing:
        raise SetUpError(
            f"This Python lacks {' and '.join(missing)}: install them first (Debian, Ubuntu: apt install python3-venv)."
        )
    print(f"Setting up {place} from {lock.relative_to(ROOT)} (this once; needs the network) ...", flush=True)
    try:
        if place.exists():
            shutil.rmtree(place)
        make = [sys.executable, "-m", "venv", str(place)]
        install = [str(python_in(place)), "-m", "pip", "install", "--require-hashes", "--quiet", "--no-input"]
        for command in (make, [*install, "--disable-pip-version-check", "--retries", "2", "-r", str(lock)]):
            # Open files are inherited: if this process is killed, the one it started keeps the guard till it ends.
            done = subprocess.run(
                command, capture_output=True, text=True, errors="replace", check=False, close_fds=False
            )
            if done.returncode:
                raise SetUpError(explain(done.stdout + done.stderr))
        (place / STAMP).write_text(stamp, encoding="utf-8")
    except KeyboardInterrupt:
        raise SetUpError("Set-up interrupted; the next start does it anew.", 130) from None
    except OSError as error:
        raise SetUpError(f"Set-up failed: {error} (is a program still running from {place}?)") from error


def explain(output: str) -> str:
    """One line on why `pip` or `venv` gave up, from what it printed."""
    if any(sign in output for sign in OFFLINE_SIGNS):
        return (
            "Set-up failed: the package index cannot be reached. The first start needs the network; later ones do not."
        )
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR")] or lines or ["no reason given"]
    return f"Set-up failed: {errors[-1]}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
