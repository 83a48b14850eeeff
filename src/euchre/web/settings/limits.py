"""How much one guest, or one address, may ask for: so many at once, and so many a second after that."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

_MOST_NAMES: Final = 20_000
"""Guests or addresses that are remembered; whoever was quiet longest is forgotten, with a full bucket."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """`burst` at once, and `rate` a second from then on."""

    burst: int
    rate: float


class Bucket:
    """A token bucket: full with `burst` at first, it refills at `rate` a second, and `take` takes from it."""

    def __init__(
        self,
        allowance: Allowance,
        clock: Callable[[], float] = time.monotonic,
        on_take: Callable[[float], None] | None = None,
    ) -> None:
        self._allowance: Final = allowance
        self._clock: Final = clock
        self._on_take: Final = on_take
        self._left = float(allowance.burst)
        self._at = clock()

    def take(self, amount: float = 1.0) -> bool:
        """Take an amount; False, and nothing is taken, if less is left."""
        if not self.has(amount):
            return False
        self._left -= amount
        if self._on_take is not None:
            self._on_take(amount)
        return True

    def lose(self, amount: float) -> None:
        """Note an amount taken elsewhere: less than nothing may be left, but no lower than it was ever high."""
        self.has()
        self._left = max(-float(self._allowance.burst), self._left - amount)

    def has(self, amount: float = 1.0) -> bool:
        """Whether the amount is left."""
        now = self._clock()
        self._left = min(self._allowance.burst, self._left + (now - self._at) * self._allowance.rate)
        self._at = now
        return self._left >= amount


def take_all(buckets: Sequence[Bucket], amount: float = 1.0) -> bool:
    """Take an amount from every bucket; False, and nothing is taken, if one has less."""
    if not all(bucket.has(amount) for bucket in buckets):
        return False
    for bucket in buckets:
        bucket.take(amount)
    return True


class Buckets:
    """An allowance for each of many names. `on_take` is called with the name and how much it took."""

    def __init__(
        self,
        allowance: Allowance,
        clock: Callable[[], float] = time.monotonic,
        on_take: Callable[[str, float], None] | None = None,
    ) -> None:
        self._allowance: Final = allowance
        self._clock: Final = clock
        self._on_take: Final = on_take
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def of(self, name: str) -> Bucket:
        """The bucket of one name."""
        bucket = self._buckets.pop(name, None) or self._new(name)
        self._buckets[name] = bucket
        if len(self._buckets) > _MOST_NAMES:
            self._buckets.popitem(last=False)
        return bucket

    def _new(self, name: str) -> Bucket:
        return Bucket(self._allowance, self._clock, None if self._on_take is None else partial(self._on_take, name))
