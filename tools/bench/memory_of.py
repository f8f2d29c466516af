"""How much memory a process has in use, where the system tells."""

import subprocess
from pathlib import Path

from tools.bench.reading import Reading

_MB = 1_000_000


def resident(pid: int | None) -> Reading:
    """The resident memory of a process in MB."""
    if pid is None:
        return Reading(None, reason="the process could not be started")
    size = _from_proc(pid) or _from_ps(pid)
    if size is None:
        return Reading(None, reason="this system has neither /proc nor ps to ask")
    return Reading(round(size / _MB, 1))


def _from_proc(pid: int) -> int | None:
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        return None
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:")), None)


def _from_ps(pid: int) -> int | None:
    try:
        done = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=False)
    except OSError:
        return None
    return int(done.stdout) * 1024 if done.stdout.strip().isdecimal() else None
