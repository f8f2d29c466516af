"""行: the lines of a record, read one after the other with their numbers."""

from game.rules.notation.replaying import RecordError
from game.rules.notation.words import quoted, split_word

_COMMENT = ("#", ";")


class Lines:
    """行: what is still to be read; blank lines and comments (`#` or `;` at the beginning) are passed over."""

    def __init__(self, text: str) -> None:
        lines = enumerate((line.strip() for line in text.removeprefix("\ufeff").split("\n")), 1)
        self._lines = [(number, line) for number, line in lines if line and not line.startswith(_COMMENT)]
        self._at = 0

    @property
    def more(self) -> bool:
        """Whether a line is left."""
        return self._at < len(self._lines)

    @property
    def next_word(self) -> str:
        """The first word of the next line, empty at the end."""
        return split_word(self._lines[self._at][1])[0] if self.more else ""

    def take(self, expected: str) -> str:
        """Give the next line and go on. Raises RecordError, saying what was expected, at the end of the text."""
        if not self.more:
            raise RecordError(f"the record ends where {expected} was expected", self._number_of(self._at))
        self._at += 1
        return self._lines[self._at - 1][1]

    def take_after(self, word: str, expected: str) -> str:
        """Give what follows `word`, which the next line must begin with. Raises RecordError."""
        found, rest = split_word(self.take(expected))
        if found != word:
            raise self.wrong(expected)
        return rest

    def take_exactly(self, expected: str) -> None:
        """Go on if the next line reads as expected, the width of spaces aside. Raises RecordError."""
        if " ".join(self.take(repr(expected)).split()) != expected:
            raise self.wrong(repr(expected))

    def wrong(self, expected: str) -> RecordError:
        """The error of the line taken last: something else was expected there."""
        return self.fault(f"expected {expected}, found {quoted(self._lines[self._at - 1][1])}")

    def fault(self, message: str) -> RecordError:
        """An error of the line taken last."""
        return RecordError(message, self._number_of(self._at - 1))

    def _number_of(self, index: int) -> int:
        if index < len(self._lines):
            return self._lines[index][0]
        return self._lines[-1][0] + 1 if self._lines else 1
