"""The card of a person: a code of four groups on paper, with which they are known again on any device."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

from euchre.people.letters import ALPHABET, BITS, grouped, letters_in

GROUPS: Final = 4
EACH: Final = 7
"""Letters of a group."""
_LENGTH: Final = GROUPS * EACH
SIZE: Final = 18
"""Random bytes of a card; 140 of their bits are used."""


class NewCard(NamedTuple):
    """A new card: the code for its holder, and the digest that is kept."""

    code: str
    digest: bytes


def new_card(random: bytes) -> NewCard:
    """The card made from `SIZE` random bytes.

    >>> new_card(bytes(SIZE)).code, new_card(SIZE * bytes([255])).code
    ('0000000-0000000-0000000-0000000', 'ZZZZZZZ-ZZZZZZZ-ZZZZZZZ-ZZZZZZZ')
    """
    if len(random) != SIZE:
        raise ValueError(f"a card is made of {SIZE} bytes")
    number = int.from_bytes(random)
    plain = "".join(ALPHABET[number >> BITS * place & 2**BITS - 1] for place in range(_LENGTH))
    return NewCard(grouped(plain, EACH), _digest(plain))


def card_digest(text: str) -> bytes | None:
    """The SHA-256 of the code that somebody typed, by which a card is found; None if it cannot be a code.

    A code has too many bits to be tried, so that a slow hash with a salt would make nothing safer.

    >>> card_digest("ooooooo 1111111 abcdefg zzzzzzz") == card_digest("0000000-IIIIIII-ABCDEFG-zzzzzzz")
    True
    >>> card_digest("K7QM-2XDP") is None
    True
    """
    plain = letters_in(text, _LENGTH)
    return None if plain is None else _digest(plain)


def _digest(plain: str) -> bytes:
    return sha256(plain.encode()).digest()
