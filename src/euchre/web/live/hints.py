"""Hints: what the strongest player makes of a decision, for a person who plays with bots alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import lru_cache
from typing import Final

from euchre.bots.lineup.levels import STRONGEST_BOT
from euchre.core.view import View
from euchre.tables.effects import Advise
from euchre.tables.replies import Advice, Advised, Refused
from euchre.web.http.refusals import UNEXPECTED
from euchre.web.live.connection import Connection, unread
from euchre.web.live.hint_reply import advised
from euchre.web.thinking.bot_threads import BotThreads
from euchre.web.thinking.fair_queue import Payer
from euchre.web.worker.worker import Worker
from euchre.wording import Language

_LOG: Final = logging.getLogger("euchre.web")


class Hints:
    """The hints of one table. What is asked before the players are ready is answered when they are."""

    def __init__(self, worker: Worker) -> None:
        self._worker: Final = worker
        self._waiting: Final[dict[str, _Waiting]] = {}

    def give(self, connection: Connection, asked: Advise, *, stands: Callable[[], bool]) -> None:
        """Answer a hint that the table has allowed as soon as it is thought out, if it still `stands` before that.

        Meanwhile the connection's other messages are taken. Of several hints it waits for it gets the last one; asking
        again for the same decision begins no second thought.
        """
        waiting = self._waiting.get(connection.name)
        if waiting is not None and waiting.asked.seed == asked.seed and not waiting.task.done():
            waiting.asked = asked
            return
        self.forget(connection.name)
        waiting = self._waiting[connection.name] = _Waiting(asked)
        waiting.task = asyncio.create_task(self._give(connection, waiting, stands))

    def forget(self, connection: str) -> None:
        """A connection waits no more."""
        if waiting := self._waiting.pop(connection, None):
            waiting.task.cancel()

    async def _give(self, connection: Connection, waiting: _Waiting, stands: Callable[[], bool]) -> None:
        try:
            if not self._worker.lineup.can_play(STRONGEST_BOT):
                await self._worker.lineup.settled.wait()
            if stands():
                connection.send(await self._advice(connection, waiting))
        except Exception:  # noqa: BLE001 - whatever it is, the game goes on without this hint
            _LOG.exception("Could not give a hint")
            connection.send(unread(connection.words, UNEXPECTED, waiting.asked.id))

    async def _advice(self, connection: Connection, waiting: _Waiting) -> Advice | Refused:
        asked, language = waiting.asked, connection.reader.language
        if not self._worker.lineup.can_play(STRONGEST_BOT):
            return unread(connection.words, "hint/unable", asked.id)
        payer = Payer(connection.address, f"hints for {connection.guest}")
        threads = self._worker.bot_threads
        try:
            found = await threads.run(lambda: _choices(threads, asked.view, asked.seed, language), payer)
        except BrokenExecutor:  # the process that thought about it has died
            return unread(connection.words, "server/busy", waiting.asked.id)
        return Advice(id=waiting.asked.id, version=waiting.asked.version, choices=found)


class _Waiting:
    """The hint a connection waits for; `asked` is what it has asked last about this decision."""

    task: asyncio.Task[None]

    def __init__(self, asked: Advise) -> None:
        self.asked = asked


@lru_cache(maxsize=256)  # who asks again and again keeps nobody else's bots from thinking
def _choices(threads: BotThreads, view: View, seed: str, language: Language) -> tuple[Advised, ...]:
    return threads.call(advised, view, seed, language)
