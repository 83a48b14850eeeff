"""The pack: suits, ranks, cards, and sets of cards.

A card is a small integer, ``suit * 8 + rank - 7``, so that a suit is one byte of a 33-bit set
and the Benny is bit 32. A set of cards is an `int` with one bit for each card, which makes hands cheap to share, to
compare and to hash; where people see it, it is a `CardSet`, which prints as cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import IntEnum
from functools import partial
from typing import Final, NoReturn, Self, TypeVar

from euchre.core.errors import ParseError

_Item = TypeVar("_Item")


class Suit(IntEnum):
    """The four suits, and "no trump", which may be named in place of one."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    NO_TRUMP = 4

    @property
    def letter(self) -> str:
        """The letter of the suit in notation: c d h s, and n for no trump."""
        return "cdhsn"[self]

    @property
    def symbol(self) -> str:
        """The pip as printed on the card."""
        return ("♣", "♦", "♥", "♠", "NT")[self]

    @property
    def next(self) -> Suit:
        """The other suit of the same colour, home of the Left Bower (no trump has none)."""
        return self if self is Suit.NO_TRUMP else Suit(3 - self)

    def __bool__(self) -> bool:
        return True

    def __str__(self) -> str:
        return self.name.lower().replace("_", " ")

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read a suit as people write it.

        >>> Suit.parse("h"), Suit.parse("Spades"), Suit.parse("no trump")
        (<Suit.HEARTS: 2>, <Suit.SPADES: 3>, <Suit.NO_TRUMP: 4>)

        Raises `ParseError` for anything else.
        """
        word = text.strip().lower().replace("-", " ").replace("_", " ")
        for suit in cls:
            if word in (suit.letter, str(suit), str(suit).removesuffix("s"), suit.symbol.lower()):
                return suit
        given = repr(text[:20])
        raise ParseError("suit/unknown", f"{given} is not a suit: write c, d, h, s, or n for no trump.", given=given)


SUITS: Final = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)

RANKS: Final = "789TJQKA"
JACK: Final = 11
ACE: Final = 14
"""Ranks are numbers: 7 to 10 as printed, then jack 11, queen 12, king 13, ace 14."""

_BENNY: Final = 32
_NAMES: Final = (*(rank + suit.letter for suit in SUITS for rank in RANKS), "B")


class Card(int):
    """A card of the pack, by its number (0..32) or its text.

    >>> jack = Card("Jh")
    >>> jack.suit, jack.rank, str(jack)
    (<Suit.HEARTS: 2>, 11, 'Jh')
    """

    __slots__ = ()

    def __new__(cls, card: int | str) -> Self:
        """The card of a number or of a text."""
        return super().__new__(cls, cls.parse(card) if isinstance(card, str) else card)

    def __bool__(self) -> bool:
        return True

    @property
    def suit(self) -> Suit | None:
        """The printed suit; the Benny has none (the two of spades standing in is no spade)."""
        return None if self == _BENNY else SUITS[self >> 3]

    @property
    def rank(self) -> int:
        """7..14, jack 11, ace 14; the Benny is 15."""
        return 15 if self == _BENNY else (self & 7) + 7

    def __str__(self) -> str:
        return _NAMES[self]

    def __repr__(self) -> str:
        return f"Card({_NAMES[self]!r})"

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card: rank and suit, ``9h``, ``Td`` or ``10d``, ``N`` for a nine, ``J♥``; ``B`` is the Benny.

        Raises `ParseError` for anything else.
        """
        card = _BY_NAME.get(text.strip().lower())
        if card is None:
            given = repr(text[:20])
            sentence = f"{given} is not a card: write a rank and a suit, such as 9h or Js."
            raise ParseError("card/unknown", sentence, given=given)
        return card


CARDS: Final = tuple(Card(index) for index in range(33))
"""The cards, sevens and the Benny included, in the order of their numbers."""

BENNY: Final = CARDS[_BENNY]
"""The Best Bower: the joker, or the two of spades standing in for it."""

_ALL: Final = (1 << len(CARDS)) - 1


def card_of(suit: Suit, rank: int) -> Card:
    """The card of a suit and a rank (7..14)."""
    return CARDS[suit * 8 + rank - 7]


_RANKS_AS_WRITTEN: Final = (*enumerate(RANKS.lower(), 7), (9, "n"), (10, "10"))
_BY_NAME: Final = {
    **{
        f"{written}{mark}": card_of(suit, rank)
        for suit in SUITS
        for mark in (suit.letter, suit.symbol)
        for rank, written in _RANKS_AS_WRITTEN
    },
    **dict.fromkeys(("b", "joker", "benny", "2s", "2♠"), BENNY),
}


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read several cards separated by spaces.

    >>> [str(card) for card in parse_cards("9h Td B")]
    ['9h', 'Td', 'B']
    """
    return tuple(map(Card.parse, text.split()))


def format_cards(cards: Iterable[Card]) -> str:
    """Write cards with a space between them."""
    return " ".join(map(str, cards))


def set_of(cards: Iterable[Card]) -> int:
    """The set (one bit for each card) that holds these cards."""
    members = 0
    for card in cards:
        members |= 1 << card
    return members


def byte_tables(per_card: Sequence[_Item]) -> tuple[tuple[tuple[_Item, ...], ...], ...]:
    """``[suit][byte]``: for each byte of a set, the items of its cards; `per_card` has one for each card of a suit."""
    return tuple(
        tuple(tuple(per_card[8 * suit + bit] for bit in range(8) if byte >> bit & 1) for byte in range(256))
        for suit in SUITS
    )


_BYTES: Final = byte_tables(CARDS)


def cards_in(members: int) -> tuple[Card, ...]:
    """The cards of a set, clubs first and low to high, the Benny last."""
    clubs, diamonds, hearts, spades = _BYTES
    plain = clubs[members & 255] + diamonds[members >> 8 & 255] + hearts[members >> 16 & 255]
    plain += spades[members >> 24 & 255]
    return (*plain, BENNY) if members >> 32 else plain


class CardSet(int):
    """A set of cards, by the number that has one bit for each, or by its text; it is that number, too.

    The operators ``| & - ^ ~`` are those of sets, with a plain number on either side as well: ``cards - 1`` takes away
    the seven of clubs, and ``~cards`` is all 33 cards but these. For arithmetic on the bits, take ``int(cards)``.

    >>> hand = CardSet("Jh Jd 9h")
    >>> len(hand), Card("Jd") in hand, [str(card) for card in hand]
    (3, True, ['Jd', '9h', 'Jh'])
    >>> hand | CardSet("B"), hand - CardSet("9h")
    (CardSet('Jd 9h Jh B'), CardSet('Jd Jh'))
    """

    __slots__ = ()

    def __new__(cls, cards: int | str = 0) -> Self:
        """The set of a number or of a text."""
        return super().__new__(cls, set_of(parse_cards(cards)) if isinstance(cards, str) else cards)

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Self:
        """The set of these cards."""
        return cls(set_of(cards))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read cards separated by spaces. Raises `ParseError` for what is no card."""
        return cls.of(parse_cards(text))

    def __len__(self) -> int:
        return self.bit_count()

    def __iter__(self) -> Iterator[Card]:
        return iter(cards_in(self))

    def __contains__(self, card: Card | None) -> bool:
        return card is not None and bool(self >> card & 1)

    def __or__(self, other: int) -> CardSet:
        return card_set(int.__or__(self, other))

    def __and__(self, other: int) -> CardSet:
        return card_set(int.__and__(self, other))

    def __xor__(self, other: int) -> CardSet:
        return card_set(int.__xor__(self, other))

    __ror__, __rand__, __rxor__ = __or__, __and__, __xor__

    def __sub__(self, other: int) -> CardSet:
        return card_set(int.__and__(self, ~other))

    def __rsub__(self, other: int) -> CardSet:
        return card_set(other & ~self)

    def __invert__(self) -> CardSet:
        return card_set(_ALL & int.__invert__(self))

    def __add__(self, other: int) -> NoReturn:
        raise TypeError("Sets of cards are joined with |, not with +. For arithmetic on the bits, take int(cards).")

    __radd__ = __add__

    def __str__(self) -> str:
        return format_cards(self)

    def __repr__(self) -> str:
        return f"CardSet({format_cards(self)!r})"


card_set: Final[Callable[[int], CardSet]] = partial(int.__new__, CardSet)
"""The set of a number, without asking whether it is a text: one is made for every view."""
