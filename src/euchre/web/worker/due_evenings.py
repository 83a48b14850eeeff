"""Evenings whose live tables are to be looked at, since something has happened there."""

from __future__ import annotations

import asyncio
from typing import Final


class DueEvenings:
    """The ids of evenings, each once, until somebody takes them all."""

    def __init__(self) -> None:
        self._ids: set[str] = set()
        self._some: Final = asyncio.Event()

    def put(self, evening_id: str) -> None:
        """Have the live tables of an evening looked at soon."""
        self._ids.add(evening_id)
        self._some.set()

    async def take(self) -> frozenset[str]:
        """Wait for some, and take all there are."""
        await self._some.wait()
        self._some.clear()
        found, self._ids = frozenset(self._ids), set()
        return found
