"""The seeds of the daily deals: a chain of hashes, so that no day's seed can be chosen once the first is known.

The SHA-256 of each day's seed is the seed of the day before. The value before a chain's first day, its anchor, is
published before the chain begins; a seed once its day is over everywhere. docs/daily.md checks them in a few lines.
Who keeps the last seed of a chain knows all its days: the operator of a server could look.
"""

from __future__ import annotations

import hmac
from datetime import date, timedelta
from hashlib import sha256
from typing import Final, NamedTuple

from euchre.core.errors import EuchreError

LENGTH: Final = 400
"""The days of a chain."""
_EPOCH: Final = date(2026, 11, 1)
"""The first day of the first chain."""


def first_day(day: date) -> date:
    """The first day of the chain that a day belongs to. Raises `EuchreError` for days before all chains."""
    if day < _EPOCH:
        raise EuchreError("daily/before", f"The first daily deals were those of {_EPOCH}.", first=str(_EPOCH))
    return day - timedelta(days=(day - _EPOCH).days % LENGTH)


class Chain(NamedTuple):
    """A chain, secret included."""

    first: date
    """Its first day."""
    last: bytes
    """The seed of its last day, 32 bytes, drawn at random."""

    @property
    def anchor(self) -> bytes:
        """The value published before the first day: the SHA-256 of the first seed."""
        return _hashed(self.last, LENGTH)

    def seed(self, day: date) -> bytes:
        """The seed of one of its days. Raises `ValueError` for any other."""
        number = (day - self.first).days
        if not 0 <= number < LENGTH:
            raise ValueError(day)
        return _hashed(self.last, LENGTH - 1 - number)


def deal_seed(seed: bytes, number: int) -> bytes:
    """The seed of a deal of the day with this seed; `number` counts from 1. It tells nothing about the other deals."""
    return hmac.digest(seed, f"euchre 1 daily deal {number}".encode(), "sha256")


def _hashed(value: bytes, times: int) -> bytes:
    for _ in range(times):
        value = sha256(value).digest()
    return value
