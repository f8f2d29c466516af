"""A sentence as a value: its English form and what stands in its gaps."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from game.words.language import SPEECH


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence and its fields. `str()` gives it in the language in force, `Text` in its fields too."""

    msgid: str
    fields: tuple[tuple[str, object], ...] = ()
    plural: str = ""
    count: int = 0
    context: str = ""

    def __str__(self) -> str:
        translated = self._translated()
        return translated.format(**dict(self.fields)) if self.fields else translated

    def _translated(self) -> str:
        catalogue = SPEECH.catalogue
        if self.plural:
            return catalogue.ngettext(self.msgid, self.plural, self.count)
        if self.context:
            return catalogue.pgettext(self.context, self.msgid)
        return catalogue.gettext(self.msgid)


Words: TypeAlias = Text | str | Callable[[], Text | str]
"""What a widget shows: a `Text`, a name that needs no translation, or a function read again at each showing."""


def tr(msgid: str, /, **fields: object) -> Text:
    """The sentence `msgid` with `{named}` fields filled in."""
    return Text(msgid, tuple(fields.items()))


def trn(one: str, many: str, count: int, /, **fields: object) -> Text:
    """The sentence `one` or `many`, by `count`, which is also the field `{n}`."""
    return Text(one, (("n", count), *fields.items()), plural=many, count=count)


def trc(context: str, msgid: str, /, **fields: object) -> Text:
    """The sentence `msgid` in the sense of `context`, for words that English spells alike."""
    return Text(msgid, tuple(fields.items()), context=context)


def say(words: Words) -> str:
    """The words in the language in force."""
    return str(words()) if callable(words) else str(words)
