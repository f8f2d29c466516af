"""Make the lock files in requirements/ from pyproject.toml, or check that they fit it.

    python3 -m tools.lock [--upgrade]     make them (needs `pip install uv` and the network); --upgrade: newest versions
    python3 -m tools.lock --check         say what does not fit; changes nothing, needs neither uv nor the network

A lock file holds exact versions, the hashes of their files and who asked for them, and nothing else: no index, no
address, no path, no option. So it reads the same whoever made it and installs from whatever index its user has set.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
LOCKS: dict[str, tuple[str, ...]] = {"play": (), "test": ("test", "assets")}
"""Lock file -> the dependency groups it takes in beside the game's own dependencies."""

HEADER = "# Made by tools/lock.py from pyproject.toml; not to be edited by hand.\n"
PIN = re.compile(r"(?P<name>[a-z0-9][a-z0-9.-]*)==(?P<version>[A-Za-z0-9.+!]+)( ; (?P<marker>[^\\@/]+?))?( \\)?")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")
VIA = re.compile(r"    # (via|via (?P<one>[A-Za-z0-9.\-]+( \(pyproject\.toml(:\w+)?\))?))")
VIA_MORE = re.compile(r"    #   (?P<one>[A-Za-z0-9.\-]+( \(pyproject\.toml(:\w+)?\))?)")


class LockError(ValueError):
    """A lock file holds a line that does not belong there."""


@dataclass
class Pin:
    """One version that a lock file asks for."""

    name: str
    version: str
    hashes: int = 0
    via: list[str] = field(default_factory=list[str])

    @property
    def is_direct(self) -> bool:
        """Whether pyproject.toml itself asks for it."""
        return any("(pyproject.toml" in source for source in self.via)


def read_lock(text: str) -> list[Pin]:
    """The pins of a lock file.

    Raises LockError naming the first line that is none of: pin, hash, who asked for it.
    """
    if not text.startswith(HEADER):
        raise LockError("line 1: is not the header that tools/lock.py writes")
    pins: list[Pin] = []
    for number, line in enumerate(text.splitlines()[1:], 2):
        if match := PIN.fullmatch(line):
            pins.append(Pin(match["name"], match["version"]))
        elif pins and HASH.fullmatch(line):
            pins[-1].hashes += 1
        elif pins and (match := VIA.fullmatch(line) or VIA_MORE.fullmatch(line)):
            pins[-1].via += [match["one"]] if match["one"] else []
        else:
            raise LockError(f"line {number}: neither version nor hash nor who asked for it: {line.strip()[:60]!r}")
    return pins


def requirements_of(pyproject: str, groups: Iterable[str]) -> list[Requirement]:
    """What the game itself needs, and what the dependency groups `groups` add."""
    tables = tomllib.loads(pyproject)
    named = list(tables["project"]["dependencies"])
    for group in groups:
        named += tables["dependency-groups"][group]
    return [Requirement(line) for line in named]


def find_misfits(pyproject: str, locks: dict[str, str]) -> Iterator[str]:
    """One line for everything in which the lock files (name -> text) do not fit pyproject.toml or each other."""
    pins: dict[str, list[Pin]] = {}
    for name, text in locks.items():
        try:
            pins[name] = read_lock(text)
        except LockError as error:
            yield f"requirements/{name}.txt: {error}"
            continue
        needed = requirements_of(pyproject, LOCKS[name])
        yield from (f"requirements/{name}.txt: {misfit}" for misfit in _compare(needed, pins[name]))
    played, tested = ({(pin.name, pin.version) for pin in pins.get(name, [])} for name in ("play", "test"))
    for package, version in sorted(played - tested):
        yield f"requirements/play.txt: {package} {version} is not what requirements/test.txt tests with"


def _compare(needed: list[Requirement], pins: list[Pin]) -> Iterator[str]:
    for requirement in needed:
        versions = [pin.version for pin in pins if pin.name == canonicalize_name(requirement.name)]
        if not versions:
            yield f"{requirement.name} is missing"
        for version in versions:
            if not requirement.specifier.contains(version, prereleases=True):
                yield f"{requirement.name} {version} is not what pyproject.toml asks for: {requirement}"
    names = {canonicalize_name(requirement.name) for requirement in needed}
    for pin in pins:
        if pin.is_direct and pin.name not in names:
            yield f"{pin.name} is no longer asked for by pyproject.toml"
        if not pin.hashes:
            yield f"{pin.name} has no hash"


def make_lock(name: str, *, upgrade: bool) -> None:
    """Write requirements/`name`.txt with uv; versions already there stay unless `upgrade` is wanted.

    Raises LockError, and leaves the file as it was, where uv writes a line that does not belong in a lock file.
    """
    path = ROOT / "requirements" / f"{name}.txt"
    with tempfile.TemporaryDirectory() as folder:
        draft = Path(folder) / path.name
        if path.exists():
            shutil.copy(path, draft)
        command = [find_uv(), "pip", "compile", "pyproject.toml", "--quiet", "--output-file", str(draft)]
        command += ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header"]
        for group in LOCKS[name]:
            command += ["--group", group]
        subprocess.run([*command, *(["--upgrade"] if upgrade else [])], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        lines = draft.read_text(encoding="utf-8").splitlines()
    # Indexes come as lines of their own and belong to whoever runs this, not to the project.
    text = HEADER + "".join(f"{line}\n" for line in lines if line and not line.startswith(("#", "-")))
    read_lock(text)
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def find_uv() -> str:
    """The program uv, from this environment or from the system."""
    found = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
    if found is None:
        sys.exit("Making lock files needs uv: pip install uv")
    return found


def check() -> int:
    """Print what does not fit; 1 if anything does not."""
    paths = {name: ROOT / "requirements" / f"{name}.txt" for name in LOCKS}
    absent = [f"{path.relative_to(ROOT)} is missing" for path in paths.values() if not path.exists()]
    texts = {name: path.read_text(encoding="utf-8") for name, path in paths.items() if path.exists()}
    misfits = [*absent, *find_misfits((ROOT / "pyproject.toml").read_text(encoding="utf-8"), texts)]
    for misfit in misfits:
        print(misfit)
    if misfits:
        print("`python3 -m tools.lock` makes the lock files anew.")
    return 1 if misfits else 0


def main() -> int:
    """Make the lock files, or check them with `--check`."""
    parser = argparse.ArgumentParser(prog="tools.lock", description="Make or check the lock files.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="only say whether they fit pyproject.toml")
    what.add_argument("--upgrade", action="store_true", help="take the newest versions that fit")
    options = parser.parse_args()
    if not options.check:
        try:
            for name in LOCKS:
                make_lock(name, upgrade=options.upgrade)
        except subprocess.CalledProcessError:
            return 1  # uv has said why
        except LockError as error:
            sys.exit(f"uv wrote what a lock file must not hold: {error}")
    return check()


if __name__ == "__main__":
    sys.exit(main())
