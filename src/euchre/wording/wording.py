"""Look up sentences in the catalogue of one language."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from euchre.wording.languages import Language

Part = str | int
"""The type of a part of a sentence: a name, a card, a number."""
_LOCALES: Final[dict[Language, str]] = {"en": "en_GB", "de": "de"}
"""The locale whose habits numbers and lists follow."""
_FOLDERS: Final = ("shared", "table")
_REMEMBERED: Final = 16_384
"""The number of sentences of a language that are kept: most say the same thing at every table."""
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*\n(?:[ }].*\n|\n)*)", re.MULTILINE)
"""A message, with the lines that belong to it; anything else at the beginning of a line is a comment."""
_MENTIONED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Wording:
    """The sentences of one language: ``words("deal-scored", side="Ann & Bob", points=2)``.

    A sentence that is missing, or lacks a part, is a defect: a warning tells of it, which fails a test, and what can
    be shown of it is shown, so that no table stops for a word.
    """

    def __init__(self, language: Language) -> None:
        self.language: Final = language
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._unread: Final = {name: entry for text in _texts(language) for name, entry in _entries(text)}
        self._sentence: Final = lru_cache(_REMEMBERED)(self._format)

    def __call__(self, message: str, **parts: Part) -> str:
        """The sentence with this id, its named parts filled in."""
        return self._sentence(message, tuple(parts.items()))

    def listed(self, items: Sequence[str]) -> str:
        """Things in a row: ``one, two and three``."""
        return format_list(items, locale=_LOCALES[self.language])

    def decimal(self, number: float) -> str:
        """A number with one digit behind the point."""
        return str(format_decimal(number, format="0.0", locale=_LOCALES[self.language]))

    def has(self, message: str) -> bool:
        """True if there is a sentence with this id."""
        return message in self._unread or self._bundle.has_message(message)

    def read_all(self) -> None:
        """Parse every sentence now, so that none takes longer when it is first said."""
        for message in tuple(self._unread):
            self._read(message)

    def _read(self, message: str) -> None:
        """Parse a message and those in it; parsing all would cost every program a tenth of a second at its start.

        They are added before they count as read, and those in it come first, since others may ask meanwhile.
        """
        wanted = [message]
        for name in wanted:
            wanted += (other for other in _MENTIONED.findall(self._unread.get(name, "")) if other not in wanted)
        for name in reversed(wanted):
            self._bundle.add_resource(FluentResource(self._unread.get(name, "")))
        for name in wanted:
            self._unread.pop(name, None)

    def _format(self, message: str, parts: tuple[tuple[str, Part], ...]) -> str:
        self._read(message)
        found = self._bundle.get_message(message) if self._bundle.has_message(message) else None
        if found is None or found.value is None:
            warnings.warn(f"No sentence is called {message!r} in {self.language!r}.", stacklevel=3)
            return message
        sentence, problems = self._bundle.format_pattern(found.value, dict(parts))
        if problems:
            warnings.warn(f"The sentence {message!r} in {self.language!r}: {problems[0]}.", stacklevel=3)
        return str(sentence)


@cache
def wording(language: Language = "en") -> Wording:
    """The sentences of a language, read on first use."""
    return Wording(language)


def _entries(text: str) -> Iterator[tuple[str, str]]:
    return ((found[1], found[0]) for found in _ENTRY.finditer(text))


def _texts(language: Language) -> list[str]:
    catalogue = files("euchre.wording") / "catalogue" / language
    found = (entry for folder in _FOLDERS for entry in (catalogue / folder).iterdir() if entry.name.endswith(".ftl"))
    return [entry.read_text("utf-8") for entry in sorted(found, key=lambda entry: entry.name)]
