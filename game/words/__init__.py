"""The words a player reads, in each language the game speaks.

There is one way to say something: `tr("Play {cards}", cards=...)`. It gives a `Text`, which becomes a string in the
language of the moment when it is shown (`str(text)`); nothing keeps translated strings. `trn` chooses by number,
`trc` tells apart words that are spelt alike in English. `tools/texts.py` collects the sentences.
"""

from game.words.language import LANGUAGES, current_language, pick_language, use_language
from game.words.text import Text, Words, say, tr, trc, trn

__all__ = [
    "LANGUAGES",
    "Text",
    "Words",
    "current_language",
    "pick_language",
    "say",
    "tr",
    "trc",
    "trn",
    "use_language",
]
