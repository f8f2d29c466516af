"""A source package is used only when it is the one that was recorded."""

import base64
import hashlib
import io
import shutil
import tarfile
from pathlib import Path

import pytest

from tools.assets.sources import Package, SourceError, Sources


def packed(folder: Path, files: dict[str, bytes]) -> Package:
    """Put a tarball with `files` into `folder`; return the record of it."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w:gz") as archive:
        for name, data in files.items():
            info = tarfile.TarInfo(f"package/{name}")
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    digest = base64.b64encode(hashlib.sha512(buffer.getvalue()).digest()).decode()
    package = Package("@table/felt", "1.2.3", digest)
    (folder / package.tarball).write_bytes(buffer.getvalue())
    return package


def test_the_tarball_is_named_as_npm_names_it() -> None:
    assert Package("@table/felt", "1.2.3", "").tarball == "table-felt-1.2.3.tgz"
    assert Package("felt", "1.2.3", "").tarball == "felt-1.2.3.tgz"


def test_files_of_a_recorded_package_are_read(tmp_path: Path) -> None:
    package = packed(tmp_path, {"a.svg": b"<a/>", "b/c.svg": b"<c/>"})
    sources = Sources(tmp_path)
    assert sources.read(package, "b/c.svg") == b"<c/>"
    assert sources.read_many(package, ["a.svg", "b/c.svg"]) == {"a.svg": b"<a/>", "b/c.svg": b"<c/>"}


def test_a_changed_tarball_is_refused(tmp_path: Path) -> None:
    package = packed(tmp_path, {"a.svg": b"<a/>"})
    tarball = tmp_path / package.tarball
    tarball.write_bytes(tarball.read_bytes() + b"\0")
    with pytest.raises(SourceError, match=r"table-felt-1\.2\.3\.tgz: its sha512 is"):
        Sources(tmp_path).read(package, "a.svg")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    package = packed(tmp_path, {"a.svg": b"<a/>"})
    with pytest.raises(SourceError, match=r"lacks b\.svg, c\.svg"):
        Sources(tmp_path).read_many(package, ["c.svg", "a.svg", "b.svg"])


def test_without_npm_the_message_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(_: str) -> None: ...

    monkeypatch.setattr(shutil, "which", nothing)
    with pytest.raises(SourceError, match=r"npm is needed to fetch felt: install Node\.js"):
        Sources(tmp_path).read(Package("felt", "1.2.3", ""), "a.svg")
