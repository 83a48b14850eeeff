"""Reads what other workers did, as soon as they say so, and now and then by itself."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Protocol

from euchre.web.worker.worker import Worker


class Follower(Protocol):
    """A cache of stored values that follows the store, such as all tables."""

    async def follow(self, of: str, version: int) -> None:
        """Read what has this id, if it is here, up to a version, or again from the start if that is `CHANGED`."""

    async def look(self) -> None:
        """Read whatever has gone on in the store."""


async def follow_news(worker: Worker, *followers: Follower) -> None:
    """Read what other workers changed."""
    async for of, version in worker.notifier.news():
        for follower in followers:
            await follower.follow(of, version)


async def poll(worker: Worker, *followers: Follower) -> None:
    """Look into the store now and then while there are others, and at once when their news may have been lost."""
    missed = worker.notifier.missed
    while True:
        with suppress(TimeoutError):
            async with asyncio.timeout(worker.settings.poll):
                await missed.wait()
        if missed.is_set() or not worker.alone:
            missed.clear()
            for follower in followers:
                await follower.look()
