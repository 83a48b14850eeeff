"""The tables that a guest may join, and the one that suits them best."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Final

import msgspec

from euchre.core import law
from euchre.core.rules import Rules
from euchre.store.rows.listed_tables import ListedRow
from euchre.tables.inputs import Joined, Left
from euchre.tables.messages import ClockKind, Pace
from euchre.web.live.rooms import Rooms
from euchre.web.worker.cached import Cached
from euchre.web.worker.worker import Worker

_MOST_OWN: Final = 5
"""The latest unfinished matches of a guest that are looked at for one with people."""
MOST_SHOWN: Final = 50
"""The tables that somebody is told of: nobody looks through more."""
_FRESH: Final = 1.0
"""Seconds for which the list is not read again: everybody on the home page asks for it."""


class ListedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the list, as strangers are told of it."""

    code: str
    rules: str
    players: int
    """The number of seats."""
    pace: Pace
    clock: ClockKind
    seconds: int
    """The seconds of the clock."""
    names: tuple[str, ...]
    """The people who sit there; bots have the other seats."""
    free: int
    """The number of seats that anybody may take."""
    begun: bool
    """A match is under way; otherwise people gather for one."""
    minutes: int
    """The minutes since it was put into the list."""
    mine: bool
    """The guest who asks sits there."""


class Lobby:
    """The list of tables to join, as one worker has it in memory."""

    def __init__(self, worker: Worker, rooms: Rooms) -> None:
        self._worker: Final = worker
        self._rooms: Final = rooms
        self._tables: Final = Cached[tuple[ListedRow, ...]](worker.steady, seconds=_FRESH)

    async def listed(self, guest: str | None) -> list[ListedTable]:
        """The tables that a guest may join, their own first, then those that have waited longest."""
        now = self._worker.clock()
        tables = await self._for(guest, await self._tables.get(self._read_tables))
        tables.sort(key=lambda table: guest not in table.entry.guests)
        return [_listed(table, guest, now) for table in tables[:MOST_SHOWN]]

    async def join(self, guest: str, name: str, rules: Collection[str], pace: Pace | None) -> str | None:
        """Seat a guest at the most suitable table, and return its code; None where none suits.

        `rules` are those they accept, as texts; a `pace` of None is any.
        """
        own = await self._own(guest, rules, pace)
        if own is not None:
            return own
        tables = await self._read_tables(guest, rules)
        for table in suitable(await self._for(guest, tables), rules, pace):
            if await self._take_seat(table, tables, guest, name):
                return table.code
        return None

    async def _own(self, guest: str, rules: Collection[str], pace: Pace | None) -> str | None:
        """The code of a suitable table where a guest has a seat already, though nobody may be there; or None."""
        unfinished = await self._worker.store.matches.unfinished(guest, most=_MOST_OWN)
        for entry in (entry for entry in unfinished if entry.rules in rules):
            room = await self._rooms.of(entry.table)
            if room is not None and room.table.terms.listed and pace in (None, room.table.terms.pace):
                return entry.code
        return None

    async def join_table(self, guest: str, name: str, code: str) -> bool:
        """Take a seat for a guest at the table with a code; False where none is free for them, or it is not listed.

        True also where they sit there already: with the last seat, which they took and heard nothing, it is in no list.
        """
        tables = await self._read_tables(guest)
        for table in await self._for(guest, tables):
            if table.code == code:
                return await self._take_seat(table, tables, guest, name)
        return any(entry.code == code for entry in await self._worker.store.matches.unfinished(guest))

    async def _take_seat(self, table: ListedRow, tables: Iterable[ListedRow], guest: str, name: str) -> bool:
        """Take a seat at a table; False where somebody else was faster, or the guest may not sit there.

        Where their page is no longer at another table of the list, they leave their seat there to others.
        """
        for other in tables:
            if guest in other.entry.guests and other.code != table.code:
                room = await self._rooms.of(other.entry.table)
                if room is not None and guest not in room.table.guests:
                    await room.take(Left(guest))
        room = await self._rooms.of(table.entry.table)
        while room is not None and await room.take(Joined(guest, name)) is None:
            room = await self._rooms.of(table.entry.table)
        return room is not None and room.table.seat_of(guest) is not None

    async def _for(self, guest: str | None, tables: Iterable[ListedRow]) -> list[ListedRow]:
        """Leave out the tables of others where people sit who are never brought together with a guest."""
        apart = frozenset[str]() if guest is None else await self._worker.store.contacts.apart(guest)
        return [table for table in tables if guest in table.entry.guests or apart.isdisjoint(table.entry.guests)]

    async def _read_tables(
        self, guest: str | None = None, rules: Collection[str] | None = None
    ) -> tuple[ListedRow, ...]:
        """The tables in the list where somebody is: not those of workers that are dead."""
        return await self._worker.store.listed_tables.read(await self._worker.alive(), rules=rules, guest=guest)


def suitable(tables: Iterable[ListedRow], rules: Collection[str], pace: Pace | None) -> list[ListedRow]:
    """The tables where somebody can play at once, those with the most people first.

    Of several with as many, that which is first among `tables` stays so.
    """
    begun = [table for table in tables if table.entry.begun]
    fitting = [table for table in begun if table.entry.rules in rules and pace in (None, table.entry.pace)]
    return sorted(fitting, key=lambda table: -len(table.entry.guests))


def _listed(table: ListedRow, guest: str | None, now: float) -> ListedTable:
    entry = table.entry
    return ListedTable(
        code=table.code,
        rules=entry.rules,
        players=_players(entry.rules),
        pace=entry.pace,
        clock=entry.clock,
        seconds=entry.seconds,
        names=entry.names,
        free=entry.free,
        begun=entry.begun,
        minutes=max(0, int((now - table.since) // 60)),
        mine=guest in entry.guests,
    )


@lru_cache
def _players(rules: str) -> int:
    return law.seating(Rules.parse(rules)).players
