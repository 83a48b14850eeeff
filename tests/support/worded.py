"""A refusal's sentence: in English the exception's own, in every other language the catalogue's."""

from __future__ import annotations

from euchre.core.errors import EuchreError
from euchre.narration.refused import message_of, sentence_of
from euchre.wording import LANGUAGES, wording

ENGLISH, *OTHERS = LANGUAGES
TITLED = "rules/conflict"
"""Names house rules by their titles, in English as well, and so in other words than its exception."""


def check_worded(error: EuchreError) -> None:
    """Fail where a language has no sentence, where one lacks a part, or where English is not the exception's own."""
    for language in OTHERS:
        assert wording(language).has(message_of(error.code)), (language, error.code)
        assert sentence_of(wording(language), error).endswith((".", "?"))
    if error.code != TITLED:
        assert sentence_of(wording(ENGLISH), error) == error.sentence
