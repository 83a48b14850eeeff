"""Characters that look alike, by Unicode's list of them: the A of three alphabets; l, I and 1."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache


@lru_cache(4096)
def looks(text: str) -> frozenset[str]:
    """The readings of a text: two texts that have one of these in common look alike, apart from their typeface.

    >>> bool(looks("Ann") & looks("\u0410nn")), bool(looks("Bill") & looks("BiII")), bool(looks("Ann") & looks("Anna"))
    (True, True, False)
    """
    plain = unicodedata.normalize("NFKC", text)
    return frozenset({_drawn(plain), _drawn(plain.casefold())})


def _drawn(text: str) -> str:
    """The text with one character for all that look like it."""
    first = _first_of_each()
    return "".join(first.get(char, char) for char in text)


@cache
def _first_of_each() -> dict[str, str]:
    """For each character that others look like, the first of them all."""
    from confusable_homoglyphs.confusables import confusables_data  # noqa: PLC0415 - 9,000 characters, only when asked

    alike: dict[str, set[str]] = {}
    for char, others in confusables_data.items():
        group = {char}.union(*(alike.get(one, {one}) for one in (char, *(other["c"] for other in others))))
        for one in group:
            alike[one] = group
    return {char: min(one for one in group if len(one) == 1) for char, group in alike.items() if len(char) == 1}
