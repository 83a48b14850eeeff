"""Names of the cards at a table, by the text its rules come from."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from euchre.core import law
from euchre.core.cards import Card
from euchre.core.rules import Rules


class _Names(NamedTuple):
    """The names of one seed; where it has none, the usual ones."""

    best: Literal["Benny", "Best Bower"] = "Benny"
    """The highest trump, whichever card it is."""
    joker: str = "Joker"
    two_of_spades: str = "2♠"
    """The card that stands in for a joker."""


_NAMES: Final = {
    "standard": _Names(),
    "british": _Names(joker="Benny", two_of_spades="Benny"),
    "north-american": _Names(),
    "online": _Names(best="Best Bower", joker="Best Bower"),
}


def card_name(rules: Rules, card: Card) -> str:
    """A card as the table calls it.

    >>> from euchre.core.rules import PRESETS
    >>> card_name(PRESETS["british"], Card.parse("B")), card_name(PRESETS["british"], Card.parse("Td"))
    ('Benny', '10♦')
    """
    suit = card.suit
    if suit is None:
        names = _NAMES[law.words(rules)]
        return names.two_of_spades if law.two_of_spades_stands_in(rules) else names.joker
    return f"{str(card)[0].replace('T', '10')}{suit.symbol}"


def card_part(rules: Rules, card: Card) -> str:
    """A card as a part of a sentence in any language: its name in one word, so that the sentence gives it an article.

    >>> from euchre.core.rules import PRESETS
    >>> card_part(PRESETS["online"], Card.parse("B")), card_part(PRESETS["online"], Card.parse("Td"))
    ('Best-Bower', '10♦')
    """
    return card_name(rules, card).replace(" ", "-")


def the_card(rules: Rules, card: Card) -> str:
    """A card in an English sentence, with an article where it has a name of its own.

    >>> from euchre.core.rules import PRESETS
    >>> the_card(PRESETS["online"], Card.parse("B")), the_card(PRESETS["online"], Card.parse("Td"))
    ('the Best Bower', '10♦')
    """
    name = card_name(rules, card)
    return f"the {name}" if name[-1].isalpha() else name


def highest_trump(rules: Rules) -> Literal["Benny", "Best Bower"]:
    """The table's name for the highest trump, whichever card it is."""
    return _NAMES[law.words(rules)].best
