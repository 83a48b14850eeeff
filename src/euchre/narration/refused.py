"""Refusals, in the language of the person refused."""

from __future__ import annotations

from euchre.core.errors import EuchreError
from euchre.wording import Wording
from euchre.wording.titles import option_title, value_title


def sentence_of(words: Wording, error: EuchreError) -> str:
    """The sentence of the catalogue for the code of an error, or the error's own where the catalogue has none."""
    message = message_of(error.code)
    if not words.has(message):
        return error.sentence
    return placed(words, error, words(message, **(error.parts | _titled(words, error))))


def placed(words: Wording, error: EuchreError, why: str) -> str:
    """The sentence `why` of an error, preceded by its place in the text of a position, if it has one."""
    return words("refused-position", why=why, **error.parts) if "at_field" in error.parts else why


def message_of(code: str) -> str:
    """The id of the sentence for a code: `refused-seat-taken` for ``seat/taken``."""
    return f"refused-{code.replace('/', '-')}"


def _titled(words: Wording, error: EuchreError) -> dict[str, str]:
    """The part `$settings`, house rules with their values, by the titles that forms give them."""
    if "settings" not in error.parts:
        return {}
    given = ((name, error.parts[name]) for name in error.options)
    titled = (
        words("setting", option=option_title(words, name), value=value_title(words, name, value))
        for name, value in given
    )
    return {"settings": words.listed(tuple(titled))}
