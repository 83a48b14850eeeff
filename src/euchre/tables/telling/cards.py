"""Cards as parts of sentences."""

from __future__ import annotations

from euchre.core.cards import Card
from euchre.core.rules import Rules
from euchre.core.speech import card_name


def card_part(rules: Rules, card: Card) -> str:
    """The part `$card`: a card as the table calls it, its name in one word, so that a sentence gives it an article.

    >>> from euchre.core.rules import PRESETS
    >>> card_part(PRESETS["online"], Card.parse("B")), card_part(PRESETS["online"], Card.parse("Td"))
    ('Best-Bower', '10♦')
    """
    return card_name(rules, card).replace(" ", "-")
