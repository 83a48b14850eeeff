"""The stored words of the past, read in any language, as if they had been told in it."""

from __future__ import annotations

import pytest

from euchre.bots.advice.wording import held
from euchre.core.cards import Card, Suit
from euchre.core.rules import Rules
from euchre.wording import LANGUAGES, Language, Wording, wording
from euchre.wording.unspoken import Unspoken, spoken

BRITISH = Rules.parse("british")
HAND = tuple(map(Card.parse, ("B", "Jh", "Jd", "9h", "Ac")))


def _sentences(words: Wording) -> list[str]:
    """The sentences with a list, a number, a card, a sentence, and nothing in them."""
    return [
        words("hint-call", held=held(words, BRITISH, HAND, Suit.HEARTS), share=80),
        words("hint-redeal-more", points=words.decimal(0.25), foes="opponents"),
        words("hint-as-good", card="10♦"),
        words("hint-keeping", why=words("hint-lost"), card="A♥"),
        words("hint-tram"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_kept_is_told_in_any_language(language: Language) -> None:
    words = wording(language)
    assert [spoken(words, kept) for kept in _sentences(Unspoken())] == _sentences(words)
