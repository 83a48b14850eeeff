"""What waits to be sent to one client. It never grows: only the newest `Now` stays, with the news of the others."""

from __future__ import annotations

import asyncio
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

    def put(self, reply: Reply) -> None:
        """Let a reply wait. Raises `Full`."""
        if isinstance(reply, Now):
            self._now = reply if self._now is None else merged(self._now, reply)
        elif len(self._answers) >= MOST_ANSWERS:
            raise Full
        else:
            self._answers.append(reply)
        self._waiting.set()

    async def take(self) -> list[Reply]:
        """Everything that waits; never nothing."""
        await self._waiting.wait()
        return self.rest()

    def rest(self) -> list[Reply]:
        """Everything that waits, perhaps nothing."""
        replies, self._answers = self._answers, []
        if self._now is not None:
            replies.append(self._now)
            self._now = None
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
