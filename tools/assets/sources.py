"""Source packages: which ones, and how a file of one is read once its digest has been verified."""

import base64
import hashlib
import shutil
import subprocess
import tarfile
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path


class SourceError(Exception):
    """A source package could not be fetched, or is not the one that was recorded."""


@dataclass(frozen=True)
class Package:
    """An npm package at one version. `sha512` is the base64 digest of its tarball."""

    name: str
    version: str
    sha512: str

    @property
    def tarball(self) -> str:
        """Return the file name `npm pack` gives the tarball."""
        return f"{self.name.removeprefix('@').replace('/', '-')}-{self.version}.tgz"


PLAYING_CARDS = Package(
    "@heruka_urgyen/react-playing-cards",
    "0.5.0",
    "o/tSxBIIdGJQYCwARHMzddjY0hYdxxYZXiyCVzg8FuQNCrnVl8n1moKjzjkRVK7qMQGR3FCpromg2kpw85pQ+A==",
)
NOTO_SANS_SC = Package(
    "@expo-google-fonts/noto-sans-sc",
    "0.4.3",
    "9rAwdFTFHbO/u6Cs0gj2jZbW74TGIiaFNQnXYH2s5wA1bzVkwbaviL4t8YUV642eGYjg86eH6DkAEQmfNHDncQ==",
)
LUCIDE = Package(
    "lucide-static",
    "1.62.0",
    "WBZA/m2PvkFpMGHDtsBck5P2A9G4ehLlYu4GwwICcmEm1BvYVgj00lCDxKRWLlbMlOibLaiwdQ88G5pHkSWgwA==",
)
FLUENT_EMOJI = Package(
    "@iconify-json/fluent-emoji-flat",
    "1.2.6",
    "RY47RgPb47fYUiyrA64sIOL0+UU02s29sXpNBbIQRBUlPlfNFTKUmZDERGuxDs/7yNGWqQYvuaSYM1M4fRXlUw==",
)


class Sources:
    """A folder of tarballs, filled by `npm pack` on first use."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._verified = cache(self._fetch)

    def read(self, package: Package, member: str) -> bytes:
        """Return the bytes of `member` (path inside the package). Raises SourceError."""
        return self.read_many(package, [member])[member]

    def read_many(self, package: Package, members: Iterable[str]) -> dict[str, bytes]:
        """Return the bytes of several members, found in one pass. Raises SourceError."""
        wanted = {f"package/{member}": member for member in members}
        found: dict[str, bytes] = {}
        with tarfile.open(self._verified(package)) as archive:
            for info in archive:
                file = archive.extractfile(info) if info.name in wanted else None
                if file is not None:
                    found[wanted[info.name]] = file.read()
        missing = sorted(set(wanted.values()) - set(found))
        if missing:
            raise SourceError(f"{package.name}@{package.version} lacks {', '.join(missing)}")
        return found

    def _fetch(self, package: Package) -> Path:
        tarball = self._folder / package.tarball
        if not tarball.exists():
            self._pack(package)
        digest = base64.b64encode(hashlib.sha512(tarball.read_bytes()).digest()).decode()
        if digest != package.sha512:
            raise SourceError(
                f"{tarball.name}: its sha512 is {digest}, not {package.sha512}; delete it and fetch it again"
            )
        return tarball

    def _pack(self, package: Package) -> None:
        npm = shutil.which("npm")
        if npm is None:
            raise SourceError(f"npm is needed to fetch {package.name}: install Node.js, or put {package.tarball} there")
        self._folder.mkdir(parents=True, exist_ok=True)
        target = f"{package.name}@{package.version}"
        command = [npm, "pack", target, "--pack-destination", str(self._folder), "--silent"]
        if subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode != 0:
            raise SourceError(f"npm pack {target} failed: see its message above")
