"""The effect of trump on the pack: bowers change suit, and every card gets its place.

Trump order, high to low: Benny, Right Bower, Left Bower, A K Q 10 9 (8 7); plain suits A K Q J 10 9
(8 7), the suit of the Left Bower without its jack. At no trump there are no bowers, and the Benny
belongs to no suit. Source: "Rank of Cards" of every seed; docs/sources.md.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from euchre.core.cards import BENNY, CARDS, JACK, SUITS, Card, CardSet, Suit, set_of

TRUMPS: Final = (*SUITS, Suit.NO_TRUMP)
"""The suits and no-trump, each of which may be made trump."""
_LOSES: Final = -1


def _playing_suit(card: Card, trump: Suit) -> Suit:
    suit = card.suit
    if suit is None:
        return trump
    if card.rank == JACK and suit is trump.next and trump is not Suit.NO_TRUMP:
        return trump
    return suit


def _height(card: Card, trump: Suit) -> int:
    """The rank of a card within its playing suit; larger wins."""
    if card == BENNY:
        return 17
    if card.rank == JACK and trump is not Suit.NO_TRUMP and _playing_suit(card, trump) is trump:
        return 16 if card.suit is trump else 15
    return card.rank


def _strength(card: Card, led: Card, trump: Suit) -> int:
    suit = _playing_suit(card, trump)
    if suit is trump:
        return 100 + _height(card, trump)
    return _height(card, trump) if suit is _playing_suit(led, trump) else _LOSES


SUIT_IN_PLAY: Final = tuple(tuple(_playing_suit(card, trump) for card in CARDS) for trump in TRUMPS)
"""``SUIT_IN_PLAY[trump][card]``: the suit a card belongs to once trump is made."""

SUIT_SET: Final = tuple(
    tuple(set_of(card for card in CARDS if SUIT_IN_PLAY[trump][card] is suit) for suit in TRUMPS) for trump in TRUMPS
)
"""``SUIT_SET[trump][suit]``: the set of cards that belong to a suit once trump is made."""

FOLLOWS: Final = tuple(tuple(SUIT_SET[trump][SUIT_IN_PLAY[trump][led]] for led in CARDS) for trump in TRUMPS)
"""``FOLLOWS[trump][led]``: the set of cards that follow suit to a card led."""

STRENGTH: Final = tuple(
    tuple(tuple(_strength(card, led, trump) for card in CARDS) for led in CARDS) for trump in TRUMPS
)
"""``STRENGTH[trump][led][card]``: larger wins the trick; -1 for a card that cannot win it."""

FREE: Final = tuple(1 << BENNY if trump is Suit.NO_TRUMP else 0 for trump in TRUMPS)
"""``FREE[trump]``: the set of cards that may always be played: the Benny, at no trump."""


def winner(trump: Suit, cards: tuple[Card, ...]) -> int:
    """The index of the winning card of a trick, 0 for the card led."""
    strength = STRENGTH[trump][cards[0]]
    best = highest = 0
    for index, card in enumerate(cards):
        if strength[card] > highest:
            best, highest = index, strength[card]
    return best


def suit_of(card: Card, trump: Suit | None) -> Suit | None:
    """The suit a card counts as; before trump is made the Benny has none.

    >>> suit_of(Card.parse("Jd"), Suit.HEARTS)
    <Suit.HEARTS: 2>
    """
    return card.suit if trump is None else SUIT_IN_PLAY[trump][card]


def is_left_bower(card: Card, trump: Suit | None) -> bool:
    """True for the jack of the same colour as trump."""
    return trump is not None and card.rank == JACK and card.suit is not trump and suit_of(card, trump) is trump


@lru_cache(4096)  # the same hand is sorted again and again
def display_order(cards: tuple[Card, ...] | CardSet, trump: Suit | None) -> tuple[Card, ...]:
    """A hand as people sort it: trumps first, then suits of alternating colour, high to low."""
    first = Suit.SPADES if trump is None or trump is Suit.NO_TRUMP else trump
    others = (Suit.SPADES, Suit.CLUBS) if first in (Suit.HEARTS, Suit.DIAMONDS) else (Suit.HEARTS, Suit.DIAMONDS)
    colours = (first, others[0], first.next, others[1])

    def key(card: Card) -> tuple[int, int]:
        suit = suit_of(card, trump)
        place = -1 if suit is None or suit is Suit.NO_TRUMP else colours.index(suit)
        return place, -(card.rank if trump is None else _height(card, trump))

    return tuple(sorted(cards, key=key))
