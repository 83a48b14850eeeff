"""Writes the results of daily deals, each once, and has their decisions judged.

What is to be done follows from what is stored: the tables whose deal is over and that have no result, and the results
without a loss. So whatever a killed worker has left undone is made good by whichever worker looks next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from datetime import timedelta
from math import hypot
from typing import Any, Final

from euchre.daily.days import closes, first_open, parse_day
from euchre.daily.table import SEAT, result_of
from euchre.equity.stakes import POINT
from euchre.review.judgement import ReviewLevel
from euchre.store.database.errors import Unavailable
from euchre.store.rows.reviews import ReviewKey
from euchre.web.past.review_reply import deal_figures
from euchre.web.thinking.fair_queue import Payer
from euchre.web.worker.isolated import isolated
from euchre.web.worker.worker import Worker

LEVEL: Final[ReviewLevel] = "quick"
"""The depth at which the decisions of daily deals are judged."""
PERIOD: Final = 10.0
"""Seconds between two looks: what a worker has left undone that was killed waits no longer."""
_JUDGING: Final = 1.0
"""Seconds between two looks while decisions are being judged."""
_AT_ONCE: Final = 20
"""Tables whose decisions are judged at once."""
_DAYS: Final = 1
"""Days that are over and are looked at, besides those that are open somewhere."""
_DAYS_AT_FIRST: Final = 60
"""The same where a worker starts: perhaps none has run for long."""
_PAYER: Final = Payer("daily deals", "")


class Results:
    """The results of the days that are open, as far as this worker looks after them."""

    def __init__(self, worker: Worker) -> None:
        self._worker: Final = worker

    async def run(self) -> None:
        """Look at what is to be done whenever a deal has ended, and now and then; the first time further back."""
        days = _DAYS_AT_FIRST
        while True:
            waits = PERIOD
            with suppress(Unavailable):  # which the store writes down
                waits = _JUDGING if await self.settle(days) else PERIOD
                days = _DAYS
            with suppress(TimeoutError):
                await asyncio.wait_for(self._worker.daily_ended.wait(), waits)
            self._worker.daily_ended.clear()

    async def settle(self, days: int = _DAYS) -> bool:
        """Write what can be written of the last `days` that are over, and of those that are not.

        Returns True while decisions are still to be judged.
        """
        store = self._worker.store.daily
        since = first_open(self._worker.clock()) - timedelta(days=days)
        for table in await store.unwritten(since):
            in_time = table.ended < closes(parse_day(table.day))  # or its seed was public already
            await self._isolated(self._finish(table.id) if in_time else store.drop(table.id))
        unjudged = await store.unjudged(since, most=_AT_ONCE)
        await asyncio.gather(*(self._isolated(self._judge(table)) for table in unjudged))
        return bool(unjudged)

    async def _isolated(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something about one table; whatever goes wrong there, the others go on, and it is tried again."""
        with isolated(self._worker.log_throttle, "daily deals", "The result of a daily deal"):
            await work

    async def _finish(self, table: str) -> None:
        entry = await self._worker.store.matches.entry(table, 1)
        if entry is not None:
            result = result_of(await self._worker.past_matches.record(entry, _PAYER))
            if result is not None:
                await self._worker.store.daily.finish(table, result)

    async def _judge(self, table: str) -> None:
        """Write the loss of a table whose review is there, or have it reviewed."""
        key, store = ReviewKey(table, 1, LEVEL), self._worker.store
        reviewed = deal_figures(await store.reviews.figures(key))
        if reviewed:
            decisions = [decision for decision in reviewed[0].decisions if decision.seat == SEAT]
            loss, error = sum(one.loss for one in decisions), hypot(*(one.error for one in decisions))
            await store.daily.judge(table, loss / POINT, error / POINT)
            return
        entry, begun = await store.matches.entry(table, 1), await store.reviews.read(key)
        if entry is None:
            return
        if begun is None:
            await self._worker.reviews.begin(entry, LEVEL, _PAYER, lambda: None)
        else:
            await self._worker.reviews.go_on(entry, LEVEL, _PAYER)
