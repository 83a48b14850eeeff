"""A hand as the solver holds it: five lanes of twelve bits, the trumps on top, so that a larger bit is a better card.

Sets of cards elsewhere are 33 bits, a byte for each printed suit, whatever trump is. Here a card's place
depends on trump: lane 4 holds the trumps in their order, the Benny and the bowers among them; lane 3 the other suit
of the same colour (next); lanes 2 and 1 the suits of the other colour; lane 0 is empty. At no trump lane 4 is the
Benny's own and lanes 3 to 0 are the four suits. Within a lane the card that beats another has the higher bit.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.core.cards import BENNY, CARDS, JACK, Card, Suit, cards_in
from euchre.core.trump import SUIT_IN_PLAY, TRUMPS, is_left_bower

Cards = np.uint64
"""A set of cards in compiled code; one card is a set of one."""
Sets = NDArray[np.uint64]
"""Several sets of cards."""
LANE: Final = 12
"""Bits a lane."""
LANES: Final = 5
TRUMP_LANE: Final = 4
NEXT_LANE: Final = 3
"""The other suit of the colour of trump."""
LANE_MASK: Final = (1 << LANE) - 1
TRUMP_MASK: Final = LANE_MASK << (TRUMP_LANE * LANE)
LEFT, RIGHT, BEST = 8, 9, 10
"""The places of the left bower, the right bower and the Benny in the trump lane; 7 is 0, 8 is 1 ... the ace is 7."""


def lane_of(suit: Suit, trump: Suit) -> int:
    """The lane of a suit in play, 0..4."""
    if suit is trump:
        return TRUMP_LANE
    if trump is Suit.NO_TRUMP:
        return int(suit)
    if suit is trump.next:
        return NEXT_LANE
    return 2 if suit > suit.next else 1


def place(card: Card, trump: Suit) -> int:
    """The bit (0..59) of a card."""
    lane = lane_of(SUIT_IN_PLAY[trump][card], trump)
    if card == BENNY:
        height = BEST
    elif is_left_bower(card, trump):
        height = LEFT
    elif card.rank == JACK and card.suit is trump:
        height = RIGHT
    else:
        height = card.rank - 7
    return lane * LANE + height


PLACE: Final = np.array([[place(card, trump) for card in CARDS] for trump in TRUMPS], dtype=np.int64)
"""``PLACE[trump, card]``: the bit of a card."""

_BITS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(1 << bit for bit in row) for row in PLACE.tolist())
_CARDS: Final[tuple[dict[int, Card], ...]] = tuple(dict(zip(row, CARDS, strict=True)) for row in _BITS)


def to_lane(card: Card, trump: Suit) -> int:
    """A card as a set of one, in lanes."""
    return _BITS[trump][card]


def from_lane(one: int, trump: Suit) -> Card:
    """The card of a set of one, in lanes."""
    return _CARDS[trump][one]


def to_lanes(hand: int, trump: Suit) -> int:
    """A set of cards as lanes.

    >>> from euchre.core.cards import parse_cards, set_of
    >>> bin(to_lanes(set_of(parse_cards("Jh Jd 9h")), Suit.HEARTS) >> TRUMP_LANE * LANE)
    '0b1100000100'
    """
    bits = _BITS[trump]
    return sum(bits[card] for card in cards_in(hand))
