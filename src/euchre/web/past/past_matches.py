"""Reads finished matches; each is written once, when it ends."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, TypeVar

from euchre.core.errors import EuchreError
from euchre.record.log import parse_log
from euchre.record.match_record import MatchRecord
from euchre.record.outcome import MatchOutcome
from euchre.store.database.errors import Unavailable
from euchre.store.rows.archive import archived, log_in, outcome_in
from euchre.store.rows.records import MatchKey, StoredMatch
from euchre.store.store import Store
from euchre.tables.history import PlayedMatch, matches_in, played
from euchre.tables.match_entry import MatchEntry
from euchre.tables.table import Table
from euchre.web.http.refusals import Denied
from euchre.web.thinking.fair_queue import FairQueue, Payer

_LOG: Final = logging.getLogger("euchre.web")
_Found = TypeVar("_Found")
_ENDED: Final = "matches that ended"
"""The payer for matches that ended: they take turns with those who ask for past matches."""
_READ: Final = 8
"""The number of records that stay in memory: a reader asks for one part of a record after the other."""


class PastMatches:
    """Works on past matches one after the other, in turns of those who ask for them; no bot waits for that."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._queue: Final = FairQueue("past games", 1)
        self._writing: Final[dict[str, asyncio.Task[None]]] = {}
        self._read: Final[OrderedDict[bytes, MatchRecord]] = OrderedDict()
        """The records in memory, by the logs as they are stored."""

    async def run(self, work: Callable[[], _Found], payer: Payer) -> _Found:
        """Have something about past matches worked out."""
        return await self._queue.run(work, payer)

    def put(self, table: Table) -> None:
        """Have the match of a table that has just ended written soon; without that it is when it is first asked for."""
        task = asyncio.create_task(self._put(table))
        self._writing[table.id] = task
        task.add_done_callback(lambda _: self._writing.pop(table.id, None))

    async def log(self, entry: MatchEntry, payer: Payer) -> str:
        """The log of a match that is over. Raises `Denied` if its table knows nothing of it."""
        return log_in(await self.stored(entry, payer))

    async def record(self, entry: MatchEntry, payer: Payer) -> MatchRecord:
        """The record of a match that is over. Raises `Denied` if its table knows nothing of it."""
        stored = await self.stored(entry, payer)  # it may have changed: a guest can be taken out of their games
        if stored not in self._read:
            self._read[stored] = await self.run(lambda: parse_log(log_in(stored)), payer)
            if len(self._read) > _READ:
                self._read.popitem(last=False)
        self._read.move_to_end(stored)
        return self._read[stored]

    async def outcomes(self, entries: Iterable[MatchEntry], payer: Payer) -> dict[MatchKey, MatchOutcome]:
        """The statistics of these matches."""
        wanted = sorted({(entry.table, entry.match) for entry in entries})
        stored = await self._store.records.outcomes(wanted)
        for table in sorted({table for table, _ in set(wanted) - stored.keys()}):
            stored |= {(table, one.match): one.outcome for one in await self._read_again(table, payer)}
        kept = [match for match in wanted if match in stored]
        return await self.run(lambda: {match: outcome_in(stored[match]) for match in kept}, payer)

    def close(self) -> None:
        """Take no more work; what is running ends, and its result is dropped."""
        self._queue.close()
        for task in self._writing.values():
            task.cancel()

    async def stored(self, entry: MatchEntry, payer: Payer) -> bytes:
        """The log as it is stored, a tenth as long. Raises `Denied` if its table knows nothing of it."""
        if task := self._writing.get(entry.table):
            await asyncio.wait([task])
        stored = await self._store.records.log(entry.table, entry.match)
        if stored is None:
            again = {one.match: one.log for one in await self._read_again(entry.table, payer)}
            stored = again.get(entry.match)
        if stored is None:
            raise Denied("game/unknown", "There is no such match at this table.", status=404)
        return stored

    async def _put(self, table: Table) -> None:
        try:
            await self._write(table.id, played(table), Payer(_ENDED, table.id))
        except Unavailable:
            pass  # which the store writes down
        except EuchreError as problem:
            _LOG.warning("Could not keep a match that ended: %s", problem)

    async def _read_again(self, table: str, payer: Payer) -> list[StoredMatch]:
        """Read all finished matches of a table from its events, and store them."""
        events = await self._store.streams.events(table)
        found = await self.run(partial(matches_in, events), payer) if events else ()
        return await self._write(table, [one for one in found if one.ended is not None], payer)

    async def _write(self, table: str, matches: Iterable[PlayedMatch], payer: Payer) -> list[StoredMatch]:
        records = [
            StoredMatch(table, match.match, *await self.run(partial(archived, match.record), payer), match.guests)
            for match in matches
        ]
        await self._store.records.save(records)
        return records
