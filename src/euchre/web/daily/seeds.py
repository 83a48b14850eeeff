"""The seeds of the daily deals, as one worker has them in memory."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

import msgspec

from euchre.daily.chain import LENGTH, Chain, first_day
from euchre.daily.days import first_open
from euchre.store.store import Store


class PublishedChain(msgspec.Struct, frozen=True, kw_only=True):
    """The public part of a chain of seeds; values are 32 bytes in hexadecimal."""

    first: str
    """Its first day, such as ``2026-11-01``."""
    days: int
    anchor: str
    """The SHA-256 of the seed of the first day."""
    last: str | None
    """The latest day that is over everywhere; None before there is one."""
    seed: str | None
    """The seed of that day: that of each day before it is its SHA-256, and so on."""


class Seeds:
    """Looks the seeds up; a chain that is not drawn yet is drawn."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._chains: Final[dict[date, Chain]] = {}

    async def of(self, day: date) -> bytes:
        """The seed of a day. Raises `EuchreError` for days before the first."""
        return (await self._chain(day)).seed(day)

    async def published(self, now: float) -> tuple[PublishedChain, ...]:
        """The chain of now, a time in unix seconds, and the one that follows, whose anchor is known long before."""
        over = first_open(now) - timedelta(days=1)
        chain = await self._chain(over + timedelta(days=1))
        following = await self._chain(chain.first + timedelta(days=LENGTH))
        return _published(chain, over), _published(following, over)

    async def _chain(self, day: date) -> Chain:
        first = first_day(day)
        if first not in self._chains:
            self._chains[first] = await self._store.chains.read(first)
        return self._chains[first]


def _published(chain: Chain, over: date) -> PublishedChain:
    begun = over >= chain.first
    return PublishedChain(
        first=str(chain.first),
        days=LENGTH,
        anchor=chain.anchor.hex(),
        last=str(over) if begun else None,
        seed=chain.seed(over).hex() if begun else None,
    )
