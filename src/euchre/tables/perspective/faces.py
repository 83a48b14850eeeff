"""Cards as a client gets them: their two letters, what they are called aloud, and what trump makes of them."""

from __future__ import annotations

from collections.abc import Iterable

from euchre.core.card_names import card_part, highest_trump
from euchre.core.cards import BENNY, JACK, Card, Suit
from euchre.core.rules import Rules
from euchre.core.trump import is_left_bower, suit_of
from euchre.tables.replies import Held, Mark
from euchre.wording import Wording


def texts(cards: Iterable[Card]) -> tuple[str, ...]:
    """The two letters of each card."""
    return tuple(map(str, cards))


def aloud(words: Wording, rules: Rules, card: Card) -> str:
    """The name of a card, spoken.

    >>> from euchre.core.rules import PRESETS
    >>> from euchre.wording import wording
    >>> [aloud(wording(), PRESETS["british"], Card.parse(card)) for card in ("Jh", "B")]
    ['jack of hearts', 'Benny']
    """
    if card == BENNY:
        return words("card-benny", card=card_part(rules, card))
    return words("card", rank=card.rank, suit=str(card.suit))


def held(words: Wording, rules: Rules, card: Card, trump: Suit | None) -> Held:
    """A card of a hand, once trump is made or before."""
    suit = suit_of(card, trump)
    return Held(
        card=str(card),
        name=aloud(words, rules, card),
        suit="none" if suit is None else str(suit),
        mark=mark(rules, card, trump),
    )


def mark(rules: Rules, card: Card, trump: Suit | None) -> Mark:
    """The rank that trump gives a card; nothing of most."""
    if card == BENNY:
        return highest_trump(rules)
    if is_left_bower(card, trump):
        return "left bower"
    return "right bower" if card.rank == JACK and card.suit is trump else ""
