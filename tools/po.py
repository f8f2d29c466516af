"""Catalogues of translations: the text form (.po) read and written, the binary form (.mo) written."""

import re
import struct
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

_LINE = re.compile(r'(?:(msgctxt|msgid|msgid_plural|msgstr(?:\[(\d+)\])?)\s+)?"((?:[^"\\]|\\.)*)"\s*$')
_ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
_MAGIC = 0x950412DE


class PoError(ValueError):
    """A line that is not in the form of a catalogue; the message gives its number."""


@dataclass(frozen=True)
class Message:
    """What is translated: the English sentence, its plural where it has one, and the sense where one is needed."""

    msgid: str
    plural: str = ""
    context: str = ""


@dataclass(frozen=True)
class Entry:
    """A message, its translations (several for plural forms) and the files that use it."""

    message: Message
    translations: tuple[str, ...] = ()
    files: tuple[str, ...] = ()


def read_po(text: str) -> dict[Message, Entry]:
    """The entries of a catalogue, the header (message "") among them. Raises `PoError`."""
    entries: dict[Message, Entry] = {}
    fields: dict[str, str] = {}
    field = ""
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if not line.strip() or line.startswith("#"):
            _finish(entries, fields)
            continue
        match = _LINE.match(line)
        if match is None or (match[1] is None and not field):
            raise PoError(f"line {number} is not understood: {line}")
        field = match[1] or field
        fields[field] = fields.get(field, "") + _unescaped(match[3])
    return entries


def _finish(entries: dict[Message, Entry], fields: dict[str, str]) -> None:
    if "msgid" in fields:
        message = Message(fields["msgid"], fields.get("msgid_plural", ""), fields.get("msgctxt", ""))
        names = sorted(name for name in fields if name.startswith("msgstr"))
        entries[message] = Entry(message, tuple(fields[name] for name in names))
    fields.clear()


def write_po(header: str, entries: Iterable[Entry]) -> str:
    """A catalogue as text, in the order given."""
    parts = [f'msgid ""\nmsgstr {_quoted(header)}\n']
    for entry in entries:
        lines = [f"#: {file}" for file in entry.files]
        message = entry.message
        if message.context:
            lines.append(f"msgctxt {_quoted(message.context)}")
        lines.append(f"msgid {_quoted(message.msgid)}")
        if message.plural:
            lines.append(f"msgid_plural {_quoted(message.plural)}")
            forms = entry.translations or ("",)
            lines += [f"msgstr[{index}] {_quoted(form)}" for index, form in enumerate(forms)]
        else:
            lines.append(f"msgstr {_quoted(entry.translations[0] if entry.translations else '')}")
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def compile_mo(header: str, entries: Mapping[Message, Entry]) -> bytes:
    """The catalogue as gettext reads it. What is not translated is left out; it stays English."""
    pairs = {b"": header.encode()}
    for message, entry in entries.items():
        if message.msgid and all(entry.translations) and entry.translations:
            pairs[_key(message)] = "\0".join(entry.translations).encode()
    keys = sorted(pairs)
    start = 28
    ids_at, strings_at = start, start + 8 * len(keys)
    offset = strings_at + 8 * len(keys)
    tables = [bytearray(), bytearray()]
    texts = bytearray()
    for table, values in zip(tables, (keys, [pairs[key] for key in keys]), strict=True):
        for value in values:
            table.extend(struct.pack("<II", len(value), offset + len(texts)))
            texts += value + b"\0"
    head = struct.pack("<7I", _MAGIC, 0, len(keys), ids_at, strings_at, 0, offset)
    return head + bytes(tables[0]) + bytes(tables[1]) + bytes(texts)


def _key(message: Message) -> bytes:
    key = f"{message.context}\x04{message.msgid}" if message.context else message.msgid
    return f"{key}\0{message.plural}".encode() if message.plural else key.encode()


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\t", "\\t").replace("\n", "\\n")
    if "\\n" not in escaped[:-2]:
        return f'"{escaped}"'
    lines = escaped.split("\\n")
    return '""\n' + "\n".join(f'"{line}\\n"' for line in lines[:-1]) + (f'\n"{lines[-1]}"' if lines[-1] else "")


def _unescaped(text: str) -> str:
    return re.sub(r"\\(.)", lambda match: _ESCAPES.get(match[1], match[1]), text)
