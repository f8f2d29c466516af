"""锁: a file that one process at a time can hold; the system takes it from a process that ends, however it ends."""

import contextlib
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _hold(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _hold(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """锁: held from `take` to `release`; a second holder in the same process is turned away like any other."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle = -1

    def take(self) -> bool:
        """Try to hold the file; False where another holds it. Raises OSError when the file cannot be opened."""
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _hold(handle)
        except (BlockingIOError, PermissionError):
            os.close(handle)
            return False
        except OSError:
            pass  # a drive that knows no locks: better to play without than not at all
        self._handle = handle
        return True

    def release(self, *, remove: bool = False) -> None:
        """Let go, and `remove` the file where nobody will want it again. Calling it again does nothing."""
        if self._handle < 0:
            return
        os.close(self._handle)
        self._handle = -1
        if remove:
            with contextlib.suppress(OSError):  # another copy may be looking at it just now
                self._path.unlink()
