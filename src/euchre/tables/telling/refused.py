"""Why something was refused, in the language of whoever is refused it."""

from __future__ import annotations

from euchre.core.errors import EuchreError
from euchre.wording import Wording


def sentence_of(words: Wording, error: EuchreError) -> str:
    """The sentence of the catalogue for the code of an error, or the error's own where the catalogue has none."""
    message = message_of(error.code)
    return words(message, **error.parts) if words.has(message) else error.sentence


def message_of(code: str) -> str:
    """The id of the sentence for a code: `refused-seat-taken` for ``seat/taken``."""
    return f"refused-{code.replace('/', '-')}"
