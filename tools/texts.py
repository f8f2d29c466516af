"""Collects the sentences of the source and keeps the catalogues of translations in step with them.

`python tools/texts.py` brings every .po up to date (translations stay, sentences that are gone go) and compiles the .mo
beside it. `--check` changes nothing and fails where something is not as it should be.
"""

import argparse
import ast
import string
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools.po import Entry, Message, PoError, compile_mo, read_po, write_po  # noqa: E402  # after the path is set

_WORDS = {"tr": 1, "trn": 2, "trc": 2}
"""The functions that mark sentences, and how many strings each takes first."""
_HEADERS = {"zh_CN": "nplurals=1; plural=0;", "en": "nplurals=2; plural=(n != 1);"}


@dataclass(frozen=True)
class Use:
    """A sentence in the source, with the names of the fields it is given; `complete` unless some come by `**`."""

    message: Message
    fields: frozenset[str]
    complete: bool
    file: str
    line: int


class TextError(Exception):
    """A call that cannot be collected, or a sentence whose fields do not fit."""


def uses_in(source: str, file: str) -> Iterator[Use]:
    """Every sentence of a source file. Raises `TextError` for one that is not written as plain strings."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _WORDS:
            yield _use(node, node.func.id, file)


def _use(node: ast.Call, function: str, file: str) -> Use:
    count = _WORDS[function]
    words = [arg.value for arg in node.args[:count] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    if len(words) != count:
        raise TextError(f"{file}:{node.lineno}: {function}(...) needs its sentence written out")
    names = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
    complete = all(keyword.arg is not None for keyword in node.keywords)
    if function == "trn":
        return Use(Message(words[0], plural=words[1]), frozenset(names | {"n"}), complete, file, node.lineno)
    message = Message(words[0]) if function == "tr" else Message(words[1], context=words[0])
    return Use(message, frozenset(names), complete, file, node.lineno)


def placeholders(text: str) -> frozenset[str]:
    """The names of the fields in a sentence."""
    return frozenset(name for _, name, _, _ in string.Formatter().parse(text) if name)


def collect(root: Path) -> dict[Message, Entry]:
    """Every sentence under `game/`, with the files that use it, in the order of the files."""
    entries: dict[Message, Entry] = {}
    for path in sorted((root / "game").rglob("*.py")):
        file = path.relative_to(root).as_posix()
        if file.startswith("game/_assets"):
            continue
        for use in sorted(uses_in(path.read_text(encoding="utf-8"), file), key=lambda use: use.line):
            _check_fields(use)
            known = entries.get(use.message, Entry(use.message))
            if file not in known.files:
                entries[use.message] = replace(known, files=(*known.files, file))
    return entries


def _check_fields(use: Use) -> None:
    wanted = placeholders(use.message.msgid) | placeholders(use.message.plural)
    given = use.fields - ({"n"} if use.message.plural else set())
    missing = wanted - use.fields if use.complete and use.fields else frozenset[str]()
    if given - wanted or missing:
        raise TextError(
            f"{use.file}:{use.line}: {use.message.msgid!r} has the fields {sorted(wanted)}, not {sorted(given)}"
        )


def merged(language: str, old: str, sentences: dict[Message, Entry]) -> str:
    """The catalogue `old` with the sentences of today: its translations stay."""
    known = read_po(old)
    header = (
        f"Language: {language}\nMIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\n"
        f"Content-Transfer-Encoding: 8bit\nPlural-Forms: {_HEADERS.get(language, _HEADERS['en'])}\n"
    )
    entries = [
        replace(entry, translations=known[message].translations) if message in known else entry
        for message, entry in sentences.items()
    ]
    return write_po(header, entries)


def compiled(po: str) -> bytes:
    """The .mo of a .po."""
    entries = read_po(po)
    header = entries.pop(Message(""), Entry(Message(""), ("",)))
    return compile_mo(header.translations[0], entries)


def faults(language: str, po: str) -> Iterator[str]:
    """What is wrong with a catalogue: sentences without a translation, and fields that differ."""
    for message, entry in read_po(po).items():
        if not message.msgid:
            continue
        if not entry.translations or not all(entry.translations):
            yield f"{language}: not translated: {message.msgid!r}"
        wanted = placeholders(message.msgid) | placeholders(message.plural)
        for text in filter(None, entry.translations):
            if placeholders(text) - wanted or (not message.plural and placeholders(text) != wanted):
                yield f"{language}: {text!r} has other fields than {message.msgid!r}"


def update(root: Path, check: bool) -> list[str]:
    """Bring the catalogues up to date, or only say (`check`) where they are not; the list is what is wrong."""
    problems: list[str] = []
    sentences = collect(root)
    for path in sorted((root / "assets" / "text").glob("*/LC_MESSAGES/gunzi.po")):
        language = path.parent.parent.name
        old = path.read_text(encoding="utf-8")
        new = merged(language, old, sentences)
        mo = path.with_suffix(".mo")
        if not check:
            path.write_text(new, encoding="utf-8", newline="\n")
            mo.write_bytes(compiled(new))
        elif old != new or not mo.exists() or mo.read_bytes() != compiled(new):
            problems.append(f"{language}: out of step with the source; run `python tools/texts.py`")
        problems += faults(language, new)
    return problems


def main(argv: list[str] | None = None) -> int:
    """The command; 0 when every sentence is translated."""
    parser = argparse.ArgumentParser(description="Keep the translations in step with the source.")
    parser.add_argument("--check", action="store_true", help="change nothing, fail where something is wrong")
    arguments = parser.parse_args(argv)
    try:
        problems = update(ROOT, arguments.check)
    except (TextError, PoError) as error:
        print(error, file=sys.stderr)
        return 1
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
