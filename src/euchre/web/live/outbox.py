"""Replies waiting for one client; only the newest `Now` is kept, with the news of earlier ones."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from euchre.tables.replies import News, Now, Picture, Reply

MOST_ANSWERS: Final = 64
"""Answers to a client's own messages that may wait; it asks for no more than it reads."""
MOST_NEWS: Final = 64
"""News that may wait; of more than that the oldest are forgotten, for every `Now` is complete without them."""


class Full(Exception):
    """The client asks and asks, and does not read the answers."""


class Outbox:
    """Replies in the order in which they are to leave: answers first, then how the table stands."""

    def __init__(self) -> None:
        self._answers: list[Reply] = []
        self._now: Now | None = None
        self._waiting: Final = asyncio.Event()
        self._last_sent = -math.inf
        """The time the client was last told the state of the table, by the clock that never steps back."""

    def put(self, reply: Reply) -> None:
        """Let a reply wait. Raises `Full`."""
        if isinstance(reply, Now):
            if self._now is not None:
                self._now = merged(self._now, reply)
                return  # one waits already: nobody is woken
            self._now = reply
        elif len(self._answers) >= MOST_ANSWERS:
            raise Full
        else:
            self._answers.append(reply)
        self._waiting.set()

    async def take(self, pause: Callable[[], float] = lambda: 0.0) -> list[Reply]:
        """Wait for replies and take them all. Two `Now` are at least `pause` seconds apart, asked for each time."""
        while True:
            await self._waiting.wait()
            left = self._last_sent + pause() - time.monotonic()
            if self._answers or left <= 0:
                return self._taken(with_now=left <= 0)
            self._waiting.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._waiting.wait()  # for an answer
            self._waiting.set()

    def rest(self) -> list[Reply]:
        """Take the replies that wait, perhaps none."""
        return self._taken(with_now=True)

    def _taken(self, *, with_now: bool) -> list[Reply]:
        replies, self._answers = self._answers, []
        if with_now and self._now is not None:
            replies.append(self._now)
            self._now, self._last_sent = None, time.monotonic()
        if self._now is None:
            self._waiting.clear()
        return replies


def merged(earlier: Now, later: Now) -> Now:
    """The later `Now`, with the news of both: earlier news keep the picture they came with."""
    news = (*_with_picture(earlier.news, earlier.picture), *later.news)
    return msgspec.structs.replace(later, news=news[-MOST_NEWS:])


def _with_picture(news: tuple[News, ...], picture: Picture | None) -> tuple[News, ...]:
    if not news or news[-1].after is not None:
        return news
    return (*news[:-1], msgspec.structs.replace(news[-1], after=picture))
