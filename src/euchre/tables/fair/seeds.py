"""The fair deal: every draw and shuffle of a match follows from bytes that nobody could choose alone.

The server promises a seed before it sees what the players add, and the players promise what they add before any of it
is shown. From all of that comes one key, and from the key every card. docs/fair-deal.md gives the exact definition, for
people who want to check it with a program of their own.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import count
from struct import unpack
from typing import Any, Final

from euchre.core.actions import Action
from euchre.core.errors import EuchreError
from euchre.core.shuffle import chance
from euchre.core.state import State

SIZE: Final = 32
"""Bytes of a seed, a contribution and a key."""
_WORDS: Final = 1 << 32


def promise(secret: bytes) -> str:
    """The promise of 32 secret bytes, made before they are shown: their SHA-256, in hexadecimal."""
    return sha256(_whole(secret)).hexdigest()


def match_seed(root: bytes, match: int, attempt: int) -> bytes:
    """The server's seed for a match of a table and an attempt at its ceremony, both counted from 1.

    `root` is the table's secret; a seed that is shown tells nothing about it or about the other seeds.
    """
    return _hmac(_whole(root), f"euchre 1 match {match} attempt {attempt}")


def round_seed(root: bytes, number: int, attempt: int) -> bytes:
    """The server's seed for a round of an evening and an attempt at its ceremony; `root` is the evening's secret."""
    return _hmac(_whole(root), f"euchre 1 round {number} attempt {attempt}")


def deal_key(seed: bytes, contributions: Sequence[bytes | None]) -> bytes:
    """The key of a match or a round: the server's seed, and what each seat or entrant added, None for nothing."""
    lines = ("-" if added is None else _whole(added).hex() for added in contributions)
    return _hmac(_whole(seed), "".join(f"{line}\n" for line in lines))


def key_of(seed: str, contributions: Iterable[str | None]) -> bytes:
    """The same key, all in hexadecimal."""
    return deal_key(bytes.fromhex(seed), tuple(None if text is None else bytes.fromhex(text) for text in contributions))


def chance_of(state: State, key: bytes, index: int) -> Action:
    """The action of chance in a state, `index` being how many draws and deals the match has had so far."""
    return chance(state, FairRng(key, index))


class FairRng:
    """The random numbers of one draw or deal, from HMAC-SHA256: the same in every programming language."""

    __slots__ = ("_words",)

    def __init__(self, key: bytes, index: int) -> None:
        self._words = _stream(_whole(key), index)

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to `stop` - 1, each equally likely (`stop` from 1 to 2**32).

        Words from the incomplete last run of `stop` numbers are passed over: they would favour the low ones.
        """
        if not 0 < stop <= _WORDS:
            raise ValueError(stop)
        fair = _WORDS - _WORDS % stop
        while (word := next(self._words)) >= fair:
            pass
        return word % stop

    def shuffle(self, cards: list[Any], /) -> None:
        """Put a list in random order, each order equally likely: Fisher and Yates's way, from the end."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.randrange(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


def _stream(key: bytes, index: int) -> Iterator[int]:
    for block in count():
        yield from unpack(">8I", _hmac(key, f"euchre 1 chance {index} block {block}"))


def _hmac(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode("ascii"), "sha256")


def _whole(secret: bytes) -> bytes:
    """Make sure that no byte of a secret was lost on the way."""
    if len(secret) != SIZE:
        raise EuchreError("fair/size", f"Seeds and contributions are {SIZE} bytes long, and this one is {len(secret)}.")
    return secret
