"""Chooses the language of the server's sentences for a request."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection

from euchre.wording import LANGUAGES, Language, best_language

_PARAMETER: Final = "language"
_MAX_LANGUAGES: Final = 20
"""Languages of a header that are looked at; a browser sends a handful."""


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Language:
    """The language of the address (``?language=de``), else the best one of the header Accept-Language, else English."""
    asked = connection.query_params.get(_PARAMETER)
    chosen = next((language for language in LANGUAGES if language == asked), None)
    return chosen or best_language(accepted(connection.headers.get("accept-language", "")))


def accepted(header: str) -> list[str]:
    """The languages of a header Accept-Language (RFC 9110), best first; what cannot be read is passed over.

    >>> accepted("fr;q=0.5, de-AT, en;q=0.8, *;q=0.1")
    ['de-AT', 'en', 'fr']
    """
    found: list[tuple[float, str]] = []
    for item in header.split(",")[:_MAX_LANGUAGES]:
        code, _, weight = item.strip().partition(";q=")
        if code.replace("-", "").isalnum() and code.isascii():
            found.append((_quality(weight), code))
    return [code for quality, code in sorted(found, key=lambda one: -one[0]) if quality > 0]


def _quality(text: str) -> float:
    try:
        return min(1.0, float(text)) if text else 1.0
    except ValueError:
        return 0.0
