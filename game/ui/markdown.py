"""The rulebook's pages as blocks of text: headings, paragraphs, list items, tables, **bold**, `code`. No pygame."""

import re
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Span:
    """A stretch of text in one style."""

    text: str
    bold: bool = False
    code: bool = False


Spans: TypeAlias = tuple[Span, ...]


@dataclass(frozen=True)
class Heading:
    """A heading, 1 for the page's own."""

    level: int
    spans: Spans


@dataclass(frozen=True)
class Prose:
    """A paragraph."""

    spans: Spans


@dataclass(frozen=True)
class Item:
    """An item of a list; `depth` 0 for the outermost, `mark` is its bullet or number."""

    depth: int
    mark: str
    spans: Spans


@dataclass(frozen=True)
class Table:
    """Rows of cells, the heads first. All rows have as many cells as the first."""

    rows: tuple[tuple[Spans, ...], ...]


Block: TypeAlias = Heading | Prose | Item | Table

_HEADING = re.compile(r"(#{1,6})\s+(.*)")
_ITEM = re.compile(r"(\s*)([-*]|\d+\.)\s+(.*)")
_RULE = re.compile(r"\|?[\s:|-]+\|?$")
_SPAN = re.compile(r"`([^`]+)`|\*\*(.+?)\*\*|\[([^\]]+)\]\([^)]*\)|\\([\\`*_|\[\]#-])|<(?:br|BR) ?/?>")


def parse(text: str) -> list[Block]:
    """The blocks of a page, in order. Any text at all can be parsed; what is not understood is prose."""
    blocks: list[Block] = []
    gathered: list[str] = []
    rows: list[str] = []
    for line in [*text.splitlines(), ""]:
        is_row = line.lstrip().startswith("|")
        if rows and not is_row:
            blocks.append(_table(rows))
            rows = []
        if is_row:
            _close(blocks, gathered)
            rows.append(line.strip())
        else:
            _take(line, blocks, gathered)
    _close(blocks, gathered)
    return blocks


def plain(spans: Spans) -> str:
    """The text of spans without style."""
    return "".join(span.text for span in spans)


def _take(line: str, blocks: list[Block], gathered: list[str]) -> None:
    """Take a line that is no table's: begin a block, or go on with the paragraph or item that is open."""
    heading, item = _HEADING.match(line), _ITEM.match(line)
    if heading is not None:
        _close(blocks, gathered)
        blocks.append(Heading(len(heading[1]), spans_of(heading[2].strip())))
    elif not line.strip():
        _close(blocks, gathered)
    elif item is not None:
        _close(blocks, gathered)
        gathered.append(line.rstrip())
    else:
        gathered.append(line.strip())


def _close(blocks: list[Block], gathered: list[str]) -> None:
    if not gathered:
        return
    item = _ITEM.match(gathered[0])
    if item is not None:
        mark = "•" if item[2] in "-*" else item[2]
        text = _joined([item[3], *gathered[1:]])
        blocks.append(Item(len(item[1].expandtabs(4)) // 2, mark, spans_of(text)))
    else:
        blocks.append(Prose(spans_of(_joined(gathered))))
    gathered.clear()


def _joined(lines: list[str]) -> str:
    """Lines of one paragraph; a space where Latin text was wrapped, none between Chinese characters."""
    text = lines[0]
    for line in lines[1:]:
        text += ("" if text and line and ord(text[-1]) > 0x2E7F and ord(line[0]) > 0x2E7F else " ") + line
    return text


def _table(lines: list[str]) -> Table:
    rows = [_cells(line) for line in lines if not _RULE.match(line) or "-" not in line]
    width = max((len(row) for row in rows), default=0)
    return Table(tuple(tuple(spans_of(cell) for cell in row + [""] * (width - len(row))) for row in rows))


def _cells(line: str) -> list[str]:
    inner = line.strip().removeprefix("|").removesuffix("|")
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", inner)]


def spans_of(text: str, bold: bool = False) -> Spans:
    """Text with marks as spans."""
    spans: list[Span] = []
    at = 0
    for match in _SPAN.finditer(text):
        if match.start() > at:
            spans.append(Span(text[at : match.start()], bold))
        at = match.end()
        code, strong, link, escaped = match.groups()
        if code is not None:
            spans.append(Span(code, bold, code=True))
        elif strong is not None:
            spans.extend(spans_of(strong, bold=True))
        else:
            spans.extend(spans_of(link, bold) if link is not None else [Span(escaped or "\n", bold)])
    if at < len(text):
        spans.append(Span(text[at:], bold))
    return tuple(spans)
