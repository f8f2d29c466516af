"""Which language is spoken now, and the catalogue it is looked up in."""

import gettext
import os
import struct
from collections.abc import Iterable, Mapping
from pathlib import Path

from game.settings.folders import assets_dir

LANGUAGES: Mapping[str, str] = {"zh_CN": "中文", "en": "English"}
"""Code and own name of each language; English is the language of the sentences in the source."""

DOMAIN = "gunzi"
_SOURCE = "en"
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class _Speech:
    """The language in force. One for the program: two windows would still have one reader."""

    def __init__(self) -> None:
        self.code = _SOURCE
        self.catalogue: gettext.NullTranslations = gettext.NullTranslations()


SPEECH = _Speech()


def use_language(code: str) -> None:
    """Speak `code` from now on. Raises `ValueError` for a language that the game does not have."""
    if code not in LANGUAGES:
        raise ValueError(f"no such language: {code!r}; there are {', '.join(LANGUAGES)}")
    if code != SPEECH.code:
        SPEECH.catalogue = _load(code)
        SPEECH.code = code


def current_language() -> str:
    """The code of the language in force."""
    return SPEECH.code


def pick_language(wanted: str, preferred: Iterable[str] = (), environ: Mapping[str, str] = os.environ) -> str:
    """The language for the setting `wanted`; for "auto" the first known one of the environment and of `preferred`."""
    if wanted in LANGUAGES:
        return wanted
    for code in (*(environ.get(name, "") for name in _VARIABLES), *preferred):
        for known in LANGUAGES:
            if code[:2].lower() == known[:2]:
                return known
    return _SOURCE


def catalogue_path(code: str) -> Path:
    """The compiled catalogue of a language."""
    return assets_dir() / "text" / code / "LC_MESSAGES" / f"{DOMAIN}.mo"


def _load(code: str) -> gettext.NullTranslations:
    if code == _SOURCE:
        return gettext.NullTranslations()
    try:
        with catalogue_path(code).open("rb") as file:
            return gettext.GNUTranslations(file)
    except (OSError, UnicodeDecodeError, struct.error):
        # A damaged installation speaks English rather than not at all.
        return gettext.NullTranslations()
