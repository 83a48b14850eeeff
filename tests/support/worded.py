"""What an exception says is what the catalogue says of its code, in every language."""

from __future__ import annotations

from euchre.core.errors import EuchreError
from euchre.narration.refused import message_of, placed, sentence_of
from euchre.wording import LANGUAGES, wording


def check_worded(error: EuchreError) -> None:
    """Fail where a sentence is missing, lacks a part, or says something else in English than the exception."""
    for language in LANGUAGES:
        assert wording(language).has(message_of(error.code)), (language, error.code)
        assert sentence_of(wording(language), error).endswith((".", "?"))
    assert placed(wording(), error, wording()(message_of(error.code), **error.parts)) == error.sentence
