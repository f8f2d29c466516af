"""What the documents promise about the tree is so."""

import re
import tomllib
from pathlib import Path

import pytest

DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/glossary.md"]


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_the_readme_opens_with_the_two_commands(project: Path) -> None:
    lines = read(project / "README.md").splitlines()
    assert lines[2] == "```"
    assert [line.split("#")[0].strip() for line in lines[3:5]] == [
        "python3 tools/run.py play",
        "python3 tools/run.py test",
    ]


def test_ci_runs_the_readme_s_test_command(project: Path) -> None:
    assert read(project / ".ci" / "run").splitlines()[-1] == "exec python3 tools/run.py test"


def test_the_readme_shows_the_picture_of_the_table_as_soon_as_there_is_one(project: Path) -> None:
    text = re.sub(r"<!--.*?-->", "", read(project / "README.md"), flags=re.DOTALL)
    assert ("](docs/images/table.png)" in text) == (project / "docs" / "images" / "table.png").exists()


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(project: Path, document: str) -> None:
    text = re.sub(r"<!--.*?-->", "", read(project / document), flags=re.DOTALL)
    targets = [target for target in re.findall(r"\]\(([^)#]+)", text) if "://" not in target]
    assert [target for target in targets if not ((project / document).parent / target).exists()] == []


def test_the_map_shows_every_package_and_nothing_else(project: Path) -> None:
    shown = read(project / "ARCHITECTURE.md").split("\n## Map\n", 1)[1].split("\n## ", 1)[0]
    folders = set(re.findall(r"^([a-z/]+)/ ", shown, re.MULTILINE))
    planned = set(re.findall(r"^\(([a-z/]+)/\) ", shown, re.MULTILINE))
    packages = {
        path.parent.relative_to(project).as_posix()
        for root in ("game", "net", "tools")
        for path in (project / root).rglob("__init__.py")
    }
    assert sorted(packages - folders) == []
    assert [folder for folder in sorted(folders) if not (project / folder).is_dir()] == []
    assert [folder for folder in sorted(planned) if (project / folder).exists()] == []


def test_laws_are_numbered_through(project: Path) -> None:
    laws = read(project / "ARCHITECTURE.md").split("## Laws", 1)[1].split("\n## ", 1)[0]
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", laws, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))


def test_decisions_are_numbered_through_and_dated(project: Path) -> None:
    pages = sorted((project / "docs" / "adr").glob("*.md"))
    assert [path.name[:4] for path in pages] == [f"{number:04}" for number in range(len(pages))]
    for path in pages[1:]:
        assert re.match(rf"# {path.name[:4]}\. .+\n\nDate: \d{{4}}-\d\d-\d\d\. Status: ", read(path)), path.name


def test_the_changelog_has_a_place_for_the_next_change_and_for_this_version(project: Path) -> None:
    headings = re.findall(r"^## \[(.+?)\]", read(project / "CHANGELOG.md"), re.MULTILINE)
    assert headings[0] == "Unreleased"


def test_the_wheel_holds_what_the_program_reads(project: Path) -> None:
    settings = tomllib.loads(read(project / "pyproject.toml"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert [source for source in settings["force-include"] if not (project / source).exists()] == []
