"""The languages in which Euchre can be played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from babel import negotiate_locale

Language = Literal["en", "de"]
"""A language by its code (ISO 639-1)."""
LANGUAGES: Final[dict[Language, str]] = {"en": "English", "de": "Deutsch"}
"""The languages, each as it calls itself; the first is the one that all others are translated from."""


def best_language(preferred: Iterable[str]) -> Language:
    """Choose the language for somebody who understands these, best first, as browsers write them.

    >>> best_language(["fr-CA", "de-AT", "en"]), best_language(["fr"])
    ('de', 'en')
    """
    found = negotiate_locale(list(preferred), list(LANGUAGES), sep="-")
    return next((language for language in LANGUAGES if language == found), "en")
