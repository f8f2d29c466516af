"""Setting text of several styles in lines: where lines may break, and where each run stands."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from game.ui.markdown import Span, Spans
from game.ui.theme import GOLD, TEXT, WARNING, Colour

_CLOSING = frozenset("，。、；：？！）》」』】〉”’…—·,.;:?!)]}%")
_OPENING = frozenset("（《「『【〈“‘([{")
_ATOM = re.compile(r"\n|[ \t]+|[!-~\u00a0-\u02ff]+|.", re.DOTALL)
_CARD = re.compile(r"([SHCD])(10|[2-9JQKA])(?:\*(\d))?")
_SUITS = {"S": "♠", "H": "♥", "C": "♣", "D": "♦"}


_SURE = 0.9
"""Up to this part of the width a line surely fits, however its letters are spaced."""


@dataclass(frozen=True)
class Run:
    """Text in one style at its place in a paragraph, in pixels; `line` counts from 0."""

    text: str
    bold: bool
    colour: Colour
    x: int = 0
    line: int = 0


Measure = Callable[[str, bool], int]
"""The width in pixels of text, bold or not."""


def runs_of(spans: Spans, colour: Colour = TEXT) -> list[Run]:
    """Spans as runs in their colours. Code is gold; a card in it is shown by its suit's sign (`H10*2`: ♥10×2)."""
    runs: list[Run] = []
    for span in spans:
        runs.extend(_code_runs(span) if span.code else [Run(span.text, span.bold, colour)])
    return runs


def set_lines(runs: list[Run], width: int, measure: Measure) -> list[Run]:
    """The runs broken into lines of `width` pixels, each with its place. A word longer than a line sticks out."""
    placed: list[Run] = []
    current: list[Run] = []
    line = rough = 0
    for box in _boxes(runs):
        # Adding up the parts is quick and nearly right: only towards the end of a line is it measured as a whole.
        rough += sum(measure(atom.text, atom.bold) for atom in box)
        longer = _with_box(current, box, line, measure)
        full = rough > width * _SURE and _end(longer, measure) > width
        if box[0].text == "\n" or (current and full):
            placed += current
            line, rough = line + 1, sum(measure(atom.text, atom.bold) for atom in box)
            longer = _with_box([], box, line, measure)
        current = longer
    return placed + current


def _end(line: list[Run], measure: Measure) -> int:
    """Where a line ends; spaces at its end do not count."""
    return line[-1].x + measure(line[-1].text.rstrip(), line[-1].bold) if line else 0


def _with_box(line: list[Run], box: list[Run], number: int, measure: Measure) -> list[Run]:
    """The line with one more box. Atoms in one style become one run, for a text is not as wide as its parts."""
    longer = list(line)
    for atom in box:
        last = longer[-1] if longer else None
        if last is None:
            if not atom.text.isspace():
                longer.append(replace(atom, x=0, line=number))
        elif (last.bold, last.colour) == (atom.bold, atom.colour):
            longer[-1] = replace(last, text=last.text + atom.text)
        else:
            longer.append(replace(atom, x=last.x + measure(last.text, last.bold), line=number))
    return longer


def _boxes(runs: list[Run]) -> Iterator[list[Run]]:
    """Atoms gathered into what must stay on one line: a word, a character with its punctuation."""
    box: list[Run] = []
    for run in runs:
        for match in _ATOM.finditer(run.text):
            atom = replace(run, text=match[0])
            if box and not _sticks(box[-1].text, atom.text):
                yield box
                box = []
            box.append(atom)
    if box:
        yield box


def _sticks(before: str, after: str) -> bool:
    """Whether no line may end between two atoms."""
    if "\n" in (before, after) or before.isspace():
        return False
    if after.isspace() or after[0] in _CLOSING or before[-1] in _OPENING:
        return True
    return _latin(before) and _latin(after)


def _latin(text: str) -> bool:
    return text[-1] < "\u0300" or text in _SUITS.values()


def _code_runs(span: Span) -> list[Run]:
    runs: list[Run] = []
    at = 0
    for match in _CARD.finditer(span.text):
        if match.start() > at:
            runs.append(Run(span.text[at : match.start()], span.bold, GOLD))
        suit, rank, times = match.groups()
        text = _SUITS[suit] + rank + (f"×{times}" if times else "")
        runs.append(Run(text, True, WARNING if suit in "HD" else TEXT))
        at = match.end()
    if at < len(span.text):
        runs.append(Run(span.text[at:], span.bold, GOLD))
    return runs
